import { type Millis, NOTHING } from '@app/kernel';
import { turn } from './angles';
import { type Place, siderealTime } from './bodies';
import { isInstant, isPlace } from './input';

/** A point of the sky: right ascension 0 to 360 and declination -90 to 90, degrees. */
export interface Zenith {
  readonly ra: number;
  readonly dec: number;
}

/**
 * The point of the sky straight above a place: its declination is the latitude, its right ascension the local sidereal
 * time.
 */
export function zenithOf(place: Place, at: Millis): Zenith {
  if (!isInstant(at) || !isPlace(place)) return NOTHING;
  return { ra: turn(siderealTime(at) + place.longitude), dec: place.latitude };
}
