/** The five elements (五行) in the order in which each feeds the next. */
export const ELEMENTS = ['wood', 'fire', 'earth', 'metal', 'water'] as const;
export type Element = (typeof ELEMENTS)[number];

/** The element that feeds this one (生我者): water feeds wood. */
export const feederOf = (element: Element): Element => ELEMENTS[(ELEMENTS.indexOf(element) + 4) % 5]!;

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

function within(index: number, size: number): number {
  if (!Number.isInteger(index) || index < 0 || index >= size) throw new Error(`no index ${index} of ${size}`);
  return index;
}
