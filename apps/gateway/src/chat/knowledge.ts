import { getAlmanacDetail, termsAndClash, toAlmanacRecord, zh } from '@app/almanac';
import { en } from '@app/almanac/en';
import { type AdvisorKnowledge, type DayFacts, toDayFacts, toGuideSections } from '@app/chat';
import { layoutGuide } from '@app/fengshui';
import { type CivilDate, formatCivilDate, parseCivilDate } from '@app/kernel';

const GUIDE = toGuideSections(layoutGuide());

/**
 * What the built-in guide may answer from: the facts that came with the question, the almanac of the reader's day
 * where they lack it, and the layout guide. `today` is this machine's day, for questions that name none.
 */
export function completeFacts(facts: AdvisorKnowledge | undefined, today: CivilDate): AdvisorKnowledge {
  const date = facts?.date ?? formatCivilDate(today);
  const day = facts?.day ?? dayFacts(date);
  return { guide: GUIDE, almanac: dayFacts, ...facts, date, ...(day ? { day } : {}) };
}

/** Undefined outside the years of the almanac. */
function dayFacts(date: string): DayFacts | undefined {
  const civil = parseCivilDate(date);
  const detail = civil && getAlmanacDetail(civil);
  if (!detail?.ok) return undefined;
  const day = detail.value;
  return toDayFacts(toAlmanacRecord(day, zh), toAlmanacRecord(day, en), termsAndClash(day, en));
}
