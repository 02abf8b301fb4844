import { useCallback, useEffect, useState } from 'react';

/** How long a value must be unchanged before it is reported, ms: browsers limit how often an address may change. */
const SETTLE_MS = 300;

/**
 * A value that changes often, for instance by a slider: shown immediately, reported when it settles. It follows `told`
 * when that changes by itself. `tell` must be a stable function. While it is `idle` nothing can change: unreported
 * values are dropped.
 */
export function useSettled<Value>(
  told: Value,
  tell: (value: Value) => void,
  idle = false,
): readonly [value: Value, move: (value: Value) => void] {
  const [own, setOwn] = useState<{ readonly of: Value; readonly value: Value; readonly sent?: Value }>({
    of: told,
    value: told,
  });
  if (own.of !== told) setOwn({ of: told, value: told === own.sent ? own.value : told });
  else if (idle && own.value !== told) setOwn({ of: told, value: told });
  const { value } = own;
  useEffect(() => {
    if (value === told) return undefined;
    const timer = setTimeout(() => {
      setOwn(before => ({ ...before, sent: value }));
      tell(value);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value, told, tell]);
  return [value, useCallback((next: Value) => setOwn(before => ({ ...before, value: next })), [])];
}
