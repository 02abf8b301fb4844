import { DIRECTIONS, directionOf, type Palace } from './bearings';
import type { Floor, Point, Ring } from './model';
import type { Layout } from './palaces';
import { boxOf } from './ring';

/**
 * A ring as the `d` of an SVG path, in whole millimetres.
 *
 * @example
 * ringPath([[0, 0], [1000, 0], [0, 999.6]]); // 'M0 0L1000 0L0 1000Z'
 */
export const ringPath = (ring: Ring): string =>
  `M${ring.map(p => p.map(value => Math.round(value) + 0).join(' ')).join('L')}Z`;

/**
 * Millimetres from the centre to a ring into which the whole home fits, with half a metre to spare.
 *
 * @example
 * ringRadius(layoutOfOutline([boxRing(6000, 8000)], { up: 0 })!); // 5500
 */
export const ringRadius = ({ outline, centre }: Layout): number =>
  Math.max(...outline.flat().map(([x, y]) => Math.hypot(x - centre[0], y - centre[1]))) + 500;

/**
 * A point towards a bearing from the centre, at a share of the ring's radius.
 *
 * @example
 * onRing(layoutOfOutline([boxRing(6000, 8000)], { up: 0 })!, 90, 1); // [ 8500, 4000 ]
 */
export function onRing(layout: Layout, bearing: number, share: number): Point {
  const [x, y] = directionOf(bearing - layout.up);
  const reach = ringRadius(layout) * share;
  return [layout.centre[0] + x * reach, layout.centre[1] + y * reach];
}

/** The borders of a palace as an SVG path, and where its name covers least. */
export interface PalaceLines {
  readonly palace: Palace;
  /** 0 to 1; a sector may pass 1. */
  readonly coverage: number;
  readonly border: string;
  readonly name: Point;
}

/**
 * The nine squares of a home's body, or the eight sectors about its centre, as lines: millimetres of the plan.
 *
 * @example
 * palaceLines(layoutOfOutline([boxRing(9000, 9000)], { up: 0 })!, 'squares').length; // 9
 */
export function palaceLines(layout: Layout, division: 'squares' | 'sectors'): readonly PalaceLines[] {
  if (division === 'squares')
    return layout.squares.map(({ palace, ring, coverage }) => {
      const [a, b, c] = ring as readonly [Point, Point, Point];
      // The upper third.
      const name: Point = [(a[0] + b[0]) / 2 + (c[0] - b[0]) / 5, (a[1] + b[1]) / 2 + (c[1] - b[1]) / 5];
      return { palace, coverage, border: ringPath(ring), name };
    });
  return layout.sectors.map(({ coverage }, i) => ({
    palace: DIRECTIONS[i]!,
    coverage,
    border: ringPath([layout.centre, onRing(layout, 45 * i + 22.5, 1)]),
    name: onRing(layout, 45 * i, 0.86),
  }));
}

/**
 * The largest letters with which a name stays within its room, millimetres: a Han letter is as wide as it is high, others
 * half as wide.
 *
 * @example
 * letterSize('Kitchen', templatePlan('studio', 'en').floors[0]!, 'kitchen'); // 394
 */
export function letterSize(name: string, floor: Floor, roomId: string): number {
  const ring = floor.rooms.find(room => room.id === roomId)?.ring;
  if (!ring) return 0;
  const { left, right } = boxOf(ring);
  const letters = [...name].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.5), 0);
  return Math.round((0.92 * (right - left)) / Math.max(1, letters));
}
