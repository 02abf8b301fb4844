import { en } from '@app/almanac/en';
import { type AdvisorKnowledge, toGuideSections } from '@app/chat';
import { layoutGuide } from '@app/fengshui';
import { dayFacts } from '@app/home';
import { type CivilDate, formatCivilDate, parseCivilDate } from '@app/kernel';

const GUIDE = toGuideSections(layoutGuide());

/**
 * What the built-in guide may answer from: the facts that came with the question, the almanac of the reader's day
 * where they lack it, and the layout guide. `today` is this machine's day, for questions that name none.
 */
export function completeFacts(facts: AdvisorKnowledge | undefined, today: CivilDate): AdvisorKnowledge {
  const date = facts?.date ?? formatCivilDate(today);
  const day = facts?.day ?? dayOf(date);
  return { guide: GUIDE, almanac: dayOf, ...facts, date, ...(day ? { day } : {}) };
}

const dayOf = (date: string) => {
  const civil = parseCivilDate(date);
  return civil && dayFacts(civil, en);
};
