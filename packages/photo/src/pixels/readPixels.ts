import { type Accent, readAccents } from './accents';
import { readLikeness } from './likeness';
import { type ReadRows, shrink, shrinkAgain, toGrey } from './picture';
import { readLean } from './roll';
import { readBusyness, readSharpness } from './texture';
import { readWindow } from './window';

/** R223: readings of a photo's pixels. */
export interface PixelReading {
  /** How much upright lines lean clockwise, degrees; missing if too few agree. */
  readonly lean?: number;
  /** Variance of the Laplacian; see `mayBeBlurred`. */
  readonly sharpness: number;
  readonly busyness: number;
  readonly likeness: string;
  readonly accents: readonly Accent[];
  readonly window?: number;
}

/** Between the sharpest of 30 blurred rooms, 20, and the softest of 30 sharp ones, 200. A bare wall is soft as well. */
const SHARP = 60;
export const mayBeBlurred = ({ sharpness }: PixelReading): boolean => sharpness < SHARP;

/** The size at which all thresholds were measured, pixels of the longest side. */
const SIDE = 512;
const COLOUR_SIDE = 128;
/** A smaller picture is an icon. */
const LEAST_SIDE = 128;

/** No photo format has longer sides. */
const MOST_SIDE = 65_535;
const isSide = (length: unknown): boolean =>
  Number.isInteger(length) && (length as number) >= LEAST_SIDE && (length as number) <= MOST_SIDE;

/** Undefined for a picture too small for any reading of a room, or an invalid one. */
export function readPixels(width: number, height: number, readRows: ReadRows): PixelReading | undefined {
  if (!isSide(width) || !isSide(height)) return undefined;
  const picture = shrink(width, height, SIDE, readRows);
  const grey = { width: picture.width, height: picture.height, grey: toGrey(picture) };
  const lean = readLean(grey);
  const window = readWindow(picture);
  return {
    ...(lean === undefined ? {} : { lean }),
    sharpness: readSharpness(grey),
    busyness: readBusyness(grey),
    likeness: readLikeness(picture),
    accents: readAccents(shrinkAgain(picture, COLOUR_SIDE)),
    ...(window === undefined ? {} : { window }),
  };
}
