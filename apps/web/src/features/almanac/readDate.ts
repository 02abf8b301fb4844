import { validateDate } from '@app/almanac';
import { type CivilDate, err, type Result } from '@app/kernel';
import type { JumpError } from './errorText';

/** Reads `2026-6-21`, `2026/06/21`, `2026.6.21` and `2026年6月21日`, in full-width characters too. */
export function readDate(text: string): Result<CivilDate, JumpError> {
  const match = /^(\d{1,4}) {0,3}[-/.年] {0,3}(\d{1,2}) {0,3}[-/.月] {0,3}(\d{1,2}) {0,3}日?$/.exec(
    text.normalize('NFKC').trim(),
  );
  if (!match) return err({ code: 'almanac/not-a-date' });
  return validateDate({ year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) });
}
