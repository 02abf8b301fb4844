import { concat, toBytes } from './bytes';
import type { TakenAt } from './exif/readExif';
import { writeExif } from './exif/writeExif';
import { pngChunks } from './header/chunks';
import { sniffFile } from './header/sniff';
import { chunk } from './place/png';

/** What the camera of a drawn picture would have written: everything a photo can say of itself but its place. */
export interface MadeCapture {
  readonly takenAt: TakenAt;
  /** The camera's direction, degrees from true north. */
  readonly direction: number;
  /** As on a frame of 36 × 24 mm, millimetres. */
  readonly focalLength35: number;
  readonly fNumber: number;
  /** Seconds. */
  readonly exposureTime: number;
  readonly iso: number;
}

/**
 * R966: a drawn PNG as a camera would have saved it, without flash and with the data before the pixels, to be read like
 * any photo. Anything but a whole PNG is returned unchanged.
 *
 * @example
 * const TAKEN = { year: 2026, month: 11, day: 10, hour: 9, minute: 46, second: 0, offsetMinutes: 480 };
 * const EXPOSURE = { focalLength35: 26, fNumber: 1.8, exposureTime: 1 / 120, iso: 64 };
 * asTaken(new Uint8Array(), { takenAt: TAKEN, direction: 130, ...EXPOSURE }).length; // 0: no picture, no data
 */
export function asTaken(png: Uint8Array, capture: MadeCapture): Uint8Array {
  const bytes = toBytes(png);
  const head = sniffFile(bytes) === 'png' ? pngChunks(bytes)[0] : undefined;
  const { direction, ...exif } = capture ?? {};
  const block = writeExif({ ...exif, flash: false }, direction);
  if (head?.type !== 'IHDR' || head.isCut || !block) return png;
  return concat([png.subarray(0, head.end), chunk('eXIf', block), png.subarray(head.end)]);
}
