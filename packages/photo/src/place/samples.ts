import { type Box, boxesIn, findBox } from '../boxes';
import type { Bytes, Span } from '../bytes';

/** A track of a film and the offsets of its samples. */
export interface Track {
  readonly box: Box;
  readonly id: number;
  /** `vide`, `soun`, `meta`, `text` and so on. */
  readonly handler: string;
  readonly spans: readonly Span[];
  /** Uncompressed sound, whose last chunk is declared too short. */
  readonly isOpen: boolean;
}

/** The tracks of a `moov` box, with their samples in the file, except those in fragments. */
export function readTracks(file: Bytes, moov: Box): readonly Track[] {
  const tracks = boxesIn(file, moov.body, moov.end).filter(({ type }) => type === 'trak');
  const tables = tracks.map(box => findBox(file, box, 'mdia', 'minf', 'stbl'));
  const chunks = tables.map(table => (table ? readOffsets(file, table) : []));
  // All chunks of the film: old QuickTime declares too few bytes for uncompressed sound, which then extends to the next
  // of them.
  const starts = Float64Array.from(chunks.flat()).sort();
  return tracks.map((box, index) => {
    const table = tables[index];
    const handler = findBox(file, box, 'mdia', 'hdlr');
    const type = handler ? (file.text(handler.body + 8, 4) ?? '') : '';
    const sizes = table ? readSizes(file, table) : undefined;
    const isOpen = type === 'soun' && !!sizes && sizes.each > 0 && sizes.each <= PART_OF_FRAME;
    const spans =
      table && sizes ? readSpans(file, table, sizes, chunks[index] ?? [], isOpen ? starts : undefined) : [];
    return { box, id: trackId(file, box), handler: type, spans, isOpen };
  });
}

function trackId(file: Bytes, track: Box): number {
  const header = findBox(file, track, 'tkhd');
  if (!header) return 0;
  return file.u32(header.body + (file.u8(header.body) === 1 ? 20 : 12)) ?? 0;
}

const find = (file: Bytes, { body, end }: Box, ...types: readonly string[]) =>
  boxesIn(file, body, end).find(({ type }) => types.includes(type));

/** The declared number of a table's entries, at most as many as fit. */
const entriesIn = (file: Bytes, { body, end }: Box, countAt: number, bits: number): number =>
  Math.min(file.u32(body + countAt) ?? 0, Math.floor((Math.max(0, end - body - countAt - 4) * 8) / bits));

/** `stco` or `co64`: the start of each chunk (ISO/IEC 14496-12, 8.7.5). One beyond the file keeps its position. */
function readOffsets(file: Bytes, table: Box): readonly number[] {
  const box = find(file, table, 'stco', 'co64');
  if (!box) return [];
  const width = box.type === 'co64' ? 8 : 4;
  const length = entriesIn(file, box, 4, width * 8);
  file.count(length);
  return Array.from({ length }, (_, index) => {
    const at = box.body + 8 + index * width;
    const low = file.u32(at + width - 4) ?? 0;
    return Math.min(file.length, width === 8 ? (file.u32(at) ?? 0) * 2 ** 32 + low : low);
  });
}

/** Bytes up to which a sample is a part of one frame of uncompressed sound. */
const PART_OF_FRAME = 8;

function readSpans(
  file: Bytes,
  table: Box,
  sizes: ReturnType<typeof readSizes>,
  chunks: readonly number[],
  starts: Float64Array | undefined,
): readonly Span[] {
  const counts = find(file, table, 'stsc');
  const spans: Span[] = [];
  const entries = counts ? entriesIn(file, counts, 4, 96) : 0;
  const field = (entry: number, at: number) =>
    counts ? (file.u32(counts.body + 8 + entry * 12 + at) ?? 0) : 0;
  let entry = 0;
  let sample = 0;
  for (const [index, from] of chunks.entries()) {
    // An entry applies from the chunk it names, the first being 1, to the next.
    while (entry < entries - 1 && field(entry + 1, 0) <= index + 1) entry += 1;
    const count = field(entry, 4);
    let to = from + sizes.of(sample, count);
    sample += count;
    if (starts) to = Math.max(to, starts[firstBehind(starts, from)] ?? file.length);
    to = Math.min(file.length, to);
    if (from < to) spans.push({ from, to });
  }
  return spans;
}

/** The first larger number in a sorted list. */
function firstBehind(numbers: Float64Array, value: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** `stsz` or `stz2`: samples are of one size, or each has its own. */
function readSizes(file: Bytes, table: Box) {
  const box = find(file, table, 'stsz', 'stz2');
  const each = box?.type === 'stsz' ? (file.u32(box.body + 4) ?? 0) : 0;
  const bits = box?.type === 'stz2' ? (file.u8(box.body + 7) ?? 0) : 32;
  const known = box && [4, 8, 16, 32].includes(bits) ? entriesIn(file, box, 8, bits) : 0;
  const sizeOf = (index: number): number => {
    const at = (box?.body ?? 0) + 12;
    if (bits === 32) return file.u32(at + index * 4) ?? 0;
    if (bits === 16) return file.u16(at + index * 2) ?? 0;
    const byte = file.u8(at + Math.floor((index * bits) / 8)) ?? 0;
    return bits === 8 ? byte : index % 2 === 0 ? byte >> 4 : byte & 15;
  };
  return {
    each,
    /** Bytes of a number of samples from one on, counted from 0. */
    of(first: number, count: number): number {
      if (each > 0) return each * count;
      let sum = 0;
      for (let index = first; index < Math.min(known, first + count); index += 1) sum += sizeOf(index);
      return sum;
    },
  };
}

const HAS = { base: 0x1, description: 0x2, duration: 0x8, size: 0x10, moofIsBase: 0x02_0000 } as const;
const RUN = {
  offset: 0x1,
  firstFlags: 0x4,
  duration: 0x100,
  size: 0x200,
  flags: 0x400,
  shift: 0x800,
} as const;

/** Default bytes of a sample in fragments, by track (`trex`). */
export function defaultSizes(file: Bytes, moov: Box): ReadonlyMap<number, number> {
  const extends_ = find(file, moov, 'mvex');
  const defaults = extends_ ? boxesIn(file, extends_.body, extends_.end) : [];
  return new Map(
    defaults
      .filter(({ type }) => type === 'trex')
      .map(({ body }) => [file.u32(body + 4) ?? 0, file.u32(body + 16) ?? 0]),
  );
}

/** The offsets of a fragment's samples (ISO/IEC 14496-12, 8.8), by its `traf` boxes. */
export function readFragment(
  file: Bytes,
  moof: Box,
  sizes: ReadonlyMap<number, number>,
): readonly { readonly box: Box; readonly id: number; readonly spans: readonly Span[] }[] {
  let last = moof.at;
  return boxesIn(file, moof.body, moof.end)
    .filter(({ type }) => type === 'traf')
    .map(box => {
      const inside = boxesIn(file, box.body, box.end);
      const header = inside.find(({ type }) => type === 'tfhd');
      const flags = header ? (file.u32(header.body) ?? 0) & 0xff_ffff : 0;
      let at = (header?.body ?? 0) + 4;
      const take = (present: boolean, bytes: number): number => {
        if (!present) return 0;
        at += bytes;
        const low = file.u32(at - 4) ?? 0;
        return bytes === 8 ? (file.u32(at - 8) ?? 0) * 2 ** 32 + low : low;
      };
      const id = take(header !== undefined, 4);
      const base = take((flags & HAS.base) > 0, 8);
      take((flags & HAS.description) > 0, 4);
      take((flags & HAS.duration) > 0, 4);
      const size = flags & HAS.size ? take(true, 4) : (sizes.get(id) ?? 0);
      const start = flags & HAS.base ? base : flags & HAS.moofIsBase ? moof.at : last;
      const spans: Span[] = [];
      let from = start;
      for (const run of inside) {
        if (run.type !== 'trun') continue;
        file.count();
        const span = readRun(file, run, start, from, size);
        if (span.from < span.to) spans.push(span);
        from = span.to;
      }
      last = from;
      return { box, id, spans };
    });
}

function readRun(file: Bytes, { body, end }: Box, start: number, next: number, size: number): Span {
  const flags = (file.u32(body) ?? 0) & 0xff_ffff;
  let at = body + 8;
  const offset = flags & RUN.offset ? (file.u32(at) ?? 0) | 0 : undefined;
  if (flags & RUN.offset) at += 4;
  if (flags & RUN.firstFlags) at += 4;
  const fields = [RUN.duration, RUN.size, RUN.flags, RUN.shift].filter(flag => (flags & flag) > 0);
  const width = fields.length * 4;
  const declared = file.u32(body + 4) ?? 0;
  const from = Math.max(0, offset === undefined ? next : start + offset);
  let length = declared * size;
  if (flags & RUN.size) {
    const count = Math.min(declared, Math.floor(Math.max(0, end - at) / width));
    const place = fields.indexOf(RUN.size) * 4;
    length = 0;
    for (let index = 0; index < count; index += 1) length += file.u32(at + index * width + place) ?? 0;
  }
  return { from: Math.min(file.length, from), to: Math.min(file.length, from + length) };
}
