import { err } from '@app/kernel';
import { angleOf } from './bearings';
import { JAMB } from './check';
import { derive, type Edge, jambs } from './derive';
import { itemCorners } from './items';
import {
  countsAsHome,
  type Floor,
  ITEM_SIZES,
  type Item,
  type ItemKind,
  isOpenAir,
  type Opening,
  type OpeningKind,
  type Point,
  type Ring,
  type Room,
  type RoomKind,
} from './model';
import { addItem } from './operations/items';
import { addOpening } from './operations/openings';
import type { FloorResult } from './operations/refusal';
import { addRoom, splitRoom } from './operations/rooms';
import { type Side, sidesOf } from './operations/walls';
import {
  boxOf,
  chords,
  cross,
  crosses,
  distance,
  innerPoint,
  isInside,
  onSegment,
  pointAlong,
  projectedDistance,
  roundPoint,
  sides,
} from './ring';
import { isFloor, isItemKind, isNumber, isOpeningKind } from './sound';

/** Usual width of a new opening, millimetres. */
export const WIDTHS: Readonly<Record<OpeningKind, number>> = {
  'main-door': 1000,
  door: 800,
  'glass-door': 2000,
  window: 1500,
  gap: 1200,
};
/** Millimetres: a narrower opening is refused. */
export const NARROWEST = 500;
/** Free space in front of a door, as deep as its leaf, and the narrowest door tried, millimetres. */
const DOORWAY = 700;
/** Steps in which a cut moves aside to miss a door, millimetres, and the maximum share of the room. */
const ASIDE = { step: 50, most: 0.3 } as const;
/** Depth of a room added beside another, millimetres. */
const NEW_ROOM = 3000;

const notThere = (id: string): FloorResult => err({ code: 'plan/not-there', ids: [id] });
const roomBy = (floor: Floor, id: string): Room | undefined => floor.rooms.find(room => room.id === id);

/**
 * Cuts a room in two through its middle, or as near to it as its doors and windows allow: across its longer way, or along
 * it.
 *
 * @example
 * const floor = unwrap(addRoom(emptyPlan().floors[0]!, 'living', boxRing(6000, 4000)));
 * unwrap(halveRoom(floor, 'r1', 'across')).rooms.length; // 2
 */
export function halveRoom(floor: Floor, id: string, way: 'across' | 'along'): FloorResult {
  if (!isFloor(floor)) return notThere(id);
  const room = roomBy(floor, id);
  if (!room) return notThere(id);
  const { left, right, top, bottom } = boxOf(room.ring);
  const wide = right - left >= bottom - top;
  const axis = wide === (way === 'across') ? 0 : 1;
  const [from, to] = axis === 0 ? [left, right] : [top, bottom];
  const half = Math.round((from + to) / 2);
  const first = cutAt(floor, room, axis, half);
  for (let aside = ASIDE.step; aside <= (to - from) * ASIDE.most; aside += ASIDE.step) {
    if (first.ok || first.error.code !== 'plan/opening-does-not-fit') return first;
    for (const at of [half - aside, half + aside]) {
      const cut = cutAt(floor, room, axis, at);
      if (cut.ok) return cut;
    }
  }
  return first;
}

/** Cuts a room at x or y = `at`, through its widest part there. */
function cutAt(floor: Floor, { id, ring }: Room, axis: 0 | 1, at: number): FloorResult {
  // A line through a corner has no chord of its own; half a millimetre beside it has one.
  const widest = chords([ring], axis, at + 0.5).toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]))[0];
  if (!widest) return err({ code: 'plan/cut-misses-room', ids: [id] });
  const end = (along: number): Point => (axis === 0 ? [at, along] : [along, at]);
  return splitRoom(floor, id, [end(widest[0]), end(widest[1])]);
}

/**
 * Puts an opening into a free stretch of a room's side, narrower than usual if necessary: windows and front doors where
 * the side is an outer wall; a glass door onto a balcony; an inner door to a room without one from here, a living room
 * or corridor first. Among equals the widest stretch is taken.
 *
 * @example
 * const floor = unwrap(addRoom(emptyPlan().floors[0]!, 'living', boxRing(6000, 4000)));
 * unwrap(openSide(floor, 'r1', 0, 'window')).openings[0]!.from; // [ 2250, 0 ]
 */
export function openSide(floor: Floor, id: string, side: number, kind: OpeningKind): FloorResult {
  if (!isFloor(floor) || !isNumber(side) || !isOpeningKind(kind)) return notThere(id);
  const room = roomBy(floor, id);
  const run = room && sidesOf(room.ring)[side];
  if (!run) return notThere(id);
  const { edges } = derive(floor);
  const best = (items: readonly Item[], least: number) =>
    edges
      .filter(({ a, b }) => onSegment(a, run.a, run.b) && onSegment(b, run.a, run.b))
      .flatMap(edge => {
        const taken = [
          ...edge.openings.map(opening => jambs(opening, edge)),
          ...items.flatMap(item => blockedStretch(edge, item)),
        ].sort((p, q) => p[0] - q[0]);
        const away = farness(edges, edge, room, kind);
        let from = JAMB;
        return [...taken, [edge.length, edge.length] as const].map(([start, end]) => {
          const stretch = { edge, from, away, room: start - JAMB - from };
          from = Math.max(from, end + JAMB);
          return stretch;
        });
      })
      .filter(stretch => stretch.room >= least)
      .toSorted((p, q) => p.away - q.away || q.room - p.room)[0];
  const any = best([], NARROWEST);
  // Nobody walks through a bed: a door goes beside it if that wall has room.
  const found =
    [kind !== 'window' && best(floor.items, DOORWAY), best([], DOORWAY)].find(
      each => each && each.away === any?.away,
    ) || any;
  if (!found) return err({ code: 'plan/opening-does-not-fit', ids: [id] });
  const width = Math.min(WIDTHS[kind], found.room);
  const start = Math.round(found.from + (found.room - width) / 2);
  const at = (along: number) => pointAlong(found.edge.a, found.edge.b, along);
  return addOpening(floor, { kind, from: at(start), to: at(start + width) });
}

/** How unsuitable one of a room's walls is for an opening; 0 is best. */
function farness(edges: readonly Edge[], edge: Edge, room: Room, kind: OpeningKind): number {
  const beyond = (each: Edge) => (each.room === room ? each.other : each.other === room && each.room);
  const other = beyond(edge);
  const isAiry = !!other && isOpenAir(other);
  const isOutside = !other || isAiry || !countsAsHome(other);
  if (kind !== 'door' && kind !== 'gap')
    return isOutside ? Number(kind !== 'window' && isAiry === (kind === 'main-door')) : 2;
  if (isOutside) return 3;
  return edges.some(each => beyond(each) === other && each.openings.some(({ kind: of }) => of !== 'window'))
    ? 2
    : Number(!PASSED.includes(other.kind));
}

/** Rooms on the way to others. */
const PASSED: readonly RoomKind[] = ['living', 'dining', 'hall', 'corridor'];

/** The stretch of a wall blocked by a nearby thing; undefined for one further off. */
function blockedStretch({ a, b, length }: Edge, item: Item): readonly (readonly [number, number])[] {
  const corners = itemCorners(item);
  const along = corners.map(p => projectedDistance(p, a, b));
  const off = Math.min(...corners.map(p => Math.abs(cross(a, b, p)))) / length;
  const [from, to] = [Math.min(...along), Math.max(...along)];
  return off < DOORWAY && to > 0 && from < length ? [[Math.max(0, from), Math.min(length, to)]] : [];
}

/**
 * Adds a room on the outside of another: as wide as the shared side, three metres deep, and in front of the front door
 * only if there is no other place.
 *
 * @example
 * const floor = unwrap(addRoom(emptyPlan().floors[0]!, 'living', boxRing(6000, 4000)));
 * unwrap(roomBeside(floor, 'r1', 'bedroom')).rooms.length; // 2
 */
export function roomBeside(floor: Floor, id: string, kind: RoomKind): FloorResult {
  if (!isFloor(floor)) return notThere(id);
  const room = roomBy(floor, id);
  if (!room) return notThere(id);
  let refused: FloorResult = err({ code: 'plan/rooms-overlap', ids: [id] });
  // Never in front of the front door, nor in front of a window if a wall has none.
  const behind = ({ a, b }: Side): number =>
    Math.max(
      0,
      ...floor.openings
        .filter(({ from, to }) => onSegment(from, a, b) && onSegment(to, a, b))
        .map(({ kind: of }) => (of === 'main-door' ? 2 : 1)),
    );
  const free = sidesOf(room.ring).toSorted((p, q) => behind(p) - behind(q) || q.length - p.length);
  for (const { a, b, length } of free) {
    const out: Point = [((b[1] - a[1]) / length) * NEW_ROOM, ((a[0] - b[0]) / length) * NEW_ROOM];
    const ring: Ring = [a, b, [b[0] + out[0], b[1] + out[1]], [a[0] + out[0], a[1] + out[1]]];
    refused = addRoom(floor, kind, ring);
    if (refused.ok) return refused;
  }
  return refused;
}

/**
 * Puts a thing with its back to a free wall, in front of a window only if there is no other, or else in the middle of
 * the room.
 *
 * @example
 * const floor = unwrap(addRoom(emptyPlan().floors[0]!, 'bedroom', boxRing(4000, 4000)));
 * unwrap(furnish(floor, 'r1', 'double-bed')).items[0]!.turn; // 180
 */
export function furnish(floor: Floor, id: string, kind: ItemKind): FloorResult {
  if (!isFloor(floor) || !isItemKind(kind)) return notThere(id);
  const room = roomBy(floor, id);
  if (!room) return notThere(id);
  const size = ITEM_SIZES[kind];
  const walls = derive(floor).edges.filter(edge => edge.room === room || edge.other === room);
  for (const kept of [floor.openings, floor.openings.filter(({ kind: of }) => of !== 'window')])
    for (const { a, b, length } of sidesOf(room.ring).toSorted((p, q) => q.length - p.length)) {
      const inward: Point = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
      const thickness = Math.max(
        0,
        ...walls
          .filter(edge => onSegment(edge.a, a, b) && onSegment(edge.b, a, b))
          .map(edge => edge.thickness),
      );
      const off = thickness / 2 + size[1] / 2;
      for (const share of [0.5, 0.25, 0.75]) {
        const [x, y] = pointAlong(a, b, length * share);
        const at = roundPoint([x + inward[0] * off, y + inward[1] * off]);
        const turn = Math.round(angleOf(inward)) % 360;
        if (isFree(floor, room, itemCorners({ at, size, turn }), kept)) return addItem(floor, kind, at, turn);
      }
    }
  return addItem(floor, kind, innerPoint(room.ring));
}

/** Whether a shape lies in a room, over no other thing and before none of these openings. */
export function isFree(floor: Floor, room: Room, ring: Ring, openings: readonly Opening[]): boolean {
  if (!ring.every(p => isInside(p, room.ring)) || meet(ring, room.ring)) return false;
  // A wide thing may have all its corners away from a door and still be right in front of it.
  const isBlocked = openings.some(
    ({ from, to }) =>
      ring.some(p => Math.min(distance(p, from), distance(p, to)) < 300) || isBefore(ring, from, to),
  );
  if (isBlocked) return false;
  return floor.items.every(item => {
    const other = itemCorners(item);
    return !meet(ring, other) && !isInside(item.at, ring) && !isInside(ring[0]!, other);
  });
}

/** Whether a shape reaches into the doorway of an opening, to either side of its wall. */
function isBefore(ring: Ring, from: Point, to: Point): boolean {
  const width = distance(from, to);
  if (width === 0) return false;
  const [x, y] = [((from[1] - to[1]) / width) * DOORWAY, ((to[0] - from[0]) / width) * DOORWAY];
  const doorway: Ring = [
    [from[0] + x, from[1] + y],
    [to[0] + x, to[1] + y],
    [to[0] - x, to[1] - y],
    [from[0] - x, from[1] - y],
  ];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return isInside(middle, ring) || ring.some(p => isInside(p, doorway)) || meet(ring, doorway);
}

/** Whether borders cross. */
const meet = (one: Ring, other: Ring): boolean =>
  sides(one).some(([a, b]) => sides(other).some(([c, d]) => crosses(a, b, c, d)));
