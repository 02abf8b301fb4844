import {
  type Direction,
  type HomeReading,
  type PeriodReading,
  type PeriodSchool,
  periodIn,
  type Resident,
  readHome,
} from '@app/fengshui';
import type { Millis } from '@app/kernel';
import type { Place } from '@app/sky';
import { facingOf, type HomeFacing, palaceOfBearing } from './facing';
import type { HouseFacts } from './houseFacts';
import { NO_SKY, type SkyOver, skyOver } from './skyOver';

export interface Home {
  readonly facts: HouseFacts;
  /** Undefined until the person has given one: then the two norths count as one. */
  readonly place: Place | undefined;
  /** Whose sky is shown until then; without it there is no sun. */
  readonly placeOfSky?: Place | undefined;
  /** As `toReader` reads them; none while nobody asked for their directions. */
  readonly residents: readonly Resident[];
}

/** One home at one instant: everything that the screens show of it, derived and never stored. */
export interface HomeAtMoment {
  /** What the schools say; undefined outside 1900 to 2100. */
  readonly reading: HomeReading | undefined;
  readonly facing: HomeFacing;
  /** The palace in front of the house, by the compass (A46). */
  readonly facingPalace: Direction;
  /** The period the chart is computed with; undefined without a year of completion. */
  readonly period: PeriodReading | undefined;
  /** By the count of the other school, which is shown beside it. */
  readonly otherPeriod: PeriodReading | undefined;
  readonly sky: SkyOver;
}

const EMPTY: Home = { facts: {}, place: undefined, residents: [] };

/** Puts facts, place, people and time together. */
export function homeAt(home: Home, at: Millis): HomeAtMoment {
  const { facts, place, placeOfSky, residents } = { ...EMPTY, ...home };
  const facing = facingOf(facts, place, at);
  const completedIn = facts?.completedIn;
  const underSky = place ?? placeOfSky;
  const periodBy = (school: PeriodSchool) =>
    completedIn === undefined ? undefined : periodIn(school, completedIn);
  return {
    reading: readHome(
      {
        facing: facing.isMeasured ? facing.magnetic : undefined,
        completedIn,
        residents,
      },
      at,
    ),
    facing,
    facingPalace: palaceOfBearing(facing.magnetic),
    period: periodBy('nine-periods'),
    otherPeriod: periodBy('eight-periods'),
    sky: underSky ? skyOver(underSky, at) : NO_SKY,
  };
}
