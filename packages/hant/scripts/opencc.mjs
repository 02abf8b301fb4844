// The whole conversion: OpenCC's words and characters in the forms of Taiwan, with our exceptions before them.
import { readFileSync } from 'node:fs';
import STCharacters from 'opencc-js/dict/STCharacters';
import STPhrases from 'opencc-js/dict/STPhrases';
import STPhrasesOfRegions from 'opencc-js/dict/STPhrases_GeneratedFromRegionalPhrases';
import TWVariants from 'opencc-js/dict/TWVariants';

const pairs = packed => packed.split('|').map(pair => pair.split(' '));
const lines = readFileSync(new URL('../exceptions.txt', import.meta.url), 'utf8').split('\n');
const read = of =>
  lines
    .filter(line => line !== '' && !line.startsWith('#') && line.startsWith('=') === of)
    .map(line => line.split(' ').slice(-2));

export const EXCEPTIONS = read(false);
/** Forms of Taiwan, then ours. */
const forms = new Map([...pairs(TWVariants), ...read(true)]);
const inForm = text => [...text].map(character => forms.get(character) ?? character).join('');
const openCC = [STPhrasesOfRegions, STPhrases, STCharacters].flatMap(pairs);

const isWord = ([from]) => [...from].length > 1;
const CHARACTERS = new Map(
  [
    ...[...forms].filter(([from]) => !STCharacters.includes(`${from} `)),
    ...openCC.map(([from, to]) => [from, inForm(to)]),
    ...EXCEPTIONS,
  ].filter(pair => !isWord(pair)),
);

/** A word character by character. */
export const spelt = word => [...word].map(character => CHARACTERS.get(character) ?? character).join('');

const words = new Map([...openCC.map(([from, to]) => [from, inForm(to)]), ...EXCEPTIONS].filter(isWord));
/** Words that differ from their characters, and words that protect such a one inside them. */
const WORDS = new Map(
  [...words].filter(([from, to]) => to !== spelt(from) || partsOf(from).some(part => isOwn(part))),
);
const longest = Math.max(...[...WORDS.keys()].map(word => word.length));

function isOwn(word) {
  return words.has(word) && words.get(word) !== spelt(word);
}

function partsOf(word) {
  const starts = [...word].keys();
  return [...starts].flatMap(from =>
    [...word].slice(from + 1).map((_, more) => word.slice(from, from + more + 2)),
  );
}

/** The words and characters of a run, longest first from the left, each with its result. */
export function piecesOf(run) {
  const pieces = [];
  for (let at = 0; at < run.length; ) {
    const piece = pieceAt(run, at);
    pieces.push([piece, WORDS.get(piece) ?? spelt(piece)]);
    at += piece.length;
  }
  return pieces;
}

function pieceAt(run, at) {
  for (let length = Math.min(longest, run.length - at); length > 1; length--) {
    const word = run.slice(at, at + length);
    if (WORDS.has(word)) return word;
  }
  return String.fromCodePoint(run.codePointAt(at));
}

export const convert = run =>
  piecesOf(run)
    .map(([, to]) => to)
    .join('');
