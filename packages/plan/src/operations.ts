import { err, frozen, ok, type Result } from '@app/kernel';
import { turned } from './bearings';
import { checkFloor, clearOfEnds, type Fault, type FaultCode, JAMB } from './check';
import {
  type Border,
  type Borders,
  borderOf,
  bordersOf,
  chainRings,
  derive,
  type Edge,
  jambs,
  liesOn,
} from './derive';
import { roomOf } from './items';
import {
  BOUNDS,
  type CentreBy,
  DEFAULTS,
  type EdgeStyle,
  type Floor,
  ITEM_SIZES,
  type Item,
  type ItemKind,
  isWithin,
  LIMITS,
  type Opening,
  type OpeningKind,
  opensBetween,
  type Plan,
  type Point,
  type Ring,
  type Room,
  type RoomKind,
} from './model';
import {
  boxOf,
  cross,
  distance,
  isInside,
  isSimple,
  locate,
  pointAlong,
  pointKey,
  projectedDistance,
  roundPoint,
  samePoint,
  sides,
  signedArea,
} from './ring';
import {
  isCentre,
  isFloor,
  isItem,
  isItemKind,
  isMaybe,
  isNumber,
  isOpening,
  isPlan,
  isPoint,
  isRecord,
  isRing,
  isRoomKind,
  isText,
  noPlan,
  shape,
} from './sound';
import { weld, withRing } from './weld';

export const REFUSAL_CODES = /* @__PURE__ */ frozen([
  'plan/no-room',
  'plan/not-there',
  'plan/opening-does-not-fit',
  'plan/cut-misses-room',
  'plan/rooms-not-neighbours',
  'plan/merge-leaves-hole',
] as const);
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Why an operation was not done: its own reason, or the invariant the result would break. */
export interface Refusal {
  readonly code: FaultCode | RefusalCode;
  readonly ids: readonly string[];
  /** The least and the most a length may be, millimetres. */
  readonly bounds?: readonly [number, number];
}

/** A side of a room or a plan, millimetres. */
const SIDE = [100, LIMITS.reach] as const;

export type FloorResult = Result<Floor, Refusal>;

/** A refusal, with the ids of what it is about. */
export const refuse = (code: Refusal['code'], ...ids: readonly string[]): FloorResult => err({ code, ids });

const refuseLength = (bounds: readonly [number, number], ...ids: readonly string[]) =>
  err<Refusal>({ code: 'plan/length-out-of-range', ids, bounds });

const refuseFor = ({ code, ids, bounds }: Fault) => err<Refusal>({ code, ids, ...(bounds && { bounds }) });

/** Welds corners, puts openings back on their walls and checks; every operation ends here. */
function finish(before: Floor, changed: Floor, moved: ReadonlyMap<string, Point> = new Map()): FloorResult {
  if (!isFloor(changed)) return refuse('plan/not-there');
  const welded = weld(changed);
  // Rooms first: on a crossed ring no opening would find its wall, and the reported reason would be wrong.
  const rooms = checkFloor({ ...welded, openings: [] })[0];
  if (rooms) return refuseFor(rooms);
  const borders = bordersOf(welded.rooms);
  const openings: Opening[] = [];
  for (const opening of welded.openings) {
    const fitted = refit(opening, derive(before).edgeOf.get(opening.id), borders, moved);
    if (fitted === 'gone') continue;
    if (!fitted) return refuse('plan/opening-does-not-fit', opening.id);
    openings.push(fitted);
  }
  const floor = { ...welded, openings };
  const fault = checkFloor(floor)[0];
  return fault ? refuseFor(fault) : ok(floor);
}

/**
 * An opening keeps its distance from the nearer end of its wall. It is removed with a wall that no longer belongs to a
 * room.
 */
function refit(
  opening: Opening,
  edge: Edge | undefined,
  borders: Borders,
  moved: ReadonlyMap<string, Point>,
): Opening | 'gone' | undefined {
  if (!edge) return fits(opening, borders) ? opening : undefined;
  const [a, b] = [moved.get(pointKey(edge.a)) ?? edge.a, moved.get(pointKey(edge.b)) ?? edge.b];
  const still = samePoint(a, edge.a) && samePoint(b, edge.b);
  if (still && fits(opening, borders)) return opening;
  if (!still) {
    const slid = onMovedWall(opening, edge, a, b);
    if (slid && fits(slid, borders)) return slid;
    if (fits(opening, borders)) return opening;
  }
  const lives = [...borders.values()].some(e => onLine(e, a, b) || onLine(e, edge.a, edge.b));
  return lives ? undefined : 'gone';
}

const onLine = (edge: Border, a: Point, b: Point): boolean =>
  Math.abs(cross(a, b, edge.a)) <= distance(a, b) &&
  Math.abs(cross(a, b, edge.b)) <= distance(a, b) &&
  spansMeet(edge, a, b);

function spansMeet(edge: Border, a: Point, b: Point): boolean {
  const length = distance(a, b);
  const ends = [projectedDistance(edge.a, a, b), projectedDistance(edge.b, a, b)];
  return Math.max(0, Math.min(...ends)) < Math.min(length, Math.max(...ends)) - 1;
}

function onMovedWall(opening: Opening, edge: Edge, a: Point, b: Point): Opening | undefined {
  const length = distance(a, b);
  const [from, to] = jambs(opening, edge);
  if (length < 1) return undefined;
  const whole = opening.kind === 'gap' && from < 1 && to > edge.length - 1;
  const wanted = from <= edge.length - to ? from : length - (edge.length - from);
  // On a shorter wall it moves before it is removed.
  const start = whole ? 0 : Math.max(JAMB, Math.min(wanted, length - JAMB - (to - from)));
  const end = whole ? length : start + (to - from);
  return between(opening, edge, start, end, a, b);
}

/** An opening at two places along a line, in the order it has on its edge: its leaf hangs on one of its ends. */
function between(opening: Opening, edge: Edge, start: number, end: number, a: Point, b: Point): Opening {
  const at = (along: number) => roundPoint(pointAlong(a, b, along));
  const forward = distance(edge.a, opening.from) <= distance(edge.a, opening.to);
  return { ...opening, from: at(forward ? start : end), to: at(forward ? end : start) };
}

function fits(opening: Opening, borders: Borders): boolean {
  const border = borderOf(opening, borders);
  return border !== undefined && clearOfEnds(opening, border);
}

/** The first free id of the form r1, r2 … on a plan's floor. */
function freshId(floor: Floor, letter: 'r' | 'o' | 'i'): string {
  const taken = new Set([...floor.rooms, ...floor.openings, ...floor.items].map(thing => thing.id));
  for (let n = 1; ; n++) {
    if (!taken.has(`${letter}${n}`)) return `${letter}${n}`;
  }
}

// Rooms

/**
 * Adds a room; walls it shares with others become shared walls.
 *
 * @example
 * const floor = unwrap(addRoom(emptyPlan().floors[0]!, 'living', boxRing(6000, 4000)));
 * floor.rooms[0]!.id; // 'r1'
 * addRoom(floor, 'study', boxRing(1000, 1000)); // plan/rooms-overlap
 */
export function addRoom(floor: Floor, kind: RoomKind, ring: Ring, name?: string): FloorResult {
  if (!isFloor(floor) || !isRoomKind(kind) || !isRing(ring) || !isMaybe(name, isText))
    return refuse('plan/not-there');
  if (floor.rooms.length >= LIMITS.rooms || ring.length > LIMITS.points) return refuse('plan/too-many');
  const id = freshId(floor, 'r');
  const rounded = ring.map(roundPoint);
  const room: Room = {
    id,
    kind,
    ...(name && { name }),
    ring: signedArea(rounded) < 0 ? rounded.toReversed() : rounded,
  };
  return finish(floor, { ...floor, rooms: [...floor.rooms, room] });
}

/**
 * Removes a room, with the openings and items only it has.
 *
 * @example
 * const floor = templatePlan('studio', 'en').floors[0]!;
 * unwrap(removeRoom(floor, 'bath')).rooms.length; // 3
 */
export function removeRoom(floor: Floor, id: string): FloorResult {
  if (!isFloor(floor)) return refuse('plan/not-there');
  const room = floor.rooms.find(room => room.id === id);
  if (!room) return refuse('plan/not-there', id);
  const rooms = floor.rooms.filter(room => room.id !== id);
  const items = floor.items.filter(item => roomOf(floor, item)?.id !== id);
  return finish(floor, { ...floor, rooms, items, openings: stillOnWall(floor, rooms) });
}

/** Openings on walls that still belong to at least one room. */
function stillOnWall(floor: Floor, rooms: readonly Room[]): readonly Opening[] {
  const { edgeOf } = derive(floor);
  const ids = new Set(rooms.map(room => room.id));
  return floor.openings.filter(opening => {
    const edge = edgeOf.get(opening.id);
    return edge && (ids.has(edge.room.id) || (edge.other !== undefined && ids.has(edge.other.id)));
  });
}

/**
 * Sets a room's kind, name and whether it counts. The name '' removes its own name.
 *
 * @example
 * const floor = templatePlan('studio', 'en').floors[0]!;
 * unwrap(changeRoom(floor, 'main', { name: 'Den' })).rooms[3]!.name; // 'Den'
 */
export function changeRoom(
  floor: Floor,
  id: string,
  change: Partial<Pick<Room, 'kind' | 'name' | 'counts'>>,
): FloorResult {
  if (!isFloor(floor) || !isRecord(change)) return refuse('plan/not-there');
  const rooms = floor.rooms.map(room => {
    if (room.id !== id) return room;
    const { name, ...rest } = { ...room, ...change };
    return name ? { ...rest, name } : rest;
  });
  return floor.rooms.some(room => room.id === id)
    ? finish(floor, { ...floor, rooms })
    : refuse('plan/not-there', id);
}

/**
 * Divides a room by a wall along `path`, whose ends lie on its border and whose other points lie inside.
 *
 * @example
 * const floor = unwrap(addRoom(emptyPlan().floors[0]!, 'living', boxRing(6000, 4000)));
 * unwrap(splitRoom(floor, 'r1', [[3000, 0], [3000, 4000]])).rooms.length; // 2
 */
export function splitRoom(floor: Floor, id: string, path: readonly Point[], kind?: RoomKind): FloorResult {
  if (!isFloor(floor) || !isRing(path) || !isMaybe(kind, isRoomKind)) return refuse('plan/not-there');
  const room = floor.rooms.find(room => room.id === id);
  if (!room) return refuse('plan/not-there', id);
  if (floor.rooms.length >= LIMITS.rooms) return refuse('plan/too-many');
  const cut = path.map(roundPoint);
  const [first, last] = [cut[0], cut.at(-1)];
  if (!first || !last || cut.length < 2 || samePoint(first, last)) return refuse('plan/cut-misses-room', id);
  // An end on a slanted wall is rounded off it by less than a millimetre: both rooms' rings get it, so it stays shared.
  const rooms = floor.rooms.map(r => withRing(r, withCorner(withCorner(r.ring, first), last)));
  const ring = rooms.find(r => r.id === id)!.ring;
  const [i, j] = [first, last].map(end => ring.findIndex(p => samePoint(p, end))) as [number, number];
  if (i < 0 || j < 0 || !cut.slice(1, -1).every(p => locate(p, ring) === 'inside'))
    return refuse('plan/cut-misses-room', id);
  const one = [...arc(ring, i, j), ...cut.slice(1, -1).toReversed()];
  const two = [...arc(ring, j, i), ...cut.slice(1, -1)];
  if (!isSimple(one) || !isSimple(two) || signedArea(one) <= 0 || signedArea(two) <= 0)
    return refuse('plan/cut-misses-room', id);
  const [large, small] = signedArea(one) >= signedArea(two) ? [one, two] : [two, one];
  const made: Room = { id: freshId(floor, 'r'), kind: kind ?? room.kind, ring: small };
  const next = rooms.flatMap(r => (r.id === id ? [{ ...r, ring: large }, made] : [r]));
  return finish(floor, { ...floor, rooms: next });
}

/** The ring's corners from one to another, both included, in ring order. */
const arc = (ring: Ring, from: number, to: number): Ring =>
  from <= to ? ring.slice(from, to + 1) : [...ring.slice(from), ...ring.slice(0, to + 1)];

function withCorner(ring: Ring, p: Point): Ring {
  if (ring.some(q => samePoint(p, q))) return ring;
  const at = sides(ring).findIndex(([a, b]) => liesOn({ from: p, to: p }, a, b));
  return at < 0 ? ring : [...ring.slice(0, at + 1), p, ...ring.slice(at + 1)];
}

/**
 * Removes the wall between two neighbours; the first keeps its name and kind.
 *
 * @example
 * const floor = templatePlan('studio', 'en').floors[0]!;
 * unwrap(mergeRooms(floor, 'main', 'hall')).rooms.length; // 3
 */
export function mergeRooms(floor: Floor, first: string, second: string): FloorResult {
  if (!isFloor(floor)) return refuse('plan/not-there');
  const [one, two] = [first, second].map(id => floor.rooms.find(room => room.id === id));
  if (!one || !two || one === two) return refuse('plan/not-there', first, second);
  const ways = new Map<string, readonly [Point, Point]>();
  let shared = 0;
  for (const [a, b] of [...sides(one.ring), ...sides(two.ring)]) {
    if (ways.delete(`${pointKey(b)} ${pointKey(a)}`)) shared++;
    else ways.set(`${pointKey(a)} ${pointKey(b)}`, [a, b]);
  }
  if (shared === 0) return refuse('plan/rooms-not-neighbours', first, second);
  const leaving = new Map<string, (readonly [Point, Point])[]>();
  for (const way of ways.values())
    leaving.set(pointKey(way[0]), [...(leaving.get(pointKey(way[0])) ?? []), way]);
  const rings = chainRings(leaving);
  if (rings.length !== 1 || !isSimple(rings[0]!)) return refuse('plan/merge-leaves-hole', first, second);
  const rooms = floor.rooms
    .filter(room => room !== two)
    .map(room => (room === one ? { ...room, ring: rings[0]! } : room));
  const { edgeOf } = derive(floor);
  const openings = floor.openings.filter(opening => {
    const edge = edgeOf.get(opening.id);
    const between = [edge?.room, edge?.other];
    return !(between.includes(one) && between.includes(two));
  });
  return finish(floor, { ...floor, rooms, openings });
}

// Corners and walls

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

// Openings

export interface NewOpening {
  readonly kind: OpeningKind;
  readonly from: Point;
  readonly to: Point;
  readonly sill?: number;
  readonly head?: number;
}

/**
 * Adds a door, window or gap to the wall its jambs lie on; heights default to those of its kind.
 *
 * @example
 * const floor = unwrap(addRoom(emptyPlan().floors[0]!, 'living', boxRing(6000, 4000)));
 * unwrap(addOpening(floor, { kind: 'door', from: [1000, 0], to: [1900, 0] })).openings[0]!.head; // 2100
 * addOpening(floor, { kind: 'door', from: [1000, 1000], to: [1900, 1000] }); // plan/opening-off-wall
 */
export function addOpening(floor: Floor, opening: NewOpening): FloorResult {
  if (!isFloor(floor) || !isRecord(opening) || !isPoint(opening.from) || !isPoint(opening.to))
    return refuse('plan/not-there');
  if (floor.openings.length >= LIMITS.openings) return refuse('plan/too-many');
  const usual = opensBetween(opening.kind);
  const made: Opening = {
    id: freshId(floor, 'o'),
    kind: opening.kind,
    from: opening.from,
    to: opening.to,
    sill: opening.sill ?? usual.sill,
    head: Math.min(opening.head ?? usual.head, floor.height),
  };
  return withOpening(floor, made);
}

/** An opening in whole millimetres, replacing another or added. */
function withOpening(floor: Floor, changed: Opening, before?: Opening): FloorResult {
  if (!isOpening(changed)) return refuse('plan/not-there', ...(before ? [before.id] : []));
  const { from, to, sill, head } = changed;
  const opening: Opening = {
    ...changed,
    from: roundPoint(from),
    to: roundPoint(to),
    sill: Math.round(sill),
    head: Math.round(head),
  };
  const openings = before
    ? floor.openings.map(o => (o === before ? opening : o))
    : [...floor.openings, opening];
  const next = { ...floor, openings };
  const fault = checkFloor(next)[0];
  return fault ? refuseFor(fault) : ok(next);
}

/**
 * Changes an opening in place; refused if it no longer fits its wall.
 *
 * @example
 * const floor = templatePlan('studio', 'en').floors[0]!;
 * unwrap(changeOpening(floor, 'o5', { sill: 300 })).openings[4]!.sill; // 300
 */
export function changeOpening(floor: Floor, id: string, change: Partial<Omit<Opening, 'id'>>): FloorResult {
  if (!isFloor(floor) || !isRecord(change)) return refuse('plan/not-there');
  const opening = floor.openings.find(o => o.id === id);
  if (!opening) return refuse('plan/not-there', id);
  return withOpening(floor, { ...opening, ...change }, opening);
}

/**
 * Moves an opening along its wall: millimetres from the wall's end `a` to the nearer jamb, and its width.
 *
 * @example
 * const floor = templatePlan('studio', 'en').floors[0]!;
 * unwrap(placeOpening(floor, 'o1', 500, 900)).openings[0]!.from; // [ 2500, 0 ]
 */
export function placeOpening(floor: Floor, id: string, start: number, width: number): FloorResult {
  if (!isFloor(floor) || !isNumber(start) || !isNumber(width)) return refuse('plan/not-there');
  const edge = derive(floor).edgeOf.get(id);
  if (!edge) return refuse('plan/not-there', id);
  const opening = edge.openings.find(o => o.id === id)!;
  return withOpening(floor, between(opening, edge, start, start + width, edge.a, edge.b), opening);
}

/**
 * Turns a door's leaf: first to the other jamb, then to the other side.
 *
 * @example
 * const floor = templatePlan('studio', 'en').floors[0]!;
 * unwrap(flipOpening(floor, 'o1')).openings[0]!.hinge; // 'to'
 */
export function flipOpening(floor: Floor, id: string): FloorResult {
  if (!isFloor(floor)) return refuse('plan/not-there');
  const opening = floor.openings.find(o => o.id === id);
  if (!opening) return refuse('plan/not-there', id);
  const hinge = opening.hinge === 'to' ? 'from' : 'to';
  const swing = (opening.hinge === 'to') === (opening.swing === 'right') ? 'left' : 'right';
  return changeOpening(floor, id, { hinge, swing });
}

/**
 * Removes an opening.
 *
 * @example
 * unwrap(removeOpening(templatePlan('studio', 'en').floors[0]!, 'o1')).openings.length; // 4
 */
export function removeOpening(floor: Floor, id: string): FloorResult {
  if (!isFloor(floor)) return refuse('plan/not-there');
  const openings = floor.openings.filter(o => o.id !== id);
  return openings.length === floor.openings.length
    ? refuse('plan/not-there', id)
    : ok({ ...floor, openings });
}

// Items

/**
 * Adds an item, in the usual size of its kind by default.
 *
 * @example
 * const floor = templatePlan('studio', 'en').floors[0]!;
 * unwrap(addItem(floor, 'plant', [3000, 7600])).items.at(-1)!.size; // [ 400, 400 ]
 */
export function addItem(floor: Floor, kind: ItemKind, at: Point, turn = 0, own?: Item['size']): FloorResult {
  if (!isFloor(floor) || !isItemKind(kind) || !isPoint(at)) return refuse('plan/not-there');
  if (floor.items.length >= LIMITS.items) return refuse('plan/too-many');
  const size = own ?? ITEM_SIZES[kind];
  return withItem(floor, { id: freshId(floor, 'i'), kind, at, size, turn });
}

/**
 * Moves, turns or resizes an item.
 *
 * @example
 * const floor = templatePlan('studio', 'en').floors[0]!;
 * unwrap(changeItem(floor, 'i6', { turn: -90 })).items[5]!.turn; // 270
 */
export function changeItem(floor: Floor, id: string, change: Partial<Omit<Item, 'id'>>): FloorResult {
  if (!isFloor(floor) || !isRecord(change)) return refuse('plan/not-there');
  const item = floor.items.find(i => i.id === id);
  if (!item) return refuse('plan/not-there', id);
  return withItem(floor, { ...item, ...change }, item);
}

/** An item in whole millimetres, replacing another or added. */
function withItem(floor: Floor, changed: Item, before?: Item): FloorResult {
  const { id } = changed;
  if (!isItem(changed)) return refuse('plan/length-out-of-range', id);
  const { at, size, height, turn } = changed;
  const item: Item = {
    ...changed,
    at: roundPoint(at),
    size: [Math.round(size[0]), Math.round(size[1])],
    turn: turned(turn),
    ...(height !== undefined && { height: Math.round(height) }),
  };
  const items = before ? floor.items.map(i => (i === before ? item : i)) : [...floor.items, item];
  const next = { ...floor, items };
  const fault = checkFloor(next)[0];
  return fault ? refuseFor(fault) : ok(next);
}

/**
 * Removes an item.
 *
 * @example
 * removeItem(templatePlan('studio', 'en').floors[0]!, 'i99'); // plan/not-there
 */
export function removeItem(floor: Floor, id: string): FloorResult {
  if (!isFloor(floor)) return refuse('plan/not-there');
  const items = floor.items.filter(i => i.id !== id);
  return items.length === floor.items.length ? refuse('plan/not-there', id) : ok({ ...floor, items });
}

/**
 * Sets the centre of a floor: by a convention, or at a point, in whole millimetres within 100 m.
 *
 * @example
 * unwrap(setCentre(templatePlan('studio', 'en').floors[0]!, [2000, 4000])).centre; // [ 2000, 4000 ]
 */
export function setCentre(floor: Floor, centre: CentreBy): FloorResult {
  if (!isFloor(floor)) return refuse('plan/not-there');
  if (!isCentre(centre)) return refuse('plan/length-out-of-range');
  const by = typeof centre === 'string' ? centre : roundPoint(centre);
  if (typeof by !== 'string' && by.some(mm => Math.abs(mm) > LIMITS.reach))
    return refuse('plan/point-out-of-reach');
  const { centre: _, ...rest } = floor;
  return ok(by === 'area' ? rest : { ...rest, centre: by });
}

/** A point set by hand moves with the walls. */
const centreMoved = ({ centre }: Floor, go: (p: Point) => Point): Pick<Floor, 'centre'> =>
  centre === undefined ? {} : { centre: typeof centre === 'string' ? centre : go(centre) };

// The whole plan

export type PlanResult = Result<Plan, Refusal>;

/**
 * Applies an operation to one floor of a plan. A second main door on another floor is refused here.
 *
 * @example
 * const plan = onFloor(emptyPlan(), 0, floor => addRoom(floor, 'living', boxRing(6000, 4000)));
 * unwrap(plan).floors[0]!.rooms.length; // 1
 */
export function onFloor(plan: Plan, level: number, operation: (floor: Floor) => FloorResult): PlanResult {
  if (!isPlan(plan)) return err({ code: 'plan/not-there', ids: [] });
  const floor = plan.floors.find(f => f.level === level);
  if (!floor) return err({ code: 'plan/not-there', ids: [] });
  const done = operation(floor);
  if (!done.ok) return done;
  const floors = plan.floors.map(f => (f === floor ? done.value : f));
  const doors = floors.flatMap(f => f.openings.filter(o => o.kind === 'main-door').map(o => o.id));
  if (doors.length > 1) return err({ code: 'plan/two-main-doors', ids: doors });
  return ok({ ...plan, floors });
}

/**
 * Turns the drawing clockwise by quarters, with its north: no reading changes.
 *
 * @example
 * turnPlan(emptyPlan('flat', 0), 1).up; // 270
 */
export function turnPlan(plan: Plan, quarters: number): Plan {
  if (!isPlan(plan) || !Number.isSafeInteger(quarters)) return isPlan(plan) ? plan : noPlan();
  const q = ((quarters % 4) + 4) % 4;
  const go = (p: Point): Point => {
    let [x, y] = p;
    for (let i = 0; i < q; i++) [x, y] = [-y + 0, x];
    return [x, y];
  };
  return {
    ...plan,
    up: turned(plan.up - 90 * q),
    floors: plan.floors.map(floor =>
      mapFloor(floor, go, item => ({ ...item, turn: turned(item.turn + 90 * q) })),
    ),
  };
}

/**
 * Turns the plan on the map until its front faces a bearing from true north: the drawing stays, its north turns. A plan
 * without a front keeps its north and only stores the facing. An invalid bearing changes nothing.
 *
 * @example
 * sitePlan({ ...emptyPlan('flat', 0), facing: 180 }, 90).up; // 270
 */
export function sitePlan(plan: Plan, facing: number): Plan {
  if (!isPlan(plan)) return noPlan();
  if (!Number.isFinite(facing) || plan.facing === turned(facing)) return plan;
  const by = plan.facing === undefined ? 0 : facing - plan.facing;
  return { ...plan, up: turned(plan.up + by), facing: turned(facing) };
}

/**
 * Left becomes right; the north stays, so a side facing east faces west.
 *
 * @example
 * mirrorPlan(templatePlan('studio', 'en')).floors[0]!.rooms.length; // 4
 */
export function mirrorPlan(plan: Plan): Plan {
  if (!isPlan(plan)) return noPlan();
  // With its items and centres, because one far outside would move out of reach.
  const box = boxOf(
    plan.floors.flatMap(({ rooms, items, centre }) => [
      ...rooms.flatMap(room => room.ring),
      ...items.map(item => item.at),
      ...(typeof centre === 'object' ? [centre] : []),
    ]),
  );
  const sum = Number.isFinite(box.left) ? box.left + box.right : 0;
  const go = ([x, y]: Point): Point => [sum - x, y];
  const floors = plan.floors.map(floor => {
    const mirrored = mapFloor(floor, go, item => ({ ...item, turn: turned(-item.turn) }));
    return {
      ...mirrored,
      rooms: mirrored.rooms.map(room => ({ ...room, ring: room.ring.toReversed() })),
      openings: mirrored.openings.map(
        (o): Opening => (o.swing ? { ...o, swing: o.swing === 'left' ? 'right' : 'left' } : o),
      ),
    };
  });
  const facing = plan.facing === undefined ? {} : { facing: turned(2 * plan.up - plan.facing) };
  return { ...plan, ...facing, floors };
}

const mapFloor = (floor: Floor, go: (p: Point) => Point, turn: (item: Item) => Item): Floor => ({
  ...floor,
  rooms: floor.rooms.map(room => ({ ...room, ring: room.ring.map(go) })),
  styles: floor.styles.map(style => ({ ...style, a: go(style.a), b: go(style.b) })),
  openings: floor.openings.map(o => ({ ...o, from: go(o.from), to: go(o.to) })),
  items: floor.items.map(item => ({ ...turn(item), at: go(item.at) })),
  ...centreMoved(floor, go),
});

/**
 * Stretches a plan by two factors, for width and depth. Walls stretch; doors and windows keep their widths if they still
 * fit, or shrink; furniture keeps its size and its distance from the nearer wall of its room.
 *
 * @example
 * const wider = unwrap(stretchPlan(templatePlan('studio', 'en'), 1.25, 1));
 * boxOf(wider.floors[0]!.rooms.flatMap(room => room.ring)).right; // 5000
 */
export function stretchPlan(plan: Plan, byX: number, byY: number): PlanResult {
  if (!isPlan(plan)) return err({ code: 'plan/not-there', ids: [] });
  if (![byX, byY].every(by => Number.isFinite(by) && by > 0.01 && by < 100)) return refuseLength(SIDE);
  const go = ([x, y]: Point): Point => roundPoint([x * byX, y * byY]);
  const floors: Floor[] = [];
  for (const floor of plan.floors) {
    const stretched: Floor = {
      ...floor,
      rooms: floor.rooms.map(room => ({ ...room, ring: room.ring.map(go) })),
      styles: floor.styles.map(style => ({ ...style, a: go(style.a), b: go(style.b) })),
      openings: floor.openings.map(opening =>
        stretchOpening(opening, derive(floor).edgeOf.get(opening.id), go),
      ),
      items: floor.items.map(item => stretchItem(floor, item, go)),
      ...centreMoved(floor, go),
    };
    const welded = weld(stretched);
    const fault = checkFloor(welded)[0];
    if (fault) return refuseFor(fault);
    floors.push(welded);
  }
  return ok({ ...plan, floors });
}

/**
 * Scales a traced plan: everything grows by the same factor, including openings and furniture, which stays within 1 cm
 * and 10 m.
 *
 * @example
 * const grown = unwrap(scalePlan(templatePlan('studio', 'en'), 1.1));
 * boxOf(grown.floors[0]!.rooms.flatMap(room => room.ring)).bottom; // 8800
 */
export function scalePlan(plan: Plan, by: number): PlanResult {
  if (!isPlan(plan)) return err({ code: 'plan/not-there', ids: [] });
  if (!isNumber(by) || by <= 0.001 || by >= 1000) return err({ code: 'plan/length-out-of-range', ids: [] });
  const go = ([x, y]: Point): Point => roundPoint([x * by, y * by]);
  const [least, most] = BOUNDS.thing;
  const size = (mm: number) => Math.min(most, Math.max(least, Math.round(mm * by)));
  const floors = plan.floors.map(floor =>
    weld(mapFloor(floor, go, item => ({ ...item, size: [size(item.size[0]), size(item.size[1])] }))),
  );
  const fault = floors.flatMap(checkFloor)[0];
  return fault ? refuseFor(fault) : ok({ ...plan, floors });
}

function stretchOpening(opening: Opening, edge: Edge | undefined, go: (p: Point) => Point): Opening {
  if (!edge) return { ...opening, from: go(opening.from), to: go(opening.to) };
  const [a, b] = [go(edge.a), go(edge.b)];
  const length = distance(a, b);
  const [from, to] = jambs(opening, edge);
  const whole = opening.kind === 'gap' && from < 1 && to > edge.length - 1;
  const width = whole ? length : Math.min(to - from, widthOn(edge, to - from, length));
  const middle = (((from + to) / 2) * length) / edge.length;
  const start = whole ? 0 : Math.min(Math.max(middle - width / 2, JAMB + 1), length - JAMB - 1 - width);
  return between(opening, edge, start, start + width, a, b);
}

/** The greatest width of an opening on its stretched wall: neighbours on one wall shrink together. */
const widthOn = (edge: Edge, width: number, length: number): number =>
  edge.openings.length === 1 ? Math.max(length - 2 * JAMB - 2, 1) : (width * length) / edge.length;

function stretchItem(floor: Floor, item: Item, go: (p: Point) => Point): Item {
  const room = roomOf(floor, item);
  if (!room) return { ...item, at: go(item.at) };
  const [before, after] = [boxOf(room.ring), boxOf(room.ring.map(go))];
  const keep = (at: number, low: number, high: number, newLow: number, newHigh: number): number =>
    at - low <= high - at
      ? Math.min(newLow + (at - low), (newLow + newHigh) / 2)
      : Math.max(newHigh - (high - at), (newLow + newHigh) / 2);
  const at = roundPoint([
    keep(item.at[0], before.left, before.right, after.left, after.right),
    keep(item.at[1], before.top, before.bottom, after.top, after.bottom),
  ]);
  return { ...item, at: isInside(at, room.ring.map(go)) ? at : go(item.at) };
}

/**
 * Adds a floor on top: the outline of the highest one as a single room to divide.
 *
 * @example
 * unwrap(addFloor(templatePlan('l-shaped-house', 'en'))).floors.length; // 2
 */
export function addFloor(plan: Plan, kind: RoomKind = 'other'): PlanResult {
  if (!isPlan(plan) || !isRoomKind(kind)) return err({ code: 'plan/not-there', ids: [] });
  const top = plan.floors.at(-1);
  if (!top) return err({ code: 'plan/not-there', ids: [] });
  if (plan.floors.length >= LIMITS.floors) return err({ code: 'plan/too-many', ids: [] });
  const rings = derive(top).outline.filter(ring => signedArea(ring) > 0);
  const rooms = rings.map((ring, i): Room => ({ id: `r${i + 1}`, kind, ring }));
  const floor: Floor = {
    level: top.level + 1,
    height: DEFAULTS.floorHeight,
    rooms,
    styles: [],
    openings: [],
    items: [],
  };
  const fault = checkFloor(floor)[0];
  return fault ? refuseFor(fault) : ok({ ...plan, floors: [...plan.floors, floor] });
}

/**
 * Removes the highest floor; the ground floor stays.
 *
 * @example
 * removeFloor(emptyPlan()); // plan/not-there
 */
export const removeFloor = (plan: Plan): PlanResult =>
  isPlan(plan) && plan.floors.length > 1
    ? ok({ ...plan, floors: plan.floors.slice(0, -1) })
    : err({ code: 'plan/not-there', ids: [] });

/**
 * An empty plan to draw on.
 *
 * @example
 * emptyPlan('house', 90).up; // 90
 */
export const emptyPlan = (dwelling: Plan['dwelling'] = 'flat', up = 0): Plan => ({
  version: 1,
  up: turned(isNumber(up) ? up : 0),
  dwelling,
  floors: [{ level: 0, height: DEFAULTS.floorHeight, rooms: [], styles: [], openings: [], items: [] }],
});

const isNotch = /* @__PURE__ */ shape<{ readonly width: number; readonly depth: number }>(
  ({ width, depth }) => isNumber(width) && isNumber(depth),
);

/**
 * A box or an L by its outer measures: the notch, if given, is cut from a corner. Clockwise.
 *
 * @example
 * boxRing(6000, 4000, { width: 2000, depth: 1000 }).length; // 6
 */
export function boxRing(
  width: number,
  depth: number,
  notch?: { readonly width: number; readonly depth: number },
): Ring {
  if (!isNumber(width) || !isNumber(depth) || !isMaybe(notch, isNotch)) return [];
  if (!notch)
    return [
      [0, 0],
      [width, 0],
      [width, depth],
      [0, depth],
    ];
  return [
    [0, 0],
    [width - notch.width, 0],
    [width - notch.width, notch.depth],
    [width, notch.depth],
    [width, depth],
    [0, depth],
  ];
}
