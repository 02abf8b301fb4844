/** Lists and objects inside one another: ours have five. Far fewer than exhaust the stack of what reads them. */
const MAX_DEPTH = 64;

/** The value of a JSON text; undefined when it is none, or nested as none of ours. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The text without its percent signs; undefined when they are no valid escapes. */
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
