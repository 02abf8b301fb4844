/** The five elements (五行) in the order in which each feeds the next. */
export const ELEMENTS = ['wood', 'fire', 'earth', 'metal', 'water'] as const;
export type Element = (typeof ELEMENTS)[number];

/** The element that feeds this one (生我者): water feeds wood. */
export const feederOf = (element: Element): Element => ELEMENTS[(ELEMENTS.indexOf(element) + 4) % 5]!;

/** One stem and one branch. Stems count from 0 = 甲, branches from 0 = 子. */
export interface Pillar {
  readonly stem: number;
  readonly branch: number;
}

export interface ElementBalance {
  /** Characters of each element. */
  readonly counts: Readonly<Record<Element, number>>;
  /** Characters counted: two a pillar. */
  readonly total: number;
  /** The elements with the most characters; empty when nothing was counted. */
  readonly most: readonly Element[];
  /** The elements with the fewest characters, often with none; empty when nothing was counted. */
  readonly least: readonly Element[];
}

/** Elements of the twelve branches from 子 (main qi only). */
const BRANCH_ELEMENTS: readonly Element[] = [
  'water',
  'earth',
  'wood',
  'wood',
  'earth',
  'fire',
  'fire',
  'earth',
  'metal',
  'metal',
  'earth',
  'water',
];

/** Throws when the index is not a whole number from 0 to 9. */
export const elementOfStem = (stem: number): Element => ELEMENTS[Math.floor(within(stem, 10) / 2)]!;
/** Throws when the index is not a whole number from 0 to 11. */
export const elementOfBranch = (branch: number): Element => BRANCH_ELEMENTS[within(branch, 12)]!;

/**
 * The five-element balance of any number of pillars: a person's four, or those of a whole household together.
 * Every character counts one, by its own element. Other schools weigh the season and the stems hidden in the
 * branches; this plain count is the school named `plain-count` in the texts.
 */
export function fiveElementBalance(pillars: readonly Pillar[]): ElementBalance {
  const counts: Record<Element, number> = { wood: 0, fire: 0, earth: 0, metal: 0, water: 0 };
  for (const { stem, branch } of pillars) {
    counts[elementOfStem(stem)] += 1;
    counts[elementOfBranch(branch)] += 1;
  }
  const total = pillars.length * 2;
  const withCount = (wanted: number) =>
    total === 0 ? [] : ELEMENTS.filter(element => counts[element] === wanted);
  const values = Object.values(counts);
  return { counts, total, most: withCount(Math.max(...values)), least: withCount(Math.min(...values)) };
}

function within(index: number, size: number): number {
  if (!Number.isInteger(index) || index < 0 || index >= size) throw new Error(`no index ${index} of ${size}`);
  return index;
}
