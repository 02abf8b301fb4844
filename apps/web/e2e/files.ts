import { deflateSync } from 'node:zlib';

/** A file as a person would choose it; Playwright takes it as it is. */
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

/** A PNG of one colour (PNG specification, third edition). `level` makes two of them differ in nothing else. */
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

/** A PNG that claims any size and holds hardly a byte. */
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

/** The JPEG with an EXIF block that says how it was held (Exif 2.32, tag 0x0112) and where (a GPS block). */
export function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  const tiff = Buffer.alloc(8 + 2 + 12 * 2 + 4 + 2 + 12 + 4);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(2, 8);
  const field = (at: number, tag: number, type: number, value: number) => {
    tiff.writeUInt16LE(tag, at);
    tiff.writeUInt16LE(type, at + 2);
    tiff.writeUInt32LE(1, at + 4);
    tiff.writeUInt32LE(value, at + 8);
  };
  field(10, 0x0112, 3, orientation);
  field(22, 0x8825, 4, 38);
  tiff.writeUInt16LE(1, 38);
  field(40, 0x0001, 2, 0x4e); // GPSLatitudeRef "N"
  const payload = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(payload.length + 2, 4);
  return Buffer.concat([head, payload, jpeg.subarray(2)]);
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
