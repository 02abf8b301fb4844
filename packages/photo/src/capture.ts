import { frozen, turned } from '@app/kernel';
import { type Bytes, readWithin } from './bytes';
import { atan2Degrees, atanDegrees, exp2, log2, turn } from './exact';
import { findExif } from './exif/findExif';
import { type Exif, readExif, type TakenAt } from './exif/readExif';

/** R222: the camera's own data about a photo. A missing or invalid part is left out, never zero. */
export interface Capture {
  readonly takenAt?: TakenAt;
  readonly direction?: Direction;
  /** As on a frame of 36 × 24 mm, millimetres. */
  readonly focalLength35?: number;
  readonly light?: Light;
  /** The camera's tilt up or down, degrees from level, without the sign. */
  readonly pitch?: number;
  /** The camera's lean, degrees from the nearest upright, by its own accelerometer. */
  readonly roll?: number;
}

/** R225: the camera's direction. */
export interface Direction {
  /** Clockwise from north, in [0, 360). */
  readonly degrees: number;
  readonly north: 'true' | 'magnetic';
  /** False if the camera did not name its north, and the standard's default was used. */
  readonly northStated: boolean;
  /** Degrees to either side. Steel in walls and furniture turns a needle by 5 to 20. */
  readonly uncertainty: number;
}

/** R226: the brightness of the room, from the camera's exposure. */
export interface Light {
  /** Illuminance, rounded to two figures. */
  readonly lux: number;
  /** To either side, in stops: half and double are equally likely. */
  readonly errorStops: number;
  readonly fNumber: number;
  /** Seconds. */
  readonly exposureTime: number;
  readonly iso: number;
}

const UNCERTAINTY = 15;
/** A camera pointed at the floor or the ceiling has no direction, degrees. */
const STEEPEST = 60;
/** A camera held still measures one g. */
const [LEAST_G, MOST_G] = [0.8, 1.2];

/** The file's own data; empty for a file without any. */
export const readCapture = (file: Uint8Array): Capture => readWithin(file, captureOf) ?? {};

function captureOf(file: Bytes): Capture {
  const block = findExif(file);
  if (!block) return {};
  const exif = readExif(block);
  const tilt = exif.acceleration && readTilt(exif.acceleration);
  const isSteep = tilt !== undefined && tilt.pitch > STEEPEST;
  const light = readLight(exif);
  return {
    ...(exif.takenAt ? { takenAt: exif.takenAt } : {}),
    ...(exif.direction === undefined || isSteep
      ? {}
      : { direction: toDirection(exif.direction, exif.north) }),
    ...(exif.focalLength35 === undefined ? {} : { focalLength35: exif.focalLength35 }),
    ...(light ? { light } : {}),
    ...tilt,
  };
}

/** CIPA DC-008, 4.6.6: true north if the reference is missing. */
const toDirection = (degrees: number, north: Exif['north']): Direction => ({
  degrees: (Math.round(degrees * 10) % 3600) / 10,
  north: north ?? 'true',
  northStated: north !== undefined,
  uncertainty: UNCERTAINTY,
});

/**
 * EV100 = log2(N² / t) - log2(ISO / 100); luminance 0.125 · 2^EV100 cd/m² (ISO 2720, K = 12.5); illuminance of a surface
 * that reflects half of it. Undefined if the flash fired, or might have.
 */
function readLight({ fNumber, exposureTime, iso, flash }: Exif): Light | undefined {
  if (fNumber === undefined || exposureTime === undefined || iso === undefined || flash !== false)
    return undefined;
  const ev = log2((fNumber * fNumber) / exposureTime) - log2(iso / 100);
  if (Math.abs(ev) > 24) return undefined; // brighter than the sun, or darker than a night without stars
  const lux = (Math.PI * 0.125 * exp2(ev)) / 0.5;
  return { lux: toTwoFigures(lux), errorStops: 1, fNumber, exposureTime, iso };
}

function toTwoFigures(value: number): number {
  let unit = 1;
  while (value / unit >= 100) unit *= 10;
  while (value / unit < 10 && unit > 1e-6) unit /= 10;
  const rounded = Math.round(value / unit);
  return unit >= 1 ? rounded * unit : rounded / Math.round(1 / unit);
}

/** Apple's axes, in g, seen from the front of the phone: left, bottom, and towards the face. */
function readTilt([x, y, z]: readonly [number, number, number]) {
  const weight = Math.sqrt(x * x + y * y + z * z);
  if (weight < LEAST_G || weight > MOST_G) return undefined;
  const upright = Math.sqrt(x * x + y * y);
  const pitch = upright === 0 ? 90 : atanDegrees(Math.abs(z) / upright);
  const angle = atan2Degrees(x, y);
  const roll = angle - Math.round(angle / 90) * 90;
  const round = (value: number) => Math.round(value * 10) / 10 || 0;
  // Flat on a table it has no lean.
  return pitch > STEEPEST ? { pitch: round(pitch) } : { pitch: round(pitch), roll: round(roll) };
}

/** Half the diagonal of a frame of 36 × 24 mm. */
const HALF_DIAGONAL = 21.63;

/** Degrees from the left edge of the picture to the right one, for that aspect ratio; undefined for an invalid one. */
export const horizontalField = (width: number, height: number, focalLength35: number): number | undefined =>
  [width, height, focalLength35].every(length => Number.isFinite(length) && length > 0 && length < MOST)
    ? 2 * atanDegrees(halfWidth(width, height) / focalLength35)
    : undefined;

/** Beyond any real picture side or focal length. */
const MOST = 1e9;

const halfWidth = (width: number, height: number) =>
  (width / Math.sqrt(width * width + height * height)) * HALF_DIAGONAL;

const isWithin = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && value >= least && value <= most;

/**
 * The bearing of a column, from 0 at the left edge to 1 at the right, in a picture whose centre faces `direction`;
 * undefined if one of the three is invalid.
 */
export function bearingOfColumn(direction: number, column: number, field: number): number | undefined {
  if (!Number.isFinite(direction) || !isWithin(column, 0, 1) || !isWithin(field, 0, 180)) return undefined;
  const { sin, cos } = turn(field / 2);
  return turned(direction + atanDegrees(((2 * column - 1) * sin) / cos));
}

/** R228: the words for a room's light; their borders follow lighting practice, and mean no more. */
export const LIGHT_BANDS = /* @__PURE__ */ frozen(['dim', 'lamp', 'bright', 'window', 'outdoor'] as const);
export type LightBand = (typeof LIGHT_BANDS)[number];
const BAND_STARTS = [30, 150, 500, 2000];

/** Undefined for an invalid light. */
export const lightBandOf = (lux: number): LightBand | undefined =>
  isWithin(lux, 0, MOST) ? LIGHT_BANDS[BAND_STARTS.filter(border => lux >= border).length] : undefined;
