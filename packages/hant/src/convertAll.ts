const converted = new WeakMap<object, unknown>();

/**
 * Every text of a tree converted; its keys and other values are unchanged.
 *
 * @param texts - a text, or an immutable tree of them: it is converted once, and then the same tree is returned.
 * @param convert - such as `toTraditional`.
 * @returns a tree of the same shape.
 * @example
 * convertAll({ title: '黄历' }, toTraditional); // { title: '黃曆' }
 */
export function convertAll<T>(texts: T, convert: (text: string) => string): T {
  if (typeof texts === 'string') return convert(texts) as T & string;
  if (typeof texts !== 'object' || texts === null) return texts;
  if (!converted.has(texts)) {
    const entries = Object.entries(texts).map(([key, value]) => [key, convertAll(value, convert)]);
    converted.set(
      texts,
      Array.isArray(texts) ? entries.map(([, value]) => value) : Object.fromEntries(entries),
    );
  }
  return converted.get(texts) as T; // the same keys over the same kinds of values
}
