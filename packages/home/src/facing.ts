import {
  type Direction,
  declinationAt,
  type MagneticBearing,
  type Mountain,
  type North,
  normalizeDegrees,
  type TrueBearing,
  toMagnetic,
  toTrue,
} from '@app/fengshui';
import {
  type CivilDate,
  type Degrees,
  degrees,
  directionAt,
  type Millis,
  millis,
  NOTHING,
  parseCivilDate,
  toJulianDayNumber,
} from '@app/kernel';
import type { Place } from '@app/sky';
import { mountainsWithin } from './compassReadings';
import type { HouseFacts, MeasuredFacing } from './houseFacts';

/** A facing by both norths. */
export interface HomeFacing {
  /** By the compass: used for mountains, palaces and charts. */
  readonly magnetic: MagneticBearing;
  /** By the map: used for sun, moon and stars. */
  readonly true: TrueBearing;
  /** How far magnetic north lies east of true north; 0 while the place is unknown. */
  readonly declination: Degrees;
  /** The north it was measured from; the needle's until it is measured. */
  readonly measuredFrom: North;
  /** False until the place is known: then both bearings equal the measured one. */
  readonly knowsBothNorths: boolean;
  /** The possible mountains, clockwise: several if the measurement reaches over a border. */
  readonly mayFace: readonly Mountain[];
  /** False until it is known: then the house faces south. */
  readonly isMeasured: boolean;
}

/** The facing of most courtyard houses: the default. */
const SOUTH: MeasuredFacing = { degrees: 180, north: 'true' };

/**
 * A46: the facing by both norths, from the measurement and the declination of the place on its day. Setting, correcting
 * or clearing the place later therefore changes both at once, everywhere.
 */
export function facingOf(facts: HouseFacts, place: Place | undefined, now: Millis): HomeFacing {
  const facing = facts?.facing;
  const isMeasured = facing !== undefined && Number.isFinite(facing?.degrees);
  const measured = isMeasured ? facing : SOUTH;
  const day = parseCivilDate(measured.on ?? '');
  const found = place && declinationAt(place, day ? noonOf(day) : now);
  const declination = found?.ok ? found.value.declination : degrees(0);
  const magnetic = toMagnetic(measured, declination);
  return {
    magnetic,
    true: toTrue(measured, declination),
    declination,
    measuredFrom: isMeasured ? measured.north : 'magnetic',
    knowsBothNorths: found?.ok === true,
    mayFace: mountainsWithin(magnetic, measured.within ?? 0),
    isMeasured,
  };
}

/** The facing after the house was turned by hand: relative to the same north, no longer by an instrument. */
export function turnFacing(facts: HouseFacts, by: number): MeasuredFacing {
  const facing = facts?.facing ?? SOUTH;
  const isTurned = Number.isFinite(facing.degrees) && Number.isFinite(by);
  return {
    degrees: isTurned ? normalizeDegrees(facing.degrees + by) : SOUTH.degrees,
    north: facing.north,
    ...(facing.on === undefined ? {} : { on: facing.on }),
  };
}

/** A46: the palace of a compass bearing; a bearing on a line belongs to the palace clockwise of it. */
export const palaceOfBearing = (bearing: MagneticBearing): Direction =>
  Number.isFinite(bearing) ? directionAt(bearing) : NOTHING;

const DAY_MS = 86_400_000;
const UNIX_EPOCH_JDN = 2_440_588;

/** Declination drifts by a tenth of a degree a year, so any hour of the day will do. */
const noonOf = (date: CivilDate): Millis =>
  millis((toJulianDayNumber(date) - UNIX_EPOCH_JDN) * DAY_MS + DAY_MS / 2);
