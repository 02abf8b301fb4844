/** Reads one table character back: the inverse of `toChar` in scripts/pack.mjs. */
const fromChar = (code: number): number => (code < 127 ? code - 35 : code - 69);

/** Indexes of a packed list, in order. */
export function unpackIndexes(text: string): number[] {
  const indexes: number[] = [];
  for (let i = 0; i < text.length; i++) indexes.push(fromChar(text.charCodeAt(i)));
  return indexes;
}

/** Character index that stands for zero in a packed rest (scripts/pack.mjs). */
const REST_ZERO = 46;

/** Reads a row back of which each value was stored less what the three before it foretell. One pass: it runs before the first record. */
export function unpackRest(text: string): Int16Array {
  const rest = new Int16Array(text.length);
  let one = 0;
  let two = 0;
  let three = 0;
  for (let i = 0; i < rest.length; i++) {
    const value = fromChar(text.charCodeAt(i)) - REST_ZERO + one + two - three;
    rest[i] = value;
    three = two;
    two = one;
    one = value;
  }
  return rest;
}

/** Makes a value when it is first asked for, and keeps it: tables are constants that cost nothing until used. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
