import type { Columns } from './columns';

/**
 * Candidate pairs, kept as long as valid: they are collected with a margin beyond touching distance, so no new pair can
 * touch before one bubble has used up half of that margin.
 */
export interface Neighbours {
  /** Distance at which two bubbles touch, stage pixels. */
  readonly reach: number;
  /** The margin beyond it within which pairs are collected, stage pixels. */
  readonly margin: number;
  /** A bubble's maximum own motion in one step, stage pixels. */
  readonly stride: number;
  /** Its first entry: the largest distance of any bubble from where the pairs were collected, stage pixels. */
  readonly strayed: Float64Array;
  /** The two bubbles of each pair, the lower index first; in the order of the first, then of the second. */
  one: Int32Array;
  other: Int32Array;
  pairs: number;
  /** The number of bubbles behind the pairs; -1 if they were never collected. */
  count: number;
  /** How often they were collected. */
  times: number;
  readonly grid: Grid;
}

/** A uniform grid over the stage plane, and the bubbles sorted by its cells. */
interface Grid {
  /** Cells in a row and in a column, with a rim of empty cells all round: every used cell has neighbours. */
  readonly columns: number;
  readonly rows: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly perPixel: number;
  /** Cell of each bubble. */
  readonly cell: Int32Array;
  /** The start of each cell in the sorted order; one entry more than there are cells. */
  readonly start: Int32Array;
  /** Bubble at each place of the sorted order, and its position, side by side in memory. */
  readonly order: Int32Array;
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** Each bubble's position when the pairs were collected. */
  readonly fromX: Float32Array;
  readonly fromY: Float32Array;
}

/** The margin over a bubble's reach: wide enough for two dozen steps of the fastest among large bubbles. */
const MARGIN = 0.3;
/** Small bubbles would cross that in a step or two: theirs lasts this many steps of the fastest. */
const LASTING = 5;
/** The share of the margin one bubble may use. A little under half, since two may approach each other. */
const LEEWAY = 0.49;
/**
 * Initial capacity for pairs per bubble: six circles fit round one, and each pair is noted once. A denser crowd takes
 * more.
 */
const PAIRS_EACH = 6;

/** `stride` is a bubble's maximum own motion in one step, stage pixels. */
export function createNeighbours(
  capacity: number,
  width: number,
  height: number,
  radius: number,
  stride: number,
): Neighbours {
  const reach = 2 * radius;
  const margin = Math.max(MARGIN * reach, (LASTING * stride) / LEEWAY);
  // Cells at least as large as a pair's distance, so that it is at most one cell apart; and not many more than bubbles.
  const side = Math.max(reach + margin, Math.sqrt((width * height) / Math.max(64, capacity)));
  // One cell more than fits, for the far wall itself, and the rim.
  const columns = Math.floor(width / side) + 3;
  const rows = Math.floor(height / side) + 3;
  return {
    reach,
    margin,
    stride,
    strayed: new Float64Array(1),
    one: new Int32Array(capacity * PAIRS_EACH),
    other: new Int32Array(capacity * PAIRS_EACH),
    pairs: 0,
    count: -1,
    times: 0,
    grid: {
      columns,
      rows,
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

/** To be called when a bubble was added, removed or moved elsewhere. */
export function invalidateNeighbours(neighbours: Neighbours): void {
  neighbours.count = -1;
}

/** To be called when bubble i was pushed: it may have moved farther than by itself. */
export function noteMoved({ strayed, grid }: Neighbours, { x, y }: Columns, i: number): void {
  const dx = x[i]! - grid.fromX[i]!;
  const dy = y[i]! - grid.fromY[i]!;
  const away = Math.sqrt(dx * dx + dy * dy);
  if (away > strayed[0]!) strayed[0] = away;
}

/**
 * To be called once after everyone has moved a step. Collects the pairs again unless they still hold: which of them touch
 * never depends on when that was.
 */
export function updateNeighbours(neighbours: Neighbours, bubbles: Columns, count: number): void {
  const { strayed, stride, margin } = neighbours;
  strayed[0]! += stride;
  if (neighbours.count !== count || strayed[0]! > LEEWAY * margin) gather(neighbours, bubbles, count);
}

/** Puts every bubble into the cell of the grid where it is now. */
export function collectNeighbours(neighbours: Neighbours, bubbles: Columns, count: number): void {
  if (neighbours.count !== count) gather(neighbours, bubbles, count);
}

function gather(neighbours: Neighbours, bubbles: Columns, count: number): void {
  sortByCell(neighbours.grid, bubbles, count);
  findPairs(neighbours, bubbles, count);
  neighbours.count = count;
  neighbours.times++;
  neighbours.strayed[0] = 0;
}

/** Counting sort: how many in each cell, where each cell ends, then everyone to a place before that end. */
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

/** Notes each nearby pair once. */
function findPairs(neighbours: Neighbours, bubbles: Columns, count: number): void {
  const { columns, cell, start } = neighbours.grid;
  neighbours.pairs = 0;
  for (let i = 0; i < count; i++) {
    const before = neighbours.pairs;
    // Its own cell and the eight around: each row of three is one stretch of the order.
    for (let row = -columns; row <= columns; row += columns) {
      const middle = cell[i]! + row;
      findAlong(neighbours, bubbles, i, start[middle - 1]!, start[middle + 2]!);
    }
    sortStretch(neighbours.other, before, neighbours.pairs);
  }
}

/** Notes the pairs of bubble i with those of a higher index from `from` up to `until`, exclusive. */
function findAlong(neighbours: Neighbours, bubbles: Columns, i: number, from: number, until: number): void {
  const { grid, reach, margin } = neighbours;
  const { order, x, y } = grid;
  while (neighbours.pairs + until - from > neighbours.one.length) takeRoom(neighbours);
  const { one, other } = neighbours;
  const range2 = (reach + margin) * (reach + margin);
  const atX = bubbles.x[i]!;
  const atY = bubbles.y[i]!;
  let end = neighbours.pairs;
  for (let place = from; place < until; place++) {
    const j = order[place]!;
    const dx = x[place]! - atX;
    const dy = y[place]! - atY;
    // Written in any case and kept if it is a pair: branch prediction guesses proximity wrong too often.
    one[end] = i;
    other[end] = j;
    end += +(j > i && dx * dx + dy * dy < range2);
  }
  neighbours.pairs = end;
}

function takeRoom(neighbours: Neighbours): void {
  const twice = (numbers: Int32Array) => {
    const larger = new Int32Array(2 * numbers.length);
    larger.set(numbers);
    return larger;
  };
  neighbours.one = twice(neighbours.one);
  neighbours.other = twice(neighbours.other);
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
