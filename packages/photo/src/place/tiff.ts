import type { ByteOrder, Bytes, Span } from '../bytes';
import { byteOrderOf, ENTRY_BYTES, type Entry, readDirectory, readNumber, readText } from '../exif/tiff';
import { blankOutside } from './blank';
import { blankJpegs } from './jpeg';

/** Directories of one file: a raw photo has some ten. */
const MAX_DIRECTORIES = 64;

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step);

/**
 * The fields that draw a picture: TIFF 6.0 with its supplements, and of DNG 1.7 the sensor's pattern and colours. None of
 * them is a text.
 */
const DRAWING = new Set([
  ...range(254, 266),
  ...[273, 274, 277, 278, 279, 280, 281, 282, 283, 284, 290, 291, 292, 293, 296, 297, 301],
  ...range(317, 325),
  ...[330, 332, 334, 336, 338, 339, 340, 341, 342, 347, ...range(512, 521), 529, 530, 531, 532, 34_675],
  ...[33_421, 33_422, 34_665, 50_706, 50_707, ...range(50_710, 50_734), 50_778, 50_779, 50_829],
  // Of Exif: exposure and focal length.
  ...[0x829a, 0x829d, 0x8827, 0x9209, 0x920a, 0xa405],
]);
const ASCII = 2;
/** The fields that are texts: the times and their zones. */
const TIMES = new Set([0x0132, 0x9003, 0x9010, 0x9011]);
const TIME = /^[\d:+\-TZ ]{1,19}$/;
const [SUB_DIRECTORIES, EXIF] = [330, 34_665];
/** The old and the new way to keep a JPEG in a TIFF, and that of DNG for what is lost. */
const JPEGS = [6, 7, 34_892];
const [COMPRESSION, OLD_JPEG] = [259, 513];
/** Directories that go: the place, and what readers have to agree on. */
const POINTERS = [0x8825, 0xa005];
/** Where strips, tiles and an old JPEG lie, and how long they are. */
const DATA = [
  [273, 279],
  [324, 325],
  [513, 514],
] as const;

/** In place, since every value is found by its offset: unknown fields leave the tables, and all bytes that no field names are zeroed. */
export function cleanTiff(file: Uint8Array, bytes: Bytes): void {
  const order = byteOrderOf(bytes);
  if (!order) return;
  const kept: Span[] = [{ from: 0, to: 8 }];
  const waiting = [bytes.u32(4, order) ?? 0];
  const seen = new Set<number>();
  const gone: Span[] = [];
  const data: Span[] = [];
  const jpegs: Span[] = [];
  for (let directory = waiting.pop(); directory !== undefined; directory = waiting.pop()) {
    if (directory < 8 || seen.has(directory) || seen.size >= MAX_DIRECTORIES) continue;
    seen.add(directory);
    const declared = bytes.u16(directory, order) ?? 0;
    const following = bytes.u32(directory + 2 + declared * ENTRY_BYTES, order) ?? 0;
    const all = readDirectory(bytes, directory, order);
    const fields = all.filter(field => isKept(bytes, field));
    for (const span of spansOfGone(bytes, all, order)) gone.push(span);
    for (const field of fields) {
      // A value of up to four bytes is in the table itself.
      if (field.length > 4) kept.push({ from: field.value, to: field.value + field.length });
      if (field.tag !== SUB_DIRECTORIES && field.tag !== EXIF) continue;
      for (const at of numbers(bytes, field, order).slice(0, MAX_DIRECTORIES)) waiting.push(at);
    }
    const strips = dataOf(bytes, fields, order);
    const compression = fields.find(({ tag }) => tag === COMPRESSION);
    const isJpeg = compression && JPEGS.includes(readNumber(bytes, compression, order) ?? 0);
    const old = fields.some(({ tag }) => tag === OLD_JPEG);
    for (const strip of strips) {
      data.push(strip);
      if ((isJpeg || old) && bytes.u16(strip.from) === 0xffd8) jpegs.push(strip);
    }
    kept.push(rewrite(file, directory, fields, following, order));
    waiting.push(following);
  }
  blankOutside(file, [{ from: 0, to: file.length }], [...kept, ...data]);
  // A picture in small is a JPEG with an Exif block of its own.
  blankJpegs(file, bytes, jpegs);
  // A strip may be declared longer than it is, and cover what goes.
  blankOutside(file, gone, kept);
}

/** Where the values of fields lie that go, and those of the directories that they point to. */
function spansOfGone(bytes: Bytes, fields: readonly Entry[], order: ByteOrder, depth = 0): readonly Span[] {
  return fields
    .filter(field => depth > 0 || !isKept(bytes, field))
    .flatMap(field => {
      const own = { from: field.value, to: field.value + field.length };
      if (!POINTERS.includes(field.tag) || depth > 1) return field.length > 4 ? [own] : [];
      const at = readNumber(bytes, field, order) ?? 0;
      const inside = readDirectory(bytes, at, order);
      const table = { from: at, to: Math.min(bytes.length, at + 2 + inside.length * ENTRY_BYTES) };
      return [table, ...spansOfGone(bytes, inside, order, depth + 1)];
    });
}

const isKept = (bytes: Bytes, field: Entry): boolean =>
  TIMES.has(field.tag)
    ? field.length <= 20 && TIME.test(readText(bytes, field, field.length) ?? '')
    : DRAWING.has(field.tag) && field.type !== ASCII;

function numbers(bytes: Bytes, field: Entry, order: ByteOrder): readonly number[] {
  bytes.count(field.count);
  return Array.from({ length: field.count }, (_, index) => readNumber(bytes, field, order, index) ?? 0);
}

function dataOf(bytes: Bytes, fields: readonly Entry[], order: ByteOrder): readonly Span[] {
  return DATA.flatMap(([offsets, lengths]) => {
    const at = fields.find(({ tag }) => tag === offsets);
    const long = fields.find(({ tag }) => tag === lengths);
    if (!at || !long) return [];
    const size = numbers(bytes, long, order);
    return numbers(bytes, at, order).map((from, index) => ({
      from,
      to: Math.min(bytes.length, from + (size[index] ?? 0)),
    }));
  });
}

/** Writes the table with the fields that stay, in place; what it takes up. */
function rewrite(
  file: Uint8Array,
  directory: number,
  fields: readonly Entry[],
  following: number,
  order: ByteOrder,
): Span {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const entries = fields.map(({ at }) => file.slice(at, at + ENTRY_BYTES));
  const end = directory + 2 + entries.length * ENTRY_BYTES;
  if (end + 4 > file.length) return { from: 0, to: 0 };
  view.setUint16(directory, entries.length, order === 'little');
  for (const [index, entry] of entries.entries()) file.set(entry, directory + 2 + index * ENTRY_BYTES);
  view.setUint32(end, following, order === 'little');
  return { from: directory, to: end + 4 };
}
