import type { ByteOrder, Bytes } from './bytes';
import type { Found, Orientation } from './format';

const EXIF = 0xe1;
const START_OF_SCAN = 0xda;

/** Segment by segment (ITU-T T.81, annex B) up to the frame header, which holds the size. */
export function readJpeg(bytes: Bytes): Found {
  let orientation: Orientation | undefined;
  let at = 2;
  while (at < bytes.length) {
    if (bytes.u8(at) !== 0xff) return { orientation };
    const marker = bytes.u8(at + 1);
    if (marker === 0xff) {
      at += 1; // fill bytes may stand before a marker
      continue;
    }
    const length = bytes.u16(at + 2);
    if (marker === undefined || length === undefined || length < 2 || marker === START_OF_SCAN) break;
    if (isFrame(marker)) {
      const height = bytes.u16(at + 5);
      const width = bytes.u16(at + 7);
      return width === undefined || height === undefined
        ? { orientation }
        : { size: { width, height }, orientation };
    }
    if (marker === EXIF) orientation ??= readExif(bytes.slice(at + 4, at + 2 + length));
    at += 2 + length;
  }
  return { orientation };
}

/** SOF0 to SOF15 without DHT, JPG and DAC, which lie among them. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const ORIENTATION_TAG = 0x0112;

/** The orientation in the first directory of an Exif block (CIPA DC-008). */
function readExif(block: Bytes): Orientation | undefined {
  if (block.text(0, 6) !== 'Exif\0\0') return undefined;
  const tiff = block.slice(6, block.length);
  const order = byteOrder(tiff.text(0, 2));
  const directory = order && tiff.u32(4, order);
  const entries = directory && tiff.u16(directory, order);
  if (!order || !directory || !entries) return undefined;
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + index * 12;
    if (tiff.u16(entry, order) === ORIENTATION_TAG) return toOrientation(tiff.u16(entry + 8, order));
  }
  return undefined;
}

function byteOrder(mark: string | undefined): ByteOrder | undefined {
  if (mark === 'II') return 'little';
  return mark === 'MM' ? 'big' : undefined;
}

function toOrientation(value: number | undefined): Orientation | undefined {
  return value !== undefined && value >= 1 && value <= 8 ? (value as Orientation) : undefined; // 1 to 8, just checked
}
