import { chainRings, derive, liesOn } from '../derive';
import { roomOf } from '../items';
import { type Floor, LIMITS, type Opening, type Point, type Ring, type Room, type RoomKind } from '../model';
import { isSimple, locate, pointKey, roundPoint, samePoint, sides, signedArea } from '../ring';
import { isFloor, isMaybe, isNumber, isRecord, isRing, isRoomKind, isText, shape } from '../sound';
import { withRing } from '../weld';
import { finish, freshId } from './fit';
import { type FloorResult, refuse } from './refusal';

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
