import { DIRECTIONS, type Direction, frozen, turned } from '@app/kernel';
import type { Point } from './model';

export { DIRECTIONS, type Direction, sectorOf, turnBetween, turned } from '@app/kernel';

/** A direction, or the middle. */
export type Palace = Direction | 'C';

/**
 * The names of nine squares, row by row, with `top` the middle of the upper row: the others follow clockwise by 45°.
 *
 * @example
 * squareNames('N')[0]; // [ 'NW', 'N', 'NE' ]
 */
export function squareNames(top: Direction): readonly (readonly Palace[])[] {
  const first = DIRECTIONS.indexOf(top);
  if (first < 0) return [];
  const name = (steps: number): Direction => DIRECTIONS[(first + steps) % 8]!;
  return [
    [name(7), name(0), name(1)],
    [name(6), 'C', name(2)],
    [name(5), name(4), name(3)],
  ];
}

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
