/** The texts searched by a query. */
export interface Findable {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Further words that lead here: the other language, pinyin, other names. */
  readonly keywords?: readonly string[] | undefined;
}

/**
 * Those that every word of the query is found in, best first: a label that begins with the query, a word that begins
 * with it, then anywhere. Case, accents and spaces do not matter; an empty query finds all, in their own order.
 */
export function findCommands<Item extends Findable>(items: readonly Item[], query: string): readonly Item[] {
  const words = query.split(/\s+/u).map(plain).filter(Boolean);
  if (words.length === 0) return items;
  return items
    .map(item => ({ item, rank: Math.max(...words.map(word => rankOf(item, word))) }))
    .filter(({ rank }) => rank < NOWHERE)
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

const NOWHERE = 3;

function rankOf({ label, hint = '', keywords = [] }: Findable, word: string): number {
  if (plain(label).startsWith(word)) return 0;
  const texts = [label, hint, ...keywords];
  if (texts.some(text => text.split(/\s+/u).some(part => plain(part).startsWith(word)))) return 1;
  return texts.some(text => plain(text).includes(word)) ? 2 : NOWHERE;
}

/** Pinyin is typed without tones and often without spaces. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{Mark}\s'’]/gu, '')
    .toLowerCase();
