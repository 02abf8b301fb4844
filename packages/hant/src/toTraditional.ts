import { CHARACTERS, WORDS } from './generated/table';

const spelling = [...CHARACTERS];
/** Words and characters, Simplified to Traditional. */
const FORMS: ReadonlyMap<string, string> = new Map([
  ...spelling.flatMap((from, i) => (i % 2 ? [] : [[from, spelling[i + 1]!] as const])),
  ...WORDS.split('|').map(pair => pair.split(' ') as [string, string]),
]);
const LONGEST_WORD = Math.max(...[...FORMS.keys()].map(word => word.length));

/**
 * A text of this product in Traditional characters. It reads from the left and takes the longest known word, so 后 is 後 in
 * 午后 and stays in 天后. Traditional text and other languages come back unchanged; a foreign text is converted as far as the
 * table goes, so typed text must not be passed in.
 *
 * @param text - any string, also an empty one.
 * @returns as many characters as the text has.
 * @example
 * toTraditional('今日黄历：丑时，冲羊'); // '今日黃曆：丑時，沖羊'
 */
export function toTraditional(text: string): string {
  let written = '';
  for (let at = 0; at < text.length; ) {
    const piece = pieceAt(text, at);
    written += FORMS.get(piece) ?? piece;
    at += piece.length;
  }
  return written;
}

/** The longest word that begins here, or else one character. */
function pieceAt(text: string, at: number): string {
  for (let length = LONGEST_WORD; length > 1; length--) {
    const word = text.slice(at, at + length);
    if (word.length === length && FORMS.has(word)) return word;
  }
  return String.fromCodePoint(text.codePointAt(at)!);
}
