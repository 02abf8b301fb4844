import { CHARACTERS, SHARED, WORDS } from './generated/table';

const spelling = [...CHARACTERS];
const kept = new Set(SHARED);
/**
 * Traditional to Simplified, for every character that is no Simplified one as well. Where two become the same, the
 * commoner one, which Unicode lists first, counts.
 */
const SIMPLE = new Map<string, string>();
for (let i = 0; i < spelling.length; i += 2) {
  const [from, to] = [spelling[i]!, spelling[i + 1]!];
  if (!kept.has(to) && !SIMPLE.has(to)) SIMPLE.set(to, from);
}
// 隻, 髮, 週 stand in words only.
for (const word of WORDS.split('|')) {
  const [from = [], to = []] = word.split(' ').map(each => [...each]);
  for (const [i, one] of to.entries()) {
    if (one !== from[i] && !kept.has(one) && !SIMPLE.has(one)) SIMPLE.set(one, from[i]!);
  }
}

/**
 * What a person asks, in the characters that the rules of the product look for. It knows those of the product's own
 * texts; every other character stays, and so does all that is Simplified already.
 *
 * @param text - any string.
 * @returns as many characters as the text has.
 * @example
 * toSimplified('今天適合搬家嗎'); // '今天适合搬家吗'
 */
export const toSimplified = (text: string): string => [...text].map(one => SIMPLE.get(one) ?? one).join('');
