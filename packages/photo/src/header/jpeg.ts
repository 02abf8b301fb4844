import type { Bytes } from '../bytes';
import { findExif } from '../exif/findExif';
import { readExif } from '../exif/readExif';
import type { Found } from './format';
import { jpegSegments } from './segments';

/** The size from the frame header, and the orientation from the Exif block. */
export function readJpeg(bytes: Bytes): Found {
  const exif = findExif(bytes);
  const orientation = exif && readExif(exif).orientation;
  for (const { marker, at } of jpegSegments(bytes)) {
    if (!isFrame(marker)) continue;
    const height = bytes.u16(at + 5);
    const width = bytes.u16(at + 7);
    return width === undefined || height === undefined
      ? { orientation }
      : { size: { width, height }, orientation };
  }
  return { orientation };
}

/** SOF0 to SOF15 without DHT, JPG and DAC, which share their range. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
