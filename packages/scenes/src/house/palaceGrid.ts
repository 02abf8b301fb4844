import { GROUND } from '@app/building';
import type { Direction, Palace } from '@app/fengshui';
import { type Cell, palaceCells } from '@app/home';

const span = ([from, to]: readonly [number, number]) => (to - from) / 3;
const WIDTH = span(GROUND.x);
const DEPTH = span(GROUND.y);

/**
 * Over standing roofs the palaces lie this high, metres: at the eaves, so that each is seen on its own rooms. With the
 * roofs off they lie on the ground.
 */
export const EAVES = 2.8;

/** The ground of a square, metres in the axes of the house. */
export function cellBounds({ column, row }: Pick<Cell, 'column' | 'row'>): {
  readonly x: readonly [from: number, to: number];
  readonly y: readonly [from: number, to: number];
} {
  const x = GROUND.x[0] + (column + 1) * WIDTH;
  const y = GROUND.y[0] + (row + 1) * DEPTH;
  return { x: [x, x + WIDTH], y: [y, y + DEPTH] };
}

/** The middle of a square, metres in the axes of the house. */
export function cellMiddle(cell: Pick<Cell, 'column' | 'row'>): readonly [x: number, y: number] {
  const { x, y } = cellBounds(cell);
  return [(x[0] + x[1]) / 2, (y[0] + y[1]) / 2];
}

/** The palace under a point of the plan; undefined outside the walls. */
export function palaceAtPoint(x: number, y: number, facing: Direction): Palace | undefined {
  return palaceCells(facing).find(cell => {
    const bounds = cellBounds(cell);
    return x >= bounds.x[0] && x < bounds.x[1] && y >= bounds.y[0] && y < bounds.y[1];
  })?.palace;
}
