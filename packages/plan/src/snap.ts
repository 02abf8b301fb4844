import { frozen } from '@app/kernel';
import { derive } from './derive';
import type { Floor, Point } from './model';
import { distance, roundPoint } from './ring';
import { isFloor, isMaybe, isNumber, isPoint, isRing, shape } from './sound';

export const SNAP_MODES = /* @__PURE__ */ frozen(['grid', 'angles', 'off'] as const);
export type SnapMode = (typeof SNAP_MODES)[number];
export type SnapReason = 'corner' | 'wall' | 'extension' | 'right-angle' | 'grid' | 'none';

export interface SnapSettings {
  readonly mode: SnapMode;
  /** Millimetres on the plan within which something catches: the radius on the screen by its scale. */
  readonly radius: number;
  /** Millimetres. */
  readonly grid?: number;
  /** The point drawn last: right angles are taken from it. */
  readonly last?: Point;
  /** The point a ring began at: the one that closes it is meant to be square to it too. */
  readonly first?: Point;
  /** Corners that do not catch: the one being dragged. */
  readonly without?: readonly Point[];
}

export interface Snapped {
  readonly at: Point;
  readonly reason: SnapReason;
  /** What it snapped to: a wall, the line of a wall, or the line from the last point. */
  readonly guide?: readonly [Point, Point];
}

/** A line that catches, and the place on it that is meant. */
type Line = Required<Snapped>;

const isSnapSettings = /* @__PURE__ */ shape<SnapSettings>(
  ({ mode, radius, grid, last, first, without }) =>
    SNAP_MODES.includes(mode as SnapMode) &&
    isNumber(radius) &&
    (grid === undefined || (isNumber(grid) && grid > 0)) &&
    isMaybe(last, isPoint) &&
    isMaybe(first, isPoint) &&
    isMaybe(without, isRing),
);

/** Millimetres: the usual grid, and how near the first point a ring closes. */
export const GRID = 50;
export const CLOSING = 50;

/**
 * Where a pointed-at place is meant to be: nearest corner, then wall, line of a wall, right angle, grid; where an upright
 * and a level one cross, both.
 *
 * @example
 * snap(templatePlan('studio', 'en').floors[0]!, [2010, 15], { mode: 'grid', radius: 100 }).reason; // 'corner'
 */
export function snap(floor: Floor, to: Point, settings: SnapSettings): Snapped {
  if (!isFloor(floor) || !isPoint(to) || !isSnapSettings(settings))
    return { at: isPoint(to) ? roundPoint(to) : [0, 0], reason: 'none' };
  const { mode, radius, grid = GRID } = settings;
  if (mode === 'off') return { at: roundPoint(to), reason: 'none' };
  const { edges } = derive(floor);
  const barred = (p: Point) => settings.without?.some(q => q[0] === p[0] && q[1] === p[1]) ?? false;
  const corners = floor.rooms.flatMap(room => room.ring).filter(p => !barred(p));
  const corner = nearest(corners, to, radius);
  if (corner) return { at: corner, reason: 'corner' };
  const walls = edges.filter(edge => !barred(edge.a) && !barred(edge.b));
  const linesOf = (reason: SnapReason, within: boolean) =>
    walls.map(({ a, b }): Line => ({ at: foot(to, a, b, within), guide: [a, b], reason }));
  const extensions = linesOf('extension', false);
  const square = [settings.last, settings.first].flatMap(p =>
    p
      ? [[to[0], p[1]] as const, [p[0], to[1]] as const].map(
          (at): Line => ({ at, guide: [p, at], reason: 'right-angle' }),
        )
      : [],
  );
  const near = (lines: readonly Line[]) => nearestOf(lines, to, radius);
  const line = near(linesOf('wall', true)) ?? near(extensions) ?? near(square);
  if (line) {
    const { guide, reason } = line;
    // Where two lines cross both hold: the usual end of a wall that closes a rectangle.
    const other = near([...extensions, ...square].filter(each => fixed(each) + fixed(line) === 1));
    const [upright, level] = fixed(line) === 0 ? [line, other] : [other, line];
    const at =
      upright && level ? roundPoint([upright.at[0], level.at[1]]) : alongGrid(line.at, guide, grid, mode);
    return { at, reason, guide };
  }
  if (mode === 'angles') return { at: roundPoint(to), reason: 'none' };
  return { at: [Math.round(to[0] / grid) * grid + 0, Math.round(to[1] / grid) * grid + 0], reason: 'grid' };
}

function nearest(points: readonly Point[], to: Point, radius: number): Point | undefined {
  let best: Point | undefined;
  for (const p of points)
    if (distance(p, to) <= Math.min(radius, best ? distance(best, to) : radius)) best = p;
  return best;
}

function nearestOf(all: readonly Line[], to: Point, radius: number): Line | undefined {
  const near = all.filter(({ at }) => distance(at, to) <= radius);
  return near.toSorted((p, q) => distance(p.at, to) - distance(q.at, to))[0];
}

/** Which coordinate a line keeps: 0 an upright one, 1 a level one, 2 none. */
const fixed = ({ guide: [a, b] }: Line): number => (a[0] === b[0] ? 0 : a[1] === b[1] ? 1 : 2);

function foot(p: Point, a: Point, b: Point, within: boolean): Point {
  const square = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2;
  const t = ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / square;
  const s = within ? Math.max(0, Math.min(1, t)) : t;
  return [a[0] + s * (b[0] - a[0]), a[1] + s * (b[1] - a[1])];
}

/** On a straight line the free coordinate still goes by the grid. */
function alongGrid(at: Point, [a, b]: readonly [Point, Point], grid: number, mode: SnapMode): Point {
  const step = (v: number) => (mode === 'grid' ? Math.round(v / grid) * grid : Math.round(v)) + 0;
  if (a[0] === b[0]) return [a[0], step(at[1])];
  if (a[1] === b[1]) return [step(at[0]), a[1]];
  return roundPoint(at);
}
