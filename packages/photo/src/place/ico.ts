import { type Bytes, concat } from '../bytes';
import { cleanPng } from './png';

const [HEAD, ENTRY] = [6, 16];
/** Sizes of one icon. */
const MAX_PICTURES = 64;
const PNG = '\x89PNG';

/** Rebuilt from the pictures in its list; each is a bitmap without a file header, or a PNG. */
export function cleanIco(file: Uint8Array, bytes: Bytes): Uint8Array<ArrayBuffer> {
  const count = Math.min(MAX_PICTURES, bytes.u16(4, 'little') ?? 0);
  const entries: Uint8Array[] = [];
  const pictures: Uint8Array[] = [];
  let at = HEAD + count * ENTRY;
  /** Several entries sharing one picture would each be written out. */
  let left = file.length;
  for (let index = 0; index < count; index += 1) {
    const entry = file.slice(HEAD + index * ENTRY, HEAD + (index + 1) * ENTRY);
    const view = new DataView(entry.buffer);
    if (entry.length < ENTRY) return new Uint8Array();
    const from = view.getUint32(12, true);
    const to = from + view.getUint32(8, true);
    const picture = cleanPicture(file.subarray(from, to), bytes.slice(from, to));
    left -= picture.length;
    if (left < 0) return new Uint8Array();
    view.setUint32(8, picture.length, true);
    view.setUint32(12, at, true);
    at += picture.length;
    entries.push(entry);
    pictures.push(picture);
  }
  return concat([Uint8Array.of(0, 0, 1, 0, count, 0), ...entries, ...pictures]);
}

function cleanPicture(picture: Uint8Array, bytes: Bytes): Uint8Array {
  if (bytes.text(0, 4) === PNG) return cleanPng(picture, bytes, undefined) ?? new Uint8Array();
  return picture.slice(0, bitmapBytes(bytes));
}

/** Header, palette, pixels, and a mask of one bit each; the height counts both. */
function bitmapBytes(bytes: Bytes): number {
  const field = (at: number) => bytes.u32(at, 'little') ?? 0;
  const [head, wide, high] = [field(0), field(4), field(8) >>> 1];
  const depth = bytes.u16(14, 'little') ?? 0;
  if (head !== 40 || field(16) !== 0) return 0;
  const palette = depth <= 8 ? 4 * Math.min(field(32) || 256, 2 ** depth) : 0;
  const rows = (bits: number) => Math.ceil((wide * bits) / 32) * 4 * high;
  return head + palette + rows(depth) + rows(1);
}
