import { DIRECTIONS, directionOf, type Palace } from './bearings';
import type { Point, Ring } from './model';
import { isLayout, type Layout } from './palaces';
import { distance } from './ring';
import { isNumber, isRing } from './sound';

/**
 * A ring as the `d` of an SVG path, in whole millimetres; empty for an invalid ring.
 *
 * @example
 * ringPath([[0, 0], [1000, 0], [0, 999.6]]); // 'M0 0L1000 0L0 1000Z'
 */
export const ringPath = (ring: Ring): string =>
  isRing(ring) ? `M${ring.map(p => p.map(value => Math.round(value) + 0).join(' ')).join('L')}Z` : '';

/** Millimetres between the middle of the furthest outer wall and the ring. */
const SPARE = 200;

/**
 * Millimetres from the centre to a ring into which the whole home fits, with a fifth of a metre to spare; 0 without a layout.
 *
 * @example
 * ringRadius(layoutOfOutline([boxRing(6000, 8000)], { up: 0 })!); // 5200
 */
export const ringRadius = (layout: Layout): number =>
  isLayout(layout) ? Math.max(...layout.outline.flat().map(p => distance(p, layout.centre))) + SPARE : 0;

/**
 * A point towards a bearing from the centre, at a share of the ring's radius; the origin for an invalid layout or number.
 *
 * @example
 * onRing(layoutOfOutline([boxRing(6000, 8000)], { up: 0 })!, 90, 1); // [ 8200, 4000 ]
 */
export function onRing(layout: Layout, bearing: number, share: number): Point {
  if (!isLayout(layout) || !isNumber(bearing) || !isNumber(share)) return [0, 0];
  const [x, y] = directionOf(bearing - layout.up);
  const reach = ringRadius(layout) * share;
  return [layout.centre[0] + x * reach, layout.centre[1] + y * reach];
}

/** The borders of a palace as an SVG path, and where its name is: at the upper left corner of a square, within a sector. */
export interface PalaceLines {
  readonly palace: Palace;
  /** 0 to 1; a sector may pass 1. */
  readonly coverage: number;
  readonly border: string;
  readonly name: Point;
}

/**
 * The nine squares of a home's body, or the eight sectors about its centre, as lines in millimetres of the plan; none
 * without a layout.
 *
 * @example
 * palaceLines(layoutOfOutline([boxRing(9000, 9000)], { up: 0 })!, 'squares').length; // 9
 */
export function palaceLines(layout: Layout, division: 'squares' | 'sectors'): readonly PalaceLines[] {
  if (!isLayout(layout)) return [];
  if (division === 'squares')
    return layout.squares.map(({ palace, ring, coverage }) => ({
      palace,
      coverage,
      border: ringPath(ring),
      name: ring.toSorted((p, q) => p[0] + p[1] - q[0] - q[1])[0]!,
    }));
  return layout.sectors.map(({ coverage }, i) => ({
    palace: DIRECTIONS[i]!,
    coverage,
    border: ringPath([layout.centre, onRing(layout, 45 * i + 22.5, 1)]),
    name: onRing(layout, 45 * i, 0.86),
  }));
}

/**
 * The 24 lines between the mountains, from the centre to the ring, as an SVG path; empty without a layout. The first runs
 * between the mountain about north and the next one clockwise.
 *
 * @example
 * mountainLines(layoutOfOutline([boxRing(9000, 9000)], { up: 0 })!).split('Z').length; // 25
 */
export const mountainLines = (layout: Layout): string =>
  isLayout(layout)
    ? Array.from({ length: 24 }, (_, i) => ringPath([layout.centre, onRing(layout, 15 * i + 7.5, 1)])).join(
        '',
      )
    : '';
