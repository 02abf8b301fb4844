/**
 * An untyped caller's result for invalid input, where the signature has no room for an error: undefined, rather than NaN.
 * Typed callers do not get here (decisions 0029 and 0037).
 */
export const NOTHING = undefined as never;

/** Whether a table has its own entry by that name. Anything but text has none: converting it could throw. */
export const isKeyOf = (table: object, key: unknown): key is string =>
  typeof key === 'string' && Object.hasOwn(table, key);
