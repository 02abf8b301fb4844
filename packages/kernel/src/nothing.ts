/**
 * What a caller without types gets for input that is none, where the signature has no room for an error: nothing, rather
 * than a number that is none. Typed callers do not get here (decisions 0029 and 0037).
 */
export const NOTHING = undefined as never;

/** Whether a table has its own entry by that name. Anything but text has none: turning it into text could throw. */
export const isKeyOf = (table: object, key: unknown): key is string =>
  typeof key === 'string' && Object.hasOwn(table, key);
