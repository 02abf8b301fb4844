import { en } from '@app/almanac/en';
import { type AdvisorKnowledge, toGuideSections } from '@app/chat';
import { layoutGuide } from '@app/fengshui';
import { dayFacts } from '@app/home';
import { asIfUtc, type CivilDate, formatCivilDate, millis, parseCivilDate } from '@app/kernel';
import { openToolbox } from '@app/tools';

const GUIDE = toGuideSections(layoutGuide());

/**
 * The built-in guide's sources: the facts sent with the question, the almanac of the reader's day if they lack it,
 * and the layout guide. `today` is this machine's day, for questions that name none.
 */
export function completeFacts(facts: AdvisorKnowledge | undefined, today: CivilDate): AdvisorKnowledge {
  const date = facts?.date ?? formatCivilDate(today);
  const day = facts?.day ?? dayOf(date);
  // The reader's noon: this machine does not know where they are, and need not.
  const noon = asIfUtc(parseCivilDate(date) ?? today, { hour: 12, minute: 0 });
  const tools = openToolbox({ now: millis(noon), zone: 'UTC', language: facts?.language ?? 'both' });
  return { guide: GUIDE, almanac: dayOf, tools, ...facts, date, ...(day ? { day } : {}) };
}

const dayOf = (date: string) => {
  const civil = parseCivilDate(date);
  return civil && dayFacts(civil, en);
};
