/** The last instant of the platform's dates, ms. */
const LAST = 8.64e15;

export const isInstant = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) <= LAST;

export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** Latitude within ±90 degrees, longitude within a turn. */
export const isPlace = (value: { readonly latitude: number; readonly longitude: number }): boolean =>
  typeof value === 'object' &&
  value !== null &&
  isNumber(value.latitude) &&
  Math.abs(value.latitude) <= 90 &&
  isNumber(value.longitude) &&
  Math.abs(value.longitude) <= 360;
