/** The last instant that the platform's dates can hold, ms. */
const LAST = 8.64e15;

export const isInstant = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) <= LAST;

export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** Latitude within 90 degrees, longitude within a turn. */
export const isPlace = (value: { readonly latitude: number; readonly longitude: number }): boolean =>
  typeof value === 'object' &&
  value !== null &&
  isNumber(value.latitude) &&
  Math.abs(value.latitude) <= 90 &&
  isNumber(value.longitude) &&
  Math.abs(value.longitude) <= 360;

/**
 * What a caller without types gets for input that is none: nothing, rather than a number that is none. Typed callers do not
 * get here: an instant is finite by its brand, and a place was checked where it was entered.
 */
export const NOTHING = undefined as never;
