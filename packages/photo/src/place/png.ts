import { type Bytes, big32, concat, latin1 } from '../bytes';
import { type Chunk, pngChunks } from '../header/chunks';
import { repackProfile } from './profile';
import { zlibEnd } from './zlib';

/** For the profile's name: letters, the terminating zero, and the method (section 11.3.2.3). */
const MAX_NAME = 79;

/**
 * The chunks that draw the picture and its animation, each but the pixels once (W3C Portable Network Graphics, third
 * edition, section 11), without hints to a viewer (background, histogram, significant bits, mastering display).
 */
const KEPT = [
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'cHRM', 'gAMA', 'iCCP', 'sRGB', 'cICP', 'pHYs', 'acTL', 'fcTL'],
  'fdAT',
];
const REPEATED = ['IDAT', 'fcTL', 'fdAT'];
/** Bytes of purely numeric chunks: a longer one has room for words. */
const LENGTHS: Readonly<Record<string, number>> = {
  ...{ IHDR: 13, IEND: 0, cHRM: 32, gAMA: 4, sRGB: 1, cICP: 4, pHYs: 9, acTL: 8, fcTL: 26 },
};
/** How many of these numbers have four bytes: sizes, positions and fractions of 100,000; letters would be billions. */
const WIDE: Readonly<Record<string, number>> = { IHDR: 2, cHRM: 8, gAMA: 1, pHYs: 2, acTL: 2, fcTL: 5 };
/** Samples of a pixel by the colour type; 3 is a palette. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** First column and row, and steps between them, of the seven passes of Adam7 (section 8). */
const PASSES = [
  ...[[0, 0, 8, 8] as const, [4, 0, 8, 8] as const, [0, 4, 4, 8] as const, [2, 0, 4, 4] as const],
  ...[[0, 2, 2, 4] as const, [1, 0, 2, 2] as const, [0, 1, 1, 2] as const],
];

export function cleanPng(
  file: Uint8Array,
  bytes: Bytes,
  exif: Uint8Array | undefined,
): Uint8Array<ArrayBuffer> | undefined {
  const parts: Uint8Array[] = [file.subarray(0, 8)];
  const seen = new Set<string>();
  const chunks = pngChunks(bytes).filter(each => isKept(bytes, each, seen));
  const ends = endsOfPixels(bytes, chunks);
  if (!ends) return undefined;
  for (const each of chunks) {
    const { type, at, body, bodyEnd, end } = each;
    const pixels = ends.get(at);
    if (type === 'iCCP') parts.push(cleanProfile(file.subarray(body, bodyEnd)));
    else if (pixels === undefined || pixels >= bodyEnd) parts.push(file.subarray(at, end));
    else if (pixels > body) parts.push(chunk(type, file.subarray(body, pixels)));
    if (type === 'IHDR' && exif) parts.push(chunk('eXIf', exif));
  }
  return concat(parts);
}

function isKept(bytes: Bytes, { type, body, bodyEnd, isCut }: Chunk, seen: Set<string>): boolean {
  // A truncated chunk may contain appended data.
  if (!KEPT.includes(type) || isCut || (seen.has(type) && !REPEATED.includes(type))) return false;
  seen.add(type);
  const length = bodyEnd - body;
  if (length !== (LENGTHS[type] ?? length)) return false;
  for (let each = 0; each < (WIDE[type] ?? 0); each += 1) if (bytes.u8(body + each * 4) !== 0) return false;
  const kind = bytes.u8(25) ?? 0; // IHDR comes first
  if (type === 'PLTE') return kind === 3 && length % 3 === 0 && length <= 768;
  if (type === 'tRNS') return kind === 3 ? length <= 256 : length === (kind === 0 ? 2 : 6);
  return true;
}

/**
 * R189. The end of the compressed pixels in each of their chunks: data after them, or after the picture, may hide words.
 * Undefined if there are more pixels than the picture has.
 */
function endsOfPixels(bytes: Bytes, chunks: readonly Chunk[]): ReadonlyMap<number, number> | undefined {
  const ends = new Map<number, number>();
  let frame = { width: bytes.u32(16) ?? 0, height: bytes.u32(20) ?? 0 };
  for (let first = 0; first < chunks.length; first += 1) {
    const { type, body } = chunks[first] ?? { type: '', body: 0 };
    if (type === 'fcTL') frame = { width: bytes.u32(body + 4) ?? 0, height: bytes.u32(body + 8) ?? 0 };
    if (type !== 'IDAT' && type !== 'fdAT') continue;
    // A frame's pixels are preceded by the number of their chunk.
    const skipped = type === 'fdAT' ? 4 : 0;
    let last = first;
    while (chunks[last + 1]?.type === type) last += 1;
    const pixels = chunks.slice(first, last + 1);
    const spans = pixels.map(each => ({
      from: Math.min(each.bodyEnd, each.body + skipped),
      to: each.bodyEnd,
    }));
    const { end, size } = zlibEnd(bytes.joined(spans, bytes.length), bytesOfPixels(bytes, frame));
    if (size > bytesOfPixels(bytes, frame)) return undefined;
    let left = end;
    for (const [index, { from, to }] of spans.entries()) {
      const each = pixels[index];
      // An emptied part is removed with its number.
      if (each) ends.set(each.at, left > 0 ? Math.min(to, from + left) : each.body);
      left -= to - from;
    }
    first = last;
  }
  return ends;
}

/** Rows begin with the number of their filter (section 9). */
function bytesOfPixels(bytes: Bytes, { width, height }: { readonly width: number; readonly height: number }) {
  const bits = (bytes.u8(24) ?? 0) * (SAMPLES[bytes.u8(25) ?? 0] ?? 0);
  const sizeOf = (columns: number, rows: number) =>
    columns > 0 ? rows * (1 + Math.ceil((columns * bits) / 8)) : 0;
  if (bytes.u8(28) !== 1) return sizeOf(width, height);
  return PASSES.reduce(
    (sum, [x, y, stepX, stepY]) =>
      sum + sizeOf(Math.ceil((width - x) / stepX), Math.max(0, Math.ceil((height - y) / stepY))),
    0,
  );
}

/** R178: the profile under our own name; undefined if invalid. */
function cleanProfile(body: Uint8Array): Uint8Array {
  const zero = body.subarray(0, MAX_NAME + 1).indexOf(0);
  const profile = zero < 0 || body[zero + 1] !== 0 ? undefined : repackProfile(body.subarray(zero + 2));
  return profile ? chunk('iCCP', concat([latin1('ICC profile\0\0'), profile])) : new Uint8Array();
}

export function chunk(type: string, body: Uint8Array): Uint8Array {
  const named = concat([latin1(type), body]);
  return concat([big32(body.length), named, big32(crc32(named))]);
}

/** PNG specification, annex D. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
