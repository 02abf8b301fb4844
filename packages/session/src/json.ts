/** The percent-decoded text; undefined if its escapes are invalid. */
export function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Reads the own fields of an untrusted object; a field of the wrong type becomes a harmless value. */
export interface FieldReader {
  value(key: string): unknown;
  /** Empty unless it is a text. */
  text(key: string): string;
  optionalText(key: string): string | undefined;
  flag(key: string): boolean;
  oneOf<Name extends string>(key: string, names: readonly Name[], otherwise: Name): Name;
}

/**
 * Undefined unless it is an object. Written by hand: it runs before the first page is drawn, and a schema library would
 * add a twentieth to the size of that page.
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
