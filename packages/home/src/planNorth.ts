import { turned } from '@app/kernel';
import type { Plan } from '@app/plan';
import type { MeasuredFacing } from './houseFacts';

/**
 * Where the front of a plan is drawn, degrees clockwise from up: at the bottom by default.
 *
 * @example
 * frontOf({ ...emptyPlan('flat', 10), facing: 100 }); // 90
 */
export const frontOf = ({ up, facing }: Plan): number => turned((facing ?? up + 180) - up);

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
/** A side of a drawing. */
export type DrawnSide = (typeof SIDES)[number];

/**
 * R839: the side of the drawing nearest to its front; of two equally near ones the next clockwise.
 *
 * @example
 * frontSide(emptyPlan('flat', 10)); // 'bottom'
 */
export const frontSide = (plan: Plan): DrawnSide => SIDES[Math.round(frontOf(plan) / 90) % 4]!;

/**
 * R608: the home's facing from the bearing of any direction of its drawing, to a tenth of a degree. `drawn` is that
 * direction, degrees clockwise from up; north, method and uncertainty are those of the measurement.
 *
 * @example
 * // The front is drawn at the bottom; looking out of the right side faces 95°.
 * facingBy(plan, 90, { degrees: 95, north: 'magnetic' }).degrees; // 185
 */
export const facingBy = (plan: Plan, drawn: number, measured: MeasuredFacing): MeasuredFacing => ({
  ...measured,
  degrees: turned(Math.round((measured.degrees + frontOf(plan) - drawn) * 10) / 10),
});
