import { readImageHeader, withoutPlace } from '@app/photo';
import { hashOf, type Reading } from '@app/records/reading';

export interface ReadFile {
  readonly reading: Reading;
  /** The file without the place where it was taken, in memory and free of the disk it came from. */
  readonly kept: File;
}

export interface ScaledImage {
  /** Size of the original once upright, pixels. */
  readonly width: number;
  readonly height: number;
  readonly picture: Blob;
}

/**
 * What the worker does with pictures and films. Going through bytes and decoding happen there, so that a large or a
 * strange file never stalls the page (R221). Each throws when the file cannot be read, or is no picture.
 */
export const JOBS = {
  /** The file's content hash and what its bytes say of the picture; nothing is decoded. */
  async read(file: File): Promise<ReadFile> {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const header = readImageHeader(bytes);
    const hash = globalThis.isSecureContext ? await hashOf(bytes, sha256) : plainHash(bytes);
    return { reading: { hash, ...(header ? { header } : {}) }, kept: copyWithoutPlace(file, bytes) };
  },

  /** For a picture or film in a record. */
  async clean(file: File): Promise<File> {
    return copyWithoutPlace(file, new Uint8Array(await file.arrayBuffer()));
  },

  /** Decodes, turns upright and scales down to a longest side in pixels; smaller pictures keep their size. */
  async scale(blob: Blob, maxSide: number): Promise<ScaledImage> {
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
      return { width, height, picture: await canvas.convertToBlob({ type: 'image/webp', quality: 0.86 }) };
    } finally {
      bitmap.close();
    }
  },
};
export type Jobs = typeof JOBS;

const copyWithoutPlace = ({ name, type, lastModified }: File, bytes: Uint8Array): File =>
  new File([withoutPlace(bytes)], name, { type, lastModified });

const sha256 = async (bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.slice().buffer));

/**
 * For a page without https, as when a phone opens this computer's address: browsers lend it no `crypto.subtle`. Two lanes
 * of FNV-1a and the length tell one person's photos apart.
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
