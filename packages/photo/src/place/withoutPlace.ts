import { type Budget, type Bytes, readWithin, toBytes } from '../bytes';
import { findExif } from '../exif/findExif';
import { readExif } from '../exif/readExif';
import { writeExif } from '../exif/writeExif';
import { sniffFile } from '../header/sniff';
import { cleanAvi } from './avi';
import { cleanBmp } from './bitmaps';
import { cleanEbml } from './ebml';
import { cleanGif } from './gif';
import { cleanIco } from './ico';
import { cleanIsobmff, cleanJxl } from './isobmff';
import { cleanJpeg } from './jpeg';
import { fromBase64, fromUtf8, toBase64, toUtf8 } from './letters';
import { cleanPng } from './png';
import { cleanSvg } from './svg';
import { cleanTiff } from './tiff';
import { cleanWebp } from './webp';

/**
 * R220: the picture or film reduced to its drawing and playing parts, so no location can remain in an overlooked part.
 * Pixels, sound, colours and orientation are unchanged; time and exposure are written into a block of our own. Undefined
 * for an unknown format, or if it cannot be read with certainty or within R627: then its contents are unknown.
 */
export const withoutPlace = (file: Uint8Array): Uint8Array<ArrayBuffer> | undefined =>
  readWithin(file, bytes => cleanFile(file, bytes));

/** The same, with a given budget, and the remainder of it. */
export const withoutPlaceWithin = (file: Uint8Array, budget: Budget) =>
  readWithin(file, bytes => cleanFile(file, bytes), budget);

function cleanFile(file: Uint8Array, bytes: Bytes): Uint8Array<ArrayBuffer> | undefined {
  switch (sniffFile(bytes)) {
    case 'jpeg':
      return cleanJpeg(file, bytes, ownExif(bytes));
    case 'png':
      return cleanPng(file, bytes, ownExif(bytes));
    case 'webp':
      return cleanWebp(file, bytes, ownExif(bytes));
    case 'gif':
      return cleanGif(file, bytes);
    case 'isobmff':
      return changed(file, copy => cleanIsobmff(copy, bytes));
    case 'jxl':
      return changed(file, copy => cleanJxl(copy, bytes));
    case 'tiff':
      return changed(file, copy => cleanTiff(copy, bytes));
    case 'bmp':
      return changed(file, copy => cleanBmp(copy, bytes));
    case 'ico':
      return cleanIco(file, bytes);
    case 'svg':
      return cleanDrawing(file, bytes);
    case 'ebml':
      return changed(file, copy => cleanEbml(copy, bytes));
    case 'avi':
      return changed(file, copy => cleanAvi(copy, bytes));
    case undefined:
      return undefined;
  }
}

function changed(file: Uint8Array, change: (copy: Uint8Array) => void): Uint8Array<ArrayBuffer> {
  const copy = file.slice();
  change(copy);
  return copy;
}

function cleanDrawing(file: Uint8Array, bytes: Bytes): Uint8Array<ArrayBuffer> | undefined {
  const text = fromUtf8(file);
  const clean = text === undefined ? undefined : cleanSvg(text, cleanWritten, bytes);
  return clean === undefined ? undefined : toUtf8(clean);
}

/** A picture embedded in a drawing as text (RFC 2397); undefined for any other address. */
function cleanWritten(address: string): string | undefined {
  const comma = address.indexOf(',');
  const head = address.slice(0, Math.max(0, comma));
  if (!head.startsWith('data:image/') || !head.endsWith(';base64') || head.length > 40) return undefined;
  const file = fromBase64(address.slice(comma + 1));
  const clean = file && sniffFile(toBytes(file)) !== 'svg' ? withoutPlace(file) : undefined;
  return clean ? `${head},${toBase64(clean)}` : undefined;
}

function ownExif(bytes: Bytes): Uint8Array | undefined {
  const block = findExif(bytes);
  if (!block) return undefined;
  const { orientation = 1, ...fields } = readExif(block);
  return writeExif(orientation === 1 ? fields : { ...fields, orientation });
}
