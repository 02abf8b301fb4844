import {
  type Birth,
  type BirthBorder,
  type BirthError,
  type BirthReading,
  type BirthSwitches,
  type ChineseDate,
  getBirthPillars,
  getChineseDate,
  idsOf,
  type PillarId,
  type PillarPlace,
} from '@app/almanac';
import { type CivilDate, err, ok, type Result } from '@app/kernel';
import type { Resident } from '@app/session';
import type { Place } from '@app/sky';
import {
  type ClockTime,
  type DateError,
  type Location,
  parseBirthDate,
  parseBirthTime,
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
  { birthplace, birthCity }: Pick<StoredBirth, 'birthplace' | 'birthCity'>,
  { place, zone }: HomeClock,
): BirthPlace {
  const own = (birthCity === undefined ? undefined : findCity(birthCity)) ?? cityNamed(textOf(birthplace));
  if (own) return { zone: own.zone, longitude: own.location.lng, city: own, from: 'birthplace' };
  if (!place) return { zone, longitude: undefined, city: undefined, from: 'device' };
  const near = cityAtHome({ lat: place.latitude, lng: place.longitude }, zone);
  return { zone: near?.zone ?? zone, longitude: place.longitude, city: near, from: 'home' };
}

/** Nearer than this a city names the zone, km. */
const IN_TOWN_KM = 60;

/** The city whose clock a home is read by: the one it is in, else one near by that keeps the device's zone, else the nearest. */
function cityAtHome(place: Location, zone: string): City | undefined {
  const [nearest, ...others] = citiesNear(place);
  if (!nearest || distanceKm(place, nearest.location) <= IN_TOWN_KM) return nearest;
  return [nearest, ...others].find(city => city.zone === zone) ?? nearest;
}

/** A birth as everything reads it: form, house, chat and almanac. */
export interface ReadBirth {
  readonly date: CivilDate;
  /** As the clock showed it; undefined when nobody remembers. */
  readonly time: ClockTime | undefined;
  readonly place: BirthPlace;
  readonly switches: BirthSwitches;
  /** The same for the almanac, to compute further from. */
  readonly birth: Birth;
  readonly reading: BirthReading;
  /** A25: lunar day of the typed day, with the double hour the pillars are read from. */
  readonly chineseDate: ChineseDate;
}

export type ReadBirthError = BirthError | DateError | { readonly code: 'home/no-birth-date' };

/** A47: the one reading of a birth. A time that cannot be read counts as not known; the form marks it. */
export function readBirth(stored: StoredBirth, home: HomeClock): Result<ReadBirth, ReadBirthError> {
  const date = parseBirthDate(textOf(stored.birthDate));
  if (!date.ok) return date;
  if (!date.value) return err({ code: 'home/no-birth-date' });
  const time = readTime(textOf(stored.birthTime));
  const place = birthPlaceOf(stored, home);
  const birth: Birth = { date: date.value, time, zone: place.zone, longitude: place.longitude };
  const switches = switchesOf(stored, place);
  const reading = getBirthPillars(birth, switches);
  if (!reading.ok) return reading;
  const lunar = getChineseDate(date.value);
  if (!lunar.ok) return lunar;
  return ok({
    date: date.value,
    time,
    place,
    switches,
    birth,
    reading: reading.value,
    chineseDate: { ...lunar.value, pillars: fourPillarsOf(reading.value) },
  });
}

/** Whatever a caller without types hands over. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Times stored by another program may have seconds. */
function readTime(text: string): ClockTime | undefined {
  const time = parseBirthTime(text.trim().replace(/^(\d{1,2}:\d{2}):\d{2}$/, '$1'));
  return time.ok ? time.value : undefined;
}

/** Both switches are off unless the person turned them on; without a longitude there is no sundial to read. */
const switchesOf = (
  { trueSolarTime, dayAtMidnight }: StoredBirth,
  { longitude }: BirthPlace,
): BirthSwitches => ({
  trueSolarTime: trueSolarTime === true && longitude !== undefined,
  ziSchool: dayAtMidnight === true ? 'midnight' : 'late-zi',
});

/** The four pillars in the shape of a Chinese date; null while one of them is open or not known. */
function fourPillarsOf({ pillars, local }: BirthReading): ChineseDate['pillars'] {
  const [year, month, day, hour] = (['year', 'month', 'day', 'hour'] as const).map(place =>
    certain(pillars[place]),
  );
  if (!year || !month || !day || !hour || !local) return null;
  const doubleHour = idsOf('doubleHour')[Math.floor((local.clock.hour + 1) / 2) % 12];
  return doubleHour ? { year, month, day, hour, doubleHour } : null;
}

const certain = (pillars: readonly PillarId[]): PillarId | undefined =>
  pillars.length === 1 ? pillars[0] : undefined;

/** R306: what a person is told of their birth: each border that would change a pillar, and times no clock showed, or showed twice. */
export const tellingBorders = ({ borders }: BirthReading): readonly BirthBorder[] =>
  borders.filter(
    ({ kind, changes }) =>
      kind === 'clock-skipped' || kind === 'clock-twice' || Object.keys(changes).length > 0,
  );

/** A pillar that a border would change, with what it is now. */
export interface PillarChange {
  readonly place: PillarPlace;
  /** What it is read as; two while it is open, none while it is not known. */
  readonly from: readonly PillarId[];
  readonly to: PillarId;
}

/** From year to hour. */
export const changesOf = ({ pillars }: BirthReading, { changes }: BirthBorder): readonly PillarChange[] =>
  (['year', 'month', 'day', 'hour'] as const).flatMap(place => {
    const to = changes[place];
    return to ? [{ place, from: pillars[place], to }] : [];
  });
