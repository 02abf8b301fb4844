import { type CivilDate, err, ok, type Result } from '@app/kernel';
import type { Resident } from '@app/session';
import type { Place } from '@app/sky';
import {
  type ClockTime,
  type DateError,
  type Location,
  parseBirthDate,
  parseClockTime,
} from '@app/validation';
import { type City, citiesNear, cityNamed, distanceKm, findCity } from './cities/cities';

/** What is stored of a birth, as it was typed. */
export type StoredBirth = Pick<
  Resident,
  'birthDate' | 'birthTime' | 'birthplace' | 'birthCity' | 'trueSolarTime' | 'dayAtMidnight'
>;

/** What a birth is read by when it has no place of its own. */
export interface HomeClock {
  /** Where the home is; undefined until somebody says. */
  readonly place: Place | undefined;
  /** IANA zone of the device, for a home without a place. */
  readonly zone: string;
}

/** The place whose clock a birth is read by. */
export interface BirthPlace {
  /** IANA zone. */
  readonly zone: string;
  /** Degrees east; undefined when only the zone of the device is known. */
  readonly longitude: number | undefined;
  /** The listed city it is, or is near; undefined when there is none. */
  readonly city: City | undefined;
  /** Chosen or typed for the birth, the home, or only the device's clock. */
  readonly from: 'birthplace' | 'home' | 'device';
}

/** A47: the chosen city, else the one the birthplace names, else the home, else the zone of the device. */
export function birthPlaceOf(
  birth: Pick<StoredBirth, 'birthplace' | 'birthCity'>,
  home: HomeClock,
): BirthPlace {
  // Callers without types may hand over nothing.
  const { birthplace, birthCity } = birth ?? {};
  const place = home?.place;
  const zone = textOf(home?.zone);
  const own = (birthCity === undefined ? undefined : findCity(birthCity)) ?? cityNamed(textOf(birthplace));
  if (own) return { zone: own.zone, longitude: own.location.lng, city: own, from: 'birthplace' };
  if (!isPlace(place)) return { zone, longitude: undefined, city: undefined, from: 'device' };
  const near = cityAtHome({ lat: place.latitude, lng: place.longitude }, zone);
  return { zone: near?.zone ?? zone, longitude: place.longitude, city: near, from: 'home' };
}

const isPlace = (place: Place | undefined): place is Place =>
  Number.isFinite(place?.latitude) && Number.isFinite(place?.longitude);

/** Nearer than this a city names the zone, km. */
const IN_TOWN_KM = 60;

/** The city whose clock a home is read by: the one it is in, else one near by that keeps the device's zone, else the nearest. */
function cityAtHome(place: Location, zone: string): City | undefined {
  const [nearest, ...others] = citiesNear(place);
  if (!nearest || distanceKm(place, nearest.location) <= IN_TOWN_KM) return nearest;
  return [nearest, ...others].find(city => city.zone === zone) ?? nearest;
}

/** What somebody told of a birth: a day, perhaps a time, and the place whose clock they mean. */
export interface ToldBirth {
  readonly date: CivilDate;
  /** As the clock showed it; undefined when nobody remembers. */
  readonly time: ClockTime | undefined;
  readonly place: BirthPlace;
}

export type ToldBirthError = DateError | { readonly code: 'home/no-birth-date' };

/** A47: what is stored of a birth as day, time and place, without the almanac. A time that cannot be read counts as not known; the form marks it. */
export function toldBirthOf(stored: StoredBirth, home: HomeClock): Result<ToldBirth, ToldBirthError> {
  const date = parseBirthDate(textOf(stored?.birthDate));
  if (!date.ok) return date;
  if (!date.value) return err({ code: 'home/no-birth-date' });
  const time = parseClockTime(textOf(stored.birthTime));
  return ok({
    date: date.value,
    time: time.ok ? time.value : undefined,
    place: birthPlaceOf(stored, home),
  });
}

/** Whatever a caller without types hands over. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
