import { type Bytes, readWithin } from '../bytes';
import { readBmp, readGif, readPng, readWebp } from './bitmaps';
import type { Found, ImageFormat, ImageHeader, ImageSize, Orientation } from './format';
import { readIsobmff } from './isobmff';
import { readJpeg } from './jpeg';
import { sniffBrand, sniffFile } from './sniff';
import { readSvg } from './svg';

/**
 * The header's facts about a picture, without decoding it: a picture of 20,000 × 20,000 pixels is recognised before it
 * takes any memory. Undefined if it begins like no known image format, whatever the file's name.
 */
export function readImageHeader(file: Uint8Array): ImageHeader | undefined {
  return readWithin(file, bytesToHeader);
}

function bytesToHeader(bytes: Bytes): ImageHeader | undefined {
  const kind = sniffFile(bytes);
  const format = kind === 'isobmff' ? sniffBrand(bytes) : kind;
  if (!format || format === 'ebml' || format === 'avi') return undefined;
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
