import { useCallback, useEffect, useState } from 'react';

/** How long a value must be unchanged before it is reported, ms: browsers limit how often an address may change. */
const SETTLE_MS = 300;

/**
 * A value that changes often, for instance by a slider: shown immediately, reported when it settles. It follows `committed`
 * when that changes by itself. `commit` must be a stable function. While it is `idle` nothing can change: unreported
 * values are dropped.
 */
export function useSettled<Value>(
  committed: Value,
  commit: (value: Value) => void,
  idle = false,
): readonly [value: Value, move: (value: Value) => void] {
  const [own, setOwn] = useState<{ readonly of: Value; readonly value: Value; readonly sent?: Value }>({
    of: committed,
    value: committed,
  });
  if (own.of !== committed) setOwn({ of: committed, value: committed === own.sent ? own.value : committed });
  else if (idle && own.value !== committed) setOwn({ of: committed, value: committed });
  const { value } = own;
  useEffect(() => {
    if (value === committed) return undefined;
    const timer = setTimeout(() => {
      setOwn(before => ({ ...before, sent: value }));
      commit(value);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value, committed, commit]);
  return [value, useCallback((next: Value) => setOwn(before => ({ ...before, value: next })), [])];
}
