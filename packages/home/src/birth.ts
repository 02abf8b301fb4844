import {
  type Birth,
  type BirthBoundary,
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
import { ok, type Result } from '@app/kernel';
import {
  type BirthPlace,
  type HomeClock,
  type StatedBirth,
  type StatedBirthError,
  type StoredBirth,
  toStatedBirth,
} from './statedBirth';

/** A birth as read by everything: form, house, chat and almanac. */
export interface ReadBirth extends StatedBirth {
  readonly switches: BirthSwitches;
  /** The same for the almanac, for further computation. */
  readonly birth: Birth;
  readonly reading: BirthReading;
  /** A25: lunar day of the typed day, with the double hour of the pillars. */
  readonly chineseDate: ChineseDate;
}

export type ReadBirthError = BirthError | StatedBirthError;

/** For untyped callers that pass nothing: read as a birth without a date. */
const NO_BIRTH: StoredBirth = { birthDate: '', birthTime: '', birthplace: '' };
const NO_CLOCK: HomeClock = { place: undefined, zone: '' };

/** A47: the one reading of a birth. */
export function readBirth(stored: StoredBirth, home: HomeClock): Result<ReadBirth, ReadBirthError> {
  const stated = toStatedBirth(stored ?? NO_BIRTH, home ?? NO_CLOCK);
  if (!stated.ok) return stated;
  const { date, time, place } = stated.value;
  const birth: Birth = { date, time, zone: place.zone, longitude: place.longitude };
  const switches = switchesOf(stored, place);
  const reading = getBirthPillars(birth, switches);
  if (!reading.ok) return reading;
  const lunar = getChineseDate(date);
  if (!lunar.ok) return lunar;
  return ok({
    ...stated.value,
    switches,
    birth,
    reading: reading.value,
    chineseDate: { ...lunar.value, pillars: fourPillarsOf(reading.value) },
  });
}

/** Both switches are off unless the person turned them on; without a longitude there is no sundial. */
const switchesOf = (
  { trueSolarTime, dayAtMidnight }: StoredBirth,
  { longitude }: BirthPlace,
): BirthSwitches => ({
  trueSolarTime: trueSolarTime === true && longitude !== undefined,
  ziSchool: dayAtMidnight === true ? 'midnight' : 'late-zi',
});

/** The four pillars in the shape of a Chinese date; null if one of them is open or unknown. */
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

/**
 * R306: notes on a birth: each nearby boundary that would change a pillar, and times that clocks skipped or showed
 * twice.
 */
export const relevantBoundaries = (reading: BirthReading): readonly BirthBoundary[] =>
  (Array.isArray(reading?.boundaries) ? reading.boundaries : []).filter(
    (boundary: BirthBoundary) =>
      boundary?.kind === 'clock-skipped' ||
      boundary?.kind === 'clock-twice' ||
      Object.keys(boundary?.changes ?? {}).length > 0,
  );

/** A pillar that a boundary would change, with its current value. */
export interface PillarChange {
  readonly place: PillarPlace;
  /** Its value; two while it is open, none if unknown. */
  readonly from: readonly PillarId[];
  readonly to: PillarId;
}

/** From year to hour. */
export const changesOf = (reading: BirthReading, boundary: BirthBoundary): readonly PillarChange[] =>
  (['year', 'month', 'day', 'hour'] as const).flatMap(place => {
    const to = boundary?.changes?.[place];
    const from = reading?.pillars?.[place];
    return to && Array.isArray(from) ? [{ place, from, to }] : [];
  });
