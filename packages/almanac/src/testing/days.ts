import { type Result, toJulianDayNumber } from '@app/kernel';

/** Julian Day Numbers of 1900-01-01 and 2100-12-31: 73,414 days. */
export const FIRST_DAY = toJulianDayNumber({ year: 1900, month: 1, day: 1 });
export const LAST_DAY = toJulianDayNumber({ year: 2100, month: 12, day: 31 });

/** The value, or a failed test that says what went wrong. */
export function must<T, E>(result: Result<T, E>): T {
  if (result.ok) return result.value;
  throw new Error(`expected a value, got ${JSON.stringify(result.error)}`);
}

/** The error, or a failed test that shows the value. */
export function mustFail<T, E>(result: Result<T, E>): E {
  if (!result.ok) return result.error;
  throw new Error(`expected an error, got ${JSON.stringify(result.value)}`);
}

/** `2026-06-21` as a civil date. */
export function day(text: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, dayOfMonth = 0] = text.split('-').map(Number);
  return { year, month, day: dayOfMonth };
}
