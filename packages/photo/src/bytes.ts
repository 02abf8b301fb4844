/**
 * Reads numbers from a file. Every read past the end is `undefined`, so a cut file cannot mislead; every read is counted,
 * so a file made to be read again and again cannot hold anybody up.
 */
export interface Bytes {
  readonly length: number;
  /** To be said of each box, chunk, segment, field or stretch that is written down, before it is. */
  count(parts?: number): void;
  u8(at: number): number | undefined;
  u16(at: number, order?: ByteOrder): number | undefined;
  u32(at: number, order?: ByteOrder): number | undefined;
  /** Latin-1 text; `undefined` when not all of it is there. */
  text(at: number, length: number): string | undefined;
  /** Where a byte occurs next, else the length. The engine's own search runs through 50 MB in a blink. */
  find(byte: number, from: number): number;
  /** A part, counted from 0; shorter when the file ends earlier. */
  slice(from: number, to: number): Bytes;
  /** Parts one behind the other, at most `most` bytes in all. */
  joined(spans: readonly Span[], most: number): Bytes;
}

export type ByteOrder = 'big' | 'little';

/** A stretch of a file: the first byte, and the one behind the last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** R627: what one reading of a file may take, whatever is in it. A part of a part takes of the same. */
export interface Budget {
  /** Reads of a number or of a few letters. */
  steps: number;
  /** Boxes, chunks, segments, fields and stretches, as many at once in memory. */
  parts: number;
}

/** A film of an hour has some 300,000 blocks, which are gone through twice; a picture in strips has one for each row. */
const MOST_PARTS = 1_000_000;
/** For each byte, and for the smallest file: headers of fields and boxes are read several times, coded pixels hardly once. */
const STEPS = { each: 16, least: 50_000 } as const;

export const budgetFor = ({ length }: Uint8Array): Budget => ({
  steps: STEPS.least + STEPS.each * length,
  parts: MOST_PARTS,
});

class Unread extends Error {}

/**
 * R600: gives the whole file up, since its parts contradict each other: which of them a wrong byte made, nobody can tell.
 * For use inside of `readWithin`.
 */
export function refuse(): never {
  throw new Unread();
}

/**
 * What `read` makes of a file; undefined for one that it refuses, of more parts, or that takes more steps, than any real
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

/** Letters made of bytes at once: an engine takes so many arguments and no more. */
const AT_ONCE = 4096;
/** Bytes that the engine's own search goes through in a step. */
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

/** Parts put together into one file. */
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
