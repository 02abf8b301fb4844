import { readBmp, readGif, readPng, readWebp } from './bitmaps';
import { type Bytes, toBytes } from './bytes';
import type { Found, ImageFormat, ImageHeader, ImageSize, Orientation } from './format';
import { readIsobmff } from './isobmff';
import { readJpeg } from './jpeg';
import { readSvg } from './svg';

/** Bytes from the start of a file that are enough for the headers we read; cameras put up to some 200 kB before theirs. */
export const HEAD_BYTES = 512 * 1024;

/**
 * What the first bytes say of a picture, without decoding it: a picture of 20,000 × 20,000 pixels is known before it
 * takes any memory. Absent when they begin like no image format we know, whatever the name of the file.
 */
export function readImageHeader(head: Uint8Array): ImageHeader | undefined {
  const bytes = toBytes(head);
  const format = sniffFormat(bytes);
  if (!format) return undefined;
  const { size, orientation = 1 } = read(format, bytes);
  return {
    format,
    ...(size && size.width > 0 && size.height > 0 ? { size: upright(size, orientation) } : {}),
    orientation,
  };
}

const upright = ({ width, height }: ImageSize, orientation: Orientation): ImageSize =>
  orientation >= 5 ? { width: height, height: width } : { width, height };

function read(format: ImageFormat, bytes: Bytes): Found {
  switch (format) {
    case 'jpeg':
      return readJpeg(bytes);
    case 'png':
      return readPng(bytes);
    case 'gif':
      return readGif(bytes);
    case 'webp':
      return readWebp(bytes);
    case 'bmp':
      return readBmp(bytes);
    case 'avif':
    case 'heic':
      return readIsobmff(bytes);
    case 'svg':
      return readSvg(bytes);
    case 'tiff':
    case 'ico':
    case 'jxl':
      return {};
  }
}

/** The signatures of the formats' own specifications. */
function sniffFormat(bytes: Bytes): ImageFormat | undefined {
  if (bytes.u16(0) === 0xffd8 && bytes.u8(2) === 0xff) return 'jpeg';
  if (bytes.text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (/^GIF8[79]a$/.test(bytes.text(0, 6) ?? '')) return 'gif';
  if (bytes.text(0, 4) === 'RIFF' && bytes.text(8, 4) === 'WEBP') return 'webp';
  if (bytes.text(0, 2) === 'BM' && bytes.u32(6) === 0) return 'bmp';
  if (bytes.text(4, 4) === 'ftyp') return sniffBrand(bytes);
  if (/^(?:II\*\0|MM\0\*)$/.test(bytes.text(0, 4) ?? '')) return 'tiff';
  if (bytes.u32(0) === 0x00000100 && (bytes.u16(4, 'little') ?? 0) > 0) return 'ico';
  if (bytes.u16(0) === 0xff0a || bytes.text(4, 4) === 'JXL ') return 'jxl';
  return looksLikeSvg(bytes) ? 'svg' : undefined;
}

const BRANDS: Readonly<Record<string, 'avif' | 'heic'>> = {
  avif: 'avif',
  avis: 'avif',
  heic: 'heic',
  heix: 'heic',
  heim: 'heic',
  heis: 'heic',
  hevc: 'heic',
  hevx: 'heic',
};

/** The major brand, then the compatible ones: `mif1` alone says only that it is some picture in such a file. */
function sniffBrand(bytes: Bytes): 'avif' | 'heic' | undefined {
  const end = Math.min(bytes.u32(0) ?? 0, 256);
  for (let at = 8; at + 4 <= end; at += 4) {
    const brand = bytes.text(at, 4) ?? '';
    if (at !== 12 && Object.hasOwn(BRANDS, brand)) return BRANDS[brand]; // 12 holds the minor version
  }
  return undefined;
}

/** Markup whose first element is `svg`, behind any byte order mark, declaration, comment or document type. */
function looksLikeSvg(bytes: Bytes): boolean {
  const start = bytes.text(0, Math.min(bytes.length, 4096)) ?? '';
  return /^(?:\xef\xbb\xbf)?\s*(?:<\?[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>\s*)*<svg[\s>/]/i.test(
    start,
  );
}
