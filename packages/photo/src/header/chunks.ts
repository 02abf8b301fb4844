import type { Bytes } from '../bytes';

/** A chunk of PNG or RIFF: four letters, and a body that may be truncated by the end of the file. */
export interface Chunk {
  readonly type: string;
  readonly at: number;
  readonly body: number;
  readonly bodyEnd: number;
  /** The start of the next: after the checksum, or the padding byte. */
  readonly end: number;
  /** The file ends before the body does. */
  readonly isCut: boolean;
}

/** W3C Portable Network Graphics, section 5: up to and including `IEND`. */
export function pngChunks(file: Bytes): readonly Chunk[] {
  const found: Chunk[] = [];
  let at = 8;
  while (at + 8 <= file.length) {
    const length = file.u32(at) ?? 0;
    const type = file.text(at + 4, 4) ?? '';
    const bodyEnd = Math.min(file.length, at + 8 + length);
    const end = Math.min(file.length, at + 12 + length);
    file.count();
    found.push({ type, at, body: at + 8, bodyEnd, end, isCut: at + 8 + length > file.length });
    if (type === 'IEND') break;
    at = end;
  }
  return found;
}

/** RFC 9649, section 2.3. */
export function riffChunks(file: Bytes, from: number, to: number): readonly Chunk[] {
  const found: Chunk[] = [];
  let at = from;
  while (at + 8 <= to) {
    const length = file.u32(at + 4, 'little') ?? 0;
    const bodyEnd = Math.min(to, at + 8 + length);
    const end = Math.min(to, at + 8 + length + (length % 2));
    const isCut = at + 8 + length > to;
    file.count();
    found.push({ type: file.text(at, 4) ?? '', at, body: at + 8, bodyEnd, end, isCut });
    at = end;
  }
  return found;
}
