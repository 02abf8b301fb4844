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
  /** Corners that do not catch: the one being dragged. */
  readonly without?: readonly Point[];
}

export interface Snapped {
  readonly at: Point;
  readonly reason: SnapReason;
  /** What it snapped to: a wall, the line of a wall, or the line from the last point. */
  readonly guide?: readonly [Point, Point];
}

const isSnapSettings = /* @__PURE__ */ shape<SnapSettings>(
  ({ mode, radius, grid, last, without }) =>
    SNAP_MODES.includes(mode as SnapMode) &&
    isNumber(radius) &&
    (grid === undefined || (isNumber(grid) && grid > 0)) &&
    isMaybe(last, isPoint) &&
    isMaybe(without, isRing),
);

/** Millimetres: the usual grid, and how near the first point a ring closes. */
export const GRID = 50;
export const CLOSING = 50;

/**
 * Where a pointed-at place is meant to be: nearest corner, then wall, line of a wall, right angle, grid.
 *
 * @example
 * snap(templatePlan('studio', 'en').floors[0]!, [2010, 15], { mode: 'grid', radius: 100 }).reason; // 'corner'
 */
export function snap(floor: Floor, to: Point, settings: SnapSettings): Snapped {
  if (!isFloor(floor) || !isPoint(to) || !isSnapSettings(settings))
    return { at: isPoint(to) ? roundPoint(to) : [0, 0], reason: 'none' };
  const { mode, radius, grid = GRID, last } = settings;
  if (mode === 'off') return { at: roundPoint(to), reason: 'none' };
  const { edges } = derive(floor);
  const barred = (p: Point) => settings.without?.some(q => q[0] === p[0] && q[1] === p[1]) ?? false;
  const corners = floor.rooms.flatMap(room => room.ring).filter(p => !barred(p));
  const corner = nearest(corners, to, radius);
  if (corner) return { at: corner, reason: 'corner' };
  const walls = edges.filter(edge => !barred(edge.a) && !barred(edge.b));
  const onWall = nearestOf(
    walls.map(({ a, b }) => ({ at: foot(to, a, b, true), guide: [a, b] as const })),
    to,
    radius,
  );
  if (onWall)
    return { at: alongGrid(onWall.at, onWall.guide, grid, mode), reason: 'wall', guide: onWall.guide };
  const lines = walls.map(({ a, b }) => ({ at: foot(to, a, b, false), guide: [a, b] as const }));
  const extension = nearestOf(lines, to, radius);
  const square =
    last &&
    nearestOf(
      [
        [to[0], last[1]],
        [last[0], to[1]],
      ].map(at => ({ at: at as unknown as Point, guide: [last, at as unknown as Point] as const })),
      to,
      radius,
    );
  if (extension && square) {
    // Both at once where they cross: the usual end of a wall that closes a rectangle.
    const both: Point =
      square.at[0] === last![0] ? [square.at[0], extension.at[1]] : [extension.at[0], square.at[1]];
    if (distance(both, to) <= radius * 1.5)
      return { at: roundPoint(both), reason: 'extension', guide: extension.guide };
  }
  if (extension)
    return {
      at: alongGrid(extension.at, extension.guide, grid, mode),
      reason: 'extension',
      guide: extension.guide,
    };
  if (square)
    return { at: alongGrid(square.at, square.guide, grid, mode), reason: 'right-angle', guide: square.guide };
  if (mode === 'angles') return { at: roundPoint(to), reason: 'none' };
  return { at: [Math.round(to[0] / grid) * grid + 0, Math.round(to[1] / grid) * grid + 0], reason: 'grid' };
}

function nearest(points: readonly Point[], to: Point, radius: number): Point | undefined {
  let best: Point | undefined;
  for (const p of points)
    if (distance(p, to) <= Math.min(radius, best ? distance(best, to) : radius)) best = p;
  return best;
}

function nearestOf<T extends { readonly at: Point }>(
  all: readonly T[],
  to: Point,
  radius: number,
): T | undefined {
  const near = all.filter(({ at }) => distance(at, to) <= radius);
  return near.toSorted((p, q) => distance(p.at, to) - distance(q.at, to))[0];
}

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
