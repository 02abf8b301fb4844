import type { ByteOrder, Bytes } from '../bytes';

/** One field of a directory (TIFF 6.0, section 2). */
export interface Entry {
  readonly tag: number;
  readonly type: number;
  readonly count: number;
  /** The offsets of the entry and of its value. */
  readonly at: number;
  readonly value: number;
  /** Bytes of the value. */
  readonly length: number;
}

/** Bytes of one value by its type: BYTE, ASCII, SHORT, LONG, RATIONAL and their signed kin, FLOAT, DOUBLE, IFD. */
const TYPE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];
/** Fields of one directory; cameras write fewer than a hundred. */
const MAX_ENTRIES = 512;
export const ENTRY_BYTES = 12;

/** By the mark at the start of a TIFF block: `II*` or `MM*`. */
export function byteOrderOf(tiff: Bytes): ByteOrder | undefined {
  if (tiff.text(0, 2) === 'II' && tiff.u16(2, 'little') === 42) return 'little';
  return tiff.text(0, 2) === 'MM' && tiff.u16(2, 'big') === 42 ? 'big' : undefined;
}

/** The fields of a directory whose values lie within the block; a field pointing elsewhere is left out. */
export function readDirectory(tiff: Bytes, directory: number, order: ByteOrder): readonly Entry[] {
  const count = Math.min(tiff.u16(directory, order) ?? 0, MAX_ENTRIES);
  const entries: Entry[] = [];
  for (let index = 0; index < count; index += 1) {
    const entry = readEntry(tiff, directory + 2 + index * ENTRY_BYTES, order);
    tiff.count();
    if (entry) entries.push(entry);
  }
  return entries;
}

function readEntry(tiff: Bytes, at: number, order: ByteOrder): Entry | undefined {
  const type = tiff.u16(at + 2, order);
  const count = tiff.u32(at + 4, order);
  const pointer = tiff.u32(at + 8, order);
  if (type === undefined || count === undefined || pointer === undefined) return undefined;
  const length = (TYPE_BYTES[type] ?? 0) * count;
  const value = length <= 4 ? at + 8 : pointer;
  if (length === 0 || value + length > tiff.length) return undefined;
  return { tag: tiff.u16(at, order) ?? 0, type, count, at, value, length };
}

/** A field's number; `undefined` for a text, a division by zero, or an index past the end. */
export function readNumber(tiff: Bytes, entry: Entry, order: ByteOrder, index = 0): number | undefined {
  if (index >= entry.count) return undefined;
  const at = entry.value + index * (TYPE_BYTES[entry.type] ?? 0);
  switch (entry.type) {
    case 1:
      return tiff.u8(at);
    case 3:
      return tiff.u16(at, order);
    case 4:
    case 13:
      return tiff.u32(at, order);
    case 5:
      return fraction(tiff.u32(at, order), tiff.u32(at + 4, order));
    case 9:
      return signed(tiff.u32(at, order));
    case 10:
      return fraction(signed(tiff.u32(at, order)), signed(tiff.u32(at + 4, order)));
    default:
      return undefined;
  }
}

const signed = (value: number | undefined) => (value === undefined ? undefined : value | 0);

const fraction = (above: number | undefined, below: number | undefined) =>
  above === undefined || !below ? undefined : above / below;

/** A field's text up to its first zero, at most this many bytes. */
export const readText = (tiff: Bytes, { type, value, length }: Entry, most: number): string | undefined =>
  type === 2 ? tiff.text(value, Math.min(length, most))?.split('\0', 1)[0] : undefined;
