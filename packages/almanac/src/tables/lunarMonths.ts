import { LUNAR } from '../generated/calendar';
import { once } from './unpack';

/** First and last lunar year of the tables. 1899 is there for the first days of 1900 only. */
export const LUNAR_YEARS = { first: LUNAR.firstYear, last: LUNAR.lastYear } as const;

/** Every lunar month of the tables, in order, column by column. */
export interface LunarMonths {
  /** Julian Day Number of the first day; one more entry than months, so that lengths are differences. */
  readonly firstDay: Int32Array;
  readonly year: Int16Array;
  /** 1 to 12, negative in a leap month. */
  readonly month: Int8Array;
  /** Index of the first month of a lunar year, by year from the first. */
  readonly yearStart: Int16Array;
  readonly count: number;
}

/** The months, unpacked from 17 bits a year (see scripts/pack.mjs). */
export const lunarMonths: () => LunarMonths = once(() => {
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

/** Mean length of a lunar month in days, to guess where in the table a day is. */
const MEAN_MONTH = 29.530588;

/** Index of the month that holds this day. The day must be within the tables. */
export function lunarMonthAt(months: LunarMonths, jdn: number): number {
  const { firstDay } = months;
  let at = ((jdn - LUNAR.firstDay) / MEAN_MONTH) | 0;
  while (firstDay[at]! > jdn) at--;
  while (firstDay[at + 1]! <= jdn) at++;
  return at;
}

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

const risky: ReadonlySet<number> = new Set(LUNAR.nearMidnight.map(([firstDay]) => firstDay));

/** True for a month that begins on this day when its new moon is within minutes of midnight in China. */
export const isMonthNearMidnight = (firstDay: number): boolean => risky.has(firstDay);
