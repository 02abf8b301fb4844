import { type Brand, type Degrees, turned } from '@app/kernel';
import { frozen } from './frozen';

/** Degrees clockwise from true north, 0 up to but not including 360: what maps, the sun and the stars use. */
export type TrueBearing = Brand<number, 'TrueBearing'>;
/** Degrees clockwise from magnetic north, 0 up to but not including 360: what a compass shows and the 24 mountains use (地盘正针). */
export type MagneticBearing = Brand<number, 'MagneticBearing'>;
export const NORTHS = frozen(['true', 'magnetic'] as const);
export type North = (typeof NORTHS)[number];

/** A bearing as someone measured it, with the north they measured from. */
export interface MeasuredBearing {
  /** Any finite number; whole turns are taken off. */
  readonly degrees: number;
  readonly north: North;
}

/** Degrees brought into 0 up to but not including 360. Throws on NaN and infinities. */
export function normalizeDegrees(value: number): number {
  if (!Number.isFinite(value)) throw new Error(`a bearing needs a finite number, got ${value}`);
  return turned(value);
}

export const trueBearing = (degrees: number): TrueBearing => normalizeDegrees(degrees) as TrueBearing;
export const magneticBearing = (degrees: number): MagneticBearing =>
  normalizeDegrees(degrees) as MagneticBearing;

/**
 * The bearing a compass shows. `declination` is how far magnetic north lies east of true north at the place
 * (degrees, west negative). This function and `toTrue` are the only place where the two norths meet.
 */
export const toMagnetic = (bearing: MeasuredBearing, declination: Degrees): MagneticBearing =>
  magneticBearing(bearing.north === 'magnetic' ? bearing.degrees : bearing.degrees - declination);

/** The bearing on a map. See `toMagnetic` for the sign of `declination`. */
export const toTrue = (bearing: MeasuredBearing, declination: Degrees): TrueBearing =>
  trueBearing(bearing.north === 'true' ? bearing.degrees : bearing.degrees + declination);
