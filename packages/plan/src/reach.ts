import type { Point, Ring, Room } from './model';
import { chords, signedArea } from './ring';

const known = new WeakMap<Ring, boolean>();

/** Whether light from any wall of a room reaches all of it. */
export function isConvex(ring: Ring): boolean {
  const found = known.get(ring);
  if (found !== undefined) return found;
  const convex = ring.every(([x, y], i) => {
    const [px, py] = ring[(i + ring.length - 1) % ring.length]!;
    const [qx, qy] = ring[(i + 1) % ring.length]!;
    return (x - px) * (qy - y) - (y - py) * (qx - x) >= 0;
  });
  known.set(ring, convex);
  return convex;
}

/**
 * The part of a room reached by light through an opening of its walls along `way`: there is none behind a projecting
 * corner, even if the beam would reach the room's other end. A ring, clockwise.
 */
export function reachOf({ ring }: Pick<Room, 'ring'>, from: Point, to: Point, [dx, dy]: Point): Ring {
  // The light runs along `v`, the width of the opening along `u`.
  const inAxes = ([x, y]: Point): Point => [x * -dy + y * dx, x * dx + y * dy];
  const turned = ring.map(inAxes);
  const [p, q] = [inAxes(from), inAxes(to)].sort((a, b) => a[0] - b[0]) as [Point, Point];
  if (q[0] - p[0] < 1e-6) return [];
  const entry = (u: number): number => p[1] + ((u - p[0]) / (q[0] - p[0])) * (q[1] - p[1]);
  const between = turned.map(([u]) => u).filter(u => u > p[0] && u < q[0]);
  const stops = [p[0], ...between.sort((a, b) => a - b), q[0]];
  const [near, far]: [Point[], Point[]] = [[], []];
  for (let i = 0; i + 1 < stops.length; i++) {
    const [left, right] = [stops[i]!, stops[i + 1]!];
    if (right - left < 1e-6) continue;
    // Between two stops the walls met are the same: two lines across determine the far one.
    const ends = [left + (right - left) / 4, right - (right - left) / 4].map(u => {
      const start = entry(u);
      const met = chords([turned], 0, u).find(([a, b]) => a < start + 1 && b > start + 1);
      return met?.[1];
    });
    const [a, b] = ends;
    if (a === undefined || b === undefined) continue;
    const slope = (b - a) / ((right - left) / 2);
    near.push([left, entry(left)], [right, entry(right)]);
    far.push([left, a - (slope * (right - left)) / 4], [right, b + (slope * (right - left)) / 4]);
  }
  const reached = [...near, ...far.reverse()].map(([u, v]): Point => [u * -dy + v * dx, u * dx + v * dy]);
  return signedArea(reached) < 0 ? reached.reverse() : reached;
}
