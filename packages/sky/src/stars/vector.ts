import { NOTHING } from '@app/kernel';
import { asin, atan2, cos, sin, turn } from '../angles';
import { isNumber } from '../input';

/** A direction in the sky as a unit vector in the equatorial frame of J2000: x to right ascension 0, z to the north pole. */
export type Vector = readonly [x: number, y: number, z: number];

/** Right ascension in [0, 360) and declination, degrees, J2000. */
export interface Equatorial {
  readonly ascension: number;
  readonly declination: number;
}

export const fromEquatorial = (ascension: number, declination: number): Vector =>
  isNumber(ascension) && isNumber(declination)
    ? [cos(declination) * cos(ascension), cos(declination) * sin(ascension), sin(declination)]
    : NOTHING;

export const toEquatorial = ([x, y, z]: Vector): Equatorial => ({
  ascension: turn(atan2(y, x)),
  declination: asin(z),
});

/** The angle between two directions, degrees, 0 to 180. Exact for small angles too. */
export function separation(a: Vector, b: Vector): number {
  const across = Math.hypot(a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]);
  return atan2(across, a[0] * b[0] + a[1] * b[1] + a[2] * b[2]);
}

/**
 * The direction `step` degrees from `from` along the great circle to `to`; `from` itself if they coincide or are
 * opposite.
 */
export function towards(from: Vector, to: Vector, step: number): Vector {
  const along = from[0] * to[0] + from[1] * to[1] + from[2] * to[2];
  const across: Vector = [to[0] - along * from[0], to[1] - along * from[1], to[2] - along * from[2]];
  const length = Math.hypot(...across);
  if (length < 1e-9) return from;
  const [c, s] = [cos(step), sin(step) / length];
  return [c * from[0] + s * across[0], c * from[1] + s * across[1], c * from[2] + s * across[2]];
}

/** The `index`-th direction in a flat list of vectors. Throws outside the list: only a bug gets there. */
export function vectorAt(vectors: Float32Array, index: number): Vector {
  const [x, y, z] = vectors.subarray(index * 3, index * 3 + 3);
  if (x === undefined || y === undefined || z === undefined) throw new Error(`no vector ${index}`);
  return [x, y, z];
}
