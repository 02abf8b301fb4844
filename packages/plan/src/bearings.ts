import { type Direction, frozen, turned } from '@app/kernel';
import type { Point } from './model';

export { DIRECTIONS, type Direction, sectorOf, turnBetween, turned } from '@app/kernel';

/** A direction, or the middle. */
export type Palace = Direction | 'C';

const RADIANS = Math.PI / 180;
export const radians = (degrees: number): number => degrees * RADIANS;

/** Unit vector of an angle on the plan, clockwise from its up; exact on the four quarters. */
export function directionOf(angle: number): Point {
  const quarter = turned(angle) / 90;
  if (Number.isInteger(quarter)) return QUARTERS[quarter]!;
  return [Math.sin(radians(angle)), -Math.cos(radians(angle))];
}
const QUARTERS: readonly Point[] = /* @__PURE__ */ frozen([
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const);

/** Angle of a vector on the plan, clockwise from its up, in [0, 360). */
export const angleOf = ([x, y]: Point): number => turned(Math.atan2(x, -y) / RADIANS);
