import { derive, type Edge } from '../derive';
import { BOUNDS, type EdgeStyle, type Floor, isWithin, LIMITS, type Point, type Ring } from '../model';
import { cross, distance, pointKey, roundPoint, samePoint, sides } from '../ring';
import { isFloor, isNumber, isPoint, isRing } from '../sound';
import { withRing } from '../weld';
import { finish } from './fit';
import { type FloorResult, refuse, refuseLength, SIDE } from './refusal';

/**
 * Moves a corner in every room that has it.
 *
 * @example
 * const floor = unwrap(addRoom(emptyPlan().floors[0]!, 'living', boxRing(6000, 4000)));
 * unwrap(moveCorner(floor, [6000, 4000], [6500, 4000])).rooms[0]!.ring[2]; // [ 6500, 4000 ]
 */
export function moveCorner(floor: Floor, corner: Point, to: Point): FloorResult {
  if (!isFloor(floor) || !isPoint(corner) || !isPoint(to)) return refuse('plan/not-there');
  if (!floor.rooms.some(room => room.ring.some(p => samePoint(p, corner)))) return refuse('plan/not-there');
  return moveCorners(floor, new Map([[pointKey(corner), roundPoint(to)]]));
}

function moveCorners(floor: Floor, moved: ReadonlyMap<string, Point>): FloorResult {
  const follow = (p: Point): Point => moved.get(pointKey(p)) ?? p;
  const rooms = floor.rooms.map(room => withRing(room, room.ring.map(follow)));
  return finish(
    floor,
    {
      ...floor,
      rooms,
      styles: floor.styles.map(style => ({ ...style, a: follow(style.a), b: follow(style.b) })),
    },
    moved,
  );
}

/** A straight side of a room: corner numbers of its ring, `count` derived edges long. */
export interface Side {
  readonly start: number;
  readonly count: number;
  readonly a: Point;
  readonly b: Point;
  readonly length: number;
}

/**
 * The sides as seen and measured: straight, regardless of how many neighbours are behind them.
 *
 * @example
 * sidesOf(boxRing(6000, 4000))[1]!.length; // 4000
 */
export function sidesOf(ring: Ring): readonly Side[] {
  if (!isRing(ring)) return [];
  const n = ring.length;
  const bends = ring.map(
    (p, i) =>
      Math.abs(cross(ring[(i + n - 1) % n]!, p, ring[(i + 1) % n]!)) >
      distance(ring[(i + n - 1) % n]!, ring[(i + 1) % n]!),
  );
  const starts = bends.flatMap((bend, i) => (bend ? [i] : []));
  return starts.map((start, k) => {
    const end = starts[(k + 1) % starts.length]!;
    const [a, b] = [ring[start]!, ring[end]!];
    return { start, count: (end - start + n) % n || n, a, b, length: distance(a, b) };
  });
}

/**
 * Slides the side `side` of a room along its normal, outward if `by` is positive (millimetres). Neighbours stretch; a
 * wall that continues straight beyond the end gets a step.
 *
 * @example
 * const floor = unwrap(addRoom(emptyPlan().floors[0]!, 'living', boxRing(6000, 4000)));
 * unwrap(moveWall(floor, 'r1', 1, 300)).rooms[0]!.ring[1]; // [ 6300, 0 ]
 */
export function moveWall(floor: Floor, id: string, side: number, by: number): FloorResult {
  if (!isFloor(floor) || !isNumber(side) || !isNumber(by)) return refuse('plan/not-there');
  const ring = floor.rooms.find(room => room.id === id)?.ring;
  const run = ring && sidesOf(ring)[side];
  if (!ring || !run || !Number.isFinite(by)) return refuse('plan/not-there', id);
  const n = ring.length;
  const points = Array.from({ length: run.count + 1 }, (_, i) => ring[(run.start + i) % n]!);
  const normal: Point = [
    ((run.b[1] - run.a[1]) / run.length) * by,
    ((run.a[0] - run.b[0]) / run.length) * by,
  ];
  const before = ring[(run.start + n - 1) % n]!;
  const after = ring[(run.start + run.count + 1) % n]!;
  const moved = new Map(points.slice(1, -1).map(p => [pointKey(p), shift(p, normal)] as const));
  moved.set(pointKey(run.a), slideAlong(run.a, before, run, normal));
  moved.set(pointKey(run.b), slideAlong(run.b, after, run, normal));
  const steps = new Set([run.a, run.b].filter(end => canStep(floor, end, run)).map(pointKey));
  if (steps.size === 0) return moveCorners(floor, moved);

  const onRun = new Set(points.map(pointKey));
  const rooms = floor.rooms.map(room => {
    const ring = room.ring.flatMap((p, i): Point[] => {
      const key = pointKey(p);
      const to = moved.get(key);
      if (!to) return [p];
      if (!steps.has(key)) return [to];
      const m = room.ring.length;
      const [prev, next] = [room.ring[(i + m - 1) % m]!, room.ring[(i + 1) % m]!];
      const [cameAlong, goesAlong] = [
        onRun.has(pointKey(prev)) && isOn(prev, run),
        onRun.has(pointKey(next)) && isOn(next, run),
      ];
      if (cameAlong === goesAlong) return [p];
      const beyond = cameAlong ? next : prev;
      if (cross(run.a, run.b, beyond) !== 0) return [to];
      return cameAlong ? [to, p] : [p, to];
    });
    return withRing(room, ring);
  });
  const follow = (p: Point): Point => (steps.has(pointKey(p)) ? p : (moved.get(pointKey(p)) ?? p));
  const styles = floor.styles.map((style): EdgeStyle => {
    const along = [style.a, style.b].every(p => cross(run.a, run.b, p) === 0 && moved.has(pointKey(p)));
    const go = (p: Point) => (along ? (moved.get(pointKey(p)) ?? p) : follow(p));
    return { ...style, a: go(style.a), b: go(style.b) };
  });
  return finish(floor, { ...floor, rooms, styles }, moved);
}

const shift = (p: Point, by: Point): Point => roundPoint([p[0] + by[0], p[1] + by[1]]);
const isOn = (p: Point, run: Side): boolean => cross(run.a, run.b, p) === 0;

/** Where an end of a moved wall meets the line of the wall next to it. */
function slideAlong(end: Point, neighbour: Point, run: Side, normal: Point): Point {
  const along: Point = [neighbour[0] - end[0], neighbour[1] - end[1]];
  const reach = along[0] * normal[0] + along[1] * normal[1];
  const square = normal[0] ** 2 + normal[1] ** 2;
  if (square === 0 || Math.abs(reach) < 1e-6 || cross(run.a, run.b, neighbour) === 0)
    return shift(end, normal);
  const t = square / reach;
  return roundPoint([end[0] + along[0] * t, end[1] + along[1] * t]);
}

/** Whether all walls at a corner are parallel to the axes: then a step may separate a wall from its straight continuation. */
function canStep(floor: Floor, corner: Point, run: Side): boolean {
  if (run.a[0] !== run.b[0] && run.a[1] !== run.b[1]) return false;
  return floor.rooms.every(room =>
    sides(room.ring).every(
      ([a, b]) => (!samePoint(a, corner) && !samePoint(b, corner)) || a[0] === b[0] || a[1] === b[1],
    ),
  );
}

/**
 * Sets a side to a typed length (millimetres): the next side moves.
 *
 * @example
 * const floor = unwrap(addRoom(emptyPlan().floors[0]!, 'living', boxRing(6000, 4000)));
 * sidesOf(unwrap(setLength(floor, 'r1', 0, 5000)).rooms[0]!.ring)[0]!.length; // 5000
 */
export function setLength(floor: Floor, id: string, side: number, length: number): FloorResult {
  if (!isFloor(floor) || !isNumber(side)) return refuse('plan/not-there');
  const ring = floor.rooms.find(room => room.id === id)?.ring;
  const all = ring && sidesOf(ring);
  const run = all?.[side];
  if (!ring || !all || !run) return refuse('plan/not-there', id);
  if (!isNumber(length) || length < SIDE[0] || length > SIDE[1]) return refuseLength(SIDE, id);
  const next = all[(side + 1) % all.length]!;
  const angle =
    ((run.b[0] - run.a[0]) * (next.b[1] - next.a[1]) - (run.b[1] - run.a[1]) * (next.b[0] - next.a[0])) /
    (run.length * next.length);
  return moveWall(floor, id, (side + 1) % all.length, (length - run.length) * angle);
}

/**
 * Sets what is on a wall; without `kind` it becomes an ordinary wall again.
 *
 * @example
 * const floor = unwrap(addRoom(emptyPlan().floors[0]!, 'living', boxRing(6000, 4000)));
 * unwrap(styleWall(floor, [0, 0], [6000, 0], 'wall', 370)).styles[0]!.thickness; // 370
 */
export function styleWall(
  floor: Floor,
  a: Point,
  b: Point,
  kind?: EdgeStyle['kind'],
  thickness?: number,
): FloorResult {
  if (!isFloor(floor) || !isPoint(a) || !isPoint(b)) return refuse('plan/not-there');
  const edge = derive(floor).edges.find(
    e => (samePoint(e.a, a) && samePoint(e.b, b)) || (samePoint(e.a, b) && samePoint(e.b, a)),
  );
  if (!edge) return refuse('plan/not-there');
  if (thickness !== undefined && !(isNumber(thickness) && isWithin(Math.round(thickness), BOUNDS.thickness)))
    return refuseLength(BOUNDS.thickness);
  const others = floor.styles.filter(style => !(onEdge(style.a, edge) && onEdge(style.b, edge)));
  const styles = kind
    ? [...others, { a, b, kind, ...(thickness !== undefined && { thickness: Math.round(thickness) }) }]
    : others;
  return styles.length > LIMITS.styles ? refuse('plan/too-many') : finish(floor, { ...floor, styles });
}

const onEdge = (p: Point, edge: Edge): boolean => samePoint(p, edge.a) || samePoint(p, edge.b);
