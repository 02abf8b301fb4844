import { type AlmanacDay, type AlmanacDetail, FIRST_YEAR, getAlmanacDetail, LAST_YEAR } from '@app/almanac';
import type { CivilDate } from '@app/kernel';
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
  const [far, setFar] = useState<{ readonly date: CivilDate; readonly result: AlmanacOf }>();
  useEffect(() => {
    if (near) return;
    let wanted = true;
    const settle = (result: AlmanacOf) => wanted && setFar({ date, result });
    import('@app/almanac/beyond')
      .then(({ getAlmanacDayBeyond }) => getAlmanacDayBeyond(date))
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
  }, [near, date]);

  if (!near) return far?.date === date ? far.result : { kind: 'waiting' };
  const found = getAlmanacDetail(date);
  return found.ok
    ? { kind: 'ready', day: found.value, detail: found.value }
    : { kind: 'failed', error: found.error };
}
