import { type Millis, NOTHING } from '@app/kernel';
import { MakeTime, Observer, Rotation_EQJ_HOR } from 'astronomy-engine';
import { asin, atan2, cos, sin, turn } from '../angles';
import type { Place } from '../bodies';
import { isInstant, isNumber, isPlace } from '../input';
import { daysSinceJ2000 } from '../time';
import type { Vector } from './vector';

/** A 3 × 3 matrix by rows, applied to a J2000 vector. */
export type Matrix = Float64Array;

/** The sky above a place at an instant. */
export interface SkyFrame {
  readonly instant: Millis;
  readonly place: Place;
  /** From J2000 to north, east and up (rows). Includes precession and nutation, but not aberration (20″). */
  readonly matrix: Matrix;
}

export interface AltAz {
  /** degrees above the horizon, geometric */
  readonly altitude: number;
  /** degrees from north, clockwise, in [0, 360) */
  readonly azimuth: number;
}

/** One matrix turns every star: within 0.01° of computing each star separately, 1900 to 2100. */
export function skyFrame(instant: Millis, place: Place): SkyFrame {
  if (!isInstant(instant) || !isPlace(place)) return NOTHING;
  const observer = new Observer(place.latitude, place.longitude, 0);
  const { rot } = Rotation_EQJ_HOR(MakeTime(daysSinceJ2000(instant)), observer);
  const cell = (from: number, to: number) => rot[from]?.[to] ?? Number.NaN;
  // The horizon of astronomy-engine has x north, y west, z up, and its matrices are indexed from, then to.
  const row = (to: number, sign: number) => [0, 1, 2].map(from => sign * cell(from, to));
  return { instant, place, matrix: Float64Array.from([...row(0, 1), ...row(1, -1), ...row(2, 1)]) };
}

/** Multiplies by the rows of a matrix. */
function rotate(m: Matrix, [x, y, z]: Vector): Vector {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = m;
  return [a * x + b * y + c * z, d * x + e * y + f * z, g * x + h * y + i * z];
}

/** Multiplies by the columns: for a rotation, its inverse. */
export function rotateBack(m: Matrix, [x, y, z]: Vector): Vector {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = m;
  return [a * x + d * y + g * z, b * x + e * y + h * z, c * x + f * y + i * z];
}

/** The position of a direction in the sky above the place. */
export function toAltAz(frame: SkyFrame, vector: Vector): AltAz {
  const [north, east, up] = rotate(frame.matrix, vector);
  return { altitude: asin(up), azimuth: turn(atan2(east, north)) };
}

/** The direction at this altitude and azimuth. */
export const fromAltAz = (frame: SkyFrame, at: AltAz): Vector => vectorOf(frame, at?.altitude, at?.azimuth);

const vectorOf = (frame: SkyFrame, altitude: number, azimuth: number): Vector =>
  isNumber(altitude) && isNumber(azimuth)
    ? rotateBack(frame.matrix, [cos(altitude) * cos(azimuth), cos(altitude) * sin(azimuth), sin(altitude)])
    : NOTHING;

/** The right ascension (J2000, degrees) on the meridian: the home's sidereal time. */
export const meridianAscension = (frame: SkyFrame): number => {
  const [, , , , , , x = 0, y = 0] = frame.matrix;
  return turn(atan2(y, x));
};

/**
 * Refraction at this geometric altitude, degrees (Sæmundsson, in Meeus, chapter 16; 1010 hPa, 10 °C). Below -1° it is
 * meaningless and 0.
 */
export const refraction = (altitude: number): number => {
  if (!isNumber(altitude)) return NOTHING;
  if (altitude < -1) return 0;
  const angle = altitude + 10.3 / (altitude + 5.11);
  return (1.02 * cos(angle)) / sin(angle) / 60;
};
