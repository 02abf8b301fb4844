import { cos, sin, turn } from '../angles';
import { isNumber } from '../input';
import { type AltAz, type Matrix, meridianAscension, rotateBack, type SkyFrame } from './frame';
import { fromEquatorial, toEquatorial, type Vector } from './vector';

/** On the map: x to the right, y down, the middle at 0; 1 is the rim of the planisphere. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * The whole year's sky on a disc: equal steps of declination are equal steps outwards from the pole that is up at home.
 * The meridian runs from the pole straight down; east is on the left, because one looks up (on the right around the south pole).
 */
export interface Planisphere {
  readonly pole: 1 | -1;
  /** Right ascension at the foot, degrees. */
  readonly foot: number;
}

/** The rim's declination, away from the pole: what lies beyond never rises for most homes. */
export const RIM_DECLINATION = -55;
const SPAN = 90 - RIM_DECLINATION;

export const planisphereOf = (frame: SkyFrame): Planisphere => ({
  pole: frame.place.latitude >= 0 ? 1 : -1,
  foot: meridianAscension(frame),
});

/** Farther than 1 from the middle is beyond the rim. */
export function toPlanisphere({ pole, foot }: Planisphere, vector: Vector): MapPoint {
  const { ascension, declination } = toEquatorial(vector);
  const distance = (90 - pole * declination) / SPAN;
  const angle = ascension - foot;
  return { x: -pole * distance * sin(angle), y: distance * cos(angle) };
}

/** Undefined outside the picture of the opposite pole. */
export function fromPlanisphere({ pole, foot }: Planisphere, { x, y }: MapPoint): Vector | undefined {
  const distance = Math.hypot(x, y) * SPAN;
  if (distance > 180) return undefined;
  const angle = (Math.atan2(-pole * x, y) * 180) / Math.PI;
  return fromEquatorial(foot + angle, pole * (90 - distance));
}

/**
 * From J2000 to right, up and forwards (rows) for somebody looking this way, the horizon level. Stereographic, see
 * `toStereographic`.
 */
export function viewMatrix(frame: SkyFrame, { azimuth, altitude }: AltAz): Matrix {
  const rows: Vector[] = [
    [-sin(azimuth), cos(azimuth), 0],
    [-sin(altitude) * cos(azimuth), -sin(altitude) * sin(azimuth), cos(altitude)],
    [cos(altitude) * cos(azimuth), cos(altitude) * sin(azimuth), sin(altitude)],
  ];
  return Float64Array.from(rows.flatMap(row => rotateBack(frame.matrix, row)));
}

/** How far from the middle of the view, in map units, a stereographic picture still makes sense (150° away). */
const FARTHEST = -0.87;

/** Keeps circles round. 90° from the middle of the view is 1; undefined for what is far behind. */
export function toStereographic(view: Matrix, [x, y, z]: Vector): MapPoint | undefined {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = view;
  const forward = g * x + h * y + i * z;
  if (forward < FARTHEST) return undefined;
  const scale = 1 / (1 + forward);
  return { x: (a * x + b * y + c * z) * scale, y: -(d * x + e * y + f * z) * scale };
}

export function fromStereographic(view: Matrix, { x, y }: MapPoint): Vector {
  const square = x * x + y * y;
  const scale = 2 / (1 + square);
  return rotateBack(view, [x * scale, -y * scale, (1 - square) / (1 + square)]);
}

/**
 * All stars at once, without making an object: three numbers a star into `out`, x and y on the map and the sine of the
 * altitude. Stars far behind the viewer get NaN for x and y.
 */
export function projectStereographic(
  vectors: Float32Array,
  view: Matrix,
  frame: SkyFrame,
  out: Float32Array,
): void {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = view;
  const [, , , , , , ux = 0, uy = 0, uz = 0] = frame.matrix;
  for (let at = 0; at < vectors.length; at += 3) {
    const x = vectors[at] as number; // inside by the loop's bound, three numbers a star
    const y = vectors[at + 1] as number;
    const z = vectors[at + 2] as number;
    const forward = g * x + h * y + i * z;
    const scale = forward < FARTHEST ? Number.NaN : 1 / (1 + forward);
    out[at] = (a * x + b * y + c * z) * scale;
    out[at + 1] = -(d * x + e * y + f * z) * scale;
    out[at + 2] = ux * x + uy * y + uz * z;
  }
}

/** The planisphere of all stars with right ascension 0 at its foot: x and y a star. It never changes: make it once. */
export function flattenPlanisphere(vectors: Float32Array, pole: Planisphere['pole']): Float32Array {
  const flat = new Float32Array((vectors.length / 3) * 2);
  for (let at = 0, to = 0; at < vectors.length; at += 3, to += 2) {
    const x = vectors[at] as number; // inside by the loop's bound, three numbers a star
    const y = vectors[at + 1] as number;
    const z = vectors[at + 2] as number;
    const across = Math.hypot(x, y);
    // The distance from the pole over its sine: at the pole itself the quotient is 1.
    const scale = (across < 1e-6 ? 1 : Math.atan2(across, pole * z) / across) / SPAN_RADIANS;
    flat[to] = -pole * y * scale;
    flat[to + 1] = x * scale;
  }
  return flat;
}

/** All stars at once, like `projectStereographic`: x and y on the map and the sine of the altitude. */
export function projectPlanisphere(
  vectors: Float32Array,
  flat: Float32Array,
  { pole, foot }: Planisphere,
  frame: SkyFrame,
  out: Float32Array,
): void {
  const [c, s] = [cos(foot), pole * sin(foot)];
  const [, , , , , , ux = 0, uy = 0, uz = 0] = frame.matrix;
  for (let at = 0, from = 0; at < vectors.length; at += 3, from += 2) {
    const x = flat[from] as number; // inside by the loop's bound, two numbers a star
    const y = flat[from + 1] as number;
    out[at] = x * c + y * s;
    out[at + 1] = y * c - x * s;
    out[at + 2] =
      ux * (vectors[at] as number) + uy * (vectors[at + 1] as number) + uz * (vectors[at + 2] as number);
  }
}

const SPAN_RADIANS = (SPAN * Math.PI) / 180;

/** The azimuth to look at after a drag: kept in [0, 360), the altitude between the horizon and the zenith. */
export const turnView = (view: AltAz, right: number, up: number): AltAz => ({
  azimuth: turn(view.azimuth + (isNumber(right) ? right : 0)),
  altitude: Math.min(90, Math.max(0, view.altitude + (isNumber(up) ? up : 0))),
});
