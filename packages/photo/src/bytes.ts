/**
 * Reads numbers from a file. Every read past the end is `undefined`, so a truncated file cannot mislead; every read is
 * counted, so a malicious file cannot cause endless reading.
 */
export interface Bytes {
  readonly length: number;
  /** To be called before each box, chunk, segment, field or range is recorded. */
  count(parts?: number): void;
  u8(at: number): number | undefined;
  u16(at: number, order?: ByteOrder): number | undefined;
  u32(at: number, order?: ByteOrder): number | undefined;
  /** Latin-1 text; `undefined` if truncated. */
  text(at: number, length: number): string | undefined;
  /** The next position of a byte, or else the length. The engine's own search scans 50 MB almost instantly. */
  find(byte: number, from: number): number;
  /** A part, counted from 0; shorter if the file ends earlier. */
  slice(from: number, to: number): Bytes;
  /** Consecutive parts, at most `most` bytes in all. */
  joined(spans: readonly Span[], most: number): Bytes;
}

export type ByteOrder = 'big' | 'little';

/** A range of a file: the first byte, and the one after the last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** R627: the budget of one reading of a file, whatever it contains. Nested parts share it. */
export interface Budget {
  /** Reads of a number or of a few letters. */
  steps: number;
  /** Boxes, chunks, segments, fields and ranges, also the number simultaneously in memory. */
  parts: number;
}

/** A film of an hour has some 300,000 blocks, which are scanned twice; a picture in strips has one for each row. */
const MOST_PARTS = 1_000_000;
/** Per byte, and for the smallest file: headers of fields and boxes are read several times, coded pixels hardly once. */
const STEPS = { each: 16, least: 50_000 } as const;

export const budgetFor = ({ length }: Uint8Array): Budget => ({
  steps: STEPS.least + STEPS.each * length,
  parts: MOST_PARTS,
});

class Unread extends Error {}

/**
 * R600: abandons the whole file, since its parts contradict each other and the wrong one cannot be identified. For use
 * inside `readWithin`.
 */
export function refuse(): never {
  throw new Unread();
}

/**
 * The result of `read` for a file; undefined if it refuses, or if it has more parts or takes more steps than any real
 * file of its length.
 */
export function readWithin<T>(
  file: Uint8Array,
  read: (bytes: Bytes) => T,
  budget: Budget = budgetFor(file instanceof Uint8Array ? file : new Uint8Array()),
): T | undefined {
  try {
    return read(toBytes(file, budget));
  } catch (error) {
    if (error instanceof Unread) return undefined;
    throw error;
  }
}

/** Letters converted at once: an engine accepts only that many arguments. */
const AT_ONCE = 4096;
/** Bytes the engine's own search scans per step. */
const SEARCHED = 16;

export function toBytes(array: Uint8Array, budget: Budget = budgetFor(array)): Bytes {
  // Anything but a file has no bytes.
  if (!(array instanceof Uint8Array)) return toBytes(new Uint8Array());
  const view = new DataView(array.buffer, array.byteOffset, array.byteLength);
  const fits = (at: number, size: number) => at >= 0 && at + size <= array.length;
  const step = (steps = 1) => {
    budget.steps -= steps;
    if (budget.steps < 0) refuse();
  };
  return {
    length: array.length,
    count(parts = 1) {
      budget.parts -= parts;
      if (budget.parts < 0) refuse();
    },
    u8(at) {
      step();
      return fits(at, 1) ? view.getUint8(at) : undefined;
    },
    u16(at, order = 'big') {
      step();
      return fits(at, 2) ? view.getUint16(at, order === 'little') : undefined;
    },
    u32(at, order = 'big') {
      step();
      return fits(at, 4) ? view.getUint32(at, order === 'little') : undefined;
    },
    text(at, length) {
      if (!fits(at, length)) return undefined;
      step(1 + length / SEARCHED);
      let text = '';
      for (let from = at; from < at + length; from += AT_ONCE) {
        text += String.fromCharCode(...array.subarray(from, Math.min(at + length, from + AT_ONCE)));
      }
      return text;
    },
    find(byte, from) {
      const found = array.indexOf(byte, from);
      const at = found < 0 ? array.length : found;
      step(1 + Math.max(0, at - from) / SEARCHED);
      return at;
    },
    slice(from, to) {
      step();
      return toBytes(array.subarray(from, Math.max(from, to)), budget);
    },
    joined(spans, most) {
      const parts: Uint8Array[] = [];
      let left = most;
      for (const { from, to } of spans) {
        if (left <= 0) break;
        const part = array.subarray(from, Math.min(Math.max(from, to), from + left));
        parts.push(part);
        left -= part.length;
      }
      step((most - left) / SEARCHED);
      return toBytes(concat(parts), budget);
    },
  };
}

/** Parts joined into one file. */
export function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** One byte a letter. */
export const latin1 = (text: string): Uint8Array => Uint8Array.from(text, letter => letter.charCodeAt(0));

/** Two bytes, the higher first. */
export const big16 = (value: number): Uint8Array => Uint8Array.of((value >>> 8) & 255, value & 255);

/** Four bytes, the highest first. */
export const big32 = (value: number): Uint8Array =>
  Uint8Array.of(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);
