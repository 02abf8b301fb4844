import { concat } from '../bytes';

const MARK = 0xfeff;
/** Code points turned into letters at once. */
const AT_ONCE = 8192;

/** UTF-8 (RFC 3629) without a byte order mark; undefined if invalid, since then it has another encoding. */
export function fromUtf8(bytes: Uint8Array): string | undefined {
  const parts: string[] = [];
  let points: number[] = [];
  let at = 0;
  while (at < bytes.length) {
    const first = bytes[at] ?? 0;
    const more = first < 0x80 ? 0 : first >= 0xc2 && first < 0xe0 ? 1 : first >= 0xe0 && first < 0xf0 ? 2 : 3;
    if ((first >= 0x80 && first < 0xc2) || first > 0xf4) return undefined;
    let point = more === 0 ? first : first & (0x3f >> more);
    for (let step = 1; step <= more; step += 1) {
      const byte = bytes[at + step];
      if (byte === undefined || byte >> 6 !== 2) return undefined;
      point = (point << 6) | (byte & 0x3f);
    }
    if (point > 0x10_ffff || (point >= 0xd800 && point < 0xe000)) return undefined;
    if (at > 0 || point !== MARK) points.push(point);
    at += more + 1;
    if (points.length >= AT_ONCE) {
      parts.push(String.fromCodePoint(...points));
      points = [];
    }
  }
  return parts.join('') + String.fromCodePoint(...points);
}

/** The letters of a well-formed text, as `fromUtf8` returns. */
export function toUtf8(text: string): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(text.length * 3);
  let at = 0;
  for (const letter of text) {
    const point = letter.codePointAt(0) ?? 0;
    if (point < 0x80) out[at++] = point;
    else {
      const more = point < 0x800 ? 1 : point < 0x1_0000 ? 2 : 3;
      out[at++] = ([0xc0, 0xe0, 0xf0][more - 1] ?? 0) | (point >> (6 * more));
      for (let step = more - 1; step >= 0; step -= 1) out[at++] = 0x80 | ((point >> (6 * step)) & 0x3f);
    }
  }
  return concat([out.subarray(0, at)]);
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Map([...ALPHABET].map((letter, value) => [letter, value]));

/** Base64 (RFC 4648, section 4), ignoring spaces; undefined if it contains other letters. */
export function fromBase64(text: string): Uint8Array | undefined {
  const out = new Uint8Array(Math.floor((text.length * 3) / 4));
  let at = 0;
  let bits = 0;
  let held = 0;
  for (const letter of text) {
    if (letter === '=') break;
    if (' \t\r\n'.includes(letter)) continue;
    const value = VALUES.get(letter);
    if (value === undefined) return undefined;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      out[at++] = (held >> bits) & 255;
    }
  }
  return out.subarray(0, at);
}

export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 3) {
    const whole = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    const letters = [18, 12, 6, 0].map(shift => ALPHABET[(whole >> shift) & 63]).join('');
    const left = bytes.length - at;
    parts.push(left === 1 ? `${letters.slice(0, 2)}==` : left === 2 ? `${letters.slice(0, 3)}=` : letters);
  }
  return parts.join('');
}
