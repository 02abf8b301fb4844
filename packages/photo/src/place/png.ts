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

export function cleanPng(
  file: Uint8Array,
  bytes: Bytes,
  exif: Uint8Array | undefined,
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [file.subarray(0, 8)];
  for (const { type, at, body, bodyEnd, end, isCut } of pngChunks(bytes)) {
    // One that is cut off may have taken in what was appended behind it.
    if (!KEPT.includes(type) || isCut) continue;
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
