import { type AlmanacDetail, getAlmanacDetail, toAlmanacRecord, zh } from '@app/almanac';
import { en } from '@app/almanac/en';
import { type AdvisorKnowledge, type DayFacts, type GuideSection, type Topic, toDayFacts } from '@app/chat';
import { type GuideSectionId, layoutGuide } from '@app/fengshui';
import { type CivilDate, formatCivilDate, parseCivilDate } from '@app/kernel';

const TOPIC_OF: Readonly<Record<GuideSectionId, Topic>> = {
  'living-room': 'living',
  bedroom: 'bedroom',
  kitchen: 'kitchen',
  lighting: 'lighting',
  colour: 'colour',
};

const GUIDE: readonly GuideSection[] = layoutGuide().map(({ id, title, description }) => ({
  topic: TOPIC_OF[id],
  title,
  text: description,
}));

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
  const day = civil && getAlmanacDetail(civil);
  return day?.ok ? describe(day.value) : undefined;
}

const describe = (day: AlmanacDetail): DayFacts =>
  toDayFacts(toAlmanacRecord(day, zh), toAlmanacRecord(day, en), {
    term: termName(day.solarTerm.current.id),
    nextTerm: { name: termName(day.solarTerm.next.id), inDays: day.daysToNextTerm },
    clash: {
      zh: `冲${zh.zodiac[day.clash.zodiac]}，煞${zh.direction[day.clash.bane]}`,
      en: `the ${en.zodiac[day.clash.zodiac]}; its bane lies in the ${en.direction[day.clash.bane]}`,
    },
  });

const termName = (id: AlmanacDetail['solarTerm']['current']['id']) => ({
  zh: zh.solarTerm[id],
  en: en.solarTerm[id],
});
