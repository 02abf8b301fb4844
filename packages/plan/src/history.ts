/** What was and what may come again, as whole values that share what did not change. */
export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
}

/** Steps that are kept; one a gesture, not one a movement of the pointer. */
export const HISTORY_STEPS = 100;

export const startHistory = <T>(now: T): History<T> => ({ past: [], now, future: [] });

/** The same value is no step. */
export const advance = <T>(history: History<T>, next: T): History<T> =>
  next === history.now
    ? history
    : { past: [...history.past, history.now].slice(-HISTORY_STEPS), now: next, future: [] };

export function undo<T>({ past, now, future }: History<T>): History<T> {
  const before = past.at(-1);
  return before === undefined
    ? { past, now, future }
    : { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redo<T>({ past, now, future }: History<T>): History<T> {
  const [next, ...rest] = future;
  return next === undefined ? { past, now, future } : { past: [...past, now], now: next, future: rest };
}
