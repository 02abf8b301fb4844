import { type AlmanacDay, type AlmanacDetail, FIRST_YEAR, getAlmanacDetail, LAST_YEAR } from '@app/almanac';
import { type CivilDate, formatCivilDate, parseCivilDate } from '@app/kernel';
import { useEffect, useState } from 'react';
import type { JumpError } from './errorText';

export type AlmanacOf =
  | { readonly kind: 'ready'; readonly day: AlmanacDetail; readonly detail: AlmanacDetail }
  /** Other years have no traditional detail. */
  | { readonly kind: 'ready'; readonly day: AlmanacDay; readonly detail: undefined }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly error: JumpError };

/** The almanac of a day: at once for 1900 to 2100; for other years the calendar library is fetched first. */
export function useAlmanacOf(date: CivilDate): AlmanacOf {
  const near = date.year >= FIRST_YEAR && date.year <= LAST_YEAR;
  // Today's date is a new object each time it is read, so days are told apart by their text.
  const key = formatCivilDate(date);
  const [far, setFar] = useState<{ readonly key: string; readonly result: AlmanacOf }>();
  useEffect(() => {
    const asked = parseCivilDate(key);
    if (near || !asked) return;
    let wanted = true;
    const settle = (result: AlmanacOf) => wanted && setFar({ key, result });
    import('@app/almanac/beyond')
      .then(({ getAlmanacDayBeyond }) => getAlmanacDayBeyond(asked))
      .then(
        found =>
          settle(
            found.ok
              ? { kind: 'ready', day: found.value, detail: undefined }
              : { kind: 'failed', error: found.error },
          ),
        () => settle({ kind: 'failed', error: { code: 'almanac/no-answer' } }),
      );
    return () => {
      wanted = false;
    };
  }, [near, key]);

  if (!near) return far?.key === key ? far.result : { kind: 'waiting' };
  const found = getAlmanacDetail(date);
  return found.ok
    ? { kind: 'ready', day: found.value, detail: found.value }
    : { kind: 'failed', error: found.error };
}
