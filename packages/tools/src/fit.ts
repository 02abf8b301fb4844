/** R400: the largest size of a result, in bytes of UTF-8. */
export const RESULT_BYTES = 2048;

type Facts = Readonly<Record<string, unknown>>;

/** More names than a family has: a longer list is cut before the result is. */
export const CROWD = 8;
/** R400: the fields of every result. */
const ALWAYS: ReadonlySet<string> = new Set(['convention', 'source']);

/**
 * R400. The facts as JSON of at most 2 KB. If they are larger, the named lists lose their last entries, the first named
 * first, then whatever else is longest; `left_off` says how many.
 */
export function fit(facts: Facts, lists: readonly string[]): string {
  const fitted: Record<string, unknown> = { ...facts };
  const leftOff: Record<string, number> = {};
  const write = () =>
    JSON.stringify(Object.keys(leftOff).length === 0 ? fitted : { ...fitted, left_off: leftOff });
  let text = write();
  const isLong = () => utf8Length(text) > RESULT_BYTES;
  const leaveOff = (name: string) => {
    leftOff[name] = (leftOff[name] ?? 0) + 1;
    text = write();
  };
  for (const name of lists) while (isLong() && shorten(fitted, name)) leaveOff(name);
  if (!isLong()) return text;
  const length = (name: string) => utf8Length(JSON.stringify(fitted[name]) ?? '');
  const others = Object.keys(fitted).filter(name => !ALWAYS.has(name));
  for (const name of others.sort((a, b) => length(b) - length(a))) {
    while (isLong() && shorten(fitted, name)) leaveOff(name);
    if (!isLong()) break;
    delete fitted[name];
    leaveOff(name);
  }
  return text;
}

/** Removes the last entry of a list or a record; false if there is none. */
function shorten(facts: Record<string, unknown>, name: string): boolean {
  const value = facts[name];
  if (Array.isArray(value) && value.length > 0) {
    facts[name] = value.slice(0, -1);
    return true;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  if (entries.length === 0) return false;
  facts[name] = Object.fromEntries(entries.slice(0, -1));
  return true;
}

/** Bytes of a text in UTF-8. */
export function utf8Length(text: string): number {
  if (typeof text !== 'string') return 0;
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
  }
  return bytes;
}
