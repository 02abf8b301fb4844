import { frozen, NOTHING } from '@app/kernel';
import type { Direction, Line, Trigram } from './palaces';
import { DIRECTIONS, TRIGRAMS } from './palaces';

/** The eight wandering stars of the eight-mansion school (八宅大游年), the four good ones first. */
export const MANSION_STARS = frozen([
  'shengqi',
  'tianyi',
  'yannian',
  'fuwei',
  'huohai',
  'liusha',
  'wugui',
  'jueming',
] as const);
export type MansionStar = (typeof MANSION_STARS)[number];
const GOOD: readonly MansionStar[] = ['shengqi', 'tianyi', 'yannian', 'fuwei'];

/** The four good stars; the other four are to be avoided. Their rank among themselves differs by teacher. */
export const isGoodMansionStar = (star: MansionStar): boolean => GOOD.includes(star);

/** The line turned over at each step, 0 = bottom: 上中下中上中下中. After eight steps the trigram is back. */
const FLIPS = [2, 1, 0, 1, 2, 1, 0, 1] as const;
/** The star of the trigram reached by each step. */
const STAR_OF_STEP: readonly MansionStar[] = [
  'shengqi',
  'wugui',
  'yannian',
  'liusha',
  'huohai',
  'tianyi',
  'jueming',
  'fuwei',
];

/**
 * The star of each direction for a person's kua trigram, or for a house by the trigram of its sitting (宅卦).
 * Turning over the lines one at a time walks through all eight trigrams; each gives the direction of one star.
 */
export function eightMansions(trigram: Trigram): Readonly<Record<Direction, MansionStar>> {
  const own = TRIGRAMS.find(({ id }) => id === trigram?.id);
  if (!own) return NOTHING;
  const turned: [Line, Line, Line] = [...own.lines];
  const stars: Partial<Record<Direction, MansionStar>> = {};
  for (const [step, line] of FLIPS.entries()) {
    turned[line] = turned[line] === 1 ? 0 : 1;
    stars[trigramOfLines(turned).direction] = STAR_OF_STEP[step]!;
  }
  // The eight steps visit each trigram once, so every direction has a star (proved by the test of all 64 cells).
  return stars as Record<Direction, MansionStar>;
}

/** The direction of a star for a trigram. */
export function directionOfMansionStar(trigram: Trigram, star: MansionStar): Direction {
  const stars = eightMansions(trigram);
  return DIRECTIONS.find(direction => stars && stars[direction] === star) ?? NOTHING;
}

function trigramOfLines(lines: readonly [Line, Line, Line]): Trigram {
  return TRIGRAMS.find(trigram => trigram.lines.every((line, place) => line === lines[place]))!;
}
