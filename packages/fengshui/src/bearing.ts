import { type Brand, type Degrees, frozen, NOTHING, turned } from '@app/kernel';

/** Degrees clockwise from true north, 0 up to but not including 360: used by maps, the sun and the stars. */
export type TrueBearing = Brand<number, 'TrueBearing'>;
/** Degrees clockwise from magnetic north, 0 up to but not including 360: used by a compass and the 24 mountains (地盘正针). */
export type MagneticBearing = Brand<number, 'MagneticBearing'>;
export const NORTHS = frozen(['true', 'magnetic'] as const);
export type North = (typeof NORTHS)[number];

/** A measured bearing, with its north. */
export interface MeasuredBearing {
  /** Any finite number; whole turns are removed. */
  readonly degrees: number;
  readonly north: North;
}

/** Degrees wrapped into 0 up to but not including 360. */
export function normalizeDegrees(value: number): number {
  return Number.isFinite(value) ? turned(value) : NOTHING;
}

export const trueBearing = (degrees: number): TrueBearing => normalizeDegrees(degrees) as TrueBearing;
export const magneticBearing = (degrees: number): MagneticBearing =>
  normalizeDegrees(degrees) as MagneticBearing;

/**
 * The bearing on a compass. `declination` is how far magnetic north lies east of true north at the place (degrees, west
 * negative). This function and `toTrue` are the only conversions between the two norths.
 */
export const toMagnetic = (bearing: MeasuredBearing, declination: Degrees): MagneticBearing =>
  magneticBearing(fromNorth(bearing, 'magnetic', declination, -1));

/** The bearing on a map. See `toMagnetic` for the sign of `declination`. */
export const toTrue = (bearing: MeasuredBearing, declination: Degrees): TrueBearing =>
  trueBearing(fromNorth(bearing, 'true', declination, 1));

/** The degrees from the requested north. */
function fromNorth(bearing: MeasuredBearing, wanted: North, declination: number, sign: 1 | -1): number {
  const { degrees, north } = bearing ?? {};
  if (!NORTHS.includes(north) || !Number.isFinite(degrees) || !Number.isFinite(declination)) return NOTHING;
  return north === wanted ? degrees : degrees + sign * declination;
}
