/** Reads one table character back: the inverse of `toChar` in scripts/pack.mjs. */
const fromChar = (code: number): number => (code < 127 ? code - 35 : code - 69);

/** Indexes of a packed list, in order. */
export function unpackIndexes(text: string): number[] {
  const indexes: number[] = [];
  for (let i = 0; i < text.length; i++) indexes.push(fromChar(text.charCodeAt(i)));
  return indexes;
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Signed bytes of base64 text; written out because neither `atob` nor `Buffer` is everywhere. */
export function unpackSignedBytes(text: string, count: number): Int8Array {
  const bytes = new Int8Array(count);
  let bits = 0;
  let held = 0;
  let at = 0;
  for (let i = 0; i < text.length && at < count; i++) {
    bits = (bits << 6) | BASE64.indexOf(text[i]!);
    held += 6;
    if (held >= 8) {
      held -= 8;
      bytes[at++] = bits >> held;
      bits &= (1 << held) - 1;
    }
  }
  return bytes;
}

/** Makes a value when it is first asked for, and keeps it: tables are constants that cost nothing until used. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
