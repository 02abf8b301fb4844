import { fromJulianDayNumber, type Result, toJulianDayNumber } from '@app/kernel';
import { WHOLE } from '../../../../scripts/testing/whole';
import { almanacDayAt } from '../almanacDay';

/** Julian Day Numbers of 1900-01-01 and 2100-12-31: 73,414 days. */
export const FIRST_DAY = toJulianDayNumber({ year: 1900, month: 1, day: 1 });
export const LAST_DAY = toJulianDayNumber({ year: 2100, month: 12, day: 31 });

/**
 * The days of the tables visited by a test: all with `WHOLE=1`. Otherwise every 13th, so each day pillar meets each
 * month, and in every third year both days at each change of month, term and year: tables go wrong at edges first. 1979,
 * whose term the library dates wrong, is one of these years.
 */
export const walkedDays: readonly number[] = Array.from(
  { length: LAST_DAY - FIRST_DAY + 1 },
  (_, i) => FIRST_DAY + i,
).filter(jdn => WHOLE || (jdn - FIRST_DAY) % 13 === 0 || isEdge(jdn));

function isEdge(jdn: number): boolean {
  const { year } = fromJulianDayNumber(jdn);
  if (year % 3 !== 2) return false;
  const { date, lunar, solarTerm, daysToNextTerm } = almanacDayAt(jdn, {});
  const isYearEdge = (date.month === 1 && date.day === 1) || (date.month === 12 && date.day === 31);
  const isMonthEdge = lunar.day === 1 || lunar.day === lunar.monthDays;
  return isYearEdge || isMonthEdge || solarTerm.today !== null || daysToNextTerm === 1;
}

/** The value, or a failed test with the error. */
export function must<T, E>(result: Result<T, E>): T {
  if (result.ok) return result.value;
  throw new Error(`expected a value, got ${JSON.stringify(result.error)}`);
}

/** The error, or a failed test with the value. */
export function mustFail<T, E>(result: Result<T, E>): E {
  if (!result.ok) return result.error;
  throw new Error(`expected an error, got ${JSON.stringify(result.value)}`);
}

/** `2026-06-21` as a civil date. */
export function day(text: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, dayOfMonth = 0] = text.split('-').map(Number);
  return { year, month, day: dayOfMonth };
}
