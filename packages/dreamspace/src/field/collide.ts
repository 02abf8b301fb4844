import type { Columns } from './columns';
import { within } from './motion';

/** Scratch space to find neighbours: a uniform grid over the stage plane, sorted by cell. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly top: number;
  readonly perPixel: number;
  readonly reach: number;
  /** Cell of each bubble. */
  readonly cell: Int32Array;
  /** Where each cell starts in the sorted order; one entry more than there are cells. */
  readonly start: Int32Array;
  readonly cursor: Int32Array;
  /** Bubble at each place of the sorted order, and its position, side by side in memory. */
  readonly order: Int32Array;
  readonly x: Float32Array;
  readonly y: Float32Array;
}

/** Of an overlap, how much each of the two gives way in one step: all of it at once would look like a jolt. */
const GIVE = 0.2;

export function createGrid(capacity: number, width: number, height: number, radius: number): Grid {
  // Cells no smaller than a bubble, so that neighbours are at most one cell apart; and not many more than bubbles.
  const fewest = Math.sqrt((width * height) / Math.max(64, 4 * capacity));
  const side = Math.max(2 * radius, fewest);
  const columns = Math.max(1, Math.ceil(width / side));
  const rows = Math.max(1, Math.ceil(height / side));
  return {
    columns,
    rows,
    left: -width / 2,
    top: -height / 2,
    perPixel: 1 / side,
    reach: 2 * radius,
    cell: new Int32Array(capacity),
    start: new Int32Array(columns * rows + 1),
    cursor: new Int32Array(columns * rows),
    order: new Int32Array(capacity),
    x: new Float32Array(capacity),
    y: new Float32Array(capacity),
  };
}

/** Lets bubbles that touch on the stage plane part gently and exchange their speed along the line between them. */
export function collide(bubbles: Columns, count: number, grid: Grid): void {
  sortByCell(bubbles, count, grid);
  const { columns, rows, start, x, y } = grid;
  for (let row = 0; row < rows; row++) {
    const below = row + 1 < rows ? (row + 1) * columns : -1;
    for (let column = 0; column < columns; column++) {
      const cell = row * columns + column;
      const end = start[cell + 1]!;
      if (start[cell]! === end) continue;
      // Cells of one row lie side by side in the order, so the forward neighbours are two stretches of it.
      const endOfRow = column + 1 < columns ? start[cell + 2]! : end;
      const belowFrom = below < 0 ? 0 : start[below + (column > 0 ? column - 1 : 0)]!;
      const belowTo = below < 0 ? 0 : start[below + (column + 1 < columns ? column + 2 : column + 1)]!;
      for (let a = start[cell]!; a < end; a++) {
        meet(bubbles, grid, a, a + 1, endOfRow);
        meet(bubbles, grid, a, belowFrom, belowTo);
      }
    }
  }
  for (let place = 0; place < count; place++) {
    const bubble = grid.order[place]!;
    bubbles.x[bubble] = within(x[place]!, -grid.left);
    bubbles.y[bubble] = within(y[place]!, -grid.top);
  }
}

function sortByCell(bubbles: Columns, count: number, grid: Grid): void {
  const { columns, rows, left, top, perPixel, cell, start, cursor, order } = grid;
  start.fill(0);
  for (let i = 0; i < count; i++) {
    let column = ((bubbles.x[i]! - left) * perPixel) | 0;
    let row = ((bubbles.y[i]! - top) * perPixel) | 0;
    // The far walls belong to the last cells.
    if (column >= columns) column = columns - 1;
    if (row >= rows) row = rows - 1;
    const index = row * columns + column;
    cell[i] = index;
    start[index + 1]!++;
  }
  for (let index = 0; index < cursor.length; index++) {
    cursor[index] = start[index]!;
    start[index + 1]! += start[index]!;
  }
  for (let i = 0; i < count; i++) {
    const place = cursor[cell[i]!]!++;
    order[place] = i;
    grid.x[place] = bubbles.x[i]!;
    grid.y[place] = bubbles.y[i]!;
  }
}

/** Compares the bubble at place `a` of the order with those at places `from` to `to`, `to` not included. */
function meet(bubbles: Columns, grid: Grid, a: number, from: number, to: number): void {
  const { x, y, reach } = grid;
  const reach2 = reach * reach;
  for (let b = from; b < to; b++) {
    const dx = x[b]! - x[a]!;
    const dy = y[b]! - y[a]!;
    const distance2 = dx * dx + dy * dy;
    if (distance2 < reach2) part(bubbles, grid, a, b, dx, dy, Math.sqrt(distance2));
  }
}

function part(
  bubbles: Columns,
  grid: Grid,
  a: number,
  b: number,
  dx: number,
  dy: number,
  distance: number,
): void {
  const { x, y, order, reach } = grid;
  // Two bubbles in one point have no line between them: they part along x.
  const nx = distance > 0 ? dx / distance : 1;
  const ny = distance > 0 ? dy / distance : 0;
  const push = (reach - distance) * GIVE;
  x[a]! -= nx * push;
  y[a]! -= ny * push;
  x[b]! += nx * push;
  y[b]! += ny * push;
  const { vx, vy } = bubbles;
  const i = order[a]!;
  const j = order[b]!;
  const closing = (vx[j]! - vx[i]!) * nx + (vy[j]! - vy[i]!) * ny;
  if (closing >= 0) return;
  vx[i]! += closing * nx;
  vy[i]! += closing * ny;
  vx[j]! -= closing * nx;
  vy[j]! -= closing * ny;
}
