import { type AlmanacDetail, FIRST_YEAR, getAlmanacDetail, LAST_YEAR } from '@app/almanac';
import { type HolidayRegion, inRegion } from '@app/almanac/regions';
import { type CivilDate, formatCivilDate, parseCivilDate, type Result } from '@app/kernel';
import { useEffect, useState } from 'react';
import type { JumpError } from './errorText';

export type AlmanacOf =
  | { readonly kind: 'ready'; readonly day: AlmanacDetail }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly error: JumpError };

/** The almanac of a day: at once for 1900 to 2100; for other years the calendar library is fetched first. */
export function useAlmanacOf(date: CivilDate, region: HolidayRegion): AlmanacOf {
  const near = date.year >= FIRST_YEAR && date.year <= LAST_YEAR;
  // Today's date is a new object at each read, so days are compared by their text.
  const key = formatCivilDate(date);
  const [far, setFar] = useState<{ readonly key: string; readonly result: AlmanacOf }>();
  useEffect(() => {
    const date = parseCivilDate(key);
    if (near || !date) return;
    let wanted = true;
    const settle = (result: AlmanacOf) => wanted && setFar({ key, result });
    import('@app/almanac/beyond')
      .then(({ getAlmanacDetailBeyond }) => getAlmanacDetailBeyond(date, inRegion(region)))
      .then(
        found => settle(toAlmanacOf(found)),
        () => settle({ kind: 'failed', error: { code: 'almanac/no-answer' } }),
      );
    return () => {
      wanted = false;
    };
  }, [near, key, region]);

  if (!near) return far?.key === key ? far.result : { kind: 'waiting' };
  return toAlmanacOf(getAlmanacDetail(date, inRegion(region)));
}

const toAlmanacOf = (found: Result<AlmanacDetail, JumpError>): AlmanacOf =>
  found.ok ? { kind: 'ready', day: found.value } : { kind: 'failed', error: found.error };
