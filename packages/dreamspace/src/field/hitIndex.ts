import { hitRadius, type PointerKind } from '../perspective';
import type { Columns } from './columns';
import { collectNeighbours, type Neighbours } from './neighbours';

/** Below this many bubbles testing each is the fastest way to find one. */
const FEW = 64;

/** The facts of the last projection needed for a hit. */
export interface Lens {
  /** Screen position of the space's centre, screen pixels, and screen pixels for one stage pixel along x and y. */
  x: number;
  y: number;
  zoomX: number;
  zoomY: number;
  /** True when x runs down the screen. */
  upright: boolean;
  /** Screen pixels for one stage pixel of a radius. */
  size: number;
  /** Perspective scale of the farthest and the nearest depth. */
  least: number;
  greatest: number;
  /** The farthest distance a bubble was drawn ahead of its position, stage pixels. */
  ahead: number;
  /** How often neighbours had been collected. */
  times: number;
  /** During a search: the rank of the best bubble found. */
  best: number;
}

export const createLens = (): Lens => ({
  x: 0,
  y: 0,
  zoomX: 1,
  zoomY: 1,
  upright: false,
  size: 1,
  least: 1,
  greatest: 1,
  ahead: 0,
  times: -1,
  best: 0,
});

/** To be called after each projection: hits in a crowd search the stored neighbours. */
export function focus(lens: Lens, neighbours: Neighbours, bubbles: Columns, count: number): void {
  if (count > FEW) collectNeighbours(neighbours, bubbles, count);
  lens.times = neighbours.times;
}

/**
 * Index of the bubble at a screen point, or -1. A mouse finds the one in front, a finger the closest one. In a crowd only
 * candidates near the point are tested: a point of the screen is a line through the space.
 */
export function findAt(
  bubbles: Columns,
  count: number,
  neighbours: Neighbours,
  px: number,
  py: number,
  pointer: PointerKind,
  lens: Lens,
): number {
  const { zoomX, zoomY, least, greatest } = lens;
  const isKnown = neighbours.count === count && neighbours.times === lens.times;
  // Without a plane to look at, or with a bubble behind the eye, there is no such line.
  const isSeen = zoomX > 0 && zoomY > 0 && least > 0 && greatest < Number.POSITIVE_INFINITY;
  lens.best = Number.POSITIVE_INFINITY;
  return count > FEW && isKnown && isSeen
    ? findAlongLine(bubbles, neighbours, px, py, pointer, lens)
    : findAmong(bubbles, undefined, 0, count, px, py, pointer, lens, -1);
}

/** Follows the line of a screen point from the nearest plane to the farthest, about a grid cell at a time. */
function findAlongLine(
  bubbles: Columns,
  { grid, strayed }: Neighbours,
  px: number,
  py: number,
  pointer: PointerKind,
  lens: Lens,
): number {
  const { upright, zoomX, zoomY } = lens;
  const { columns, rows, halfWidth, halfHeight, perPixel, start, order } = grid;
  // Where the line meets the plane z = 0, and the reach around it: at scale s both are 1 / s of it.
  const atX = upright ? (py - lens.y) / zoomY : (px - lens.x) / zoomX;
  const atY = upright ? (px - lens.x) / zoomX : (py - lens.y) / zoomY;
  const reach = hitRadius(lens.greatest, lens.size, pointer) + 1;
  const reachX = reach / (upright ? zoomY : zoomX);
  const reachY = reach / (upright ? zoomX : zoomY);
  // The largest distance between a bubble's drawing and its place in the grid.
  const slack = strayed[0]! + lens.ahead;
  const near = 1 / lens.greatest;
  const deep = 1 / lens.least - near;
  const cells = deep * Math.max(Math.abs(atX), Math.abs(atY)) * perPixel;
  const parts = Math.min(columns + rows, 1 + Math.floor(cells));
  let found = -1;
  for (let part = 0; part < parts; part++) {
    const from = near + (deep * part) / parts;
    const until = near + (deep * (part + 1)) / parts;
    const roundX = halfWidth - reachX * until - slack;
    const spanX = halfWidth + reachX * until + slack;
    const roundY = halfHeight - reachY * until - slack;
    const spanY = halfHeight + reachY * until + slack;
    const left = cellAt((roundX + Math.min(atX * from, atX * until)) * perPixel, columns);
    const right = cellAt((spanX + Math.max(atX * from, atX * until)) * perPixel, columns);
    const bottom = cellAt((spanY + Math.max(atY * from, atY * until)) * perPixel, rows);
    let row = cellAt((roundY + Math.min(atY * from, atY * until)) * perPixel, rows);
    for (; row <= bottom; row++) {
      const first = start[row * columns + left]!;
      const end = start[row * columns + right + 1]!;
      if (first < end) found = findAmong(bubbles, order, first, end, px, py, pointer, lens, found);
    }
  }
  return found;
}

/** The cell at a distance from the first one, in cells: inside the rim. */
const cellAt = (at: number, cells: number): number => Math.max(0, Math.min(cells - 3, Math.floor(at))) + 1;

/**
 * `found`, or a better one from `from` to `until` of the order; of equals the lower index. `lens.best` holds the rank of
 * the result.
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
  found: number,
): number {
  const { size } = lens;
  const isMouse = pointer === 'mouse';
  // One more pixel, since scales are stored in 32 bits and this one is not.
  const farthest = hitRadius(lens.greatest, size, pointer) + 1;
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
    // A mouse finds the one in front; a finger covers several and means the one whose centre is closest.
    const rank = isMouse ? -s : distance2;
    if (rank > lens.best || (rank === lens.best && i > found)) continue;
    lens.best = rank;
    found = i;
  }
  return found;
}
