import { toBytes } from '../bytes';
import { findExif } from '../exif/findExif';
import { readExif } from '../exif/readExif';
import { writeExif } from '../exif/writeExif';
import { sniffFile } from '../header/sniff';
import { cleanGif } from './gif';
import { cleanIsobmff, cleanJxl } from './isobmff';
import { cleanJpeg } from './jpeg';
import { cleanPng } from './png';
import { cleanTiff } from './tiff';
import { cleanWebp } from './webp';

/**
 * R220: the picture or film with what draws and plays it and nothing else, so that no place can be left in a part nobody
 * thought of. Pixels, sound, colours and orientation stay as they are; time and exposure are written into a block of our
 * own. Drawings, plain bitmaps and bytes of no format we know come back as they were.
 */
export function withoutPlace(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = toBytes(file);
  switch (sniffFile(bytes)) {
    case 'jpeg':
      return cleanJpeg(file, bytes, ownExif(file));
    case 'png':
      return cleanPng(file, bytes, ownExif(file));
    case 'webp':
      return cleanWebp(file, bytes, ownExif(file));
    case 'gif':
      return cleanGif(file, bytes);
    case 'isobmff':
      return changed(file, copy => cleanIsobmff(copy, bytes));
    case 'jxl':
      return changed(file, copy => cleanJxl(copy, bytes));
    case 'tiff':
      return changed(file, copy => cleanTiff(copy, bytes));
    case 'bmp':
    case 'ico':
    case 'svg':
    case undefined:
      return file.slice();
  }
}

function changed(file: Uint8Array, change: (copy: Uint8Array) => void): Uint8Array<ArrayBuffer> {
  const copy = file.slice();
  change(copy);
  return copy;
}

function ownExif(file: Uint8Array): Uint8Array | undefined {
  const block = findExif(toBytes(file));
  if (!block) return undefined;
  const { orientation = 1, ...told } = readExif(block);
  return writeExif(orientation === 1 ? told : { ...told, orientation });
}
