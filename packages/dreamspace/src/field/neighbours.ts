import type { Columns } from './columns';

/**
 * Who may touch whom, kept for as long as it holds: pairs are gathered a little farther than bubbles reach, so that
 * nobody new can come into touch before somebody has used up half of that margin.
 */
export interface Neighbours {
  /** Distance at which two bubbles touch, stage pixels. */
  readonly reach: number;
  /** How much farther apart than that pairs are gathered, stage pixels. */
  readonly margin: number;
  /** The pairs of bubble i have the places `first[i]` to `first[i + 1]` of `others`, the last not included. */
  readonly first: Int32Array;
  /** The second of each pair. It has the higher index, and those of one bubble stand in rising order. */
  others: Int32Array;
  /** The two of each pair as they are found, in any order: room to work in. */
  one: Int32Array;
  other: Int32Array;
  /** How many bubbles the pairs are of; -1 when they were never gathered. */
  count: number;
  readonly grid: Grid;
}

/** A uniform grid over the stage plane, and the bubbles sorted by its cells. */
interface Grid {
  /** Cells in a row. A rim of cells that stay empty runs all round, so that every cell in use has neighbours. */
  readonly columns: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly perPixel: number;
  /** Cell of each bubble. */
  readonly cell: Int32Array;
  /** Where each cell starts in the sorted order; one entry more than there are cells. */
  readonly start: Int32Array;
  /** Bubble at each place of the sorted order, and its position, side by side in memory. */
  readonly order: Int32Array;
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** Where each bubble was when the pairs were gathered. */
  readonly fromX: Float32Array;
  readonly fromY: Float32Array;
}

/** The margin for a bubble's reach: wide enough to last a dozen steps of the fastest among large bubbles. */
const MARGIN = 0.15;
/** Small bubbles would be through that in a step or two: theirs lasts so many steps of the fastest. */
const LASTING = 5;
/** Of the margin, how far one bubble may go. A little under half, for two may come towards each other. */
const LEEWAY = 0.49;
/** Room for pairs, a bubble: six circles fit round one, and each pair is noted once. A worse crowd takes more. */
const PAIRS_EACH = 6;

/** `stride` is the farthest that a bubble goes in one step, stage pixels. */
export function createNeighbours(
  capacity: number,
  width: number,
  height: number,
  radius: number,
  stride: number,
): Neighbours {
  const reach = 2 * radius;
  const margin = Math.max(MARGIN * reach, (LASTING * stride) / LEEWAY);
  // Cells no smaller than a pair is apart, so that it is at most one cell apart; and not many more than bubbles.
  const side = Math.max(reach + margin, Math.sqrt((width * height) / Math.max(64, capacity)));
  // One cell more than fits, for the far wall itself, and the rim.
  const columns = Math.floor(width / side) + 3;
  const rows = Math.floor(height / side) + 3;
  return {
    reach,
    margin,
    first: new Int32Array(capacity + 1),
    others: new Int32Array(capacity * PAIRS_EACH),
    one: new Int32Array(capacity * PAIRS_EACH),
    other: new Int32Array(capacity * PAIRS_EACH),
    count: -1,
    grid: {
      columns,
      halfWidth: width / 2,
      halfHeight: height / 2,
      perPixel: 1 / side,
      cell: new Int32Array(capacity),
      start: new Int32Array(columns * rows + 1),
      order: new Int32Array(capacity),
      x: new Float32Array(capacity),
      y: new Float32Array(capacity),
      fromX: new Float32Array(capacity),
      fromY: new Float32Array(capacity),
    },
  };
}

/** To be called when a bubble has come, gone or been put elsewhere. */
export function forgetNeighbours(neighbours: Neighbours): void {
  neighbours.count = -1;
}

/** Gathers the pairs anew unless they still hold. Which of them touch never depends on when that was. */
export function updateNeighbours(neighbours: Neighbours, bubbles: Columns, count: number): void {
  if (neighbours.count === count && !haveStrayed(neighbours, bubbles, count)) return;
  sortByCell(neighbours.grid, bubbles, count);
  sortByBubble(neighbours, count, findPairs(neighbours, count));
  neighbours.count = count;
}

function haveStrayed({ grid, margin }: Neighbours, { x, y }: Columns, count: number): boolean {
  const { fromX, fromY } = grid;
  const farthest2 = (LEEWAY * margin) ** 2;
  for (let i = 0; i < count; i++) {
    const dx = x[i]! - fromX[i]!;
    const dy = y[i]! - fromY[i]!;
    if (dx * dx + dy * dy > farthest2) return true;
  }
  return false;
}

/** Sorts by counting: how many in each cell, where each cell ends, then everyone to a place before that end. */
function sortByCell(grid: Grid, { x, y }: Columns, count: number): void {
  const { columns, halfWidth, halfHeight, perPixel, cell, start, order, fromX, fromY } = grid;
  start.fill(0);
  for (let i = 0; i < count; i++) {
    const column = ((x[i]! + halfWidth) * perPixel) | 0;
    const row = ((y[i]! + halfHeight) * perPixel) | 0;
    const own = (row + 1) * columns + column + 1;
    cell[i] = own;
    start[own] = start[own]! + 1;
    fromX[i] = x[i]!;
    fromY[i] = y[i]!;
  }
  let sum = 0;
  for (let index = 0; index < start.length; index++) {
    sum += start[index]!;
    start[index] = sum;
  }
  for (let i = count - 1; i >= 0; i--) {
    const own = cell[i]!;
    const place = start[own]! - 1;
    start[own] = place;
    order[place] = i;
    grid.x[place] = x[i]!;
    grid.y[place] = y[i]!;
  }
}

/** Notes who is near whom, each pair once; returns how many there are. */
function findPairs(neighbours: Neighbours, count: number): number {
  const { columns, cell, start, order } = neighbours.grid;
  let found = 0;
  for (let place = 0; place < count; place++) {
    const own = cell[order[place]!]!;
    // Those behind it in its own cell and the next one, then the three cells below: each row is one stretch.
    found = findAlong(neighbours, place, place + 1, start[own + 2]!, found);
    found = findAlong(neighbours, place, start[own + columns - 1]!, start[own + columns + 2]!, found);
  }
  return found;
}

/** Notes the pairs of the bubble at `place` with those from `from` to `until`, the last not included. */
function findAlong(
  neighbours: Neighbours,
  place: number,
  from: number,
  until: number,
  found: number,
): number {
  const { grid, reach, margin } = neighbours;
  const { order, x, y } = grid;
  const range2 = (reach + margin) * (reach + margin);
  const atX = x[place]!;
  const atY = y[place]!;
  const i = order[place]!;
  let end = found;
  for (let there = from; there < until; there++) {
    const dx = x[there]! - atX;
    const dy = y[there]! - atY;
    if (dx * dx + dy * dy >= range2) continue;
    if (end === neighbours.one.length) takeRoom(neighbours);
    const j = order[there]!;
    neighbours.one[end] = Math.min(i, j);
    neighbours.other[end] = Math.max(i, j);
    end++;
  }
  return end;
}

function takeRoom(neighbours: Neighbours): void {
  const twice = (numbers: Int32Array) => {
    const larger = new Int32Array(2 * numbers.length);
    larger.set(numbers);
    return larger;
  };
  neighbours.one = twice(neighbours.one);
  neighbours.other = twice(neighbours.other);
  neighbours.others = twice(neighbours.others);
}

/** Brings the pairs into the order of their bubbles: by the first through counting, then each one's few by hand. */
function sortByBubble({ first, others, one, other }: Neighbours, count: number, found: number): void {
  first.fill(0, 0, count + 1);
  for (let pair = 0; pair < found; pair++) first[one[pair]!]!++;
  let sum = 0;
  for (let i = 0; i <= count; i++) {
    sum += first[i]!;
    first[i] = sum;
  }
  for (let pair = 0; pair < found; pair++) {
    const i = one[pair]!;
    const place = first[i]! - 1;
    first[i] = place;
    others[place] = other[pair]!;
  }
  for (let i = 0; i < count; i++) sortStretch(others, first[i]!, first[i + 1]!);
}

function sortStretch(numbers: Int32Array, from: number, until: number): void {
  for (let end = from + 1; end < until; end++) {
    const number = numbers[end]!;
    let place = end;
    while (place > from && numbers[place - 1]! > number) {
      numbers[place] = numbers[place - 1]!;
      place--;
    }
    numbers[place] = number;
  }
}
