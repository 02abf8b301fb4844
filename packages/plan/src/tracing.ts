import { err, frozen, ok, type Result } from '@app/kernel';
import { turned } from './bearings';
import { type Homography, homography, projected, unevenness } from './homography';
import { type Floor, LIMITS, type Point, type Ring } from './model';
import { type Box, distance } from './ring';
import { isFloor, isNumber, isNumbers, isPoint, isRing, outside, shape } from './sound';

export const TRACE_CODES = /* @__PURE__ */ frozen([
  'trace/corners-cross',
  'trace/too-flat',
  'trace/points-too-near',
  'trace/length-out-of-range',
] as const);
export type TraceCode = (typeof TRACE_CODES)[number];
export type TraceResult<Value> = Result<Value, { readonly code: TraceCode }>;

/**
 * The placing of a picture under a plan, as the six numbers of an SVG matrix: x' = a·x + c·y + e, y' = b·x + d·y + f,
 * from pixels of the picture to millimetres of the plan.
 */
export type Placing = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const isPlacing = (placing: unknown): placing is Placing => isNumbers(placing) && placing.length === 6;

const isBox = /* @__PURE__ */ shape<Box>(
  ({ left, top, right, bottom }) => isNumber(left) && isNumber(top) && isNumber(right) && isNumber(bottom),
);
const NO_PLACING: Placing = [0, 0, 0, 0, 0, 0];

const refuse = (code: TraceCode): TraceResult<never> => err({ code });

/** The assumed width in metres of a picture without a scale, until a length is known. */
const FIRST_WIDTH = 12_000;
/** Points nearer than this, in pixels, determine neither a length nor a turn. */
const NEAR = 8;
/** A photo whose corners differ by more than this in scale was taken at too flat an angle. */
const MOST_UNEVEN = 8;

/**
 * Places a picture under a plan for the first time: over the box of the drawing, or else twelve metres wide.
 *
 * @example
 * placePicture(1200, 800)[0]; // 10
 */
export function placePicture(width: number, height: number, box?: Box): Placing {
  if (!(isNumber(width) && width > 0 && isNumber(height) && height > 0)) return [1, 0, 0, 1, 0, 0];
  if (!isBox(box)) return [FIRST_WIDTH / width, 0, 0, FIRST_WIDTH / width, 0, 0];
  const scale = Math.max((box.right - box.left) / width, (box.bottom - box.top) / height);
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return [scale, 0, 0, scale, x - (width * scale) / 2, y - (height * scale) / 2];
}

/**
 * A point of the picture on the plan.
 *
 * @example
 * onPlan([10, 0, 0, 10, 500, 0], [100, 20]); // [ 1500, 200 ]
 */
export function onPlan(placing: Placing, p: Point): Point {
  if (!isPlacing(placing) || !isPoint(p)) return [0, 0];
  const [a, b, c, d, e, f] = placing;
  return [a * p[0] + c * p[1] + e, b * p[0] + d * p[1] + f];
}

/**
 * The corners of a picture on the plan, clockwise from its top left.
 *
 * @example
 * cornersOn([10, 0, 0, 10, 500, 0], 200, 100)[2]; // [ 2500, 1000 ]
 */
export const cornersOn = (placing: Placing, width: number, height: number): readonly Point[] =>
  (
    [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ] as const
  ).map(p => onPlan(placing, p));

/**
 * A point of the plan on the picture, pixels.
 *
 * @example
 * onPicture([10, 0, 0, 10, 500, 0], [1500, 200]); // [ 100, 20 ]
 */
export function onPicture(placing: Placing, p: Point): Point {
  const [a, b, c, d, e, f] = isPlacing(placing) ? placing : NO_PLACING;
  const area = a * d - b * c;
  if (area === 0 || !isPoint(p)) return [0, 0];
  const [x, y] = p;
  return [(d * (x - e) - c * (y - f)) / area, (a * (y - f) - b * (x - e)) / area];
}

/**
 * Scales a picture so that two points of the plan on it have the typed distance. The first stays.
 *
 * @example
 * unwrap(scaleToLength([10, 0, 0, 10, 0, 0], [0, 0], [1000, 0], 3600))[0]; // 36
 * scaleToLength([10, 0, 0, 10, 0, 0], [0, 0], [10, 0], 3600); // trace/points-too-near
 */
export function scaleToLength(placing: Placing, p: Point, q: Point, length: number): TraceResult<Placing> {
  if (!isPlacing(placing) || !isPoint(p) || !isPoint(q)) return refuse('trace/points-too-near');
  if (!isNumber(length) || length < 100 || length > LIMITS.reach) return refuse('trace/length-out-of-range');
  if (isNear(placing, p, q)) return refuse('trace/points-too-near');
  const by = length / distance(p, q);
  return ok(about(placing, p, [by, 0, 0, by]));
}

/**
 * Stretches a picture in one direction only, across or along as the two points lie: for a straightened photo, whose two
 * directions have separate scales.
 *
 * @example
 * unwrap(stretchToLength([10, 0, 0, 10, 0, 0], [0, 0], [0, 1000], 2000)).slice(0, 4); // [10, 0, 0, 20]
 */
export function stretchToLength(placing: Placing, p: Point, q: Point, length: number): TraceResult<Placing> {
  if (!isPlacing(placing) || !isPoint(p) || !isPoint(q)) return refuse('trace/points-too-near');
  if (!isNumber(length) || length < 100 || length > LIMITS.reach) return refuse('trace/length-out-of-range');
  const isAcross = Math.abs(q[0] - p[0]) >= Math.abs(q[1] - p[1]);
  const own = Math.abs(isAcross ? q[0] - p[0] : q[1] - p[1]);
  if (isNear(placing, p, q)) return refuse('trace/points-too-near');
  const by = length / own;
  return ok(about(placing, p, isAcross ? [by, 0, 0, 1] : [1, 0, 0, by]));
}

/**
 * Turns a picture so that the line through two points, a wall, runs along the nearest quarter. The first stays.
 *
 * @example
 * unwrap(turnToLine([10, 0, 0, 10, 0, 0], [0, 0], [1000, 100]))[1].toFixed(3); // '-0.995'
 */
export function turnToLine(placing: Placing, p: Point, q: Point): TraceResult<Placing> {
  if (!isPlacing(placing) || !isPoint(p) || !isPoint(q)) return refuse('trace/points-too-near');
  if (isNear(placing, p, q)) return refuse('trace/points-too-near');
  const lies = (Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI;
  const turn = ((Math.round(turned(lies) / 90) * 90 - turned(lies)) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return ok(about(placing, p, [cos, sin, -sin, cos]));
}

function isNear(placing: Placing, p: Point, q: Point): boolean {
  const pixel = Math.sqrt(Math.abs(placing[0] * placing[3] - placing[1] * placing[2]));
  return distance(p, q) < NEAR * pixel;
}

/** A placing followed by a linear map about a point. */
function about(
  [a, b, c, d, e, f]: Placing,
  [x, y]: Point,
  [m, n, o, p]: readonly [number, number, number, number],
): Placing {
  return [
    m * a + o * b,
    n * a + p * b,
    m * c + o * d,
    n * c + p * d,
    m * (e - x) + o * (f - y) + x,
    n * (e - x) + p * (f - y) + y,
  ];
}

/** How a photo of a plan is flattened: for each pixel of the flat picture, its place in the photo. */
export interface Straightening {
  readonly width: number;
  readonly height: number;
  readonly map: Homography;
}

/**
 * The flat picture of a sheet with four given corners, clockwise from its top left, pixels. Its sides are the means of
 * the opposite sides, at most `most` pixels: a photo does not determine the sheet's aspect ratio.
 *
 * @example
 * const flat = unwrap(straighten([[0, 0], [400, 0], [400, 300], [0, 300]], 2048));
 * [flat.width, flat.height]; // [ 400, 300 ]
 * straighten([[0, 0], [400, 300], [400, 0], [0, 300]], 2048); // trace/corners-cross
 */
export function straighten(corners: readonly Point[], most: number): TraceResult<Straightening> {
  if (!isRing(corners) || !isNumber(most)) return refuse('trace/corners-cross');
  const [a, b, c, d] = corners;
  if (!a || !b || !c || !d) return refuse('trace/corners-cross');
  const [across, along] = [(distance(a, b) + distance(d, c)) / 2, (distance(a, d) + distance(b, c)) / 2];
  const scale = Math.min(1, most / Math.max(across, along));
  const [width, height] = [Math.round(across * scale), Math.round(along * scale)];
  if (width < NEAR || height < NEAR) return refuse('trace/points-too-near');
  const flat: readonly Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  // Clockwise on a screen: a sheet seen from behind would be mirrored.
  const turn = (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);
  const map = turn > 0 ? homography(flat, [a, b, c, d]) : undefined;
  if (!map) return refuse('trace/corners-cross');
  return unevenness(map, flat) > MOST_UNEVEN ? refuse('trace/too-flat') : ok({ width, height, map });
}

/** Pixels, four bytes each, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/**
 * Draws the flat picture: each pixel is interpolated from the four nearest in the photo, white beyond its edge.
 *
 * @example
 * const photo = { width: 2, height: 2, data: new Uint8ClampedArray(16).fill(9) };
 * flatten(photo, { width: 2, height: 2, map: [1, 0, 0, 0, 1, 0, 0, 0, 1] }).data[0]; // 9
 */
export function flatten(photo: Pixels, straightening: Straightening): Pixels {
  if (!isPixels(photo) || !isStraightening(straightening))
    return { width: 0, height: 0, data: new Uint8ClampedArray() };
  const { width, height, map } = straightening;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = projected(map, [x + 0.5, y + 0.5]);
      mix(photo, u - 0.5, v - 0.5, data, (y * width + x) * 4);
    }
  }
  return { width, height, data };
}

/** Browsers hold no larger picture, along a side. */
const MOST_PIXELS = 20_000;
const isSide = (n: unknown): n is number =>
  Number.isInteger(n) && (n as number) >= 0 && (n as number) <= MOST_PIXELS;
const isStraightening = /* @__PURE__ */ shape<Straightening>(
  ({ width, height, map }) =>
    isSide(width) && isSide(height) && width * height < 1e8 && isNumbers(map) && map.length === 9,
);

/** Whether the number of pixels matches the sides. */
export const isPixels = /* @__PURE__ */ outside<Pixels>(
  ({ width, height, data }) =>
    isSide(width) &&
    isSide(height) &&
    data instanceof Uint8ClampedArray &&
    data.length === width * height * 4,
);

function mix(
  { width, height, data }: Pixels,
  u: number,
  v: number,
  into: Uint8ClampedArray,
  at: number,
): void {
  if (!(u > -1 && v > -1 && u < width && v < height)) {
    into.fill(255, at, at + 4);
    return;
  }
  const [left, top] = [Math.floor(u), Math.floor(v)];
  const [right, bottom] = [Math.min(left + 1, width - 1), Math.min(top + 1, height - 1)];
  const [x0, y0] = [Math.max(0, left), Math.max(0, top)];
  const [s, t] = [u - left, v - top];
  for (let k = 0; k < 4; k++) {
    const pixel = (x: number, y: number) => data[(y * width + x) * 4 + k]!;
    const upper = pixel(x0, y0) * (1 - s) + pixel(right, y0) * s;
    const lower = pixel(x0, bottom) * (1 - s) + pixel(right, bottom) * s;
    into[at + k] = upper * (1 - t) + lower * t;
  }
}

/** Millimetres within which a proposed wall is identified with a drawn one. */
const SAME_WALL = 150;
/** Millimetres to which other corners are rounded: pixels are no more precise. */
const FINEST = 10;

/**
 * A ring found on the picture, on the plan: along walls that are drawn already, so that it shares them.
 *
 * @example
 * const floor = unwrap(addRoom(emptyPlan().floors[0]!, 'living', boxRing(6000, 4000)));
 * fitted(floor, [10, 0, 0, 10, 0, 0], [[604, 3], [900, 3], [900, 396], [604, 396]])[0]; // [ 6000, 0 ]
 */
export function fitted(floor: Floor, placing: Placing, ring: Ring): Ring {
  if (!isFloor(floor) || !isPlacing(placing) || !isRing(ring)) return [];
  const corners = floor.rooms.flatMap(room => room.ring);
  const [xs, ys] = [0, 1].map(axis => [...new Set(corners.map(p => p[axis]!))]) as [number[], number[]];
  const onto = (value: number, drawn: readonly number[]): number => {
    const nearest = drawn.toSorted((a, b) => Math.abs(a - value) - Math.abs(b - value))[0];
    const isDrawn = nearest !== undefined && Math.abs(nearest - value) <= SAME_WALL;
    return isDrawn ? nearest : Math.round(value / FINEST) * FINEST;
  };
  return ring.map(p => {
    const [x, y] = onPlan(placing, p);
    return [onto(x, xs), onto(y, ys)];
  });
}

/** The stored data of a picture under a plan, besides the picture itself. */
export interface Tracing {
  readonly width: number;
  readonly height: number;
  readonly placing: Placing;
  /** 0 to 1. */
  readonly opacity: number;
  /** R857: no length of it is known yet. */
  readonly isGuess?: true;
}

/**
 * A tracing from text that may come from anywhere; undefined for anything else.
 *
 * @example
 * readTracing('{"width":10,"height":10,"placing":[1,0,0,1,0,0],"opacity":0.4}')?.opacity; // 0.4
 * readTracing('[]'); // undefined
 */
export function readTracing(text: string): Tracing | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { width, height, placing, opacity, isGuess } = value as Readonly<Record<string, unknown>>;
  const isSize = (n: unknown): n is number =>
    Number.isInteger(n) && (n as number) > 0 && (n as number) < 20_000;
  const isPlacing =
    Array.isArray(placing) &&
    placing.length === 6 &&
    placing.every(n => Number.isFinite(n) && Math.abs(n) < 1e7);
  if (!isSize(width) || !isSize(height) || !isPlacing) return undefined;
  if (typeof opacity !== 'number' || !(opacity >= 0 && opacity <= 1)) return undefined;
  const numbers = placing as unknown as Placing;
  // A picture without area could be neither seen nor measured.
  return Math.abs(numbers[0] * numbers[3] - numbers[1] * numbers[2]) > 1e-9
    ? { width, height, placing: numbers, opacity, ...(isGuess === true && { isGuess }) }
    : undefined;
}
