import { cos, sin } from '../angles';
import { isNumber } from '../input';
import { fromAltAz, type SkyFrame } from './frame';
import { fromEquatorial, type Vector } from './vector';

/** The tilt of the ecliptic to the equator of J2000, degrees. */
const OBLIQUITY = 23.4392911;

/** The home's horizon, from north clockwise, closed: the last point is the first. `step` in degrees divides 360. */
export const horizonCurve = (frame: SkyFrame, step = 3): readonly Vector[] =>
  around(step).map(azimuth => fromAltAz(frame, { altitude: 0, azimuth }));

/** The ecliptic, from the spring equinox eastwards, closed. */
export const eclipticCurve = (step = 3): readonly Vector[] =>
  around(step).map(longitude => [
    cos(longitude),
    sin(longitude) * cos(OBLIQUITY),
    sin(longitude) * sin(OBLIQUITY),
  ]);

/** The circle of this declination, degrees, closed. */
export const parallelCurve = (declination: number, step = 3): readonly Vector[] =>
  isAngle(declination) ? around(step).map(ascension => fromEquatorial(ascension, declination)) : [];

/** Half of an hour circle, such as the spoke at the start of a mansion. Degrees; `step` need not divide the length. */
export function spokeCurve(ascension: number, from: number, to: number, step = 5): readonly Vector[] {
  if (![ascension, from, to].every(isAngle) || !isStep(step)) return [];
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / step));
  return Array.from({ length: count + 1 }, (_, i) =>
    fromEquatorial(ascension, from + ((to - from) * i) / count),
  );
}

/** Angles above ten turns are invalid, and a step below a hundredth of a degree adds nothing to the drawing. */
const isAngle = (value: number): boolean => isNumber(value) && Math.abs(value) <= 3600;
const isStep = (step: number): boolean => isNumber(step) && step >= 0.01 && step <= 360;

const around = (step: number): readonly number[] => (isStep(step) ? roundWith(step) : []);

const roundWith = (step: number): readonly number[] =>
  Array.from({ length: Math.round(360 / step) + 1 }, (_, i) => i * step);
