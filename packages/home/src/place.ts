import type { UserInfo } from '@app/session';
import type { Place } from '@app/sky';
import { type City, citiesNear, cityOfClock, distanceKm } from './cities/cities';

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

export const isPlace = (place: Place | undefined): place is Place =>
  Number.isFinite(place?.latitude) && Number.isFinite(place?.longitude);

/** A nearer city names the zone, km. */
const IN_TOWN_KM = 60;

/** The city of a home's clock: the one it is in, or a nearby one with the device's zone, or the nearest. */
export function cityAtHome({ latitude, longitude }: Place, zone: string): City | undefined {
  const place = { lat: latitude, lng: longitude };
  const [nearest, ...others] = citiesNear(place);
  if (!nearest || distanceKm(place, nearest.location) <= IN_TOWN_KM) return nearest;
  return [nearest, ...others].find(city => city.zone === zone) ?? nearest;
}

/**
 * IANA zone of a home's clock; the device's until its place is known.
 *
 * @example
 * zoneOfHome(homePlaceOf({ location: { lat: 52.52, lng: 13.4 } }, 'Asia/Shanghai'), 'Asia/Shanghai'); // 'Europe/Berlin'
 */
export const zoneOfHome = (place: HomePlace, zone: string): string =>
  (place?.isKnown && isPlace(place) ? cityAtHome(place, zone)?.zone : undefined) ?? zone;
