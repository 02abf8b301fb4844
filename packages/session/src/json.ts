/** The text without its percent signs; undefined when they are not valid escapes. */
export function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
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
