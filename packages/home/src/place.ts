import type { UserInfo } from '@app/session';
import type { Place } from '@app/sky';
import { type City, cityOfClock } from './cities/cities';

/** Whose sky is shown: the home's, or that of a city which stands in for it. */
export type HomePlace = Place &
  ({ readonly isKnown: true } | { readonly isKnown: false; readonly standIn: City });

/**
 * Where the home is. Until that is known, the city that keeps the clock of the device stands in for it (R217): its sky
 * goes with the hour that is shown.
 */
export function homePlaceOf(info: Pick<UserInfo, 'location'> | undefined, zone: string): HomePlace {
  const place = knownPlaceOf(info);
  if (place) return { ...place, isKnown: true };
  const standIn = cityOfClock(zone);
  return { ...toPlace(standIn.location), isKnown: false, standIn };
}

/** Where the home is; undefined until somebody says. */
export const knownPlaceOf = (info: Pick<UserInfo, 'location'> | undefined): Place | undefined =>
  info?.location && toPlace(info.location);

const toPlace = ({ lat, lng }: { readonly lat: number; readonly lng: number }): Place => ({
  latitude: lat,
  longitude: lng,
});
