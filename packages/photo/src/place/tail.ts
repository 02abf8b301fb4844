import type { Bytes, Span } from '../bytes';

/** Coded pixels end in fewer letters, except in one picture of ten thousand, whose last few pixels then change. */
const FEWEST_WORDS = 10;

/**
 * R601: the start of trailing words in a range of coded pixels, or else its end. Decoders stop at the last pixel, so
 * nothing reads the rest; numbers there cannot be told from pixels.
 */
export function wordsBehind(bytes: Bytes, { from, to }: Span): number {
  let at = to;
  while (at > from) {
    const letter = letterBefore(bytes, at);
    if (letter === 0) break;
    at -= letter;
  }
  return to - at >= FEWEST_WORDS ? Math.max(from, at) : to;
}

/** Bytes of the UTF-8 letter ending here, none for an unprintable one. */
function letterBefore(bytes: Bytes, end: number): number {
  const last = bytes.u8(end - 1) ?? 0;
  if (last < 0x80) return (last >= 0x20 && last < 0x7f) || last === 0x0a || last === 0x09 ? 1 : 0;
  for (let length = 2; length <= 4 && (bytes.u8(end - length + 1) ?? 0) >> 6 === 2; length += 1) {
    const first = bytes.u8(end - length) ?? 0;
    const declared = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 0;
    if (declared === length) return length;
  }
  return 0;
}
