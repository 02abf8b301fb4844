import { shape } from './sound';

/** Past and future states, as whole values that share their unchanged parts. */
export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
}

/** Maximum steps; one per gesture, not per pointer movement. */
export const HISTORY_STEPS = 100;

const isHistory = /* @__PURE__ */ shape<History<unknown>>(
  ({ past, future }) => Array.isArray(past) && Array.isArray(future),
);

/**
 * The current state, with nothing to undo yet.
 *
 * @example
 * startHistory(emptyPlan()).past.length; // 0
 */
export const startHistory = <T>(now: T): History<T> => ({ past: [], now, future: [] });

/**
 * The same value is not a step.
 *
 * @example
 * advance(startHistory(1), 2); // { past: [ 1 ], now: 2, future: [] }
 */
export const advance = <T>(history: History<T>, next: T): History<T> =>
  !isHistory(history)
    ? startHistory(next)
    : next === history.now
      ? history
      : { past: [...history.past, history.now].slice(-HISTORY_STEPS), now: next, future: [] };

/**
 * One step back; the same history if there is none.
 *
 * @example
 * undo(advance(startHistory(1), 2)).now; // 1
 */
export function undo<T>(history: History<T>): History<T> {
  if (!isHistory(history)) return history;
  const { past, now, future } = history;
  const before = past.at(-1);
  return before === undefined
    ? { past, now, future }
    : { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

/**
 * One step forward; the same history if there is none.
 *
 * @example
 * redo(undo(advance(startHistory(1), 2))).now; // 2
 */
export function redo<T>(history: History<T>): History<T> {
  if (!isHistory(history)) return history;
  const { past, now, future } = history;
  const [next, ...rest] = future;
  return next === undefined ? { past, now, future } : { past: [...past, now], now: next, future: rest };
}
