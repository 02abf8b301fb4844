import { type CivilDate, err, isCivilDate, isRecord, ok, type Result, toJulianDayNumber } from '@app/kernel';
import type { AlmanacError, AlmanacField } from './errors';
import { findLunarMonth, LUNAR_YEARS, lunarMonths } from './tables/lunarMonths';
import type { LunarDate } from './types';

/** A day as numbers, or as ISO text: `2026-06-21`. */
export type DateInput = CivilDate | string;

/** A clock time as people write it: 0 to 23, 0 to 59, 0 to 59. */
export interface ClockTime {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** First and last Gregorian year of the tables. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;

/**
 * A Gregorian day that exists, years 1 to 9999; 5 to 14 October 1582 do not.
 *
 * @example
 * validateDate({ year: 2026, month: 2, day: 30 }); // almanac/no-such-day
 */
export function validateDate(date: DateInput): Result<CivilDate, AlmanacError> {
  const given = typeof date === 'string' ? readIsoDate(date) : date;
  if (typeof given !== 'object' || given === null) return err(notADate(date));
  // Read once: the validated value is used from here on, whatever a getter returns next.
  const day = { year: given.year, month: given.month, day: given.day };
  const wrong = faultOf(day);
  return wrong ? err(wrong) : ok(day);
}

/** The Julian Day Number of a date within 1900 to 2100, where the tables answer at once. */
export function tableDay(date: DateInput): Result<number, AlmanacError> {
  const valid = validateDate(date);
  if (!valid.ok) return valid;
  const { year } = valid.value;
  return year < FIRST_YEAR || year > LAST_YEAR
    ? err({ code: 'almanac/year-not-in-tables', field: 'year', value: year, use: 'getAlmanacDayBeyond' })
    : ok(toJulianDayNumber(valid.value));
}

function readIsoDate(text: string): CivilDate | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return match ? { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) } : undefined;
}

const notADate = (value: unknown): AlmanacError => ({ code: 'almanac/not-a-date', field: 'day', value });

function faultOf(date: CivilDate): AlmanacError | undefined {
  const { year, month, day } = date;
  const wrong =
    outside('year', year, 1, 9999) ?? outside('month', month, 1, 12) ?? outside('day', day, 1, 31);
  if (wrong) return wrong;
  // days 1 to 28 exist in every month but October 1582: the calendar is asked only for the rest
  if ((day <= 28 && year !== 1582) || isCivilDate(date)) return undefined;
  return { code: 'almanac/no-such-day', field: 'day', value: day };
}

/**
 * Hour 0 to 23, minute 0 to 59, second 0 to 59.
 *
 * @example
 * validateTime({ hour: 24, minute: 0, second: 0 }); // almanac/out-of-range
 */
export function validateTime(time: ClockTime): Result<ClockTime, AlmanacError> {
  const { hour, minute, second } = fieldsOf(time);
  const wrong =
    outside('hour', hour, 0, 23) ?? outside('minute', minute, 0, 59) ?? outside('second', second, 0, 59);
  return wrong ? err(wrong) : ok({ hour, minute, second });
}

/**
 * A lunar day within its month, a leap month only where there is one. Lunar years 1899 to 2100.
 *
 * @example
 * validateLunarDate({ year: 2026, month: 6, day: 1, isLeap: true }); // almanac/no-such-leap-month
 */
export function validateLunarDate(date: LunarDate): Result<LunarDate, AlmanacError> {
  const { year, month, isLeap, day } = fieldsOf(date);
  const wrong =
    outside('year', year, LUNAR_YEARS.first, LUNAR_YEARS.last) ??
    outside('month', month, 1, 12) ??
    outside('day', day, 1, 30) ??
    unknown('isLeap', isLeap, [true, false]);
  if (wrong) return err(wrong);
  const at = findLunarMonth(year, month, isLeap);
  if (at === undefined) {
    return err({
      code: 'almanac/no-such-leap-month',
      field: 'isLeap',
      value: month,
      leapMonth: leapMonthOf(year) ?? null,
    });
  }
  const { firstDay } = lunarMonths();
  return day <= firstDay[at + 1]! - firstDay[at]!
    ? ok({ year, month, day, isLeap })
    : err({ code: 'almanac/out-of-range', field: 'day', value: day, min: 1, max: 29 });
}

/**
 * The leap month of a lunar year, 1 to 12; undefined when it has none or lies outside 1899 to 2100.
 *
 * @example
 * leapMonthOf(2025); // 6
 */
export function leapMonthOf(year: number): number | undefined {
  if (!Number.isInteger(year)) return undefined;
  for (let month = 1; month <= 12; month++) {
    if (findLunarMonth(year, month, true) !== undefined) return month;
  }
  return undefined;
}

/** Anything but an object has no fields, so each counts as wrong. */
export const fieldsOf = <T extends object>(value: T): T =>
  typeof value === 'object' && value !== null ? value : ({} as T);

/** The error of a number that is not whole, or not from `min` to `max`; undefined if valid. */
export function outside(
  field: AlmanacField,
  value: number,
  min: number,
  max: number,
): AlmanacError | undefined {
  if (!Number.isInteger(value)) return { code: 'almanac/not-a-whole-number', field, value };
  return value < min || value > max ? { code: 'almanac/out-of-range', field, value, min, max } : undefined;
}

/** The error of an unknown value; undefined if valid. */
export const unknown = (
  field: AlmanacField,
  value: unknown,
  known: readonly unknown[],
): AlmanacError | undefined =>
  known.includes(value) ? undefined : { code: 'almanac/unknown-value', field, value };

/** The error of a switch that is neither on, off nor missing. */
export const flagFault = (field: AlmanacField, value: unknown): AlmanacError | undefined =>
  unknown(field, value, [true, false, undefined]);

/** The error of options that are not an object; unknown fields are ignored. */
export const recordFault = (options: unknown): AlmanacError | undefined =>
  isRecord(options) ? undefined : { code: 'almanac/unknown-value', field: 'options', value: options };
