import { getAlmanacDay, type SolarTermId } from '@app/almanac';
import {
  type Direction,
  declinationAt,
  type MagneticBearing,
  type TrueBearing,
  toMagnetic,
  toTrue,
} from '@app/fengshui';
import { asIfUtc, degrees, instantAt, type Millis, millis, turnBetween } from '@app/kernel';
import { bearingOfColumn, horizontalField, type PhotoReading, type TakenAt } from '@app/photo';
import { type HorizonPosition, type Place, sunPosition } from '@app/sky';
import { palaceOfBearing } from './facing';
import { birthPlaceOf } from './statedBirth';

/** A photo's readings, combined with the home's place. */
export interface PhotoAtHome {
  /** The moment it was taken; missing without a time. */
  readonly instant?: Millis;
  /** The source of its time zone: the camera, or the home, or the device. */
  readonly zoneFrom: 'photo' | 'home' | 'device';
  /** The sun at that moment, by true north, also below the horizon; missing without a time or place. */
  readonly sun?: HorizonPosition;
  /**
   * R235: the side of the picture the sun came from, as seen by the camera; missing below the horizon, without either, or
   * if the uncertainty reaches another side.
   */
  readonly sunFrom?: SunSide;
  /** The solar term of the day by the camera's clock, and whether it began that day; missing without a time. */
  readonly term?: { readonly id: SolarTermId; readonly begins: boolean };
  /** The camera's direction, by both norths; equal while the place is unknown. */
  readonly bearing?: { readonly true: TrueBearing; readonly magnetic: MagneticBearing };
  /** The wall it faced, by the compass like the palaces; missing for a true bearing without the place. */
  readonly wall?: Direction;
  /** Another wall within the uncertainty of the direction. */
  readonly otherWall?: Direction;
  /** From edge to edge of the picture, degrees. */
  readonly field?: number;
  /** R229: the direction of its brightest spot, by true north. */
  readonly brightSpot?: TrueBearing;
  /**
   * Whether the sun could shine straight through an opening there; missing without sun or spot, or within the
   * uncertainty.
   */
  readonly sunCanEnter?: boolean;
}

/** A quarter turn each. */
type SunSide = 'front' | 'right' | 'behind' | 'left';

interface Size {
  readonly width?: number;
  readonly height?: number;
}

/**
 * The location in the photo itself is never read: the home's is used, and its clock for a camera without a zone (decision
 * 0024). `size` is upright; `zone` is the device's, an IANA name.
 */
export function photoAtHome(
  reading: PhotoReading | undefined,
  size: Size,
  place: Place | undefined,
  zone: string,
  now: Millis,
): PhotoAtHome {
  const { takenAt, direction } = reading?.capture ?? {};
  const clock = birthPlaceOf({ birthplace: '' }, { place, zone });
  const instant = takenAt && photoInstant(takenAt, clock.zone);
  const found = place && direction && declinationAt(place, instant ?? now);
  const declination = found?.ok ? found.value.declination : degrees(0);
  const bearing = direction && {
    true: toTrue({ degrees: direction.degrees, north: direction.north }, declination),
    magnetic: toMagnetic({ degrees: direction.degrees, north: direction.north }, declination),
  };
  const hasCompass = direction?.north === 'magnetic' || found?.ok === true;
  const within = direction?.uncertainty ?? 0;
  const sun = instant === undefined || !place ? undefined : sunPosition(instant, place);
  const field = fieldOf(reading, size);
  const column = reading?.pixels?.window;
  const term = takenAt && termOf(takenAt);
  const bright =
    bearing && field !== undefined && column !== undefined
      ? bearingOfColumn(bearing.true, column, field)
      : undefined;
  const brightSpot =
    bright === undefined ? undefined : toTrue({ degrees: bright, north: 'true' }, degrees(0));
  const sunFrom =
    sun && bearing && sun.altitude > 0 ? sideOf(turnBetween(bearing.true, sun.azimuth), within) : undefined;
  const sunCanEnter = sun && brightSpot !== undefined ? canEnter(sun, brightSpot, within) : undefined;
  return {
    zoneFrom: takenAt?.offsetMinutes !== undefined ? 'photo' : clock.city ? 'home' : 'device',
    ...(instant === undefined ? {} : { instant }),
    ...(sun ? { sun } : {}),
    ...(sunFrom ? { sunFrom } : {}),
    ...(term ? { term } : {}),
    ...(bearing ? { bearing } : {}),
    ...(bearing && hasCompass ? wallsOf(bearing.magnetic, within) : {}),
    ...(field === undefined ? {} : { field }),
    ...(brightSpot === undefined ? {} : { brightSpot }),
    ...(sunCanEnter === undefined ? {} : { sunCanEnter }),
  };
}

function sideOf(turn: number, within: number): SunSide | undefined {
  const isNear = [45, 135].some(border => Math.abs(Math.abs(turn) - border) <= within);
  return isNear ? undefined : quarterOf(turn);
}

const quarterOf = (turn: number): SunSide => {
  if (Math.abs(turn) <= 45) return 'front';
  if (Math.abs(turn) >= 135) return 'behind';
  return turn > 0 ? 'right' : 'left';
};

function termOf(takenAt: TakenAt): PhotoAtHome['term'] {
  const { year, month, day } = takenAt;
  const found = getAlmanacDay({ year, month, day });
  if (!found.ok) return undefined;
  const { today, current } = found.value.solarTerm;
  return { id: current.id, begins: today !== null };
}

function wallsOf(bearing: MagneticBearing, within: number) {
  const wall = palaceOfBearing(bearing);
  const around = [within, -within].map(turned =>
    palaceOfBearing(toMagnetic({ degrees: bearing + turned, north: 'magnetic' }, degrees(0))),
  );
  const otherWall = around.find(other => other !== wall);
  return otherWall ? { wall, otherWall } : { wall };
}

function fieldOf(reading: PhotoReading | undefined, { width, height }: Size): number | undefined {
  const focalLength = reading?.capture?.focalLength35;
  return width && height && focalLength ? horizontalField(width, height, focalLength) : undefined;
}

/**
 * Through an opening facing `bearing`, give or take `within`: the sun is up, and on that side of the wall. Undefined if
 * the ends of the range disagree.
 */
function canEnter(
  { azimuth, altitude }: HorizonPosition,
  bearing: TrueBearing,
  within: number,
): boolean | undefined {
  const turn = Math.abs(turnBetween(bearing, azimuth));
  if (altitude <= 0 || turn >= 90 + within) return false;
  return turn < 90 - within ? true : undefined;
}

/** The camera's own zone if it wrote one; a time that clocks skipped or showed twice is the first one. */
export function photoInstant(takenAt: TakenAt, zone: string): Millis | undefined {
  if (takenAt.offsetMinutes !== undefined) {
    return millis(asIfUtc(takenAt, takenAt) - takenAt.offsetMinutes * 60_000);
  }
  const shown = instantAt(takenAt, takenAt, zone);
  return shown.ok ? shown.value.instant : undefined;
}
