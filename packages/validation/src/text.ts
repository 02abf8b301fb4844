import { err, ok, type Result } from '@app/kernel';

/** Characters a free text may have, far above any real name: it protects storage and does not judge names. */
export const TEXT_LIMIT = 2000;

// Characters that draw nothing: zero-width spaces and joiners, direction marks, fillers; U+2800 is the empty braille cell.
const BLANK = /^[\s\u2800\p{Default_Ignorable_Code_Point}]*$/u;
const EDGE = /[\s\u200B\u2060]/u;

/**
 * R215: characters that a field of one line takes. `text` is kept as it was typed, such as a name; the others are words to
 * search for, dates and times, years, other numbers, and what somebody signs in with (e-mail: RFC 5321, 4.5.3.1.3).
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

/** True when nothing of the text would be seen: empty, only spaces, or only zero-width characters. */
export const isBlank = (text: string): boolean => BLANK.test(text);

/**
 * The text without the space around it; empty when nothing of it would be seen. Joiners inside stay, since emoji and
 * several scripts need them.
 */
export function cleanText(text: string): string {
  if (isBlank(text)) return '';
  let from = 0;
  let to = text.length;
  while (EDGE.test(text.charAt(from))) from += 1;
  while (EDGE.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** Characters as a person counts them, near enough: code points, so that an emoji or a rare Han character is one. */
export const countCharacters = (text: string): number => {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
};

/** The clean text, or how much too long it is. */
export function checkText(text: string, limit: number = TEXT_LIMIT): Result<string, TextTooLong> {
  const clean = cleanText(text);
  const length = countCharacters(clean);
  return length > limit ? err({ code: 'profile/text-too-long', limit, length }) : ok(clean);
}

/** True when something of the name can be seen: spaces and zero-width characters alone are no name. */
export const isNamed = (resident: { readonly name: string }): boolean => cleanText(resident.name) !== '';
