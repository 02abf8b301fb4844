import { type ChatFacts, type GuideSection, toGuideSections } from '@app/chat';
import { layoutGuide } from '@app/fengshui';
import { type DayFacts, dayFacts, type FactSources, gatherFacts as gatherMoment } from '@app/home';
import type { Face } from '@app/i18n';
import { parseCivilDate } from '@app/kernel';

/** What the app knows at this moment, household included; `withConsent` removes that again. */
export async function gatherFacts({
  face,
  ...sources
}: Omit<FactSources, 'en'> & { readonly face: Face }): Promise<ChatFacts> {
  const { en } = await import('@app/almanac/en');
  return {
    language: face === 'en' ? 'en' : 'zh',
    ...(face === 'zh-Hant' ? { traditional: true } : {}),
    ...gatherMoment({ ...sources, en }),
  };
}

/** The layout guide as the built-in guide quotes it. */
export const guideSections = (): readonly GuideSection[] => toGuideSections(layoutGuide());

/** The almanac of any day, for the guide that answers in this browser. */
export async function loadAlmanac(): Promise<(date: string) => DayFacts | undefined> {
  const { en } = await import('@app/almanac/en');
  return date => {
    const civil = parseCivilDate(date);
    return civil && dayFacts(civil, en);
  };
}
