import { type CivilDate, err, ok, type Result } from '@app/kernel';
import type { Resident } from '@app/session';
import type { Place } from '@app/sky';
import { type ClockTime, type DateError, parseBirthDate, parseClockTime } from '@app/validation';
import { type City, findCity, parseCity } from './cities/cities';
import { cityAtHome, isPlace } from './place';

/** The stored birth, as typed. */
export type StoredBirth = Pick<
  Resident,
  'birthDate' | 'birthTime' | 'birthplace' | 'birthCity' | 'trueSolarTime' | 'dayAtMidnight'
>;

/** The default for a birth without its own place. */
export interface HomeClock {
  /** The home's place; undefined until set. */
  readonly place: Place | undefined;
  /** IANA zone of the device, for a home without a place. */
  readonly zone: string;
}

/** The place of a birth's clock. */
export interface BirthPlace {
  /** IANA zone. */
  readonly zone: string;
  /** Degrees east; undefined if only the zone of the device is known. */
  readonly longitude: number | undefined;
  /** The listed city it is in, or near; undefined if there is none. */
  readonly city: City | undefined;
  /** Chosen or typed for the birth, the home's, or only the device's clock. */
  readonly from: 'birthplace' | 'home' | 'device';
}

/** A47: the chosen city, or the one named as birthplace, or the home, or the zone of the device. */
export function birthPlaceOf(
  birth: Pick<StoredBirth, 'birthplace' | 'birthCity'>,
  home: HomeClock,
): BirthPlace {
  // Untyped callers may pass nothing.
  const { birthplace, birthCity } = birth ?? {};
  const place = home?.place;
  const zone = textOf(home?.zone);
  const own = (birthCity === undefined ? undefined : findCity(birthCity)) ?? parseCity(textOf(birthplace));
  if (own) return { zone: own.zone, longitude: own.location.lng, city: own, from: 'birthplace' };
  if (!isPlace(place)) return { zone, longitude: undefined, city: undefined, from: 'device' };
  const near = cityAtHome(place, zone);
  return { zone: near?.zone ?? zone, longitude: place.longitude, city: near, from: 'home' };
}

/** A birth as told: a day, possibly a time, and the place of its clock. */
export interface StatedBirth {
  readonly date: CivilDate;
  /** As shown by the clock; undefined if unknown. */
  readonly time: ClockTime | undefined;
  readonly place: BirthPlace;
}

export type StatedBirthError = DateError | { readonly code: 'home/no-birth-date' };

/** The day of a stored birth, without its place. */
export function birthDateOf(stored: Pick<StoredBirth, 'birthDate'>): Result<CivilDate, StatedBirthError> {
  const date = parseBirthDate(textOf(stored?.birthDate));
  if (!date.ok) return date;
  return date.value ? ok(date.value) : err({ code: 'home/no-birth-date' });
}

/**
 * A47: a stored birth as day, time and place, without the almanac. An unreadable time counts as unknown; the form marks
 * it.
 */
export function toStatedBirth(stored: StoredBirth, home: HomeClock): Result<StatedBirth, StatedBirthError> {
  const date = birthDateOf(stored);
  if (!date.ok) return date;
  const time = parseClockTime(textOf(stored.birthTime));
  return ok({
    date: date.value,
    time: time.ok ? time.value : undefined,
    place: birthPlaceOf(stored, home),
  });
}

/** Whatever an untyped caller passes. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
