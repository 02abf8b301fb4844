import { type CivilDate, err, isCivilDate, ok, type Result, toJulianDayNumber } from '@app/kernel';
import type { AlmanacError, AlmanacField } from './errors';
import { findLunarMonth, LUNAR_YEARS, lunarMonths } from './tables/lunarMonths';
import type { LunarDate } from './types';

/** A clock time as people write it: 0 to 23, 0 to 59, 0 to 59. */
export interface ClockTime {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** First and last Gregorian year of the tables. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;

/** R89, R90: a Gregorian day that exists, years 1 to 9999; 5 to 14 October 1582 do not. */
export function validateDate(date: CivilDate): Result<CivilDate, AlmanacError> {
  const wrong = faultOf(date);
  return wrong ? err(wrong) : ok(date);
}

/** The Julian Day Number of a date within 1900 to 2100, where the tables answer at once. */
export function tableDay(date: CivilDate): Result<number, AlmanacError> {
  const wrong = faultOf(date);
  if (wrong) return err(wrong);
  const { year } = date;
  return year < FIRST_YEAR || year > LAST_YEAR
    ? err({ ...NOT_IN_TABLES, value: year })
    : ok(toJulianDayNumber(date));
}

const NOT_IN_TABLES = {
  code: 'almanac/year-not-in-tables',
  field: 'year',
  use: 'getAlmanacDayBeyond',
} as const;

function faultOf(date: CivilDate): AlmanacError | undefined {
  if (typeof date !== 'object' || date === null) {
    return { code: 'almanac/not-a-date', field: 'day', value: date };
  }
  const { year, month, day } = date;
  const wrong =
    outside('year', year, 1, 9999) ?? outside('month', month, 1, 12) ?? outside('day', day, 1, 31);
  if (wrong) return wrong;
  // days 1 to 28 exist in every month but October 1582: only the rest is asked of the calendar
  if ((day <= 28 && year !== 1582) || isCivilDate(date)) return undefined;
  return { code: 'almanac/no-such-day', field: 'day', value: day };
}

/** R89: hour 0 to 23, minute 0 to 59, second 0 to 59. */
export function validateTime(time: ClockTime): Result<ClockTime, AlmanacError> {
  const wrong =
    outside('hour', time.hour, 0, 23) ??
    outside('minute', time.minute, 0, 59) ??
    outside('second', time.second, 0, 59);
  return wrong ? err(wrong) : ok(time);
}

/** R91: a lunar day within its month, a leap month only where there is one. Lunar years 1899 to 2100. */
export function validateLunarDate(date: LunarDate): Result<LunarDate, AlmanacError> {
  const wrong =
    outside('year', date.year, LUNAR_YEARS.first, LUNAR_YEARS.last) ??
    outside('month', date.month, 1, 12) ??
    outside('day', date.day, 1, 30);
  if (wrong) return err(wrong);
  const at = findLunarMonth(date.year, date.month, date.isLeap);
  if (at === undefined) {
    const leapMonth = leapMonthOf(date.year) ?? null;
    return err({ code: 'almanac/no-such-leap-month', field: 'isLeap', value: date.month, leapMonth });
  }
  const { firstDay } = lunarMonths();
  return date.day <= firstDay[at + 1]! - firstDay[at]!
    ? ok(date)
    : err({ code: 'almanac/out-of-range', field: 'day', value: date.day, min: 1, max: 29 });
}

/** The leap month of a lunar year, 1 to 12; undefined when it has none or lies outside 1899 to 2100. */
export function leapMonthOf(year: number): number | undefined {
  for (let month = 1; month <= 12; month++) {
    if (findLunarMonth(year, month, true) !== undefined) return month;
  }
  return undefined;
}

function outside(field: AlmanacField, value: number, min: number, max: number): AlmanacError | undefined {
  if (!Number.isInteger(value)) return { code: 'almanac/not-a-whole-number', field, value };
  return value < min || value > max ? { code: 'almanac/out-of-range', field, value, min, max } : undefined;
}
