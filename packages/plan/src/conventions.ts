import { CONVENTIONS, type Conventions, type Plan } from './model';
import { isPlan, isRecord, noPlan } from './sound';

const DEFAULT: Conventions = { house: CONVENTIONS.house[0], stove: CONVENTIONS.stove[0] };

/**
 * How a plan is read where schools disagree.
 *
 * @example
 * conventionsOf(templatePlan('studio', 'en')); // { house: 'sitting', stove: 'cook' }
 */
export const conventionsOf = (plan: Plan): Conventions =>
  isPlan(plan) ? { ...DEFAULT, ...plan.conventions } : DEFAULT;

/**
 * Reads the plan by other conventions; those not mentioned stay.
 *
 * @example
 * setConventions(emptyPlan(), { stove: 'mouth' }).conventions; // { stove: 'mouth' }
 */
export function setConventions(plan: Plan, change: Partial<Conventions>): Plan {
  if (!isPlan(plan)) return noPlan();
  const { conventions, ...rest } = plan;
  const next = { ...conventions, ...(isRecord(change) && change) };
  // Only what differs from the product's own conventions is stored.
  const own = {
    ...(next.house === 'door' && { house: next.house }),
    ...(next.stove === 'mouth' && { stove: next.stove }),
  };
  return Object.keys(own).length > 0 ? { ...rest, conventions: own } : rest;
}
