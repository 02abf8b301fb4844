/** Reads numbers from the start of a file. Every read past the end is `undefined`, so a cut file cannot mislead. */
export interface Bytes {
  readonly length: number;
  u8(at: number): number | undefined;
  u16(at: number, order?: ByteOrder): number | undefined;
  u32(at: number, order?: ByteOrder): number | undefined;
  /** Latin-1 text; `undefined` when not all of it is there. */
  text(at: number, length: number): string | undefined;
  /** A part, counted anew from 0; shorter when the file ends earlier. */
  slice(from: number, to: number): Bytes;
}

export type ByteOrder = 'big' | 'little';

export function toBytes(array: Uint8Array): Bytes {
  const view = new DataView(array.buffer, array.byteOffset, array.byteLength);
  const fits = (at: number, size: number) => at >= 0 && at + size <= array.length;
  return {
    length: array.length,
    u8: at => (fits(at, 1) ? view.getUint8(at) : undefined),
    u16: (at, order = 'big') => (fits(at, 2) ? view.getUint16(at, order === 'little') : undefined),
    u32: (at, order = 'big') => (fits(at, 4) ? view.getUint32(at, order === 'little') : undefined),
    text: (at, length) =>
      fits(at, length) ? String.fromCharCode(...array.subarray(at, at + length)) : undefined,
    slice: (from, to) => toBytes(array.subarray(from, Math.max(from, to))),
  };
}
