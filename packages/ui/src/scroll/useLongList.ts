import { useDeferredValue, useMemo, useRef } from 'react';

/** More new rows than this are rendered in slices. */
const MANY = 8;

/** Many new rows are rendered in slices, so that the page stays responsive; any other change is immediate. */
export function useManyInSlices<Row>(rows: readonly Row[]): readonly Row[] {
  const settled = useDeferredValue(rows);
  return rows.length - settled.length > MANY ? settled : rows;
}

type Acts = Readonly<Record<string, (...args: never[]) => unknown>>;

/**
 * The same object from the first rendering on, so that no row is rendered again because of it; its functions call the
 * latest ones.
 */
export function useLatest<Actions extends Acts>(actions: Actions): Actions {
  const latest = useRef(actions);
  latest.current = actions;
  return useMemo(
    () =>
      Object.fromEntries(
        Object.keys(latest.current).map(name => [
          name,
          (...args: never[]) => latest.current[name]?.(...args),
        ]),
      ) as Actions, // each calls the latest function of the same name
    [],
  );
}
