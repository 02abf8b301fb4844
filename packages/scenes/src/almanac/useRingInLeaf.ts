import type { AlmanacDetail } from '@app/almanac';
import { useSyncExternalStore } from 'react';

/** From here on the leaf has room for the ring between its date and its pillars. */
const ROOMY = '(width >= 768px) and (height >= 880px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(ROOMY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the ring of hours is on the leaf: a day with many names or a holiday leaves no room for it. */
export function useRingInLeaf({ festivals, solarTerm, dayOff }: AlmanacDetail): boolean {
  const isRoomy = useSyncExternalStore(subscribe, () => window.matchMedia(ROOMY).matches);
  return isRoomy && !dayOff.holiday && festivals.length + (solarTerm.today ? 1 : 0) <= 1;
}
