import { type Box, boxesIn, findBox } from './boxes';
import type { Bytes } from './bytes';

/** Bytes of a film, from its start. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * What cameras write down beside picture and sound while they film, positions among it: `meta` has GoPro's `gpmd`, Sony's
 * `rtmd`, DJI's `djmd` and Apple's `mebx`; `camm` is Google's.
 */
const TELLING = ['meta', 'camm'];

/** Where the samples of such a track lie; nothing for a track of picture, sound or words. */
export function samplesOfTelling(file: Bytes, track: Box): readonly Span[] {
  const handler = findBox(file, track, 'mdia', 'hdlr');
  // Version, flags and a word that only QuickTime fills come first.
  if (!handler || !TELLING.includes(file.text(handler.body + 8, 4) ?? '')) return [];
  const table = findBox(file, track, 'mdia', 'minf', 'stbl');
  return table ? samplesIn(file, table) : [];
}

/**
 * The chunks of a sample table (ISO/IEC 14496-12, 8.7), as far as they lie in the file. Chunks never overlap: together
 * they are no longer than the film, and a table that says so is believed no further.
 */
function samplesIn(file: Bytes, table: Box): readonly Span[] {
  const boxes = boxesIn(file, table.body, table.end);
  const offsets = readOffsets(file, boxes);
  const counts = readCounts(file, boxes, offsets.length);
  const bytesOf = readSizes(file, boxes);
  const found: Span[] = [];
  let first = 0;
  let left = file.length;
  for (const [chunk, from] of offsets.entries()) {
    const count = counts[chunk] ?? 0;
    const to = Math.min(file.length, from + bytesOf(first, count));
    first += count;
    left -= Math.max(0, to - from);
    if (left < 0) break;
    if (from < to) found.push({ from, to });
  }
  return found;
}

/** `stco` or `co64`: where each chunk begins. One beyond the file keeps its place: counts and sizes go by the order. */
function readOffsets(file: Bytes, boxes: readonly Box[]): readonly number[] {
  const box = boxes.find(({ type }) => type === 'stco' || type === 'co64');
  if (!box) return [];
  const width = box.type === 'co64' ? 8 : 4;
  return range(entriesIn(file, box, 4, width)).map(index => {
    const at = box.body + 8 + index * width;
    const low = file.u32(at + width - 4) ?? 0;
    const offset = width === 8 ? (file.u32(at) ?? 0) * 2 ** 32 + low : low;
    return Math.min(file.length, offset);
  });
}

/** `stsc`: how many samples each chunk has. An entry counts from the chunk it names, the first being 1, to the next. */
function readCounts(file: Bytes, boxes: readonly Box[], chunks: number): readonly number[] {
  const box = boxes.find(({ type }) => type === 'stsc');
  if (!box) return [];
  const last = entriesIn(file, box, 4, 12) - 1;
  const field = (entry: number, at: number) => file.u32(box.body + 8 + entry * 12 + at) ?? 0;
  let entry = 0;
  return range(chunks).map(chunk => {
    while (entry < last && field(entry + 1, 0) <= chunk + 1) entry += 1;
    return field(entry, 4);
  });
}

/** `stsz`: the bytes of so many samples from one on, counted from 0. All are of one size, or each has its own. */
function readSizes(file: Bytes, boxes: readonly Box[]): (first: number, count: number) => number {
  const box = boxes.find(({ type }) => type === 'stsz');
  const each = box ? (file.u32(box.body + 4) ?? 0) : 0;
  if (!box || each > 0) return (_, count) => each * count;
  const known = entriesIn(file, box, 8, 4);
  return (first, count) =>
    range(Math.max(0, Math.min(known - first, count))).reduce(
      (sum, index) => sum + (file.u32(box.body + 12 + (first + index) * 4) ?? 0),
      0,
    );
}

/** More than an hour has, a hundred a second. */
const MAX_ENTRIES = 400_000;

/** How many entries a table says it has, at most as many as fit. */
const entriesIn = (file: Bytes, { body, end }: Box, countAt: number, width: number): number =>
  Math.min(
    file.u32(body + countAt) ?? 0,
    Math.floor(Math.max(0, end - body - countAt - 4) / width),
    MAX_ENTRIES,
  );

const range = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);
