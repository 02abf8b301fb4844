import { err, ok, type Result } from '@app/kernel';

/**
 * Largest number of characters of a free text, far above any real name: it protects storage and does not judge names.
 */
export const TEXT_LIMIT = 2000;

// Invisible characters: zero-width spaces and joiners, direction marks, fillers; U+2800 is the empty braille cell.
const BLANK = /^[\s\u2800\p{Default_Ignorable_Code_Point}]*$/u;
const EDGE = /[\s\u200B\u2060]/u;

/**
 * R215: the number of characters allowed in single-line fields. `text` is stored as typed, such as a name; the others
 * are search words, dates and times, years, other numbers, and credentials (e-mail: RFC 5321, 4.5.3.1.3).
 */
export const INPUT_LIMITS = {
  text: TEXT_LIMIT,
  search: 100,
  date: 40,
  year: 10,
  number: 20,
  username: 100,
  email: 254,
  password: 256,
  confirmPassword: 256,
} as const;

export interface TextTooLong {
  readonly code: 'profile/text-too-long';
  readonly limit: number;
  readonly length: number;
}

/** Whether the text is invisible: empty, only spaces, or only zero-width characters. */
export const isBlank = (text: string): boolean => BLANK.test(text);

/**
 * The trimmed text; empty if nothing of it is visible. Joiners inside remain, since emoji and several scripts need
 * them.
 */
export function cleanText(text: string): string {
  if (isBlank(text)) return '';
  let from = 0;
  let to = text.length;
  while (EDGE.test(text.charAt(from))) from += 1;
  while (EDGE.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** The length roughly as a person counts it: in code points, so that an emoji or a rare Han character is one. */
export const countCharacters = (text: string): number => {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
};

/** The clean text, or by how much it is too long. */
export function checkText(text: string, limit: number = TEXT_LIMIT): Result<string, TextTooLong> {
  const clean = cleanText(text);
  const length = countCharacters(clean);
  return length > limit ? err({ code: 'profile/text-too-long', limit, length }) : ok(clean);
}

/** Whether the name is visible: spaces and zero-width characters alone are not a name. */
export const isNamed = (resident: { readonly name: string }): boolean => cleanText(resident.name) !== '';
