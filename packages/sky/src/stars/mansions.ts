import { frozen } from '@app/kernel';
import { turn } from '../angles';
import type { Catalogue } from './catalogue';
import { toEquatorial, type Vector, vectorAt } from './vector';

/** The four symbols (四象), seven mansions each: east, north, west, south. */
export const SYMBOLS = frozen(['azureDragon', 'blackTortoise', 'whiteTiger', 'vermilionBird'] as const);
export type SkySymbol = (typeof SYMBOLS)[number];

export interface Mansion {
  /** 0 for 角 to 27 for 轸 */
  readonly index: number;
  readonly zh: string;
  readonly pinyin: string;
  readonly en: string;
  readonly symbol: SkySymbol;
}

const NAMES = [
  ['角', 'Jiǎo', 'Horn'],
  ['亢', 'Kàng', 'Neck'],
  ['氐', 'Dī', 'Root'],
  ['房', 'Fáng', 'Room'],
  ['心', 'Xīn', 'Heart'],
  ['尾', 'Wěi', 'Tail'],
  ['箕', 'Jī', 'Winnowing Basket'],
  ['斗', 'Dǒu', 'Dipper'],
  ['牛', 'Niú', 'Ox'],
  ['女', 'Nǚ', 'Girl'],
  ['虚', 'Xū', 'Emptiness'],
  ['危', 'Wēi', 'Rooftop'],
  ['室', 'Shì', 'Encampment'],
  ['壁', 'Bì', 'Wall'],
  ['奎', 'Kuí', 'Legs'],
  ['娄', 'Lóu', 'Bond'],
  ['胃', 'Wèi', 'Stomach'],
  ['昴', 'Mǎo', 'Hairy Head'],
  ['毕', 'Bì', 'Net'],
  ['觜', 'Zī', 'Turtle Beak'],
  ['参', 'Shēn', 'Three Stars'],
  ['井', 'Jǐng', 'Well'],
  ['鬼', 'Guǐ', 'Ghosts'],
  ['柳', 'Liǔ', 'Willow'],
  ['星', 'Xīng', 'Star'],
  ['张', 'Zhāng', 'Extended Net'],
  ['翼', 'Yì', 'Wings'],
  ['轸', 'Zhěn', 'Chariot'],
] as const;

/** The 28 mansions (二十八宿) eastwards from 角. */
export const MANSIONS: readonly Mansion[] = frozen(
  NAMES.map(([zh, pinyin, en], index) => ({
    index,
    zh,
    pinyin,
    en,
    symbol: SYMBOLS[Math.floor(index / 7)] as SkySymbol, // 28 is four times seven
  })),
);

/** A lodge: the right ascensions from its determinative star to the next. Degrees, J2000. */
export interface Lodge {
  readonly mansion: Mansion;
  readonly from: number;
  /** 0.3 (觜) to 33 */
  readonly width: number;
}

export const lodgesOf = ({ vectors, determinatives }: Catalogue): readonly Lodge[] =>
  lodgesFrom(determinatives.map(star => toEquatorial(vectorAt(vectors, star)).ascension));

const lodgesFrom = (starts: readonly number[]): readonly Lodge[] =>
  MANSIONS.map((mansion, i) => {
    const from = starts[i] ?? Number.NaN;
    return { mansion, from, width: turn((starts[(i + 1) % 28] ?? Number.NaN) - from) };
  });

/** Right ascension of the determinative stars (距星), from 角宿一: Spica, κ Vir, α Lib … Degrees, J2000. */
const STARTS = [
  201.297, 213.223, 222.72, 239.711, 245.297, 252.966, 271.45, 281.415, 305.255, 311.918, 322.888, 331.447,
  346.19, 3.307, 14.304, 28.658, 40.864, 56.217, 67.154, 83.787, 85.188, 95.74, 127.897, 129.413, 141.899,
  147.87, 164.943, 183.95,
] as const;

/** The lodges for callers without a catalogue: within 0.001° of those of `lodgesOf`. */
export const LODGES: readonly Lodge[] = frozen(lodgesFrom(STARTS));

/** The lodge of a direction, by right ascension alone, as tradition counts: 入某宿, a number of degrees. */
export function lodgeAt(
  lodges: readonly Lodge[],
  vector: Vector,
): { readonly mansion: Mansion; readonly into: number } {
  const { ascension } = toEquatorial(vector);
  for (const { mansion, from, width } of lodges) {
    const into = turn(ascension - from);
    if (into < width) return { mansion, into };
  }
  throw new Error(`no lodge at ${ascension}`); // the lodges form a closed circle
}
