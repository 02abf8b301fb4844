import type { Point } from './model';

export const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];
/** A direction, or the middle. */
export type Palace = Direction | 'C';

/**
 * Into [0, 360).
 *
 * @example
 * turned(-90); // 270
 */
export const turned = (degrees: number): number => ((degrees % 360) + 360) % 360 || 0;

/**
 * From one bearing to another the short way round, in (−180, 180].
 *
 * @example
 * turnBetween(350, 10); // 20
 */
export function turnBetween(from: number, to: number): number {
  const turn = turned(to - from);
  return turn > 180 ? turn - 360 : turn;
}

const RADIANS = Math.PI / 180;
export const radians = (degrees: number): number => degrees * RADIANS;

/**
 * Unit vector of an angle on the plan, clockwise from its up; exact on the four quarters.
 *
 * @example
 * directionOf(90); // [ 1, 0 ]
 */
export function directionOf(angle: number): Point {
  const quarter = turned(angle) / 90;
  if (Number.isInteger(quarter)) return QUARTERS[quarter]!;
  return [Math.sin(radians(angle)), -Math.cos(radians(angle))];
}
const QUARTERS: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/**
 * Angle of a vector on the plan, clockwise from its up, in [0, 360).
 *
 * @example
 * angleOf([1, 0]); // 90
 */
export const angleOf = ([x, y]: Point): number => turned(Math.atan2(x, -y) / RADIANS);

/**
 * Number of the 45° sector a bearing lies in, 0 = N; a border belongs to the next one clockwise.
 *
 * @example
 * sectorOf(22.5); // 1
 */
export const sectorOf = (bearing: number): number => Math.floor(turned(bearing + 22.5) / 45);
