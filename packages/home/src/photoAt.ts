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
import { birthPlaceOf } from './toldBirth';

/** What was read of a photo, once the place of the home is known. */
export interface PhotoAtHome {
  /** The moment it was taken; absent without a time. */
  readonly instant?: Millis;
  /** Whose zone the time was read by: what the camera wrote, else that of the home, else of the device. */
  readonly zoneFrom: 'photo' | 'home' | 'device';
  /** The sun at that moment, by true north, also when it stood below the horizon; absent without a time or place. */
  readonly sun?: HorizonPosition;
  /** R235: from which side of the picture the sun came, as the camera looked; absent below the horizon, without either, or where the uncertainty reaches another side. */
  readonly sunFrom?: SunSide;
  /** The solar term that ran on the day by the camera's clock, and whether it began that day; absent without a time. */
  readonly term?: { readonly id: SolarTermId; readonly begins: boolean };
  /** Where the camera looked, by both norths; one of them twice while the place is not known. */
  readonly bearing?: { readonly true: TrueBearing; readonly magnetic: MagneticBearing };
  /** The wall it looked at, by the compass like the palaces; absent for a bearing from true north without the place. */
  readonly wall?: Direction;
  /** Another wall that the uncertainty of the direction reaches. */
  readonly otherWall?: Direction;
  /** From edge to edge of the picture, degrees. */
  readonly field?: number;
  /** R229: where its brightest spot lies, by true north. */
  readonly brightSpot?: TrueBearing;
  /** Whether the sun could shine straight through an opening there; absent without sun or spot, or within the uncertainty. */
  readonly sunCanEnter?: boolean;
}

/** A quarter turn each. */
type SunSide = 'front' | 'right' | 'behind' | 'left';

interface Size {
  readonly width?: number;
  readonly height?: number;
}

/**
 * The place in the photo itself is never asked: it is that of the home, and so is the clock of a camera that wrote no zone
 * (decision 0024). `size` is upright; `zone` is the device's, an IANA name.
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
 * Through an opening that looks to `bearing`, give or take `within`: the sun is up, and on that side of the wall.
 * Undefined where one end of the range says yes and the other no.
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

/** The camera's own zone where it wrote one; a time that clocks skipped or showed twice is the first one. */
export function photoInstant(takenAt: TakenAt, zone: string): Millis | undefined {
  if (takenAt.offsetMinutes !== undefined) {
    return millis(asIfUtc(takenAt, takenAt) - takenAt.offsetMinutes * 60_000);
  }
  const shown = instantAt(takenAt, takenAt, zone);
  return shown.ok ? shown.value.instant : undefined;
}
