/** Decodes one table character: the inverse of `toChar` in scripts/pack.mjs. */
const fromChar = (code: number): number => (code < 127 ? code - 35 : code - 69);

/** Indexes of a packed list, in order. */
export function unpackIndexes(text: string): number[] {
  const indexes: number[] = [];
  for (let i = 0; i < text.length; i++) indexes.push(fromChar(text.charCodeAt(i)));
  return indexes;
}

/** Character index of zero in packed residuals (scripts/pack.mjs). */
const REST_ZERO = 46;

/** The three values before a block of a row, the nearest first. */
export type Before = readonly [one: number, two: number, three: number];

/** Decodes a part of a row whose values were stored less a prediction from the three before each. */
export function unpackRest(text: string, from: number, to: number, [one, two, three]: Before): Int16Array {
  const rest = new Int16Array(to - from);
  let [last, second, third] = [one, two, three];
  for (let i = from; i < to; i++) {
    const value = fromChar(text.charCodeAt(i)) - REST_ZERO + last + second - third;
    rest[i - from] = value;
    third = second;
    second = last;
    last = value;
  }
  return rest;
}

/** Makes a value on first use, and keeps it: tables are constants that cost nothing until used. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
