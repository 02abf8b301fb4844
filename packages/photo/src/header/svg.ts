import type { Bytes } from '../bytes';
import type { Found } from './format';

/** Letters from the start of a file within which a drawing must begin, and its first tag must end. */
const START = 4096;
const TAG_END = 8192;

const BYTE_ORDER_MARK = '\xef\xbb\xbf';

/**
 * Markup whose first element is `svg`, after any byte order mark, declaration, comment or document type. Each letter is
 * visited once: a regular expression for this takes exponential time on a file of 300 bytes.
 */
export const isSvg = (bytes: Bytes): boolean => rootAt(startOf(bytes, START)) !== undefined;

/**
 * The size in pixels from `width` and `height`, or else from `viewBox`. Percentages and other units are left to the
 * browser: a drawing has no pixels.
 */
export function readSvg(bytes: Bytes): Found {
  const text = startOf(bytes, TAG_END);
  const root = rootAt(text);
  const attributes =
    root === undefined ? new Map<string, string>() : attributesFrom(text, root + '<svg'.length);
  const [width, height] = [toPixels(attributes.get('width')), toPixels(attributes.get('height'))];
  if (width !== undefined && height !== undefined) return { size: { width, height } };
  const [, , boxWidth, boxHeight] = (attributes.get('viewbox') ?? '')
    .replaceAll(',', ' ')
    .split(' ')
    .filter(Boolean);
  const [wide, high] = [toPixels(boxWidth), toPixels(boxHeight)];
  return wide === undefined || high === undefined ? {} : { size: { width: wide, height: high } };
}

const startOf = (bytes: Bytes, letters: number): string =>
  bytes.text(0, Math.min(bytes.length, letters)) ?? '';

/** Where the root element begins. */
function rootAt(text: string): number | undefined {
  let at = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
  for (;;) {
    at = skipSpace(text, at);
    if (text.startsWith('<?', at)) at = behind(text, '>', at);
    else if (text.startsWith('<!--', at)) at = behind(text, '-->', at + 4);
    else if (startsAs(text, '<!doctype', at)) at = behindDocumentType(text, at);
    else return startsAs(text, '<svg', at) && endsName(text[at + 4]) ? at : undefined;
  }
}

const SPACES = ' \t\r\n\f';
const isSpace = (letter: string | undefined) => letter !== undefined && SPACES.includes(letter);
const endsName = (letter: string | undefined) => isSpace(letter) || letter === '>' || letter === '/';
const startsAs = (text: string, word: string, at: number) =>
  text.slice(at, at + word.length).toLowerCase() === word;

function skipSpace(text: string, from: number): number {
  let at = from;
  while (isSpace(text[at])) at += 1;
  return at;
}

/** After the next such letters, or at the end. */
function behind(text: string, letters: string, from: number): number {
  const at = text.indexOf(letters, from);
  return at < 0 ? text.length : at + letters.length;
}

/** A document type may contain declarations of its own between brackets. */
function behindDocumentType(text: string, from: number): number {
  const end = behind(text, '>', from);
  const bracket = text.indexOf('[', from);
  return bracket < 0 || bracket >= end ? end : behind(text, '>', behind(text, ']', bracket));
}

/** The attributes of a tag from after its name to its end, by lower-case name; of two the first counts. */
function attributesFrom(text: string, from: number): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  let at = from;
  for (;;) {
    at = skipSpace(text, at);
    if (at >= text.length || text[at] === '>') return found;
    const start = at;
    while (at < text.length && !endsName(text[at]) && text[at] !== '=') at += 1;
    const name = text.slice(start, at).toLowerCase();
    at = skipSpace(text, at);
    if (text[at] !== '=') {
      if (at === start) at += 1;
      continue;
    }
    at = skipSpace(text, at + 1);
    const quote = text[at];
    if (quote !== '"' && quote !== "'") continue;
    const end = text.indexOf(quote, at + 1);
    if (end < 0) return found;
    if (!found.has(name)) found.set(name, text.slice(at + 1, end));
    at = end + 1;
  }
}

/** A positive number without unit or in `px`. */
function toPixels(length: string | undefined): number | undefined {
  const text = length?.trim().toLowerCase() ?? '';
  const digits = text.endsWith('px') ? text.slice(0, -2).trim() : text;
  const value = digits === '' || digits.startsWith('0x') ? Number.NaN : Number(digits);
  return Number.isFinite(value) && value > 0 ? value : undefined;
}
