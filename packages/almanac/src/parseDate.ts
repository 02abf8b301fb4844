import { type CivilDate, err, type Result } from '@app/kernel';
import type { AlmanacError } from './errors';
import { validateDate } from './validate';

/** No date is longer, however it is spaced. */
const LONGEST = 40;

/**
 * Reads a date as people type it: `2026-6-21`, `2026/06/21`, `2026.6.21` and `2026年6月21日`, in full-width characters too.
 *
 * @example
 * unwrap(parseDate('2026年6月21日')); // { year: 2026, month: 6, day: 21 }
 */
export function parseDate(text: string): Result<CivilDate, AlmanacError> {
  const plain = typeof text === 'string' && text.length <= LONGEST ? text.normalize('NFKC').trim() : '';
  const match = /^(\d{1,4}) {0,3}[-/.年] {0,3}(\d{1,2}) {0,3}[-/.月] {0,3}(\d{1,2}) {0,3}日?$/.exec(plain);
  if (!match) return err({ code: 'almanac/not-a-date', field: 'day', value: text });
  return validateDate({ year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) });
}
