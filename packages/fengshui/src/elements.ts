import { frozen } from '@app/kernel';
/** The five elements (五行) in the order of feeding. */
export const ELEMENTS = frozen(['wood', 'fire', 'earth', 'metal', 'water'] as const);
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

/** The element of a stem, 0 = 甲 to 9 = 癸; undefined for any other number. */
export const elementOfStem = (stem: number): Element | undefined =>
  Number.isInteger(stem) ? ELEMENTS[Math.floor(stem / 2)] : undefined;
/** The element of a branch, 0 = 子 to 11 = 亥; undefined for any other number. */
export const elementOfBranch = (branch: number): Element | undefined =>
  Number.isInteger(branch) ? BRANCH_ELEMENTS[branch] : undefined;
