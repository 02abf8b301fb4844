import type { Bytes } from '../bytes';

/** Base and extra bits of lengths (RFC 1951, 3.2.5). */
const LENGTHS = [
  ...[3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115],
  ...[131, 163, 195, 227, 258],
];
const LENGTH_BITS = [
  ...[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0],
];
/** The transmission order of code lengths (3.2.7). */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const END_OF_BLOCK = 256;
const MAX_BITS = 15;
/** The checksum after the compressed bytes (RFC 1950, 2.2). */
const CHECKSUM = 4;

export interface ZlibEnd {
  /** Bytes of the stream with its checksum, or up to the first error. */
  readonly end: number;
  /** Bytes it unpacks to. */
  readonly size: number;
  readonly isWhole: boolean;
}

/** The end and unpacked size of a zlib stream, without unpacking it. Reading stops after `most` unpacked bytes. */
export function zlibEnd(bytes: Bytes, most: number): ZlibEnd {
  const reader = createReader(bytes);
  let size = 0;
  const broken = () => ({ end: Math.min(bytes.length, reader.at()), size, isWhole: false });
  const header = bytes.u16(0);
  if (header === undefined || (header & 0x0f20) !== 0x0800 || header % 31 !== 0) return broken();
  reader.bits(16);
  for (let isLast = false; !isLast; ) {
    isLast = reader.bits(1) === 1;
    const kind = reader.bits(2);
    if (kind === 0) {
      const length = reader.stored();
      if (length === undefined) return broken();
      size += length;
    } else {
      const codes = kind === 1 ? FIXED : kind === 2 ? readCodes(reader) : undefined;
      if (!codes) return broken();
      for (;;) {
        const symbol = reader.symbol(codes.lengths);
        if (symbol === END_OF_BLOCK) break;
        if (symbol === undefined || symbol > 285 || size > most || reader.isOver()) return broken();
        if (symbol < END_OF_BLOCK) size += 1;
        else {
          size += (LENGTHS[symbol - 257] ?? 0) + reader.bits(LENGTH_BITS[symbol - 257] ?? 0);
          const distance = reader.symbol(codes.distances);
          if (distance === undefined || distance > 29) return broken();
          reader.bits(distance < 4 ? 0 : (distance >> 1) - 1);
        }
      }
    }
    if (size > most || reader.isOver()) return broken();
  }
  const end = reader.at() + CHECKSUM;
  return { end: Math.min(bytes.length, end), size, isWhole: end <= bytes.length };
}

/** Symbols by the next bits: the length of the code in the low four bits, the symbol above. */
type Codes = { readonly table: Uint16Array; readonly bits: number };

function createReader(bytes: Bytes) {
  let at = 0;
  let held = 0;
  let count = 0;
  const fill = (wanted: number) => {
    while (count < wanted) {
      held |= (bytes.u8(at) ?? 0) << count;
      at += 1;
      count += 8;
    }
  };
  const drop = (bits: number) => {
    held >>>= bits;
    count -= bits;
  };
  /** Where the next whole byte begins. */
  const whole = () => at - (count >> 3);
  const isOver = () => whole() > bytes.length;
  return {
    at: whole,
    isOver,
    bits(wanted: number): number {
      fill(wanted);
      const value = held & ((1 << wanted) - 1);
      drop(wanted);
      return value;
    },
    symbol({ table, bits }: Codes): number | undefined {
      fill(bits);
      const entry = table[held & ((1 << bits) - 1)] ?? 0;
      if (entry === 0) return undefined;
      drop(entry & 15);
      return entry >> 4;
    },
    /** Skips uncompressed bytes, whose number is given twice (3.2.4). */
    stored(): number | undefined {
      const from = whole();
      const length = bytes.u16(from, 'little');
      const inverted = bytes.u16(from + 2, 'little');
      if (length === undefined || inverted !== (length ^ 0xffff) || from + 4 + length > bytes.length) {
        return undefined;
      }
      at = from + 4 + length;
      held = 0;
      count = 0;
      return length;
    },
  };
}

function readCodes(reader: ReturnType<typeof createReader>) {
  const lengths = reader.bits(5) + 257;
  const distances = reader.bits(5) + 1;
  const count = reader.bits(4) + 4;
  const ofLengths = new Uint8Array(19);
  for (let each = 0; each < count; each += 1) ofLengths[ORDER[each] ?? 0] = reader.bits(3);
  const codes = tableOf(ofLengths);
  const all = new Uint8Array(lengths + distances);
  for (let at = 0; at < all.length; ) {
    const symbol = codes && reader.symbol(codes);
    if (symbol === undefined || reader.isOver()) return undefined;
    if (symbol < 16) {
      all[at] = symbol;
      at += 1;
      continue;
    }
    const repeat =
      symbol === 16 ? 3 + reader.bits(2) : symbol === 17 ? 3 + reader.bits(3) : 11 + reader.bits(7);
    all.fill(symbol === 16 ? (all[at - 1] ?? 0) : 0, at, at + repeat);
    at += repeat;
  }
  const made = { lengths: tableOf(all.subarray(0, lengths)), distances: tableOf(all.subarray(lengths)) };
  return made.lengths && made.distances && { lengths: made.lengths, distances: made.distances };
}

/** Canonical codes (3.2.2), reversed, since their bits come the highest first; undefined if there are too many. */
function tableOf(lengths: Uint8Array): Codes | undefined {
  const counts = new Uint16Array(MAX_BITS + 2);
  for (const length of lengths) if (length > 0) counts[length] = (counts[length] ?? 0) + 1;
  const next = new Uint32Array(MAX_BITS + 2);
  for (let bits = 1; bits <= MAX_BITS; bits += 1)
    next[bits + 1] = ((next[bits] ?? 0) + (counts[bits] ?? 0)) << 1;
  const bits = Math.max(
    1,
    lengths.reduce((most, length) => Math.max(most, length), 0),
  );
  if ((next[bits] ?? 0) + (counts[bits] ?? 0) > 1 << bits) return undefined;
  const table = new Uint16Array(1 << bits);
  for (const [symbol, length] of lengths.entries()) {
    if (length === 0) continue;
    const code = next[length] ?? 0;
    next[length] = code + 1;
    let turned = 0;
    for (let bit = 0; bit < length; bit += 1) turned |= ((code >> bit) & 1) << (length - 1 - bit);
    for (let at = turned; at < table.length; at += 1 << length) table[at] = (symbol << 4) | length;
  }
  return { table, bits };
}

const FIXED = {
  lengths: tableOf(
    Uint8Array.from({ length: 288 }, (_, at) => (at < 144 ? 8 : at < 256 ? 9 : at < 280 ? 7 : 8)),
  ),
  distances: tableOf(new Uint8Array(30).fill(5)),
} as { readonly lengths: Codes; readonly distances: Codes }; // the standard's codes are within the limit
