import { frozen } from '@app/kernel';
import type { Convention, Plan } from '@app/plan';

/** How a home is read where schools disagree: each dispute's conventions, the product's own first. */
export const CONVENTIONS = /* @__PURE__ */ frozen({
  /** The eight mansions of the house: by its sitting, or by the sector of its front door (门作伏位). */
  house: ['sitting', 'door'],
  /** The front of a stove: the side of its cook, with the knobs, or the mouth of its fire. */
  stove: ['cook', 'mouth'],
} as const);

export type Conventions = {
  readonly [Dispute in keyof typeof CONVENTIONS]: (typeof CONVENTIONS)[Dispute][number];
};

/**
 * The conventions chosen for a plan.
 *
 * @example
 * conventionsOf(templatePlan('studio', 'en')); // { house: 'sitting', stove: 'cook' }
 */
export function conventionsOf(plan: Plan): Conventions {
  const by: readonly Convention[] = Array.isArray(plan?.readBy) ? plan.readBy : [];
  return { house: by.includes('door') ? 'door' : 'sitting', stove: by.includes('mouth') ? 'mouth' : 'cook' };
}

/**
 * Reads the plan by other conventions; those not mentioned stay.
 *
 * @example
 * setConventions(emptyPlan(), { stove: 'mouth' }).readBy; // [ 'mouth' ]
 */
export function setConventions(plan: Plan, change: Partial<Conventions>): Plan {
  const { readBy: _, ...rest } = plan ?? {};
  const { house, stove } = { ...conventionsOf(plan), ...change };
  const readBy = (['door', 'mouth'] as const).filter(each => each === house || each === stove);
  return readBy.length > 0 ? { ...rest, readBy } : rest;
}
