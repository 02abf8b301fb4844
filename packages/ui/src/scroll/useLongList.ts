import { useDeferredValue, useMemo, useRef } from 'react';

/** More new rows than this at once are drawn in slices. */
const MANY = 8;

/** Many new rows are drawn in slices, so that the page answers meanwhile; any other change is there at once. */
export function useManyInSlices<Row>(rows: readonly Row[]): readonly Row[] {
  const settled = useDeferredValue(rows);
  return rows.length - settled.length > MANY ? settled : rows;
}

type Acts = Readonly<Record<string, (...args: never[]) => unknown>>;

/** The same object from the first drawing on, so that no row is drawn again for it; it does what those of the last one do. */
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
      ) as Actions, // each does what the one of its name does
    [],
  );
}
