import { hitRadius, type PointerKind } from '../perspective';
import type { Columns } from './columns';

/** Below this many bubbles looking at each is the fastest way to find one. */
const FEW = 64;
/** A frame rarely asks more often than this, and then sorting all bubbles costs more than it saves. */
const ASKED_OFTEN = 8;

/** Of the last projection: screen pixels for one stage pixel of a radius, and the greatest perspective scale. */
export type Lens = Float64Array;

export interface HitIndex {
  /** To be called when the projection has changed. */
  forget(): void;
  /** Index of the bubble at a screen point, or -1. A mouse meets what is in front, a finger what it is closest to. */
  find(bubbles: Columns, count: number, px: number, py: number, pointer: PointerKind, lens: Lens): number;
}

/** Finds bubbles under a pointer: one by one at first, by a grid over the screen once many have been asked for. */
export function createHitIndex(): HitIndex {
  // Numbers live in typed arrays: V8 boxes those it passes on.
  const best = new Float64Array(1);
  let asked = 0;
  let grid: Grid | undefined;
  let isSorted = false;
  return {
    forget() {
      asked = 0;
      isSorted = false;
    },
    find(bubbles, count, px, py, pointer, lens) {
      best[0] = Number.POSITIVE_INFINITY;
      asked++;
      if (count <= FEW || asked <= ASKED_OFTEN) {
        return findAmong(bubbles, undefined, 0, count, px, py, pointer, lens, best, -1);
      }
      if (!isSorted || !grid) {
        grid = sortOnScreen(grid, bubbles, count);
        isSorted = true;
      }
      return findInGrid(grid, bubbles, px, py, pointer, lens, best);
    },
  };
}

/**
 * `found`, or a better one of those from `from` to `until` of the order; of equals the lower index. `best` holds the rank
 * of what is found.
 */
function findAmong(
  { sx, sy, scale, shown }: Columns,
  order: Int32Array | undefined,
  from: number,
  until: number,
  px: number,
  py: number,
  pointer: PointerKind,
  lens: Lens,
  best: Float64Array,
  found: number,
): number {
  const size = lens[0]!;
  const isMouse = pointer === 'mouse';
  // A pixel more, for scales are kept in 32 bits and this one is not.
  const farthest = hitRadius(lens[1]!, size, pointer) + 1;
  for (let place = from; place < until; place++) {
    const i = order ? order[place]! : place;
    const dx = sx[i]! - px;
    if (dx > farthest || dx < -farthest) continue;
    const dy = sy[i]! - py;
    if (dy > farthest || dy < -farthest) continue;
    const s = scale[i]!;
    const reach = hitRadius(s, size, pointer);
    const distance2 = dx * dx + dy * dy;
    if (distance2 > reach * reach || shown[i] === 0) continue;
    // A mouse meets what is in front; a finger covers several and means the one whose centre is closest.
    const rank = isMouse ? -s : distance2;
    if (rank > best[0]! || (rank === best[0]! && i > found)) continue;
    best[0] = rank;
    found = i;
  }
  return found;
}

/** The bubbles sorted by the cells of a grid over all of them as they appear. */
interface Grid {
  readonly order: Int32Array;
  readonly cell: Int32Array;
  readonly start: Int32Array;
  readonly columns: number;
  readonly rows: number;
  left: number;
  top: number;
  perPixelX: number;
  perPixelY: number;
}

function sortOnScreen(before: Grid | undefined, { sx, sy }: Columns, count: number): Grid {
  const side = Math.ceil(Math.sqrt(count));
  const grid =
    before?.columns === side
      ? before
      : {
          order: new Int32Array(sx.length),
          cell: new Int32Array(sx.length),
          start: new Int32Array(side * side + 1),
          columns: side,
          rows: side,
          left: 0,
          top: 0,
          perPixelX: 0,
          perPixelY: 0,
        };
  const { order, cell, start } = grid;
  let [left, right, top, bottom] = [sx[0]!, sx[0]!, sy[0]!, sy[0]!];
  for (let i = 1; i < count; i++) {
    left = Math.min(left, sx[i]!);
    right = Math.max(right, sx[i]!);
    top = Math.min(top, sy[i]!);
    bottom = Math.max(bottom, sy[i]!);
  }
  grid.left = left;
  grid.top = top;
  grid.perPixelX = side / Math.max(1, right - left);
  grid.perPixelY = side / Math.max(1, bottom - top);
  start.fill(0);
  for (let i = 0; i < count; i++) {
    const own = rowAt(grid, sy[i]!) * side + columnAt(grid, sx[i]!);
    cell[i] = own;
    start[own]!++;
  }
  let sum = 0;
  for (let index = 0; index < start.length; index++) {
    sum += start[index]!;
    start[index] = sum;
  }
  for (let i = count - 1; i >= 0; i--) {
    const place = --start[cell[i]!]!;
    order[place] = i;
  }
  return grid;
}

function findInGrid(
  grid: Grid,
  bubbles: Columns,
  px: number,
  py: number,
  pointer: PointerKind,
  lens: Lens,
  best: Float64Array,
): number {
  const reach = hitRadius(lens[1]!, lens[0]!, pointer) + 1;
  const first = columnAt(grid, px - reach);
  const last = columnAt(grid, px + reach);
  const until = rowAt(grid, py + reach);
  const { order, start, columns } = grid;
  let found = -1;
  for (let row = rowAt(grid, py - reach); row <= until; row++) {
    const from = start[row * columns + first]!;
    const end = start[row * columns + last + 1]!;
    if (from < end) found = findAmong(bubbles, order, from, end, px, py, pointer, lens, best, found);
  }
  return found;
}

const columnAt = ({ left, perPixelX, columns }: Grid, x: number): number =>
  cellAt((x - left) * perPixelX, columns);
const rowAt = ({ top, perPixelY, rows }: Grid, y: number): number => cellAt((y - top) * perPixelY, rows);
const cellAt = (at: number, cells: number): number => Math.max(0, Math.min(cells - 1, Math.floor(at)));
