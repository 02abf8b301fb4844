import { bearingOfDirection, DIRECTIONS, type Direction, frozen, NOTHING } from '@app/kernel';
import type { Element } from './elements';

export { bearingOfDirection, DIRECTIONS, type Direction };

/** A palace of the nine: a direction, or the centre. */
export type Palace = Direction | 'C';
/** The nine palaces in the order of flight: 洛书 1 to 9 beginning with 5, the centre. */
export const FLIGHT: readonly Palace[] = frozen(['C', 'NW', 'W', 'NE', 'S', 'N', 'SW', 'E', 'SE']);
/** The nine palaces in rows, south above, as on a luopan. */
export const SOUTH_UP: readonly (readonly Palace[])[] = frozen([
  ['SE', 'S', 'SW'],
  ['E', 'C', 'W'],
  ['NE', 'N', 'NW'],
]);

export const TRIGRAM_IDS = frozen(['kan', 'gen', 'zhen', 'xun', 'li', 'kun', 'dui', 'qian'] as const);
export type TrigramId = (typeof TRIGRAM_IDS)[number];
/** A line of a trigram: 1 = whole (yang), 0 = broken (yin). */
export type Line = 0 | 1;
export interface Trigram {
  readonly id: TrigramId;
  readonly zh: string;
  readonly pinyin: string;
  readonly direction: Direction;
  /** 洛书 number of its palace, which is also its kua number. */
  readonly number: 1 | 2 | 3 | 4 | 6 | 7 | 8 | 9;
  readonly element: Element;
  /** From the bottom up. */
  readonly lines: readonly [Line, Line, Line];
}

/** The eight trigrams in the later-heaven arrangement (后天八卦), clockwise from north. */
export const TRIGRAMS: readonly Trigram[] = frozen([
  { id: 'kan', zh: '坎', pinyin: 'Kǎn', direction: 'N', number: 1, element: 'water', lines: [0, 1, 0] },
  { id: 'gen', zh: '艮', pinyin: 'Gèn', direction: 'NE', number: 8, element: 'earth', lines: [0, 0, 1] },
  { id: 'zhen', zh: '震', pinyin: 'Zhèn', direction: 'E', number: 3, element: 'wood', lines: [1, 0, 0] },
  { id: 'xun', zh: '巽', pinyin: 'Xùn', direction: 'SE', number: 4, element: 'wood', lines: [0, 1, 1] },
  { id: 'li', zh: '离', pinyin: 'Lí', direction: 'S', number: 9, element: 'fire', lines: [1, 0, 1] },
  { id: 'kun', zh: '坤', pinyin: 'Kūn', direction: 'SW', number: 2, element: 'earth', lines: [0, 0, 0] },
  { id: 'dui', zh: '兑', pinyin: 'Duì', direction: 'W', number: 7, element: 'metal', lines: [1, 1, 0] },
  { id: 'qian', zh: '乾', pinyin: 'Qián', direction: 'NW', number: 6, element: 'metal', lines: [1, 1, 1] },
]);

export const trigramOfDirection = (direction: Direction): Trigram =>
  TRIGRAMS.find(trigram => trigram.direction === direction) ?? NOTHING;

/** The centre, 5, has no trigram. */
export const trigramOfNumber = (number: Trigram['number']): Trigram =>
  TRIGRAMS.find(trigram => trigram.number === number) ?? NOTHING;
