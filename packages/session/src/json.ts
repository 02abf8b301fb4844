/** Depth of lists and objects: ours have five. Far fewer than exhaust a reader's stack. */
const MAX_DEPTH = 64;

/** The value of a JSON text; undefined when it is none, or nested deeper than ours. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The text without its percent signs; undefined when they are not valid escapes. */
export function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** R208: told from the text alone, in one pass: brackets inside of strings do not count. */
function isTooDeep(text: string): boolean {
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

/** Reads the own fields of an object from outside, each as a harmless value where it is of another type. */
export interface FieldReader {
  value(key: string): unknown;
  /** Empty for anything but a text. */
  text(key: string): string;
  optionalText(key: string): string | undefined;
  flag(key: string): boolean;
  oneOf<Name extends string>(key: string, names: readonly Name[], otherwise: Name): Name;
}

/**
 * Undefined when it is not an object. By hand: it runs before the first page is drawn, and a schema library would weigh a
 * twentieth of that page.
 */
export function readFields(object: unknown): FieldReader | undefined {
  if (typeof object !== 'object' || object === null || Array.isArray(object)) return undefined;
  const own = new Map<string, unknown>(Object.entries(object));
  const optionalText = (key: string) => {
    const value = own.get(key);
    return typeof value === 'string' ? value : undefined;
  };
  return {
    value: key => own.get(key),
    text: key => optionalText(key) ?? '',
    optionalText,
    flag: key => own.get(key) === true,
    oneOf: (key, names, otherwise) => names.find(name => name === own.get(key)) ?? otherwise,
  };
}
