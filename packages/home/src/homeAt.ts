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
  /** Undefined until set: then the two norths are equal. */
  readonly place: Place | undefined;
  /** The place of the sky shown until then; without it there is no sun. */
  readonly placeOfSky?: Place | undefined;
  /** From `toReader`; empty while nobody needs their directions. */
  readonly residents: readonly Resident[];
  /** From `frontDoorOf`: the sector of the front door, if the house is read by it. */
  readonly door?: ((facing: HomeFacing) => Direction | undefined) | undefined;
}

/** One home at one instant: everything the screens show of it, derived and never stored. */
export interface HomeAtMoment {
  /** The schools' reading; undefined outside 1900 to 2100. */
  readonly reading: HomeReading | undefined;
  readonly facing: HomeFacing;
  /** The palace in front of the house, by the compass (A46). */
  readonly facingPalace: Direction;
  /** The period of the chart; undefined without a year of completion. */
  readonly period: PeriodReading | undefined;
  /** By the other school's count, which is shown beside it. */
  readonly otherPeriod: PeriodReading | undefined;
  readonly sky: SkyOver;
}

const EMPTY: Home = { facts: {}, place: undefined, residents: [] };

/** Combines facts, place, people and time. */
export function homeAt(home: Home, at: Millis): HomeAtMoment {
  const { facts, place, placeOfSky, residents, door } = { ...EMPTY, ...home };
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
        door: door?.(facing),
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
