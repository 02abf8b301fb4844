import type { UserInfo } from '@app/session';
import type { Place } from '@app/sky';
import { type City, cityOfClock } from './cities/cities';

/** The place of the sky shown: the home's, or that of a representative city. */
export type HomePlace = Place &
  ({ readonly isKnown: true } | { readonly isKnown: false; readonly standIn: City });

/**
 * The home's place. Until it is known, the city of the device's clock represents it (R217): its sky matches the displayed
 * hour.
 */
export function homePlaceOf(info: Pick<UserInfo, 'location'> | undefined, zone: string): HomePlace {
  const place = knownPlaceOf(info);
  if (place) return { ...place, isKnown: true };
  const standIn = cityOfClock(zone);
  return { ...toPlace(standIn.location), isKnown: false, standIn };
}

/** The home's place; undefined until set. */
export const knownPlaceOf = (info: Pick<UserInfo, 'location'> | undefined): Place | undefined =>
  info?.location && toPlace(info.location);

const toPlace = ({ lat, lng }: { readonly lat: number; readonly lng: number }): Place => ({
  latitude: lat,
  longitude: lng,
});
