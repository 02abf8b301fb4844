/** A deeply frozen table: it is shared, and no caller may change it for the others. */
export function frozen<T>(table: T): T {
  if (typeof table !== 'object' || table === null || Object.isFrozen(table)) return table;
  for (const part of Object.values(table)) frozen(part);
  return Object.freeze(table);
}
