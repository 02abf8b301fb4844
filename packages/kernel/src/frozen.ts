/** A table with everything in it frozen: it is handed out, and the caller must not change it for everybody else. */
export function frozen<T>(table: T): T {
  if (typeof table !== 'object' || table === null || Object.isFrozen(table)) return table;
  for (const part of Object.values(table)) frozen(part);
  return Object.freeze(table);
}
