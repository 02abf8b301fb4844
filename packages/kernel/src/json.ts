/** Maximum nesting of lists and objects: ours have five levels. Far fewer than exhaust the stack of a reader or writer. */
const MAX_DEPTH = 64;

/**
 * R208. The value of a JSON text; undefined if it is invalid, or nested deeper than 64 levels, which `JSON.parse` accepts
 * and `JSON.stringify` does not.
 *
 * @example
 * parseJson('{"a":[1]}'); // { a: [1] }
 */
export function parseJson(text: string): unknown {
  if (typeof text !== 'string' || isNestedDeeply(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The object of a JSON text; undefined for any other value, and without a text.
 *
 * @example
 * parseObject('[1]'); // undefined
 */
export function parseObject(text: string | undefined): Readonly<Record<string, unknown>> | undefined {
  const value = text === undefined ? undefined : parseJson(text);
  return isRecord(value) ? value : undefined;
}

/**
 * An object, not a list.
 *
 * @example
 * isRecord([]); // false
 */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether lists and objects of a JSON text are nested deeper than 64 levels. Determined from the text alone, in one pass:
 * brackets inside strings do not count.
 *
 * @example
 * isNestedDeeply('['.repeat(65)); // true
 */
export function isNestedDeeply(text: string): boolean {
  if (typeof text !== 'string') return false;
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isInString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isInString = false;
    } else if (sign === '"') isInString = true;
    else if (sign === '[' || sign === '{') {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if (sign === ']' || sign === '}') depth -= 1;
  }
  return false;
}
