import type { ChatLanguage } from '../language';
import { ENTRIES } from './entries';
import type { GuideEntry } from './entry';
import { plainWords } from './plainWords';

export interface Match {
  readonly entry: GuideEntry;
  readonly score: number;
  /** The words of the question that matched. */
  readonly words: readonly string[];
}

/** Entries about a whole room or field. They count less if the question is more specific. */
const GENERAL: ReadonlySet<string> = new Set([
  'living-room',
  'bedroom',
  'kitchen',
  'bathroom',
  'entrance',
  'lighting',
  'colour',
  'smart-start',
  'flow',
]);
/** An entry scoring below this share of the best is a chance match, not a second subject. */
const RELEVANT = 0.28;
/** Extra score for two words that belong together, such as bed and window. */
const TOGETHER = 3;

/** The entries a question is about, best first; entries matching only words of a better one are left out. */
export function findEntries(question: string): readonly Match[] {
  const text = normalise(question);
  const matches = ENTRIES.map(entry => score(entry, text)).filter(match => match.score > 0);
  matches.sort((a, b) => b.score - a.score);
  const best = matches[0]?.score ?? 0;
  const chosen: Match[] = [];
  for (const match of matches) {
    if (match.score < best * RELEVANT) break;
    const covered = chosen.flatMap(other => other.words);
    const adds = match.words.some(
      word => !covered.some(other => other.includes(word) || word.includes(other)),
    );
    if (chosen.length === 0 || adds) chosen.push(match);
  }
  return chosen;
}

/** Shorter words are too close to too many others to guess, letters. */
const GUESSED = 5;

export interface Mistyped {
  /** The word probably meant. */
  readonly word: string;
  readonly matches: readonly Match[];
}

/** The subject of an English question that matches nothing but has a word one typo away from a known one. */
export function findMistyped(question: string): Mistyped | undefined {
  const text = normalise(question);
  for (const [written] of text.matchAll(/[a-z]+/g)) {
    // A plural of another word is more likely than a typo.
    if (written.length < GUESSED || written.endsWith('s') || vocabulary().has(written)) continue;
    for (const word of vocabulary()) {
      if (word[0] !== written[0] || !isOneEditAway(written, word)) continue;
      const matches = findEntries(text.replace(written, word));
      if (matches.length > 0) return { word, matches };
    }
  }
  return undefined;
}

let known: ReadonlySet<string> | undefined;
/** The longer English words of all keys, collected on first use. */
function vocabulary(): ReadonlySet<string> {
  known ??= new Set(
    ENTRIES.flatMap(({ keys }) => keys.en.flatMap(key => key.split(/[ +-]/))).filter(
      word => word.length >= GUESSED,
    ),
  );
  return known;
}

const isVowel = (letter = ''): boolean => /[aeiou]/.test(letter);

/** One letter more or less, two neighbours swapped, or another vowel. Another consonant would be another word. */
function isOneEditAway(written: string, word: string): boolean {
  if (Math.abs(written.length - word.length) > 1) return false;
  let at = 0;
  while (at < written.length && written[at] === word[at]) at++;
  const rest = (text: string, from: number) => text.slice(from);
  return (
    (isVowel(written[at]) && isVowel(word[at]) && rest(written, at + 1) === rest(word, at + 1)) ||
    rest(written, at + 1) === rest(word, at) ||
    rest(written, at) === rest(word, at + 1) ||
    (written[at] === word[at + 1] &&
      written[at + 1] === word[at] &&
      rest(written, at + 2) === rest(word, at + 2))
  );
}

/** Lower case, straight apostrophes, full-width letters as plain ones, and plain words. */
export const normalise = (text: string): string =>
  plainWords(text.normalize('NFKC').toLowerCase().replaceAll('’', "'"));

/** True when the text has the word: Chinese anywhere, English as a whole word or its plural. */
function mentions(text: string, word: string): boolean {
  if (/\p{Script=Han}/u.test(word)) return text.includes(word);
  for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + 1)) {
    const ends = ['', 's', 'es'].some(
      ending =>
        text.startsWith(ending, from + word.length) && !isLetter(text[from + word.length + ending.length]),
    );
    if (ends && !isLetter(text[from - 1])) return true;
  }
  return false;
}

const isLetter = (character = ''): boolean => character >= 'a' && character <= 'z';

/** Any key counts; `a+b` needs both words and scores more than each alone. No word counts twice. */
function score(entry: GuideEntry, text: string): Match {
  const found = [...entry.keys.zh, ...entry.keys.en]
    .map(key => key.split('+'))
    .filter(parts => parts.every(part => mentions(text, part)));
  const all = [...new Set(found.flat())];
  const words = all.filter(word => !all.some(other => other !== word && other.includes(word)));
  const together = found.some(parts => parts.length > 1) ? TOGETHER : 0;
  const total = words.reduce((sum, word) => sum + weight(word), together);
  return { entry, words, score: GENERAL.has(entry.id) ? total / 2 : total };
}

/** A Han character is worth about half an English word. */
const weight = (word: string): number =>
  /\p{Script=Han}/u.test(word) ? word.length * 2 : 1 + word.split(/[ -]/).length * 3;

/** Other entries of the same topic, for "what else?". */
export const related = (entry: GuideEntry): readonly GuideEntry[] =>
  ENTRIES.filter(other => other.topic === entry.topic && other.id !== entry.id);

/** True when an earlier answer of the guide has the entry's title. */
export const isMentioned = (entry: GuideEntry, texts: readonly string[], language: ChatLanguage): boolean =>
  texts.some(text => text.includes(`**${entry.title[language]}**`));
