import type { Millis } from '@app/kernel';
import { useSyncExternalStore } from 'react';
import { useFirstPorts } from '../adapters/firstPorts';

const MINUTE = 60_000;

/** Now, updated each second or each minute. */
export function useNow(every: 'second' | 'minute' = 'minute'): Millis {
  const { clock } = useFirstPorts();
  const read = () => {
    const now = clock.now();
    // The same number until the next second or minute, so React sees no change in between.
    const step = every === 'second' ? 1000 : MINUTE;
    return (Math.floor(now / step) * step) as Millis; // a rounded instant is an instant
  };
  return useSyncExternalStore(clock.onSecond, read, read);
}
