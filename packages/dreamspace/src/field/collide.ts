import type { Columns } from './columns';
import { within } from './motion';

/** Scratch space to find neighbours: a uniform grid over the stage plane, sorted by cell. */
export interface Grid {
  /** Cells in a row. A rim of cells that stay empty runs all round, so that every cell in use has neighbours. */
  readonly columns: number;
  readonly rows: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly perPixel: number;
  /** Distance at which two bubbles touch, stage pixels. */
  readonly reach: number;
  /** Cell of each bubble. */
  readonly cell: Int32Array;
  /** Where each cell starts in the sorted order; one entry more than there are cells. */
  readonly start: Int32Array;
  /** Bubble at each place of the sorted order, and its position, side by side in memory. */
  readonly order: Int32Array;
  readonly x: Float32Array;
  readonly y: Float32Array;
}

/** Of an overlap, how much each of the two gives way in one step: all of it at once would look like a jolt. */
const GIVE = 0.2;

export function createGrid(capacity: number, width: number, height: number, radius: number): Grid {
  // Cells no smaller than a bubble, so that neighbours are at most one cell apart; and not more of them than bubbles.
  const loosest = Math.sqrt((width * height) / Math.max(64, capacity));
  const side = Math.max(2 * radius, loosest);
  // One cell more than fits, for the far wall itself, and the rim.
  const columns = Math.floor(width / side) + 3;
  const rows = Math.floor(height / side) + 3;
  return {
    columns,
    rows,
    halfWidth: width / 2,
    halfHeight: height / 2,
    perPixel: 1 / side,
    reach: 2 * radius,
    cell: new Int32Array(capacity),
    start: new Int32Array(columns * rows + 1),
    order: new Int32Array(capacity),
    x: new Float32Array(capacity),
    y: new Float32Array(capacity),
  };
}

/** Lets bubbles that touch on the stage plane part gently and exchange their speed along the line between them. */
export function collide(bubbles: Columns, count: number, grid: Grid): void {
  sortByCell(bubbles, count, grid);
  const { columns, halfWidth, halfHeight, start, cell, order, x, y } = grid;
  for (let a = 0; a < count; a++) {
    const own = cell[order[a]!]!;
    // Cells of one row lie side by side in the order, so the forward neighbours are two stretches of it.
    meet(bubbles, grid, a, a + 1, start[own + 2]!);
    meet(bubbles, grid, a, start[own + columns - 1]!, start[own + columns + 2]!);
  }
  const { x: ownX, y: ownY } = bubbles;
  for (let place = 0; place < count; place++) {
    const bubble = order[place]!;
    ownX[bubble] = within(x[place]!, halfWidth);
    ownY[bubble] = within(y[place]!, halfHeight);
  }
}

/** Sorts by counting: how many in each cell, where each cell ends, then everyone to a place before that end. */
function sortByCell(bubbles: Columns, count: number, grid: Grid): void {
  const { columns, halfWidth, halfHeight, perPixel, cell, start, order } = grid;
  const { x, y } = bubbles;
  const cells = start.length - 1;
  start.fill(0);
  for (let i = 0; i < count; i++) {
    const column = ((x[i]! + halfWidth) * perPixel) | 0;
    const row = ((y[i]! + halfHeight) * perPixel) | 0;
    const own = (row + 1) * columns + column + 1;
    cell[i] = own;
    start[own] = start[own]! + 1;
  }
  let sum = 0;
  for (let index = 0; index <= cells; index++) {
    sum += start[index]!;
    start[index] = sum;
  }
  const { x: sortedX, y: sortedY } = grid;
  for (let i = count - 1; i >= 0; i--) {
    const own = cell[i]!;
    const place = start[own]! - 1;
    start[own] = place;
    order[place] = i;
    sortedX[place] = x[i]!;
    sortedY[place] = y[i]!;
  }
}

/** Compares the bubble at place `a` of the order with those at places `from` to `to`, `to` not included. */
function meet(bubbles: Columns, grid: Grid, a: number, from: number, to: number): void {
  const { x, y, reach } = grid;
  const reach2 = reach * reach;
  let atX = x[a]!;
  let atY = y[a]!;
  for (let b = from; b < to; b++) {
    const dx = x[b]! - atX;
    const dy = y[b]! - atY;
    const distance2 = dx * dx + dy * dy;
    if (distance2 >= reach2) continue;
    part(bubbles, grid, a, b);
    atX = x[a]!;
    atY = y[a]!;
  }
}

/** Takes whole numbers only, and works the rest out again: a fraction that is passed on may be boxed on the heap. */
function part(bubbles: Columns, grid: Grid, a: number, b: number): void {
  const { x, y, order, reach } = grid;
  const dx = x[b]! - x[a]!;
  const dy = y[b]! - y[a]!;
  const distance = Math.sqrt(dx * dx + dy * dy);
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
