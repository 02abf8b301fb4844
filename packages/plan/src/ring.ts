import type { Point, Ring } from './model';

/** Twice the signed area of o, a, b: positive if the turn is clockwise on a screen. Exact for whole millimetres. */
export const cross = (o: Point, a: Point, b: Point): number =>
  (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

export const samePoint = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];
export const pointKey = ([x, y]: Point): string => `${x},${y}`;
export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
export const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
/** To whole millimetres. */
export const roundPoint = ([x, y]: Point): Point => [Math.round(x) + 0, Math.round(y) + 0];

/** Whether two rings have the same corners in the same order. */
export const sameRing = (a: Ring, b: Ring): boolean =>
  a.length === b.length && a.every((p, i) => samePoint(p, b[i]!));

/** Sides of a ring, in order; the last leads back to the first point. */
export function sides(ring: Ring): readonly (readonly [Point, Point])[] {
  return ring.map((a, i) => [a, ring[(i + 1) % ring.length]!] as const);
}

/** Shoelace relative to the first vertex, which keeps the precision of distant rings. mm², positive if clockwise. */
export function signedArea(ring: Ring): number {
  let sum = 0;
  for (let i = 2; i < ring.length; i++) {
    const o = ring[0]!;
    const a = ring[i - 1]!;
    const b = ring[i]!;
    sum += (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  }
  return sum / 2;
}

/** Area of rings together, mm²; those in the opposite direction are holes. */
export const areaOf = (rings: readonly Ring[]): number =>
  rings.reduce((sum, ring) => sum + signedArea(ring), 0);

/** Centroid of area; rings in the opposite direction are holes. Undefined if nothing is enclosed. */
export function centroidOf(rings: readonly Ring[]): Point | undefined {
  const [ox, oy] = rings[0]?.[0] ?? [0, 0];
  let area = 0;
  let x = 0;
  let y = 0;
  for (const ring of rings) {
    for (const [a, b] of sides(ring)) {
      const [ax, ay, bx, by] = [a[0] - ox, a[1] - oy, b[0] - ox, b[1] - oy];
      const part = ax * by - ay * bx;
      area += part;
      x += (ax + bx) * part;
      y += (ay + by) * part;
    }
  }
  return area === 0 ? undefined : [ox + x / (3 * area), oy + y / (3 * area)];
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The box around points. */
export function boxOf(points: readonly Point[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}

/** Whether they are at most `gap` apart; if it is negative, whether they overlap by at least that much. */
export const boxesTouch = (a: Box, b: Box, gap = 0): boolean =>
  a.left - gap <= b.right && b.left - gap <= a.right && a.top - gap <= b.bottom && b.top - gap <= a.bottom;

/** Whether p lies on the segment, its ends included. Exact for whole millimetres. */
export const onSegment = (p: Point, a: Point, b: Point): boolean =>
  cross(a, b, p) === 0 &&
  Math.min(a[0], b[0]) <= p[0] &&
  p[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= p[1] &&
  p[1] <= Math.max(a[1], b[1]);

/** The point at a distance from `a` on the way to `b`. */
export function pointAlong(a: Point, b: Point, along: number): Point {
  const length = distance(a, b);
  return [a[0] + ((b[0] - a[0]) * along) / length, a[1] + ((b[1] - a[1]) * along) / length];
}

/** The distance from `a`, on the way to `b`, of the foot of a point's perpendicular. */
export const projectedDistance = (p: Point, a: Point, b: Point): number =>
  ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / distance(a, b);

export const strictlyWithin = (p: Point, a: Point, b: Point): boolean =>
  !samePoint(p, a) && !samePoint(p, b) && onSegment(p, a, b);

/** Where a point lies: crossing number, with the border found exactly. */
export function locate(p: Point, ring: Ring): 'inside' | 'border' | 'outside' {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const a = ring[i]!;
    const b = ring[j]!;
    if (onSegment(p, a, b)) return 'border';
    if (a[1] > p[1] !== b[1] > p[1] && cross(a, b, p) > 0 === b[1] > a[1]) inside = !inside;
  }
  return inside ? 'inside' : 'outside';
}

/** Whether a point lies in a ring or on its border. */
export const isInside = (p: Point, ring: Ring): boolean => locate(p, ring) !== 'outside';

/** Whether two segments cross at a point that is not an end of either. */
export function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  const [p, q] = [Math.sign(cross(a, b, c)), Math.sign(cross(a, b, d))];
  const [r, s] = [Math.sign(cross(c, d, a)), Math.sign(cross(c, d, b))];
  return p * q < 0 && r * s < 0;
}

/** No repeated point, no touching sides except neighbours at their corner, no side folded back over the previous one. */
export function isSimple(ring: Ring): boolean {
  const n = ring.length;
  if (n < 3 || new Set(ring.map(pointKey)).size < n) return false;
  const all = sides(ring);
  for (let i = 0; i < n; i++) {
    const [a, b] = all[i]!;
    const after = all[(i + 1) % n]![1];
    if (cross(a, b, after) === 0 && (b[0] - a[0]) * (after[0] - b[0]) + (b[1] - a[1]) * (after[1] - b[1]) < 0)
      return false;
    for (let j = i + 2; j < n; j++) {
      if (i === 0 && j === n - 1) continue;
      const [c, d] = all[j]!;
      if (crosses(a, b, c, d) || onSegment(c, a, b) || onSegment(d, a, b) || onSegment(a, c, d)) return false;
    }
  }
  return true;
}

const fitting = new WeakMap<Ring, WeakSet<Ring>>();

/** Whether two rings share their walls and nothing else. Rings are replaced, never changed. */
export const isKnownToFit = (a: Ring, b: Ring): boolean => fitting.get(a)?.has(b) ?? false;

export function rememberFit(a: Ring, b: Ring): void {
  fitting.set(a, (fitting.get(a) ?? new WeakSet()).add(b));
  fitting.set(b, (fitting.get(b) ?? new WeakSet()).add(a));
}

/** A point well inside a simple ring: the middle of the widest chord on one of the lines between its corners. */
export function innerPoint(ring: Ring): Point {
  const levels = [...new Set(ring.map(p => p[1]))].sort((a, b) => a - b);
  let best: { readonly at: Point; readonly room: number } | undefined;
  for (let i = 0; i + 1 < levels.length; i++) {
    const y = (levels[i]! + levels[i + 1]!) / 2;
    const height = levels[i + 1]! - levels[i]!;
    for (const [from, to] of chords([ring], 1, y)) {
      const room = Math.min(to - from, height * 2);
      if (!best || room > best.room) best = { at: [(from + to) / 2, y], room };
    }
  }
  return best?.at ?? ring[0] ?? [0, 0];
}

/**
 * Where the line `axis` = `at` (0: x, 1: y) runs inside the rings: spans of the other coordinate, ascending. The line
 * must not run through a corner.
 */
export function chords(
  rings: readonly Ring[],
  axis: 0 | 1,
  at: number,
): readonly (readonly [number, number])[] {
  const other = axis === 0 ? 1 : 0;
  const hits: number[] = [];
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const a = ring[j]!;
      const b = ring[i]!;
      if (a[axis] > at === b[axis] > at) continue;
      hits.push(a[other] + ((at - a[axis]) / (b[axis] - a[axis])) * (b[other] - a[other]));
    }
  }
  hits.sort((a, b) => a - b);
  const spans: (readonly [number, number])[] = [];
  for (let i = 0; i + 1 < hits.length; i += 2) {
    const last = spans.at(-1);
    // Two rooms that share a wall on this line make one chord.
    if (last && hits[i]! - last[1] < 1e-6) spans[spans.length - 1] = [last[0], hits[i + 1]!];
    else spans.push([hits[i]!, hits[i + 1]!]);
  }
  return spans;
}
