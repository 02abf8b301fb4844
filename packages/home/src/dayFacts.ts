import {
  formatLunarDate,
  getAlmanacDetail,
  type Names,
  termsAndClash,
  toAlmanacRecord,
  zh,
} from '@app/almanac';
import type { Bilingual } from '@app/fengshui';
import { type CivilDate, formatCivilDate } from '@app/kernel';

/** The almanac's entry for one day, in both languages. */
export interface DayFacts {
  /** `2026-06-21`. */
  readonly date: string;
  readonly lunar: Bilingual;
  readonly yi: readonly Bilingual[];
  readonly ji: readonly Bilingual[];
  /** The current solar term. */
  readonly term: Bilingual;
  /** The next solar term and how many days away it is. */
  readonly nextTerm: { readonly name: Bilingual; readonly inDays: number };
  readonly festival?: Bilingual;
  /** The animal of the lunar year. */
  readonly zodiac: Bilingual;
  /** The animal the day clashes with, and its direction. */
  readonly clash: Bilingual;
}

/** The almanac of a day, for a guide's answers; undefined outside its years. `en` is an argument, since it is loaded late. */
export function dayFacts(date: CivilDate, en: Names): DayFacts | undefined {
  const detail = getAlmanacDetail(date);
  if (!detail.ok || typeof en?.language !== 'string') return undefined;
  const chinese = toAlmanacRecord(detail.value, zh);
  const english = toAlmanacRecord(detail.value, en);
  const pairs = (list: 'goodList' | 'badList'): readonly Bilingual[] =>
    chinese[list].map((word, index) => ({ zh: word, en: english[list][index] ?? word }));
  return {
    date: formatCivilDate(detail.value.date),
    lunar: {
      zh: `农历${chinese.month}${chinese.day}`,
      en: `lunar ${formatLunarDate(detail.value.lunar, en)}`,
    },
    yi: pairs('goodList'),
    ji: pairs('badList'),
    ...(chinese.festival === '' ? {} : { festival: { zh: chinese.festival, en: english.festival } }),
    zodiac: { zh: chinese.zodiac, en: english.zodiac },
    ...termsAndClash(detail.value, en),
  };
}
