import { turn } from '../exact';
import type { ReadRows } from './picture';

type Rgb = readonly [number, number, number];

/** A patch of the picture in fractions of its width and height. */
interface Patch {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly colour: Rgb;
}

export interface RoomOptions {
  readonly width?: number;
  readonly height?: number;
  /** Degrees clockwise. */
  readonly lean?: number;
  /** Position of the window's centre, as a fraction of the width; missing without one. */
  readonly window?: number;
  readonly patches?: readonly Patch[];
  /** Light on every channel, for a coloured lamp or another exposure. */
  readonly light?: Rgb;
}

export const RED: Rgb = [186, 42, 40];
export const GREEN: Rgb = [58, 128, 62];
const WALL: Rgb = [222, 222, 222];
const FLOOR: Rgb = [140, 140, 140];
const FRAME: Rgb = [62, 62, 62];
const GLASS: Rgb = [255, 255, 255];

/** Uprights of doors, shelves and corners: left edge and width in fractions of the width. */
const UPRIGHTS = [0.06, 0.14, 0.3, 0.52, 0.72, 0.86, 0.94].map((x, index) => ({
  x,
  w: 0.008 + index * 0.002,
}));

/** The middles of the sixteen squares of a pixel. */
const SUBPIXELS = Array.from(
  { length: 16 },
  (_, part) => [((part % 4) + 0.5) / 4, (Math.floor(part / 4) + 0.5) / 4] as const,
);

/**
 * A grey room drawn numerically, so its palette, its lean and its window are known exactly; the same picture each time.
 */
export function drawRoom(options: RoomOptions = {}): Drawn {
  const key = JSON.stringify(options);
  const drawn = rooms.get(key) ?? draw(options);
  rooms.set(key, drawn);
  return drawn;
}
const rooms = new Map<string, Drawn>();

function draw({
  width = 640,
  height = 480,
  lean = 0,
  window,
  patches = [],
  light = [1, 1, 1],
}: RoomOptions): Drawn {
  const { sin, cos } = turn(lean);
  const at = (u: number, v: number): Rgb => {
    const patch = patches.find(({ x, y, w, h }) => u >= x && u < x + w && v >= y && v < y + h);
    if (patch) return patch.colour;
    if (window !== undefined && Math.abs(u - window) < 0.06 && v > 0.2 && v < 0.55) return GLASS;
    if (v > 0.1 && v < 0.9 && UPRIGHTS.some(({ x, w }) => u >= x && u < x + w)) return FRAME;
    return v < 0.72 ? WALL : FLOOR;
  };
  /** The colour at a place in pixels from the left upper corner. */
  const colourAt = (x: number, y: number): Rgb => {
    const [right, down] = [x - width / 2, y - height / 2];
    return at((right * cos + down * sin) / width + 0.5, (down * cos - right * sin) / height + 0.5);
  };
  const cornersOf = (y: number) => Array.from({ length: width + 1 }, (_, x) => colourAt(x, y));
  const rgb = new Uint8Array(width * height * 3);
  let above: readonly Rgb[];
  let below = cornersOf(0);
  for (let y = 0; y < height; y += 1) {
    [above, below] = [below, cornersOf(y + 1)];
    for (let x = 0; x < width; x += 1) {
      // Nothing here is narrower than a pixel: if all corners agree, the pixel has one colour.
      const corner = above[x] ?? WALL;
      const isEven = corner === above[x + 1] && corner === below[x] && corner === below[x + 1];
      const [red, green, blue] = isEven
        ? corner
        : meanOf(SUBPIXELS.map(([right, down]) => colourAt(x + right, y + down)));
      const pixel = (y * width + x) * 3;
      rgb[pixel] = Math.min(255, Math.round(red * light[0]));
      rgb[pixel + 1] = Math.min(255, Math.round(green * light[1]));
      rgb[pixel + 2] = Math.min(255, Math.round(blue * light[2]));
    }
  }
  return { width, height, rgb };
}

function meanOf(colours: readonly Rgb[]): Rgb {
  const of = (channel: 0 | 1 | 2) =>
    colours.reduce((total, colour) => total + colour[channel], 0) / colours.length;
  return [of(0), of(1), of(2)];
}

interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/** Its rows as a canvas gives them. */
export const rowsOf =
  ({ width, rgb }: Drawn): ReadRows =>
  (from, count) => {
    const rows = new Uint8Array(count * width * 4).fill(255);
    for (let pixel = 0; pixel < count * width; pixel += 1) {
      const at = (from * width + pixel) * 3;
      for (let channel = 0; channel < 3; channel += 1) rows[pixel * 4 + channel] = rgb[at + channel] ?? 0;
    }
    return rows;
  };

/** Cropped by that fraction of its width and height, half on each side. */
export function crop({ width, height, rgb }: Drawn, part: number): Drawn {
  const [left, top] = [Math.round((width * part) / 2), Math.round((height * part) / 2)];
  const [w, h] = [width - 2 * left, height - 2 * top];
  const inner = new Uint8Array(w * h * 3);
  for (let y = 0; y < h; y += 1) {
    const from = ((y + top) * width + left) * 3;
    inner.set(rgb.subarray(from, from + w * 3), y * w * 3);
  }
  return { width: w, height: h, rgb: inner };
}

/** Blurred by the mean of a square, three times over: close to a bell of sigma = radius. */
export function blur(picture: Drawn, radius: number): Drawn {
  let rgb = picture.rgb;
  for (let round = 0; round < 3; round += 1) {
    for (const [step, along, length] of [
      [3, picture.width, picture.width * 3],
      [picture.width * 3, picture.height, 3],
    ] as const) {
      const next = new Uint8Array(rgb.length);
      for (let at = 0; at < rgb.length; at += 1) {
        const position = step === 3 ? Math.floor((at % length) / 3) : Math.floor(at / (picture.width * 3));
        let sum = 0;
        let count = 0;
        for (let offset = -radius; offset <= radius; offset += 1) {
          if (position + offset < 0 || position + offset >= along) continue;
          sum += rgb[at + offset * step] ?? 0;
          count += 1;
        }
        next[at] = Math.round(sum / count);
      }
      rgb = next;
    }
  }
  return { ...picture, rgb };
}

/** ITU-T T.81, table K.1, as libjpeg scales it for a quality of 40. */
const TABLE = [
  ...[16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56],
  ...[14, 17, 22, 29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92],
  ...[49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99],
].map(value => Math.floor((value * 125 + 50) / 100));
/** The waves, a row of eight for each frequency, and the same for the way back. */
const WAVES = Float64Array.from(
  { length: 64 },
  (_, at) =>
    (Math.cos(((2 * (at % 8) + 1) * Math.floor(at / 8) * Math.PI) / 16) * (at < 8 ? Math.SQRT1_2 : 1)) / 2,
);
const WAVES_BACK = WAVES.map((_, at) => WAVES[(at % 8) * 8 + Math.floor(at / 8)] ?? 0);

/** Simulates JPEG of quality 40 on each channel: blocks of 8 × 8 through the cosine transform and back. */
export function compress(picture: Drawn): Drawn {
  const { width, height } = picture;
  const rgb = picture.rgb.slice();
  const [block, coded] = [new Float64Array(64), new Float64Array(64)];
  for (let top = 0; top + 8 <= height; top += 8) {
    for (let left = 0; left + 8 <= width; left += 8) {
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (i: number) => ((top + (i >> 3)) * width + left + (i & 7)) * 3 + channel;
        for (let i = 0; i < 64; i += 1) block[i] = (rgb[at(i)] ?? 0) - 128;
        transform(block, WAVES, coded);
        for (let i = 0; i < 64; i += 1) {
          const unit = TABLE[i] ?? 1;
          coded[i] = Math.round((coded[i] ?? 0) / unit) * unit;
        }
        transform(coded, WAVES_BACK, block);
        for (let i = 0; i < 64; i += 1)
          rgb[at(i)] = Math.max(0, Math.min(255, Math.round((block[i] ?? 0) + 128)));
      }
    }
  }
  return { width, height, rgb };
}

const half = new Float64Array(64);
/** A block times the waves, along its rows and then along its columns. */
function transform(block: Float64Array, waves: Float64Array, into: Float64Array): void {
  for (let i = 0; i < 64; i += 1) {
    let sum = 0;
    for (let k = 0; k < 8; k += 1) sum += (block[(i & 56) + k] ?? 0) * (waves[(i & 7) * 8 + k] ?? 0);
    half[i] = sum;
  }
  for (let i = 0; i < 64; i += 1) {
    let sum = 0;
    for (let k = 0; k < 8; k += 1) sum += (half[k * 8 + (i & 7)] ?? 0) * (waves[(i & 56) + k] ?? 0);
    into[i] = sum;
  }
}
