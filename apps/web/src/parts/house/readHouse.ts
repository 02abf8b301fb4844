import {
  DIRECTIONS,
  type Direction,
  declinationAt,
  type HomeReading,
  type MeasuredBearing,
  type Palace,
  type PeriodReading,
  type PeriodSchool,
  type Pillar,
  periodIn,
  readHome,
  toMagnetic,
  toTrue,
} from '@app/fengshui';
import { type Degrees, degrees, type Millis } from '@app/kernel';
import type { Place } from '@app/sky';
import type { Arrow, HouseView, PlacedPhoto } from '../../scenes/house/view';
import type { HouseFacts } from '../../store/homeSlice';
import { type HouseResident, toReader } from './residents';
import { type SkyOver, skyOver } from './skyOver';

export interface HouseInput {
  readonly facts: HouseFacts;
  /** Undefined until the person has given one: then the two norths count as one. */
  readonly place: Place | undefined;
  /** Whose sky is shown until then; without it there is no sun. */
  readonly placeOfSky?: Place | undefined;
  readonly zone: string;
  readonly residents: readonly HouseResident[];
  readonly pillars: Readonly<Record<string, readonly Pillar[]>>;
}

export interface ReadHouse {
  /** Undefined outside 1900 to 2100. */
  readonly reading: HomeReading | undefined;
  readonly declination: Degrees;
  /** The period the chart is computed with; undefined without a year of completion. */
  readonly period: PeriodReading | undefined;
  /** By the count of the other school, which is shown beside it. */
  readonly otherPeriod: PeriodReading | undefined;
  readonly sky: SkyOver;
  /** Residents whose hour of birth is missing from the balance of the elements. */
  readonly withoutHour: number;
  /** Degrees from true north the gate looks; south until the person has said otherwise. */
  readonly facing: number;
  readonly facingPalace: Direction;
}

/** Year, month and day. */
const PILLARS_WITHOUT_HOUR = 3;
const NO_SKY: SkyOver = { sun: undefined, body: undefined, path: undefined, lampsOn: false, night: false };
const SOUTH: MeasuredBearing = { degrees: 180, north: 'true' };

/** Puts facts, place, people and time together: the one place where compass and map meet on screen. */
export function readHouse(input: HouseInput, at: Millis): ReadHouse {
  const { facts, place, zone, residents, pillars } = input;
  const underSky = place ?? input.placeOfSky;
  const north = place && declinationAt(place, at);
  const declination = north?.ok ? north.value.declination : degrees(0);
  const measured = facts.facing ?? SOUTH;
  const reading = readHome(
    {
      facing: facts.facing && toMagnetic(facts.facing, declination),
      completedIn: facts.completedIn,
      residents: residents.map(each => toReader(each, zone, pillars[each.id] ?? [])),
    },
    at,
  );
  const periodBy = (school: PeriodSchool) =>
    facts.completedIn === undefined ? undefined : periodIn(school, facts.completedIn);
  return {
    reading,
    declination,
    period: periodBy('nine-periods'),
    otherPeriod: periodBy('eight-periods'),
    sky: underSky ? skyOver(underSky, at) : NO_SKY,
    withoutHour: residents.filter(({ id }) => pillars[id]?.length === PILLARS_WITHOUT_HOUR).length,
    facing: trueFacing(facts, declination),
    facingPalace: reading?.facing?.facing.direction ?? sectorOf(toMagnetic(measured, declination)),
  };
}

const sectorOf = (bearing: number): Direction => DIRECTIONS[Math.floor((bearing + 22.5) / 45) % 8]!;

/** Degrees from true north a house looks by these facts. */
export const trueFacing = ({ facing = SOUTH }: HouseFacts, declination: Degrees): number =>
  toTrue(facing, declination);

/** What the person has switched on in the scene. */
export interface SceneChoices {
  readonly roofLifted: boolean;
  readonly overlay: boolean;
  readonly selected: Palace | undefined;
  /** Whose directions are drawn. */
  readonly residentId: string | undefined;
}

export function toView(house: ReadHouse, choices: SceneChoices, photos: readonly PlacedPhoto[]): HouseView {
  return {
    facing: house.facing,
    ringTurn: house.declination,
    facingPalace: house.facingPalace,
    sun: house.sky.sun,
    body: house.sky.body,
    path: house.sky.path,
    lit: house.sky.lampsOn,
    roofLifted: choices.roofLifted,
    overlay: choices.overlay,
    selected: choices.selected,
    arrows: arrowsOf(house.reading, choices.residentId),
    photos,
  };
}

const NO_ARROWS: readonly Arrow[] = [];

function arrowsOf(reading: HomeReading | undefined, residentId: string | undefined): readonly Arrow[] {
  const resident = reading?.residents.find(each => each.residentId === residentId);
  if (!reading || !resident) return NO_ARROWS;
  return reading.palaces.flatMap(({ palace, eightMansions }) => {
    const own = eightMansions.find(each => each.residentId === residentId);
    return palace === 'C' || !own ? [] : [{ direction: palace, good: own.good }];
  });
}
