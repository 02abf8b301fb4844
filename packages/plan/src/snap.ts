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
  /** Millimetres on the plan within which a target catches: the radius on the screen by its scale. */
  readonly radius: number;
  /** Millimetres. */
  readonly grid?: number;
  /** The point drawn last: right angles are taken from it. */
  readonly last?: Point;
  /** The first point of a ring: the closing point is to be square to it, too. */
  readonly first?: Point;
  /** Corners that do not catch: the one being dragged. */
  readonly without?: readonly Point[];
}

export interface Snapped {
  readonly at: Point;
  readonly reason: SnapReason;
  /** The target: a wall, the line of a wall, or the line from the last point. */
  readonly guide?: readonly [Point, Point];
}

/** A line that catches, and the snapped point on it. */
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

/** Millimetres: the usual grid. */
export const GRID = 50;
/**
 * Millimetres from which the line of a wall elsewhere catches: under a finger on a whole home the usual radius would take
 * a wall 400 mm aside.
 */
const STRAY = 200;

/**
 * Snaps a pointed-at place to the nearest corner, then wall, line of a wall, right angle, grid; where an upright and a
 * level line cross, to both.
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
  const near = <T extends Snapped>(all: readonly T[]): T | undefined =>
    all
      .filter(
        ({ at, reason }) => distance(at, to) <= (reason === 'extension' ? Math.min(radius, STRAY) : radius),
      )
      .toSorted((p, q) => distance(p.at, to) - distance(q.at, to))[0];
  const corners = floor.rooms.flatMap(room => room.ring).filter(p => !barred(p));
  const corner = near(corners.map((at): Snapped => ({ at, reason: 'corner' })));
  if (corner) return corner;
  const walls = edges.filter(edge => !barred(edge.a) && !barred(edge.b));
  const linesOf = (reason: SnapReason, within: boolean) =>
    walls.map(({ a, b }): Line => ({ at: foot(to, a, b, within), guide: [a, b], reason }));
  const extensions = linesOf('extension', false);
  const squares = [settings.last, settings.first].flatMap((p): readonly Line[] =>
    p ? [squareTo(p, [to[0], p[1]]), squareTo(p, [p[0], to[1]])] : [],
  );
  const line = near(linesOf('wall', true)) ?? near(extensions) ?? near(squares);
  const step = (v: number) => (mode === 'grid' ? Math.round(v / grid) * grid : Math.round(v)) + 0;
  if (!line) return { at: [step(to[0]), step(to[1])], reason: mode === 'grid' ? 'grid' : 'none' };
  const { at, guide, reason } = line;
  const axis = fixed(line);
  if (axis === 2) return { at: roundPoint(at), guide, reason };
  // Where two lines cross both hold: the usual end of a wall that closes a rectangle. Else the grid holds along the one.
  const other = near([...extensions, ...squares].filter(each => fixed(each) + axis === 1));
  const [upright, level] = axis === 0 ? [line, other] : [other, line];
  const [x, y] = [upright ? upright.at[0] : step(at[0]), level ? level.at[1] : step(at[1])];
  return { at: roundPoint([x, y]), guide, reason };
}

const squareTo = (p: Point, at: Point): Line => ({ at, guide: [p, at], reason: 'right-angle' });

/** Which coordinate a line keeps: 0 an upright one, 1 a level one, 2 none. */
const fixed = ({ guide: [a, b] }: Line): number => (a[0] === b[0] ? 0 : a[1] === b[1] ? 1 : 2);

function foot(p: Point, a: Point, b: Point, within: boolean): Point {
  const square = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2;
  const t = ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / square;
  const s = within ? Math.max(0, Math.min(1, t)) : t;
  return [a[0] + s * (b[0] - a[0]), a[1] + s * (b[1] - a[1])];
}
