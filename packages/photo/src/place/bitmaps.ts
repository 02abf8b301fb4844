import { type Bytes, refuse } from '../bytes';
import { blankOutside } from './blank';

const FILE_HEADER = 14;
/** Bytes of the headers of OS/2 and Windows; those from V4 on name a colour space. */
const [CORE, INFO, V4, V5] = [12, 40, 108, 124];
/** Compressions whose rows have their own length. */
const PLAIN = [0, 3, 6];
/** Letters of a colour space, as their number: the usual one. */
const SRGB = 0x7352_4742;

/** Some writers begin the pixels at a multiple of 16. */
const MOST_BETWEEN = 16;

/** In place: header, palette and pixels of a bitmap stay; anything between and after them becomes zero. */
export function cleanBmp(file: Uint8Array, bytes: Bytes): void {
  const head = bytes.u32(FILE_HEADER, 'little') ?? 0;
  const pixels = bytes.u32(10, 'little') ?? 0;
  const headerEnd = Math.min(
    file.length,
    FILE_HEADER + (head === CORE ? CORE : Math.min(head, V5)) + palette(bytes, head),
  );
  // A profile may contain words, or name a file on its maker's disk: without it the usual colours apply.
  if (head >= V4 && FILE_HEADER + V4 <= file.length) {
    new DataView(file.buffer, file.byteOffset).setUint32(FILE_HEADER + 56, SRGB, true);
    file.fill(0, FILE_HEADER + V4 + 4, Math.min(file.length, FILE_HEADER + V5));
  }
  file.fill(0, 6, 10);
  const size = pixelBytes(bytes, head);
  const declared = head === CORE ? 0 : (bytes.u32(FILE_HEADER + 20, 'little') ?? 0);
  const end = pixels + size;
  // R600: contradictory sizes cover data after the picture.
  if (pixels < headerEnd || pixels > headerEnd + MOST_BETWEEN || end > file.length) refuse();
  if (declared > 0 ? Math.abs(declared - size) > 3 : file.length - end > 3 && fileBytes(bytes) !== end)
    refuse();
  const spans = [
    { from: 0, to: headerEnd },
    { from: pixels, to: end },
  ];
  blankOutside(file, [{ from: 0, to: file.length }], spans);
}

/** The declared length of the file. */
const fileBytes = (bytes: Bytes): number => bytes.u32(2, 'little') ?? 0;

/** Masks of the colours after the smallest header, and the colours of a picture of up to 256. */
function palette(bytes: Bytes, head: number): number {
  const depth = bytes.u16(FILE_HEADER + (head === CORE ? 10 : 14), 'little') ?? 0;
  if (head === CORE) return depth <= 8 ? 3 * 2 ** depth : 0;
  const compression = bytes.u32(FILE_HEADER + 16, 'little') ?? 0;
  const masks = head === INFO ? ({ 3: 12, 6: 16 }[compression] ?? 0) : 0;
  const used = bytes.u32(FILE_HEADER + 32, 'little') ?? 0;
  return masks + (depth <= 8 ? 4 * Math.min(used || 256, 2 ** depth) : 0);
}

/** Rows are padded to four bytes; a compressed picture gives its length. */
function pixelBytes(bytes: Bytes, head: number): number {
  const field = (at: number) => (bytes.u32(FILE_HEADER + at, 'little') ?? 0) | 0;
  if (head !== CORE && !PLAIN.includes(field(16))) return field(20) >>> 0;
  const wide = head === CORE ? (bytes.u16(FILE_HEADER + 4, 'little') ?? 0) : Math.abs(field(4));
  const high = head === CORE ? (bytes.u16(FILE_HEADER + 6, 'little') ?? 0) : Math.abs(field(8));
  const depth = bytes.u16(FILE_HEADER + (head === CORE ? 10 : 14), 'little') ?? 0;
  return Math.ceil((wide * depth) / 32) * 4 * high;
}
