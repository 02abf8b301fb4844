import type { Millis } from '@app/kernel';
import type { Location } from '@app/validation';

/** 2000-01-01T12:00Z. */
const J2000_MILLIS = 946_728_000_000;
const MILLIS_PER_DAY = 86_400_000;

/** A point of the sky: right ascension 0 to 360 and declination -90 to 90, degrees. */
export interface SkyPoint {
  readonly ra: number;
  readonly dec: number;
}

/** Mean sidereal time at Greenwich, degrees (Meeus, Astronomical Algorithms, formula 12.4 without its smallest terms). */
export function siderealTime(at: Millis): number {
  const days = (at - J2000_MILLIS) / MILLIS_PER_DAY;
  return wrap(280.460_618_37 + 360.985_647_366_29 * days);
}

/** The point of the sky straight above a place: its declination is the latitude, its right ascension the local sidereal time. */
export const zenithOf = ({ lat, lng }: Location, at: Millis): SkyPoint => ({
  ra: wrap(siderealTime(at) + lng),
  dec: lat,
});

const wrap = (degrees: number): number => ((degrees % 360) + 360) % 360;
