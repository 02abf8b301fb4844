import { type ByteOrder, type Bytes, refuse, type Span } from '../bytes';
import { byteOrderOf, ENTRY_BYTES, type Entry, readDirectory, readNumber } from '../exif/tiff';
import { blankOutside } from './blank';
import { blankJpegs, isJpeg } from './jpeg';
import { cleanProfile } from './profile';

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
const [ASCII, BYTE, SIGNED_BYTE, UNDEFINED] = [2, 1, 6, 7];
/** Those of them that are bytes: tables of a JPEG, a profile, the sensor's pattern and the version of DNG. */
const OF_BYTES = [347, 34_675, 33_422, 50_706, 50_707, 50_710];
const PROFILE = 34_675;
/** Types of offsets. */
const POSITIONS = [3, 4, 13];
/** The fields that are texts: the times and their zones. */
const TIMES = new Set([0x0132, 0x9003, 0x9010, 0x9011]);
const TIME = /^[\d:+\-TZ ]{1,19}\0$/;
const [SUB_DIRECTORIES, EXIF] = [330, 34_665];
/** The old and the new way to keep a JPEG in a TIFF, and DNG's for lossy compression. */
const JPEGS = [6, 7, 34_892];
const COMPRESSION = 259;
/** Removed directories: the location, and interoperability. */
const POINTERS = [0x8825, 0xa005];
/** Offsets and lengths of strips, tiles and an old JPEG. */
type Pair = readonly [at: number, length: number];
const OLD_JPEG: readonly Pair[] = [[513, 514]];
const STRIPS: readonly Pair[] = [
  [273, 279],
  [324, 325],
];
const DATA = [...OLD_JPEG, ...STRIPS];

/** The declared locations in a file. */
interface Layout {
  /** Tables and values to keep, and those to remove. */
  readonly kept: Span[];
  readonly gone: Span[];
  /** Strips, tiles and old JPEGs, and those that must be or are JPEGs. */
  readonly data: Span[];
  readonly jpegs: Span[];
}

/**
 * In place, since every value is found by its offset: unknown fields are dropped from the tables, and all bytes no field
 * refers to are zeroed.
 */
export function cleanTiff(file: Uint8Array, bytes: Bytes): void {
  const order = byteOrderOf(bytes);
  if (!order) return;
  const { kept, gone, data, jpegs }: Layout = { kept: [{ from: 0, to: 8 }], gone: [], data: [], jpegs: [] };
  const waiting = [bytes.u32(4, order) ?? 0];
  const profiles: Span[] = [];
  const seen = new Set<number>();
  for (let directory = waiting.pop(); directory !== undefined; directory = waiting.pop()) {
    if (directory < 8 || seen.has(directory) || seen.size >= MAX_DIRECTORIES) continue;
    seen.add(directory);
    const declared = bytes.u16(directory, order) ?? 0;
    const following = bytes.u32(directory + 2 + declared * ENTRY_BYTES, order) ?? 0;
    const all = readDirectory(bytes, directory, order);
    const fields = all.filter(field => isKept(bytes, field));
    for (const span of spansOfRemoved(bytes, all, order)) gone.push(span);
    for (const field of fields) {
      // A value of up to four bytes is in the table itself.
      const value = { from: field.value, to: field.value + field.length };
      if (field.length > 4) kept.push(value);
      if (field.tag === PROFILE) profiles.push(value);
      if (field.tag !== SUB_DIRECTORIES && field.tag !== EXIF) continue;
      for (const at of numbers(bytes, field, order).slice(0, MAX_DIRECTORIES)) waiting.push(at);
    }
    const compression = fields.find(({ tag }) => tag === COMPRESSION);
    const areJpegs = compression && JPEGS.includes(readNumber(bytes, compression, order) ?? 0);
    const old = dataOf(bytes, fields, order, OLD_JPEG);
    for (const strip of [...old, ...dataOf(bytes, fields, order)]) {
      data.push(strip);
      const isInOld = old.some(({ from, to }) => strip !== old[0] && strip.from >= from && strip.to <= to);
      if ((areJpegs && !isInOld) || isJpeg(bytes, strip)) jpegs.push(strip);
    }
    kept.push(rewrite(file, directory, fields, following, order));
    waiting.push(following);
  }
  checkPlaces(kept, [...gone, ...data]);
  blankOutside(file, [{ from: 0, to: file.length }], [...kept, ...data]);
  // A thumbnail is a JPEG with its own Exif block.
  blankJpegs(file, bytes, jpegs);
  // A strip may be declared longer than it is, and cover removed data.
  blankOutside(file, gone, kept);
  for (const { from, to } of profiles) {
    const [clean] = cleanProfile([file.slice(from, to)]) ?? [];
    file.set(clean ?? new Uint8Array(to - from), from);
  }
}

/** R600: tables and values overlap nothing else, unless several fields share one value: a wrong count covers it. */
function checkPlaces(kept: readonly Span[], others: readonly Span[]): void {
  const spans = [
    ...kept.map(({ from, to }) => ({ from, to, isKept: true })),
    ...others.map(({ from, to }) => ({ from, to, isKept: false })),
  ]
    .filter(({ from, to }) => from < to)
    .toSorted((a, b) => a.from - b.from || a.to - b.to);
  /** The end of the previous ones: of those kept, and of all. */
  let [keptTo, allTo] = [0, 0];
  let last = { from: 0, to: 0 };
  for (const span of spans) {
    const isSame = span.from === last.from && span.to === last.to;
    if (!isSame && span.from < (span.isKept ? allTo : keptTo)) refuse();
    if (span.isKept) keptTo = Math.max(keptTo, span.to);
    allTo = Math.max(allTo, span.to);
    last = span;
  }
}

/** The offsets of values of removed fields, and of the directories they point to. */
function spansOfRemoved(
  bytes: Bytes,
  fields: readonly Entry[],
  order: ByteOrder,
  depth = 0,
): readonly Span[] {
  return fields
    .filter(field => depth > 0 || !isKept(bytes, field))
    .flatMap(field => {
      const own = { from: field.value, to: field.value + field.length };
      if (!POINTERS.includes(field.tag) || depth > 1) return field.length > 4 ? [own] : [];
      const at = readNumber(bytes, field, order) ?? 0;
      const inside = readDirectory(bytes, at, order);
      const table = { from: at, to: Math.min(bytes.length, at + 2 + inside.length * ENTRY_BYTES) };
      return [table, ...spansOfRemoved(bytes, inside, order, depth + 1)];
    });
}

function isKept(bytes: Bytes, { tag, type, count, value, length }: Entry): boolean {
  if (TIMES.has(tag)) return type === ASCII && length <= 20 && TIME.test(bytes.text(value, length) ?? '');
  if (tag === EXIF) return POSITIONS.includes(type) && count === 1;
  if (tag === SUB_DIRECTORIES || DATA.some(pair => pair.includes(tag))) return POSITIONS.includes(type);
  return (
    DRAWING.has(tag) &&
    ([ASCII, BYTE, SIGNED_BYTE, UNDEFINED].includes(type) ? type !== ASCII && OF_BYTES.includes(tag) : true)
  );
}

function numbers(bytes: Bytes, field: Entry, order: ByteOrder): readonly number[] {
  bytes.count(field.count);
  return Array.from({ length: field.count }, (_, index) => readNumber(bytes, field, order, index) ?? 0);
}

function dataOf(
  bytes: Bytes,
  fields: readonly Entry[],
  order: ByteOrder,
  pairs: readonly Pair[] = STRIPS,
): readonly Span[] {
  return pairs.flatMap(([offsets, lengths]) => {
    const at = fields.find(({ tag }) => tag === offsets);
    const long = fields.find(({ tag }) => tag === lengths);
    if (!at || !long) return [];
    if (at.count !== long.count) refuse();
    const size = numbers(bytes, long, order);
    return numbers(bytes, at, order).map((from, index) => ({
      from,
      to: Math.min(bytes.length, from + (size[index] ?? 0)),
    }));
  });
}

/** Writes the table with the kept fields, in place; returns the ranges it uses. */
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
