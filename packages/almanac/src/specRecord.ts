import { formatCivilDate } from '@app/kernel';
import { formatLunarYear, lunarDayName, lunarMonthName } from './format';
import { type Names, zh } from './names';
import type { AlmanacDay } from './types';

/** The almanac record of the specification, ready to show, in one language. */
export interface AlmanacRecord {
  /** `2026-06-21`. */
  readonly date: string;
  /** The stem-branch year of the lunar date: 丙午年, "Year of the Horse (Bing-Wu)". It changes at the lunar new year. */
  readonly year: string;
  /** The lunar month, 五月 or 闰六月. */
  readonly month: string;
  /** The lunar day, 初七. */
  readonly day: string;
  /** Festivals of the day; empty if there are none. */
  readonly festival: string;
  /** The solar term that begins on the day; empty on other days. */
  readonly jieqi: string;
  /** With emoji, 🐴 马. */
  readonly zodiac: string;
  /** 宜, empty when nothing suits. */
  readonly goodList: readonly string[];
  /** 忌, empty when nothing is to be avoided. */
  readonly badList: readonly string[];
}

/**
 * The specification's record of a day. Chinese unless other names are passed.
 *
 * @example
 * toAlmanacRecord(unwrap(getAlmanacDay('2026-06-21'))).jieqi; // '夏至'
 */
export function toAlmanacRecord(day: AlmanacDay, names: Names = zh): AlmanacRecord {
  const { lunar } = day;
  return Object.freeze({
    date: formatCivilDate(day.date),
    year: formatLunarYear(day.lunarYearPillar, day.zodiac, names),
    month: lunarMonthName(lunar, names),
    day: lunarDayName(lunar, names),
    festival: day.festivals.map(id => names.festival[id]).join(names.language === 'zh' ? '、' : ', '),
    jieqi: day.solarTerm.today === null ? '' : names.solarTerm[day.solarTerm.today],
    zodiac: `${day.zodiacEmoji} ${names.zodiac[day.zodiac]}`,
    goodList: Object.freeze(day.yi.map(id => names.activity[id])),
    badList: Object.freeze(day.ji.map(id => names.activity[id])),
  });
}
