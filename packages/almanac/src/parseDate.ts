import { type CivilDate, err, type Result } from '@app/kernel';
import type { AlmanacError } from './errors';
import { validateDate } from './validate';

/** No date is longer, however it is spaced. */
const LONGEST = 40;

const YEAR_FIRST = /^(\d{1,4}) {0,3}[-/.年] {0,3}(\d{1,2}) {0,3}[-/.月] {0,3}(\d{1,2}) {0,3}日?$/;
const YEAR_LAST = /^(\d{1,2}) {0,3}[-/.] {0,3}(\d{1,2}) {0,3}[-/.] {0,3}(\d{4})$/;

/**
 * Reads a date as people type it: `2026-6-21`, `2026/06/21`, `2026.6.21`, `2026年6月21日` and `6/21/2026`, in full-width
 * characters too. With the year last the month comes first, as in the United States, unless it can only be a day (R214).
 *
 * @example
 * unwrap(parseDate('2026年6月21日')); // { year: 2026, month: 6, day: 21 }
 */
export function parseDate(text: string): Result<CivilDate, AlmanacError> {
  const plain = typeof text === 'string' && text.length <= LONGEST ? text.normalize('NFKC').trim() : '';
  const [, year, month, day] = (YEAR_FIRST.exec(plain) ?? []).map(Number);
  if (year !== undefined && month !== undefined && day !== undefined)
    return validateDate({ year, month, day });
  const [, first, second, last] = (YEAR_LAST.exec(plain) ?? []).map(Number);
  if (first === undefined || second === undefined || last === undefined)
    return err({ code: 'almanac/not-a-date', field: 'day', value: text });
  const isDayFirst = first > 12 && second <= 12;
  return validateDate({
    year: last,
    month: isDayFirst ? second : first,
    day: isDayFirst ? first : second,
  });
}
