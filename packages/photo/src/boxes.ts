import type { Bytes } from './bytes';

/** A box of the ISO base media file format (ISO/IEC 14496-12, 4.2), the unit of films and modern pictures. */
export interface Box {
  readonly type: string;
  /** Where the header begins, the body begins, and the box ends. */
  readonly at: number;
  readonly body: number;
  readonly end: number;
}

/** Consecutive boxes; reading stops at a truncated or invalid one. */
export function boxesIn(file: Bytes, from: number, to: number): readonly Box[] {
  const found: Box[] = [];
  let at = from;
  while (at + 8 <= to) {
    const declared = file.u32(at) ?? 0;
    const large = declared === 1; // a 64-bit size follows
    const wide = (file.u32(at + 8) ?? 0) * 2 ** 32 + (file.u32(at + 12) ?? 0);
    // Only a last box of the file may leave its length open.
    const length = large ? wide : declared === 0 && to === file.length ? to - at : declared;
    const header = large ? 16 : 8;
    if (length < header || at + length > to) break;
    file.count();
    found.push({ type: file.text(at + 4, 4) ?? '', at, body: at + header, end: at + length });
    at += length;
  }
  return found;
}

/** The first box of a type inside another, and inside that, and so on. */
export function findBox(file: Bytes, { body, end }: Pick<Box, 'body' | 'end'>, ...path: readonly string[]) {
  let box: Box | undefined;
  let within = { body, end };
  for (const type of path) {
    box = boxesIn(file, within.body, within.end).find(each => each.type === type);
    if (!box) return undefined;
    within = box;
  }
  return box;
}
