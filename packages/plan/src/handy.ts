import { err } from '@app/kernel';
import { angleOf } from './bearings';
import { JAMB } from './check';
import { derive, type Edge, jambs } from './derive';
import { itemCorners } from './items';
import {
  type Floor,
  ITEM_SIZES,
  type Item,
  type ItemKind,
  type OpeningKind,
  type Point,
  type Ring,
  type Room,
  type RoomKind,
} from './model';
import { addItem, addOpening, addRoom, type FloorResult, type Side, sidesOf, splitRoom } from './operations';
import {
  boxOf,
  cross,
  crosses,
  distance,
  innerPoint,
  locate,
  middle,
  onSegment,
  roundPoint,
  sides,
} from './ring';
import { isFloor, isItemKind, isNumber, isOpeningKind, isPoint } from './sound';

/** Millimetres a new opening is wide where its wall has room. */
export const WIDTHS: Readonly<Record<OpeningKind, number>> = {
  'main-door': 1000,
  door: 800,
  'glass-door': 2000,
  window: 1500,
  gap: 1200,
};
const NARROWEST = 500;
/** Millimetres kept free before a door, as deep as its leaf, and the narrowest door a wall is searched for. */
const DOORWAY = 700;
/** Millimetres a cut moves aside to miss a door, at a time, and the part of the room it may move at most. */
const ASIDE = { step: 50, most: 0.3 } as const;
/** Millimetres a room put beside another goes deep. */
const NEW_ROOM = 3000;

const notThere = (id: string): FloorResult => err({ code: 'plan/not-there', ids: [id] });
const sideOf = (room: Room | undefined, side: number): Side | undefined => room && sidesOf(room.ring)[side];
const roomBy = (floor: Floor, id: string): Room | undefined => floor.rooms.find(room => room.id === id);

/**
 * Cuts a room in two through its middle, or as near to it as its doors and windows let:
 * across its longer way, or along it.
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

/** Cuts a room where x or y is `at`, through its widest part there. */
function cutAt(floor: Floor, { id, ring }: Room, axis: 0 | 1, at: number): FloorResult {
  const widest = axis === 0 ? widestChord(ring, [at, 0], [at, 1]) : widestChord(ring, [0, at], [1, at]);
  return widest ? splitRoom(floor, id, widest) : err({ code: 'plan/cut-misses-room', ids: [id] });
}

/** A line that would divide a room, from wall to wall: what `splitRoom` takes as its path. */
export interface Cut {
  readonly room: string;
  readonly line: readonly [Point, Point];
}

/**
 * The line through two points, as far as it runs within the room that is halfway between them; absent where no room is.
 *
 * @example
 * const floor = unwrap(addRoom(emptyPlan().floors[0]!, 'living', boxRing(6000, 4000)));
 * cutThrough(floor, [2000, 1000], [2000, 2000]); // { room: 'r1', line: [ [ 2000, 0 ], [ 2000, 4000 ] ] }
 */
export function cutThrough(floor: Floor, p: Point, q: Point): Cut | undefined {
  if (!isFloor(floor) || !isPoint(p) || !isPoint(q)) return undefined;
  const [x, y] = middle(p, q);
  const room = floor.rooms.find(({ ring }) => locate([x, y], ring) === 'inside');
  const isRound = ([a, b]: Cut['line']) => (x - a[0]) * (x - b[0]) + (y - a[1]) * (y - b[1]) <= 0;
  const line = room && chordsOn(room.ring, p, q).find(isRound);
  return line && { room: room.id, line };
}

/**
 * The line that runs along a side of a room, `away` millimetres inside it, where the room is widest there; absent where
 * none does.
 *
 * @example
 * const floor = unwrap(addRoom(emptyPlan().floors[0]!, 'living', boxRing(6000, 4000)));
 * cutBeside(floor, 'r1', 0, 1500); // { room: 'r1', line: [ [ 0, 1500 ], [ 6000, 1500 ] ] }
 */
export function cutBeside(floor: Floor, id: string, side: number, away: number): Cut | undefined {
  const room = isFloor(floor) && isNumber(side) && isNumber(away) ? roomBy(floor, id) : undefined;
  const run = sideOf(room, side);
  if (!room || !run) return undefined;
  const { a, b, length } = run;
  const inside = ([x, y]: Point): Point => [
    x - ((b[1] - a[1]) / length) * away,
    y + ((b[0] - a[0]) / length) * away,
  ];
  const line = widestChord(room.ring, inside(a), inside(b));
  return line && { room: id, line };
}

const widestChord = (ring: Ring, p: Point, q: Point): Cut['line'] | undefined =>
  chordsOn(ring, p, q).toSorted(([a, b], [c, d]) => distance(c, d) - distance(a, b))[0];

/** Where the line through two points runs inside a ring: from each wall or corner it meets to the next. */
function chordsOn(ring: Ring, p: Point, q: Point): readonly Cut['line'][] {
  const along = (r: Point) => (r[0] - p[0]) * (q[0] - p[0]) + (r[1] - p[1]) * (q[1] - p[1]);
  const hits = sides(ring)
    .flatMap(([a, b]): Point[] => {
      const [s, t] = [cross(p, q, a), cross(p, q, b)];
      if (s === t || s * t > 0) return [];
      const share = s / (s - t);
      return [roundPoint([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share])];
    })
    .toSorted((one, other) => along(one) - along(other));
  return hits
    .slice(1)
    .map((hit, i) => [hits[i]!, hit] as const)
    .filter(([a, b]) => locate(middle(a, b), ring) === 'inside');
}

/**
 * Puts an opening into the widest free stretch of a room's side, narrower than usual where it must be.
 *
 * @example
 * const floor = unwrap(addRoom(emptyPlan().floors[0]!, 'living', boxRing(6000, 4000)));
 * unwrap(openSide(floor, 'r1', 0, 'window')).openings[0]!.from; // [ 2250, 0 ]
 */
export function openSide(floor: Floor, id: string, side: number, kind: OpeningKind): FloorResult {
  if (!isFloor(floor) || !isNumber(side) || !isOpeningKind(kind)) return notThere(id);
  const run = sideOf(roomBy(floor, id), side);
  if (!run) return notThere(id);
  const widest = (items: readonly Item[]) =>
    derive(floor)
      .edges.filter(({ a, b }) => onSegment(a, run.a, run.b) && onSegment(b, run.a, run.b))
      .flatMap(edge => {
        const taken = [
          ...edge.openings.map(opening => jambs(opening, edge)),
          ...items.flatMap(item => standsBefore(edge, item)),
        ].sort((p, q) => p[0] - q[0]);
        let from = JAMB;
        return [...taken, [edge.length, edge.length] as const].map(([start, end]) => {
          const stretch = { edge, from, room: start - JAMB - from };
          from = Math.max(from, end + JAMB);
          return stretch;
        });
      })
      .toSorted((p, q) => q.room - p.room)[0];
  // Nobody walks through a bed: a door goes beside it where the wall has room there.
  const clear = kind === 'window' ? undefined : widest(floor.items);
  const best = clear && clear.room >= Math.min(WIDTHS[kind], DOORWAY) ? clear : widest([]);
  if (!best || best.room < NARROWEST) return err({ code: 'plan/opening-does-not-fit', ids: [id] });
  const width = Math.min(WIDTHS[kind], best.room);
  const start = Math.round(best.from + (best.room - width) / 2);
  const { a, b, length } = best.edge;
  const at = (along: number): Point => [
    a[0] + ((b[0] - a[0]) * along) / length,
    a[1] + ((b[1] - a[1]) * along) / length,
  ];
  return addOpening(floor, { kind, from: at(start), to: at(start + width) });
}

/** The stretch of a wall that a thing near it stands before, along the wall; none for one further off. */
function standsBefore({ a, b, length }: Edge, item: Item): readonly (readonly [number, number])[] {
  const [x, y] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const corners = itemCorners(item).map(p => [p[0] - a[0], p[1] - a[1]] as const);
  const along = corners.map(([dx, dy]) => dx * x + dy * y);
  const off = Math.min(...corners.map(([dx, dy]) => Math.abs(dx * y - dy * x)));
  const [from, to] = [Math.min(...along), Math.max(...along)];
  return off < DOORWAY && to > 0 && from < length ? [[Math.max(0, from), Math.min(length, to)]] : [];
}

/**
 * Adds a room on the outside of another: as wide as the side it leans on, three metres deep, and before the front door
 * only where there is no other place.
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
  // Not before the front door, and not before a window while there is a wall without one.
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
 * Puts a thing with its back to a wall where it is free, else in the middle of the room.
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
  for (const { a, b, length } of sidesOf(room.ring).toSorted((p, q) => q.length - p.length)) {
    const inward: Point = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
    const thickness = Math.max(
      0,
      ...walls.filter(edge => onSegment(edge.a, a, b) && onSegment(edge.b, a, b)).map(edge => edge.thickness),
    );
    const off = thickness / 2 + size[1] / 2;
    for (const share of [0.5, 0.25, 0.75]) {
      const at: Point = [
        Math.round(a[0] + (b[0] - a[0]) * share + inward[0] * off),
        Math.round(a[1] + (b[1] - a[1]) * share + inward[1] * off),
      ];
      const turn = Math.round(angleOf(inward)) % 360;
      if (isFree(floor, room, itemCorners({ at, size, turn }))) return addItem(floor, kind, at, turn);
    }
  }
  return addItem(floor, kind, innerPoint(room.ring));
}

/** Whether a shape lies in a room, over no other thing and before no door. */
function isFree(floor: Floor, room: Room, ring: Ring): boolean {
  if (
    !ring.every(p => locate(p, room.ring) !== 'outside') ||
    sides(room.ring).some(([a, b]) => cuts(ring, a, b))
  )
    return false;
  const doors = floor.openings.filter(o => o.kind !== 'window').map(o => [o.from, o.to] as const);
  if (doors.some(([from, to]) => ring.some(p => distance(p, from) < 300 || distance(p, to) < 300)))
    return false;
  // A wide thing may have all its corners away from a door and yet stand right before it.
  if (doors.some(([from, to]) => isBefore(ring, from, to))) return false;
  return floor.items.every(item => {
    const other = itemCorners(item);
    const apart = !sides(other).some(([a, b]) => cuts(ring, a, b));
    return apart && locate(item.at, ring) === 'outside' && locate(ring[0]!, other) === 'outside';
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
  return (
    locate(middle, ring) !== 'outside' ||
    ring.some(p => locate(p, doorway) !== 'outside') ||
    sides(doorway).some(([a, b]) => cuts(ring, a, b))
  );
}

const cuts = (ring: Ring, a: Point, b: Point): boolean => sides(ring).some(([c, d]) => crosses(a, b, c, d));
