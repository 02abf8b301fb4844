import type { Bytes } from '../bytes';
import type { Found, ImageSize } from './format';

const sized = (width: number | undefined, height: number | undefined): Found =>
  width === undefined || height === undefined ? {} : { size: { width, height } };

/** W3C Portable Network Graphics: the first chunk is IHDR, width and height are its first numbers. */
export const readPng = (bytes: Bytes): Found =>
  bytes.text(12, 4) === 'IHDR' ? sized(bytes.u32(16), bytes.u32(20)) : {};

/** GIF89a specification: the logical screen, which contains every frame of an animation. */
export const readGif = (bytes: Bytes): Found => sized(bytes.u16(6, 'little'), bytes.u16(8, 'little'));

/** Windows bitmap: the oldest header has 16-bit sizes; a negative height means that rows run downwards. */
export function readBmp(bytes: Bytes): Found {
  if (bytes.u32(14, 'little') === 12) return sized(bytes.u16(18, 'little'), bytes.u16(20, 'little'));
  const height = bytes.u32(22, 'little');
  return sized(bytes.u32(18, 'little'), height === undefined ? undefined : Math.abs(height | 0));
}

/** RFC 9649: an extended header, a lossless bitstream or a lossy one. */
export function readWebp(bytes: Bytes): Found {
  switch (bytes.text(12, 4)) {
    case 'VP8X':
      return sized(plusOne(u24(bytes, 24)), plusOne(u24(bytes, 27)));
    case 'VP8L':
      return { size: losslessSize(bytes) };
    case 'VP8 ':
      return sized(low14(bytes.u16(26, 'little')), low14(bytes.u16(28, 'little')));
    default:
      return {};
  }
}

/** Two numbers of 14 bits each, minus one, after the signature byte 0x2f. */
function losslessSize(bytes: Bytes): ImageSize | undefined {
  const bits = bytes.u32(21, 'little');
  if (bytes.u8(20) !== 0x2f || bits === undefined) return undefined;
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function u24(bytes: Bytes, at: number): number | undefined {
  const low = bytes.u16(at, 'little');
  const high = bytes.u8(at + 2);
  return low === undefined || high === undefined ? undefined : low + high * 0x10000;
}

const plusOne = (value: number | undefined) => (value === undefined ? undefined : value + 1);
const low14 = (value: number | undefined) => (value === undefined ? undefined : value & 0x3fff);
