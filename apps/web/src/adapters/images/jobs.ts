import {
  type Capture,
  type PixelReading,
  readCapture,
  readImageHeader,
  readPixels,
  withoutPlace,
} from '@app/photo';
import type { Point } from '@app/plan';
import { proposeRoom } from '@app/plan/propose';
import { flatten, type Pixels, type Placing, type Straightening } from '@app/plan/trace';
import { hashOf, type Reading } from '@app/records/reading';

export interface ReadFile {
  readonly reading: Reading;
  /** R222: the camera's metadata, read before it is removed; missing unless requested. */
  readonly capture?: Capture;
  /** The file without its location, in memory and independent of its disk. */
  readonly cleaned: File;
}

export interface ScaledImage {
  /** Size of the original once upright, pixels. */
  readonly width: number;
  readonly height: number;
  readonly picture: Blob;
  /** R223: readings of its pixels; missing unless requested, or for a picture too small. */
  readonly pixels?: PixelReading;
}

/**
 * The worker's jobs on pictures and films. Scanning and decoding happen there, so a large or unusual file never
 * stalls the page (R221). Each throws if the file cannot be read, or is not a picture.
 */
export const JOBS = {
  /** The file's content hash and the header's facts about the picture; nothing is decoded. */
  async read(file: File, withCapture: boolean): Promise<ReadFile> {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const clean = copyWithoutPlace(file, bytes);
    // Nothing of an unknown format is kept, since any byte may hold a location; nor could it be shown.
    const header = clean && readImageHeader(bytes);
    const hash = globalThis.isSecureContext ? await hashOf(bytes, sha256) : plainHash(bytes);
    return {
      reading: { hash, ...(header ? { header } : {}) },
      ...(withCapture ? { capture: readCapture(bytes) } : {}),
      cleaned: clean ?? new File([], file.name, { type: file.type }),
    };
  },

  /** R241: only the camera's metadata of a picture. */
  async capture(file: File): Promise<Capture> {
    return readCapture(new Uint8Array(await file.arrayBuffer()));
  },

  /** For a picture or film in a record; missing for an unknown format, which may hold a location anywhere. */
  async clean(file: File): Promise<File | undefined> {
    return copyWithoutPlace(file, new Uint8Array(await file.arrayBuffer()));
  },

  /** A photo of a sheet, flattened by its corners; the new drawing has no metadata. */
  async flatten(blob: Blob, straightening: Straightening): Promise<Blob> {
    const flat = flatten(await pixelsOf(blob), straightening);
    const sheet = drawnOn(flat.width, flat.height, context =>
      // its bytes are in an ordinary buffer, made above
      context.putImageData(new ImageData(flat.data as Uint8ClampedArray<ArrayBuffer>, flat.width), 0, 0),
    );
    return toWebp(sheet.canvas);
  },

  /** R399: the room around a point of a plan's picture, in its pixels. */
  async propose(blob: Blob, at: Point, placing: Placing): Promise<ReturnType<typeof proposeRoom>> {
    return proposeRoom(await pixelsOf(blob), at, placing);
  },

  /** Decodes, turns upright and scales down to a longest side in pixels; smaller pictures keep their size. */
  async scale(blob: Blob, maxSide: number, withPixels: boolean): Promise<ScaledImage> {
    // 'from-image' turns the picture upright by its EXIF orientation; the new drawing has no metadata.
    const bitmap = await createImageBitmap(blob, { imageOrientation: 'from-image' });
    try {
      const { width, height } = bitmap;
      const scale = Math.min(1, maxSide / Math.max(width, height));
      const canvas = new OffscreenCanvas(
        Math.max(1, Math.round(width * scale)),
        Math.max(1, Math.round(height * scale)),
      );
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no 2d canvas');
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      const pixels = withPixels ? readBitmap(bitmap) : undefined;
      const picture = await toWebp(canvas);
      return { width, height, picture, ...(pixels ? { pixels } : {}) };
    } finally {
      bitmap.close();
    }
  },
};
export type Jobs = typeof JOBS;

async function pixelsOf(blob: Blob): Promise<Pixels> {
  const bitmap = await createImageBitmap(blob);
  try {
    const { width, height } = bitmap;
    const drawn = drawnOn(width, height, context => context.drawImage(bitmap, 0, 0));
    return { width, height, data: drawn.getImageData(0, 0, width, height).data };
  } finally {
    bitmap.close();
  }
}

function drawnOn(
  width: number,
  height: number,
  draw: (context: OffscreenCanvasRenderingContext2D) => void,
): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('no 2d canvas');
  draw(context);
  return context;
}

/** Strip by strip on one small canvas: the whole of a large photo would take hundreds of megabytes. */
function readBitmap(bitmap: ImageBitmap): PixelReading | undefined {
  const { width, height } = bitmap;
  const strip = new OffscreenCanvas(width, 256);
  const context = strip.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  return readPixels(width, height, (from, count) => {
    context.clearRect(0, 0, width, strip.height);
    context.drawImage(bitmap, 0, from, width, count, 0, 0, width, count);
    return context.getImageData(0, 0, width, count).data;
  });
}

/** Cleaned like any other picture, since its colour profile has texts: so an import finds nothing left to remove. */
async function toWebp(canvas: OffscreenCanvas): Promise<Blob> {
  const drawn = await canvas.convertToBlob({ type: 'image/webp', quality: 0.86 });
  const clean = withoutPlace(new Uint8Array(await drawn.arrayBuffer()));
  return clean ? new Blob([clean], { type: drawn.type }) : drawn;
}

function copyWithoutPlace({ name, type, lastModified }: File, bytes: Uint8Array): File | undefined {
  const clean = withoutPlace(bytes);
  return clean && new File([clean], name, { type, lastModified });
}

const sha256 = async (bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.slice().buffer));

/**
 * For a page without https, such as a phone opening this computer's address: it has no `crypto.subtle`. Two lanes of
 * FNV-1a and the length tell one person's photos apart.
 */
function plainHash(bytes: Uint8Array): string {
  let first = 0x811c9dc5;
  let second = 0xc2b2ae35;
  for (const byte of bytes) {
    first = Math.imul(first ^ byte, 0x01000193);
    second = Math.imul(second ^ byte, 0x85ebca6b);
  }
  return [first, second, bytes.length].map(part => (part >>> 0).toString(16).padStart(8, '0')).join('');
}
