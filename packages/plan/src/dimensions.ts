import { derive, isOutline } from './derive';
import { countsAsHome, type Floor, type Point } from './model';
import { axisOf, rotate } from './palaces';
import { boxOf } from './ring';
import { isFloor, isNumber, isPoint } from './sound';

/** Lengths along the outer walls as lines, millimetres of the plan, and the positions of their numbers. */
export interface Dimensions {
  /** An SVG path: the lines, and a slanting stroke at each end of a length. */
  readonly lines: string;
  readonly lengths: readonly Length[];
  /** Corners of a box that holds it all. */
  readonly around: readonly Point[];
}

export interface Length {
  /** Millimetres between wall centre lines. */
  readonly length: number;
  /** The centre of its letters, their height, and their clockwise rotation in degrees. */
  readonly at: Point;
  readonly size: number;
  readonly turn: number;
}

/** Corners closer together share one stroke: a length between them would be unreadable. */
const CLOSE = 300;
/** The overall length is above and on the left; the other sides have a chain if theirs differs. */
const SIDES = [0, 1, 2, 3] as const;

/**
 * The outer walls of a floor in lengths, like a builder's drawing: on each side the chain from corner to corner and room
 * to room, with the overall length outside it. On wall centre lines, along the walls of a turned home, clear of
 * balconies. `size` is the height of letters, millimetres; `isOverall` leaves the chains out. Empty for an invalid floor or size.
 *
 * @example
 * dimensionsOf(templatePlan('studio', 'en').floors[0]!, 300).lengths[0]!.length; // 2000
 */
export function dimensionsOf(floor: Floor, size: number, isOverall = false): Dimensions {
  const outline = isFloor(floor) ? derive(floor).outline : [];
  if (outline.length === 0 || !isNumber(size) || size <= 0) return { lines: '', lengths: [], around: [] };
  const axis = axisOf(outline);
  const drawn: Drawn = { strokes: [], lengths: [], ends: [] };
  const chains = SIDES.map(side => chainOf(floor, axis - 90 * side));
  for (const side of SIDES) {
    const chain = chains[side]!;
    const isTwin = side > 1 && String(chain.map(x => -x).toReversed()) === String(chains[side - 2]);
    if (isTwin) continue;
    const turn = axis - 90 * side;
    const top = boxOf(floor.rooms.flatMap(({ ring }) => ring).map(p => rotate(p, -turn))).top;
    const all = [chain[0]!, chain.at(-1)!];
    const chained = side < 2 && chain.length > 2 ? [chain, all] : [chain];
    const rows = isOverall ? (side < 2 ? [all] : []) : chained;
    for (const [i, row] of rows.entries())
      drawRow(drawn, row, top - size * (1.5 + 1.7 * i), { turn, size, side });
  }
  return { lines: drawn.strokes.join(''), lengths: drawn.lengths, around: drawn.ends };
}

interface Drawn {
  readonly strokes: string[];
  readonly lengths: Length[];
  readonly ends: Point[];
}

/** The corners and junctions of the walls facing one side; `turn` turns that side to the top. */
function chainOf(floor: Floor, turn: number): readonly number[] {
  const walls = derive(floor)
    .edges.filter(isOutline)
    .flatMap(({ a, b, room, outward }) => {
      const [p, q] = [rotate(a, -turn), rotate(b, -turn)];
      const up = -rotate(outward, -turn)[1] * (countsAsHome(room) ? 1 : -1);
      return up > 0.5 ? [p[0] < q[0] ? ([p, q] as const) : ([q, p] as const)] : [];
    });
  const heightAt = ([p, q]: readonly [Point, Point], x: number) =>
    p[1] + ((q[1] - p[1]) * (x - p[0])) / (q[0] - p[0]);
  const isSeen = ([x, y]: Point) =>
    !walls.some(wall => wall[0][0] < x - 1 && x + 1 < wall[1][0] && heightAt(wall, x) < y - 1);
  const all = walls
    .flat()
    .filter(isSeen)
    .map(([x]) => Math.round(x) + 0)
    .sort((a, b) => a - b);
  const last = all.at(-1) ?? 0;
  const chain: number[] = [];
  for (const x of all) if (x - (chain.at(-1) ?? Number.NEGATIVE_INFINITY) >= CLOSE) chain.push(x);
  // The far end is a corner of the home: it is kept, whatever is just before it.
  return chain.at(-1) === last ? chain : [...chain.slice(0, -1), last];
}

function drawRow(
  { strokes, lengths, ends }: Drawn,
  row: readonly number[],
  y: number,
  { turn, size, side }: { readonly turn: number; readonly size: number; readonly side: number },
): void {
  const back = (x: number, at: number): Point => {
    const [px, py] = rotate([x, at], turn);
    return [Math.round(px) + 0, Math.round(py) + 0];
  };
  const stroke = (a: Point, b: Point) => strokes.push(`M${a.join(' ')}L${b.join(' ')}`);
  const [first, last, tick] = [row[0]!, row.at(-1)!, size * 0.22];
  stroke(back(first, y), back(last, y));
  ends.push(back(first, y - size * 1.2), back(last, y - size * 1.2));
  for (const x of row) stroke(back(x - tick, y + tick), back(x + tick, y - tick));
  for (const [i, x] of row.slice(1).entries()) {
    const length = x - row[i]!;
    const fits = Math.min(size, length / 2.4);
    if (fits < size / 2) continue;
    // Letters are horizontal above and below, and read upwards on both sides.
    const written = turn + 90 * (side - (side % 2));
    lengths.push({ length, at: back((x + row[i]!) / 2, y - size * 0.62), size: fits, turn: written });
  }
}

/**
 * Width and depth of the home's part of a floor, between its outer wall lines, millimetres.
 *
 * @example
 * outerSize(templatePlan('studio', 'en').floors[0]!); // [ 4000, 8000 ]
 */
export function outerSize(floor: Floor): readonly [width: number, depth: number] {
  const outline = isFloor(floor) ? derive(floor).outline.flat() : [];
  if (outline.length === 0) return [0, 0];
  const { left, right, top, bottom } = boxOf(outline);
  return [right - left, bottom - top];
}

/**
 * Two corners of a square around everything drawn of a floor, its side in millimetres: drawings framed by it share one
 * scale.
 *
 * @example
 * squareAbout(templatePlan('studio', 'en').floors[0]!, 12_600).length; // 2
 */
export function squareAbout(floor: Floor, side: number): readonly Point[] {
  const points = isFloor(floor) ? floor.rooms.flatMap(({ ring }) => ring) : [];
  if (points.length === 0 || !isNumber(side)) return [];
  const { left, right, top, bottom } = boxOf(points);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return [
    [x - side / 2, y - side / 2],
    [x + side / 2, y + side / 2],
  ];
}

/** A scale bar with a round length. */
export interface ScaleBar {
  /** Millimetres of the plan. */
  readonly length: number;
  /** An SVG path, half of it to be filled. */
  readonly frame: string;
  readonly filled: string;
  /** The position of its length, from its left. */
  readonly at: Point;
}

/**
 * A bar of 1, 2 or 5 times a power of ten, about a fifth of the drawing's width, from a corner at its lower left. It is
 * in the drawing's own millimetres. `length` sets another. Zero for an invalid width.
 *
 * @example
 * scaleBar([0, 0], 12_000).length; // 2000
 */
export function scaleBar(corner: Point, width: number, length = roundBelow(width / 5)): ScaleBar {
  if (!isPoint(corner) || !isNumber(width) || !isNumber(length) || width <= 0)
    return { length: 0, frame: '', filled: '', at: [0, 0] };
  const [x, y] = corner;
  const half = Math.round(length / 2);
  const high = Math.round(width / 150);
  return {
    length,
    frame: `M${x} ${y}h${length}v${-high}h${-length}z`,
    filled: `M${x} ${y}h${half}v${-high}h${-half}z`,
    at: [x + length + high * 2, y],
  };
}

function roundBelow(mm: number): number {
  if (!isNumber(mm) || mm < 1) return 0;
  const power = 10 ** Math.floor(Math.log10(mm));
  return power * (mm >= 5 * power ? 5 : mm >= 2 * power ? 2 : 1);
}
