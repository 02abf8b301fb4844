import type { Millis } from '@app/kernel';
import { useCallback, useSyncExternalStore } from 'react';
import type { Clock } from '../adapters/clock';
import { usePorts } from '../adapters/ports';

const MINUTE = 60_000;

/** Now, renewed each second or each minute. One timer serves all who look at the same clock. */
export function useNow(every: 'second' | 'minute' = 'minute'): Millis {
  const { clock } = usePorts();
  const subscribe = useCallback((listener: () => void) => watch(clock, listener), [clock]);
  const read = () => {
    const now = clock.now();
    // The same number until the next turn, so that React sees no change in between.
    const step = every === 'second' ? 1000 : MINUTE;
    return (Math.floor(now / step) * step) as Millis; // a rounded instant is an instant
  };
  return useSyncExternalStore(subscribe, read, read);
}

interface Watch {
  readonly listeners: Set<() => void>;
  stop: () => void;
}
const watches = new WeakMap<Clock, Watch>();

function watch(clock: Clock, listener: () => void): () => void {
  const current = watches.get(clock) ?? startWatch(clock);
  current.listeners.add(listener);
  return () => {
    current.listeners.delete(listener);
    if (current.listeners.size > 0) return;
    current.stop();
    watches.delete(clock);
  };
}

function startWatch(clock: Clock): Watch {
  const listeners = new Set<() => void>();
  const stop = clock.onSecond(() => {
    for (const listener of listeners) listener();
  });
  const made = { listeners, stop };
  watches.set(clock, made);
  return made;
}
