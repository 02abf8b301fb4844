import { type CivilDate, err, fromJulianDayNumber, ok, type Result } from '@app/kernel';
import type { AlmanacError } from './errors';
import { findLunarMonth, lunarDayIn, lunarMonthAt, lunarMonths } from './tables/lunarMonths';
import { solarTermRecord, termAt } from './tables/solarTerms';
import type { LunarDate, LunarDay, SolarTerm } from './types';
import {
  type DateInput,
  fieldsOf,
  LAST_YEAR,
  outside,
  recordFault,
  tableDay,
  unknown,
  validateLunarDate,
} from './validate';

/**
 * The lunar date of a Gregorian day, 1900 to 2100.
 *
 * @example
 * unwrap(solarToLunar('2026-06-21')); // { year: 2026, month: 5, isLeap: false, day: 7, monthDays: 29 }
 */
export function solarToLunar(date: DateInput): Result<LunarDay, AlmanacError> {
  const day = tableDay(date);
  return day.ok ? ok(lunarDayIn(lunarMonthAt(day.value), day.value)) : day;
}

/**
 * The Gregorian day of a lunar date of the lunar years 1899 to 2100 (1899-02-10 to 2101-01-28).
 *
 * @example
 * lunarToSolar({ year: 2027, month: 1, day: 1, isLeap: false }); // 2027-02-06
 */
export function lunarToSolar(date: LunarDate): Result<CivilDate, AlmanacError> {
  const valid = validateLunarDate(date);
  if (!valid.ok) return valid;
  // a valid date has its month in the tables
  const { year, month, isLeap, day } = valid.value;
  const at = findLunarMonth(year, month, isLeap)!;
  return ok(fromJulianDayNumber(lunarMonths().firstDay[at]! + day - 1));
}

/**
 * The 24 solar terms of a Gregorian year, from minor cold in January to the winter solstice in December.
 *
 * @example
 * unwrap(solarTermsOf(2026))[2]?.id; // 'start-of-spring'
 */
export function solarTermsOf(year: number): Result<readonly SolarTerm[], AlmanacError> {
  const day = tableDay({ year, month: 1, day: 1 });
  if (!day.ok) return day;
  const first = termAt(year, 1);
  return ok(Array.from({ length: 24 }, (_, i) => solarTermRecord(first + i)));
}

/** How a birthday is kept in years without its leap month, or without a 30th in its month. */
export interface BirthdayPolicy {
  /**
   * For a birth in a leap month. `leap-if-there`: in the leap month in years that have it, otherwise in the regular
   * one (the common custom, and the default); `regular`: always in the regular month; `leap-only`: wait for the leap
   * month.
   */
  readonly leapMonth?: 'leap-if-there' | 'regular' | 'leap-only';
  /** For a birth on the 30th in a month of 29 days: its last day (default), the first of the next month, or not kept. */
  readonly day30?: 'last-day' | 'next-day' | 'skip';
}

/**
 * The next Gregorian day, on or after `from`, on which a lunar birthday is kept. The year of birth does not matter.
 * An error if none is left up to the end of the lunar year 2100, in January 2101.
 *
 * @example
 * nextLunarBirthday({ month: 8, day: 15, isLeap: false }, '2026-01-01'); // 2026-09-25
 */
export function nextLunarBirthday(
  birthday: Pick<LunarDate, 'month' | 'day' | 'isLeap'>,
  from: DateInput,
  policy: BirthdayPolicy = {},
): Result<CivilDate, AlmanacError> {
  const start = tableDay(from);
  if (!start.ok) return start;
  const wrong = birthdayFault(birthday) ?? policyFault(policy);
  if (wrong) return err(wrong);
  const { year: thisYear } = lunarMonthAt(start.value);
  // From the year before: the 30th of its last month may be kept on the first day of this one.
  for (let year = thisYear - 1; year <= LAST_YEAR; year++) {
    const observed = birthdayIn(year, birthday, policy);
    if (observed !== undefined && observed >= start.value) return ok(fromJulianDayNumber(observed));
  }
  return err({
    code: 'almanac/year-not-in-tables',
    field: 'year',
    value: LAST_YEAR + 1,
    use: 'getAlmanacDayBeyond',
  });
}

/** The Julian Day Number on which a birthday is kept in a lunar year; undefined when it is not. */
function birthdayIn(
  year: number,
  { month, day, isLeap }: Pick<LunarDate, 'month' | 'day' | 'isLeap'>,
  { leapMonth = 'leap-if-there', day30 = 'last-day' }: BirthdayPolicy,
): number | undefined {
  const regular = findLunarMonth(year, month, false);
  const leap = isLeap && leapMonth !== 'regular' ? findLunarMonth(year, month, true) : undefined;
  const at = leap ?? (isLeap && leapMonth === 'leap-only' ? undefined : regular);
  if (at === undefined) return undefined;
  const { firstDay } = lunarMonths();
  const length = firstDay[at + 1]! - firstDay[at]!;
  if (day <= length) return firstDay[at]! + day - 1;
  if (day30 === 'skip') return undefined;
  return firstDay[at + 1]! - (day30 === 'last-day' ? 1 : 0);
}

/** Any month may have 30 days in some year, so only the numbers are checked. */
function birthdayFault(birthday: Pick<LunarDate, 'month' | 'day' | 'isLeap'>): AlmanacError | undefined {
  const { month, day, isLeap } = fieldsOf(birthday);
  return (
    outside('month', month, 1, 12) ?? outside('day', day, 1, 30) ?? unknown('isLeap', isLeap, [true, false])
  );
}

function policyFault(policy: BirthdayPolicy): AlmanacError | undefined {
  const { leapMonth, day30 } = fieldsOf(policy);
  return (
    recordFault(policy) ??
    unknown('leapMonth', leapMonth, [undefined, 'leap-if-there', 'regular', 'leap-only']) ??
    unknown('day30', day30, [undefined, 'last-day', 'next-day', 'skip'])
  );
}
