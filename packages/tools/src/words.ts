import {
  zh as chinese,
  formatLunarDate,
  type IdOf,
  type Kind,
  type LunarDate,
  lunarMonthName,
  type PillarId,
} from '@app/almanac';
import { en as english } from '@app/almanac/en';
import { type CivilDate, DIRECTION_NAMES, type Direction } from '@app/kernel';

/** The same words in both languages. */
export interface Bilingual {
  readonly zh: string;
  readonly en: string;
}

export const both = (zh: string, en: string): Bilingual => Object.freeze({ zh, en });

export const termOf = <K extends Kind>(kind: K, id: IdOf<K>): Bilingual =>
  both(
    (chinese[kind] as Record<string, string>)[id] ?? id,
    (english[kind] as Record<string, string>)[id] ?? id,
  );

/** 丙午, "Bing-Wu". */
export const pillarName = (id: PillarId): Bilingual => both(chinese.pillar[id], english.pillar[id]);

export const lunarName = (date: LunarDate): Bilingual =>
  both(formatLunarDate(date, chinese), formatLunarDate(date, english));

/** 闰六月, "leap 6th moon". */
export const lunarMonthWords = (leapMonth: number): Bilingual => {
  const date = { year: 2000, month: leapMonth, day: 1, isLeap: true };
  return both(lunarMonthName(date, chinese), lunarMonthName(date, english));
};

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** 2026年12月1日, "1 December 2026". */
export const dayName = ({ year, month, day }: CivilDate): Bilingual =>
  both(`${year}年${month}月${day}日`, `${day} ${MONTHS[month - 1] ?? ''} ${year}`);

const SPELLED = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** A count that begins an English sentence: in words up to ten, in figures beyond. */
export const spelledFirst = (count: number): string => SPELLED[count] ?? String(count);

/** English only, for a line without much room: "2 Jan 2027". */
export const shortDayName = ({ year, month, day }: CivilDate): string =>
  `${day} ${MONTHS[month - 1]?.slice(0, 3) ?? ''} ${year}`;

/** 东北, "northeast". */
export const directionName = (direction: Direction): Bilingual =>
  both(DIRECTION_NAMES.zh[direction], DIRECTION_NAMES.en[direction]);

/** Joins several: 甲、乙 and "a, b"; 无 and "none" if there are none. */
export function listed(words: readonly Bilingual[]): Bilingual {
  if (words.length === 0) return both('无', 'none');
  return both(words.map(({ zh }) => zh).join('、'), words.map(({ en }) => en).join(', '));
}

/** Joins sentences or clauses. */
export const joined = (parts: readonly Bilingual[], between: Bilingual = both('', ' ')): Bilingual =>
  both(parts.map(({ zh }) => zh).join(between.zh), parts.map(({ en }) => en).join(between.en));
