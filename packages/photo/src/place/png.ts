import { type Bytes, big32, concat, latin1 } from '../bytes';
import { pngChunks } from '../header/chunks';
import { repackProfile } from './profile';

/** Of the profile's name: letters, the zero that ends them, and the method (section 11.3.2.3). */
const MAX_NAME = 79;

/** What draws the picture, and its animation (W3C Portable Network Graphics, third edition, section 11). */
const KEPT = [
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'cLLI'],
  ...['bKGD', 'hIST', 'pHYs', 'acTL', 'fcTL', 'fdAT'],
];
/** Bytes of those that hold numbers alone: one that is longer has room for words (section 11). */
const LENGTHS: Readonly<Record<string, number>> = {
  ...{
    IHDR: 13,
    IEND: 0,
    cHRM: 32,
    gAMA: 4,
    sRGB: 1,
    cICP: 4,
    mDCV: 24,
    cLLI: 8,
    pHYs: 9,
    acTL: 8,
    fcTL: 26,
  },
};
const LONGEST: Readonly<Record<string, number>> = { PLTE: 768, tRNS: 256, sBIT: 4, bKGD: 6, hIST: 512 };

export function cleanPng(
  file: Uint8Array,
  bytes: Bytes,
  exif: Uint8Array | undefined,
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [file.subarray(0, 8)];
  for (const { type, at, body, bodyEnd, end, isCut } of pngChunks(bytes)) {
    // One that is cut off may have taken in what was appended behind it.
    if (!KEPT.includes(type) || isCut) continue;
    const length = bodyEnd - body;
    if (length !== (LENGTHS[type] ?? length) || length > (LONGEST[type] ?? length)) continue;
    parts.push(type === 'iCCP' ? cleanProfile(file.subarray(body, bodyEnd)) : file.subarray(at, end));
    if (type === 'IHDR' && exif) parts.push(chunk('eXIf', exif));
  }
  return concat(parts);
}

/** R178: the profile under a name of ours; nothing when it is none. */
function cleanProfile(body: Uint8Array): Uint8Array {
  const zero = body.subarray(0, MAX_NAME + 1).indexOf(0);
  const profile = zero < 0 || body[zero + 1] !== 0 ? undefined : repackProfile(body.subarray(zero + 2));
  return profile ? chunk('iCCP', concat([latin1('ICC profile\0\0'), profile])) : new Uint8Array();
}

function chunk(type: string, body: Uint8Array): Uint8Array {
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
