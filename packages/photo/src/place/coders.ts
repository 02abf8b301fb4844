import type { Box } from '../boxes';
import type { Bytes } from '../bytes';

/** Profiles of H.264 with three more numbers and sets of a third kind. */
const HIGH = [100, 110, 122, 144];

/**
 * The length of a decoder's configuration by its own fields (ISO/IEC 14496-15; VP9 in ISOBMFF 1.0; Opus in ISOBMFF):
 * anything after them may hide words. Undefined for other coders.
 */
export function lengthOfCoder(bytes: Bytes, { type, body, end }: Box): number | undefined {
  switch (type) {
    case 'avcC':
      return endOfAvc(bytes, body, end) - body;
    case 'hvcC':
      return endOfArrays(bytes, body + 22, end) - body;
    case 'vpcC':
      return 12 + (bytes.u16(body + 10) ?? 0);
    case 'dOps':
      return bytes.u8(body + 10) === 0 ? 11 : 13 + (bytes.u8(body + 1) ?? 0);
    case 'esds':
      return endOfDescriptor(bytes, body + 4) - body;
    default:
      return undefined;
  }
}

/** Sets of settings, each preceded by its length. */
function endOfAvc(bytes: Bytes, body: number, end: number): number {
  const skip = (at: number, count: number): number => {
    let next = at;
    for (let left = count; left > 0 && next < end; left -= 1) next += 2 + (bytes.u16(next) ?? 0);
    return next;
  };
  const first = skip(body + 6, (bytes.u8(body + 5) ?? 0) & 31);
  const second = skip(first + 1, bytes.u8(first) ?? 0);
  const isHigh = second + 4 <= end && HIGH.includes(bytes.u8(body + 1) ?? 0);
  return isHigh ? skip(second + 4, bytes.u8(second + 3) ?? 0) : second;
}

/** Arrays of settings by their kind. */
function endOfArrays(bytes: Bytes, from: number, end: number): number {
  let at = from + 1;
  for (let arrays = bytes.u8(from) ?? 0; arrays > 0 && at < end; arrays -= 1) {
    let sets = bytes.u16(at + 1) ?? 0;
    at += 3;
    for (; sets > 0 && at < end; sets -= 1) at += 2 + (bytes.u16(at) ?? 0);
  }
  return at;
}

/** One descriptor, its length in up to four bytes of seven bits (ISO/IEC 14496-1, 8.3.3). */
function endOfDescriptor(bytes: Bytes, from: number): number {
  let at = from + 1;
  let length = 0;
  for (let each = 0; each < 4; each += 1) {
    const byte = bytes.u8(at) ?? 0;
    length = length * 128 + (byte & 127);
    at += 1;
    if (byte < 128) break;
  }
  return at + length;
}
