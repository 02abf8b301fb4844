import { deflateSync } from 'node:zlib';

/** A file as a person would choose it, in the form Playwright takes. */
export interface MadeFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const CRC = Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc >>> 0;
});
const crc32 = (bytes: Buffer): number =>
  (bytes.reduce((crc, byte) => (CRC[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** A PNG of one colour (PNG specification, third edition). Two of them differ only in `level`. */
export function png(name: string, width: number, height: number, level = 0x55): MadeFile {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0], 8); // 8 bits a sample, greyscale
  const pixels = Buffer.alloc((width + 1) * height, level);
  for (let row = 0; row < height; row += 1) pixels[row * (width + 1)] = 0; // no filter
  return {
    name,
    mimeType: 'image/png',
    buffer: Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      pngChunk('IHDR', header),
      pngChunk('IDAT', deflateSync(pixels)),
      pngChunk('IEND', Buffer.alloc(0)),
    ]),
  };
}

/** A PNG that claims any size and has hardly any bytes. */
export function pngBomb(name: string, side: number): MadeFile {
  const small = png(name, 1, 1).buffer;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0], 8);
  return {
    name,
    mimeType: 'image/png',
    buffer: Buffer.concat([small.subarray(0, 8), pngChunk('IHDR', header), small.subarray(33)]),
  };
}

/** A datum name as written by cameras; a stored photo must not contain it. */
export const PLACE = 'HANGZHOU-30.2741N';

/** The JPEG with an EXIF block holding its orientation (Exif 2.32, tag 0x0112) and location (a GPS block). */
export function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  const tiff = Buffer.alloc(68 + PLACE.length + 1);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  const field = (at: number, tag: number, type: number, count: number, value: number) => {
    tiff.writeUInt16LE(tag, at);
    tiff.writeUInt16LE(type, at + 2);
    tiff.writeUInt32LE(count, at + 4);
    tiff.writeUInt32LE(value, at + 8);
  };
  tiff.writeUInt16LE(2, 8);
  field(10, 0x0112, 3, 1, orientation);
  field(22, 0x8825, 4, 1, 38);
  tiff.writeUInt16LE(2, 38);
  field(40, 0x0001, 2, 2, 0x4e); // GPSLatitudeRef "N"
  field(52, 0x0012, 2, PLACE.length + 1, 68); // GPSMapDatum
  tiff.write(PLACE, 68, 'latin1');
  const payload = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(payload.length + 2, 4);
  return Buffer.concat([head, payload, jpeg.subarray(2)]);
}

/** A box of ISO/IEC 14496-12: length, type, body. */
function box(type: string, ...parts: readonly (Buffer | readonly number[])[]): Buffer {
  const body = Buffer.concat(parts.map(part => Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}
const u16 = (value: number) => [value >> 8, value & 255];
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)];
const FULL = [0, 0, 0, 0]; // version and flags

/**
 * An AVIF of one key frame of AV1 (AV1 Image File Format 1.1): the frame with its sequence header, in boxes that name
 * it the primary item and give its size. Browsers write no AVIF themselves, but encode AV1.
 */
export function avif(name: string, frame: Buffer, width: number, height: number): MadeFile {
  const config = box('av1C', [0x81, 0x00, 0x0c, 0x00]); // main profile, 8 bits, 4:2:0
  const properties = box(
    'iprp',
    box('ipco', box('ispe', FULL, u32(width), u32(height)), box('pixi', FULL, [3, 8, 8, 8]), config),
    box('ipma', FULL, u32(1), u16(1), [3, 1, 2, 0x83]),
  );
  const location = (offset: number) =>
    box('iloc', FULL, [0x44, 0x00], u16(1), u16(1), u16(0), u16(1), u32(offset), u32(frame.length));
  const meta = (offset: number) =>
    box(
      'meta',
      FULL,
      box('hdlr', FULL, u32(0), Buffer.from('pict'), u32(0), u32(0), u32(0), [0]),
      box('pitm', FULL, u16(1)),
      location(offset),
      box('iinf', FULL, u16(1), box('infe', [2, 0, 0, 0], u16(1), u16(0), Buffer.from('av01\0'))),
      properties,
    );
  const type = box('ftyp', Buffer.from('avif'), u32(0), Buffer.from('avifmif1miaf'));
  const start = type.length + meta(0).length + 8;
  return {
    name,
    mimeType: 'image/avif',
    buffer: Buffer.concat([type, meta(start), box('mdat', frame)]),
  };
}

/** A GIF of two frames, one black and one white pixel each (GIF89a). */
export const animatedGif = (name: string): MadeFile => {
  const frame = (colour: number) => [
    0x21,
    0xf9,
    4,
    0,
    10,
    0,
    0,
    0,
    0x2c,
    0,
    0,
    0,
    0,
    1,
    0,
    1,
    0,
    0,
    2,
    2,
    colour === 0 ? 0x44 : 0x4c,
    1,
    0,
  ];
  return {
    name,
    mimeType: 'image/gif',
    buffer: Buffer.from([
      ...Buffer.from('GIF89a', 'latin1'),
      ...[1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff],
      ...frame(0),
      ...frame(1),
      0x3b,
    ]),
  };
};

export const svgWithScript = (name: string): MadeFile => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" onload="window.__xss=1">' +
      '<script>window.__xss=1;parent.__xss=1</script><rect width="40" height="30" fill="#b23a2b"/></svg>',
  ),
});

export const emptyFile = (name: string): MadeFile => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.alloc(0),
});

export const textAsPng = (name: string): MadeFile => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from('This was never a picture.'),
});
