import { LUNAR } from '../generated/calendar';
import * as ids from '../generated/ids';
import { yearPillarIndex } from '../pillars';
import type { AlmanacDay, LunarDay } from '../types';
import { idAt, PILLARS, type PillarId, type ZodiacId } from '../vocabulary';
import { once } from './unpack';

/** First and last lunar year of the tables. January 1900 is still 1899. */
export const LUNAR_YEARS = { first: LUNAR.firstYear, last: LUNAR.lastYear } as const;

/** Every lunar month of the tables, in order, column by column. */
export interface LunarMonths {
  /** Julian Day Number of the first day; one more entry than months, so lengths are differences. */
  readonly firstDay: Int32Array;
  readonly year: Int16Array;
  /** 1 to 12, negative in a leap month. */
  readonly month: Int8Array;
  /** Index of the first month of a lunar year, by year from the first. */
  readonly yearStart: Int16Array;
  readonly count: number;
}

/** The months, unpacked from 17 bits a year (see scripts/pack.mjs). */
export const lunarMonths: () => LunarMonths = /* @__PURE__ */ once(() => {
  const years = LUNAR.lastYear - LUNAR.firstYear + 1;
  const firstDay = new Int32Array(years * 13 + 1);
  const year = new Int16Array(years * 13);
  const month = new Int8Array(years * 13);
  const yearStart = new Int16Array(years + 1);
  let count = 0;
  let day: number = LUNAR.firstDay;
  for (let y = 0; y < years; y++) {
    const bits = Number.parseInt(LUNAR.years.slice(y * 5, y * 5 + 5), 16);
    const leap = bits >> 13;
    const months = leap > 0 ? 13 : 12;
    yearStart[y] = count;
    for (let i = 0; i < months; i++) {
      const number = leap > 0 && i >= leap ? i : i + 1;
      firstDay[count] = day;
      year[count] = LUNAR.firstYear + y;
      month[count] = leap > 0 && i === leap ? -number : number;
      day += (bits >> i) & 1 ? 30 : 29;
      count++;
    }
  }
  yearStart[years] = count;
  firstDay[count] = day;
  return { firstDay, year, month, yearStart, count };
});

/** Index of a lunar month, or undefined when that year has no such month or lies outside the tables. */
export function findLunarMonth(year: number, month: number, isLeap: boolean): number | undefined {
  const months = lunarMonths();
  const y = year - LUNAR.firstYear;
  const signed = isLeap ? -month : month;
  for (let i = months.yearStart[y] ?? 0, end = months.yearStart[y + 1] ?? 0; i < end; i++) {
    if (months.month[i] === signed) return i;
  }
  return undefined;
}

/** The facts shared by every day of a lunar month. */
export interface MonthStretch {
  /** Index of the month in the tables. */
  readonly at: number;
  readonly firstDay: number;
  /** First day of the next month. */
  readonly endDay: number;
  readonly year: number;
  readonly month: number;
  readonly isLeap: boolean;
  readonly days: number;
  readonly zodiac: ZodiacId;
  readonly yearPillar: PillarId;
  /** True if it is the last month of its year. */
  readonly endsYear: boolean;
  /** True if the new moon is within minutes of midnight in China, or not on the published first day. */
  readonly nearMidnight: boolean;
  /** The same for the following month: its last day may then be the first of the next in another almanac. */
  readonly beforeNearMidnight: boolean;
  /** The records of its days without options, made on first use (almanacDay.ts). */
  readonly records: (AlmanacDay | undefined)[];
}

const stretches = /* @__PURE__ */ once(() => new Array<MonthStretch | undefined>(lunarMonths().count));

/** Mean length of a lunar month in days, to estimate a day's index in the tables. */
const MEAN_MONTH = 29.530588;

/** The lunar month that contains this day. The day must be within the tables. */
export function lunarMonthAt(jdn: number): MonthStretch {
  let month = monthStretch(((jdn - LUNAR.firstDay) / MEAN_MONTH) | 0);
  while (month.firstDay > jdn) month = monthStretch(month.at - 1);
  while (month.endDay <= jdn) month = monthStretch(month.at + 1);
  return month;
}

/** The lunar month at this index of the tables; the same object each time. */
function monthStretch(at: number): MonthStretch {
  const known = stretches()[at];
  if (known) return known;
  const { firstDay, year, month } = lunarMonths();
  const first = firstDay[at]!;
  const made: MonthStretch = {
    at,
    firstDay: first,
    endDay: firstDay[at + 1]!,
    year: year[at]!,
    month: Math.abs(month[at]!),
    isLeap: month[at]! < 0,
    days: firstDay[at + 1]! - first,
    zodiac: idAt(ids.zodiac, year[at]! - 4),
    yearPillar: PILLARS[yearPillarIndex(year[at]!)]!,
    endsYear: year[at + 1] !== year[at],
    nearMidnight: isNearMidnight(first),
    beforeNearMidnight: isNearMidnight(firstDay[at + 1]!),
    records: new Array<AlmanacDay | undefined>(30).fill(undefined),
  };
  stretches()[at] = made;
  return made;
}

const isNearMidnight = (firstDay: number): boolean => LUNAR.nearMidnight.some(([day]) => day === firstDay);

/** The lunar date of a day of this month, by Julian Day Number. */
export const lunarDayIn = (month: MonthStretch, jdn: number): LunarDay =>
  Object.freeze({
    year: month.year,
    month: month.month,
    isLeap: month.isLeap,
    day: jdn - month.firstDay + 1,
    monthDays: month.days,
  });
