/** Reads numbers from a file. Every read past the end is `undefined`, so a cut file cannot mislead. */
export interface Bytes {
  readonly length: number;
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

export function toBytes(array: Uint8Array): Bytes {
  // Anything but a file has no bytes.
  if (!(array instanceof Uint8Array)) return toBytes(new Uint8Array());
  const view = new DataView(array.buffer, array.byteOffset, array.byteLength);
  const fits = (at: number, size: number) => at >= 0 && at + size <= array.length;
  return {
    length: array.length,
    u8: at => (fits(at, 1) ? view.getUint8(at) : undefined),
    u16: (at, order = 'big') => (fits(at, 2) ? view.getUint16(at, order === 'little') : undefined),
    u32: (at, order = 'big') => (fits(at, 4) ? view.getUint32(at, order === 'little') : undefined),
    text: (at, length) =>
      fits(at, length) ? String.fromCharCode(...array.subarray(at, at + length)) : undefined,
    find(byte, from) {
      const at = array.indexOf(byte, from);
      return at < 0 ? array.length : at;
    },
    slice: (from, to) => toBytes(array.subarray(from, Math.max(from, to))),
    joined(spans, most) {
      const parts: Uint8Array[] = [];
      let left = most;
      for (const { from, to } of spans) {
        if (left <= 0) break;
        const part = array.subarray(from, Math.min(Math.max(from, to), from + left));
        parts.push(part);
        left -= part.length;
      }
      return toBytes(concat(parts));
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

/** Four bytes, the highest first. */
export const big32 = (value: number): Uint8Array =>
  Uint8Array.of(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);
