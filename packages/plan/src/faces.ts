import type { Point, Ring } from './model';
import { cross, distance, isInside, pointKey, samePoint, signedArea } from './ring';
import { isRings } from './sound';

/** A room found between loose walls: its ring, and its holes. */
export interface Face {
  readonly ring: Ring;
  readonly holes: readonly Ring[];
  /** mm², without the holes. */
  readonly area: number;
}

/** Ends of walls closer together are one corner, millimetres. */
const JOIN = 20;

/**
 * Rooms between loose walls, as in an import: ends are joined, crossings split, dead ends dropped, and every walk around
 * the remaining half-edges that encloses an area is a room.
 *
 * @example
 * facesOf([[[0, 0], [4000, 0]], [[4000, 0], [4000, 3000]], [[4000, 3000], [0, 0]]])[0]?.area; // 6000000
 */
export function facesOf(walls: readonly (readonly [Point, Point])[]): readonly Face[] {
  if (!isRings(walls) || walls.some(wall => wall.length !== 2)) return [];
  const pieces = withoutDeadEnds(splitAll(joinEnds(walls)));
  const around = new Map<string, Point[]>();
  const meet = (a: Point, b: Point) => around.set(pointKey(a), [...(around.get(pointKey(a)) ?? []), b]);
  for (const [a, b] of pieces) {
    meet(a, b);
    meet(b, a);
  }
  for (const [key, ends] of around) {
    const [x, y] = key.split(',').map(Number) as [number, number];
    ends.sort((p, q) => Math.atan2(p[1] - y, p[0] - x) - Math.atan2(q[1] - y, q[0] - x));
  }
  const seen = new Set<string>();
  const rings: Ring[] = [];
  for (const [a, b] of pieces.flatMap(([a, b]) => [[a, b] as const, [b, a] as const])) {
    if (!seen.has(`${pointKey(a)} ${pointKey(b)}`)) rings.push(walk(a, b, around, seen));
  }
  return withHoles(rings);
}

/** Along a half-edge, then always the one just before its twin in the order around the corner. */
function walk(
  start: Point,
  second: Point,
  around: ReadonlyMap<string, readonly Point[]>,
  seen: Set<string>,
): Ring {
  const ring: Point[] = [];
  let [from, at] = [start, second];
  do {
    seen.add(`${pointKey(from)} ${pointKey(at)}`);
    ring.push(from);
    const ends = around.get(pointKey(at))!;
    const back = ends.findIndex(p => samePoint(p, from));
    [from, at] = [at, ends[(back + ends.length - 1) % ends.length]!];
  } while (!seen.has(`${pointKey(from)} ${pointKey(at)}`));
  return ring.filter(
    (p, i) => cross(ring[(i + ring.length - 1) % ring.length]!, p, ring[(i + 1) % ring.length]!) !== 0,
  );
}

function withHoles(rings: readonly Ring[]): readonly Face[] {
  const rooms = rings.filter(ring => signedArea(ring) > 0);
  const outsides = rings.filter(ring => signedArea(ring) < 0);
  const holes = new Map<Ring, Ring[]>(rooms.map(room => [room, []]));
  for (const outside of outsides) {
    // A component belongs to the smallest room that contains it and is not made of it.
    const host = rooms
      .filter(
        room => outside.every(p => isInside(p, room)) && !outside.some(p => room.some(q => samePoint(p, q))),
      )
      .sort((p, q) => signedArea(p) - signedArea(q))[0];
    if (host) holes.get(host)!.push(outside);
  }
  return rooms.map(ring => {
    const own = holes.get(ring)!;
    return {
      ring,
      holes: own,
      area: signedArea(ring) + own.reduce((sum, hole) => sum + signedArea(hole), 0),
    };
  });
}

type Wall = readonly [Point, Point];

function joinEnds(walls: readonly Wall[]): readonly Wall[] {
  const corners: Point[] = [];
  const join = (p: Point): Point => {
    const rounded: Point = [Math.round(p[0]), Math.round(p[1])];
    const near = corners.find(q => distance(q, rounded) <= JOIN);
    if (!near) corners.push(rounded);
    return near ?? rounded;
  };
  return walls.map(([a, b]): Wall => [join(a), join(b)]).filter(([a, b]) => !samePoint(a, b));
}

function splitAll(walls: readonly Wall[]): readonly Wall[] {
  const pieces = new Map<string, Wall>();
  walls.forEach((wall, i) => {
    const cuts = [wall[0], wall[1], ...walls.flatMap((other, j) => (j === i ? [] : meetings(wall, other)))];
    const along = [...new Map(cuts.map(p => [pointKey(p), p])).values()].sort(
      (p, q) => distance(wall[0], p) - distance(wall[0], q),
    );
    for (let k = 0; k + 1 < along.length; k++) {
      const [a, b] = [along[k]!, along[k + 1]!];
      if (!pieces.has(`${pointKey(b)} ${pointKey(a)}`)) pieces.set(`${pointKey(a)} ${pointKey(b)}`, [a, b]);
    }
  });
  return [...pieces.values()];
}

/** Where another wall crosses this one or ends at it (within a joint's width). */
function meetings([a, b]: Wall, [c, d]: Wall): readonly Point[] {
  const ends = [c, d].filter(p => nearSegment(p, a, b));
  if (ends.length > 0) return ends;
  const across = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0]);
  if (across === 0) return [];
  const t = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / across;
  const s = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / across;
  if (t <= 0 || t >= 1 || s <= 0 || s >= 1) return [];
  const at: Point = [Math.round(a[0] + t * (b[0] - a[0])), Math.round(a[1] + t * (b[1] - a[1]))];
  return [[a, b, c, d].find(p => distance(p, at) <= JOIN) ?? at];
}

function nearSegment(p: Point, a: Point, b: Point): boolean {
  const length = distance(a, b);
  const along = ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / length;
  return along > 0 && along < length && Math.abs(cross(a, b, p)) / length <= JOIN;
}

function withoutDeadEnds(walls: readonly Wall[]): readonly Wall[] {
  let left = walls;
  for (;;) {
    const count = new Map<string, number>();
    for (const p of left.flat()) count.set(pointKey(p), (count.get(pointKey(p)) ?? 0) + 1);
    const remaining = left.filter(([a, b]) => count.get(pointKey(a))! > 1 && count.get(pointKey(b))! > 1);
    if (remaining.length === left.length) return remaining;
    left = remaining;
  }
}
