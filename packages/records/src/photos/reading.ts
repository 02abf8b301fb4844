import { err, ok, type Result } from '@app/kernel';
import { MAX_PIXELS, MAX_SIDE } from '../limits';
import type { Photo } from './photo';

/** The facts of a file's first bytes, as `@app/photo` reads them; `size` is that of the upright picture. */
export interface ReadHeader {
  readonly format: string;
  readonly size?: { readonly width: number; readonly height: number };
}

/** The result of reading a file, before anything is decoded. */
export interface Reading {
  /** SHA-256 of the whole file, hexadecimal. */
  readonly hash: string;
  /** Absent if the bytes match no known image format. */
  readonly header?: ReadHeader;
}

export interface ReadingRefusal {
  readonly code: 'photos/too-many-pixels';
  readonly name: string;
  readonly limitMegapixels: number;
}

/**
 * Takes what was read into the list. A picture too large to decode is taken off. One with the bytes of another stays: they
 * are the same photo only when the person says so (R230). Bytes that are no image only mark the photo (A39). A drawing (SVG) is ready at once: the browser shows it as an
 * inert picture, and nothing is decoded. The photo may have been removed meanwhile.
 */
export function applyReading(
  photos: readonly Photo[],
  id: string,
  { hash, header }: Reading,
): { readonly photos: readonly Photo[]; readonly refused?: ReadingRefusal } {
  const photo = photos.find(other => other.id === id);
  if (!photo || photo.state === 'empty') return { photos };
  const verdict = judge(photo, hash, header);
  return verdict.ok
    ? { photos: photos.map(other => (other.id === id ? verdict.value : other)) }
    : { photos: photos.filter(other => other.id !== id), refused: verdict.error };
}

function judge(photo: Photo, hash: string, header: ReadHeader | undefined): Result<Photo, ReadingRefusal> {
  const { name } = photo;
  if (!header) return ok({ ...photo, hash, state: 'unreadable' });
  const { format, size } = header;
  if (format === 'svg') return ok({ ...photo, hash, format, state: 'ready', ...size });
  if (size && isTooLarge(size)) {
    return err({ code: 'photos/too-many-pixels', name, limitMegapixels: MAX_PIXELS / 1_000_000 });
  }
  return ok({ ...photo, hash, format, ...size });
}

/** 80 megapixels or 12,000 pixels a side are still allowed. */
export const isTooLarge = ({ width, height }: NonNullable<ReadHeader['size']>): boolean =>
  width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS;

/** The outcome of decoding the picture and making its thumbnail. */
export type Decoding =
  | { readonly kind: 'decoded'; readonly width: number; readonly height: number }
  | { readonly kind: 'failed' };

/**
 * Adds the outcome of decoding to the list. A sound picture in a format this device lacks, as most browsers lack
 * HEIC, has no preview; it is not marked broken.
 */
export function applyDecoding(photos: readonly Photo[], id: string, decoding: Decoding): readonly Photo[] {
  return photos.map(photo => {
    if (photo.id !== id || photo.state !== 'reading') return photo;
    if (decoding.kind === 'decoded') {
      return { ...photo, state: 'ready', width: decoding.width, height: decoding.height };
    }
    const lacking = photo.format !== undefined && NOT_EVERYWHERE.includes(photo.format);
    return { ...photo, state: lacking ? 'no-preview' : 'unreadable' };
  });
}

const NOT_EVERYWHERE: readonly string[] = ['heic', 'avif', 'tiff', 'jxl'];

/** Computes a digest; the browser's `crypto.subtle.digest('SHA-256', …)` fits behind it. */
export type Digest = (bytes: Uint8Array) => Promise<Uint8Array>;

/** The content hash that identifies a file: lower-case hexadecimal. */
export async function hashOf(bytes: Uint8Array, digest: Digest): Promise<string> {
  return Array.from(await digest(bytes), byte => byte.toString(16).padStart(2, '0')).join('');
}
