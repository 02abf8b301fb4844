import { frozen, ok } from '@app/kernel';
import { directionOf } from './bearings';
import { checkFloor } from './check';
import { covers, derive, type Edge, jambs } from './derive';
import { waysAlong } from './drag';
import { itemCorners } from './items';
import {
  BOUNDS,
  type EdgeStyle,
  type Floor,
  type Item,
  isOpenAir,
  LIMITS,
  type Point,
  type Room,
} from './model';
import { placeOpening } from './operations/openings';
import { type FloorResult, refuse } from './operations/refusal';
import { sidesOf, styleWall } from './operations/walls';
import { boxOf, chords, distance, projectedDistance } from './ring';
import { isFloor, isItem, isNumber, isPoint, isRoom, isText } from './sound';
import { changedWithin } from './standing';
import { insideRing } from './walls';

/** A direction on the sheet. */
export type SheetSide = 'N' | 'E' | 'S' | 'W';

/** Millimetres, and where from. */
export interface OffCorner {
  /** The corner on the left, or the upper one, as drawn. */
  readonly from: 'N' | 'W';
  readonly length: number;
}

/**
 * How far an opening is from the corner of a room, measured inside it along the wall.
 *
 * @example
 * const floor = unwrap(addRoom(emptyPlan().floors[0]!, 'living', boxRing(6000, 4000)));
 * const made = unwrap(openSide(floor, 'r1', 0, 'window'));
 * offCorner(made, made.rooms[0]!, 'o1'); // { from: 'W', length: 2130 }
 */
export function offCorner(floor: Floor, room: Room, id: string): OffCorner | undefined {
  const edge = isFloor(floor) && isRoom(room) ? derive(floor).edgeOf.get(id) : undefined;
  const opening = edge?.openings.find(each => each.id === id);
  const side = edge && sidesOf(room.ring).find(each => covers(each, edge));
  if (!edge || !opening || !side) return undefined;
  const [from, by] = waysAlong(edge)[0] as readonly ['N' | 'W', 1 | -1];
  const [start, end] = jambs(opening, edge);
  // Away from `a` is away from the corner, or towards it.
  const along = (p: Point) => projectedDistance(p, edge.a, edge.b) * -by;
  const ends = [side.a, side.b].toSorted((p, q) => along(p) - along(q));
  const corner = insideRing(floor, room).toSorted((p, q) => distance(p, ends[0]!) - distance(q, ends[0]!))[0];
  const jamb = by < 0 ? start : -end;
  return corner && { from, length: Math.round(jamb - along(corner)) };
}

/**
 * Moves an opening along its wall to a distance from the corner of a room.
 *
 * @example
 * const floor = unwrap(addRoom(emptyPlan().floors[0]!, 'living', boxRing(6000, 4000)));
 * const made = unwrap(openSide(floor, 'r1', 0, 'window'));
 * unwrap(setOffCorner(made, made.rooms[0]!, 'o1', 600)).openings[0]!.from; // [ 720, 0 ]
 */
export function setOffCorner(floor: Floor, room: Room, id: string, length: number): FloorResult {
  const now = offCorner(floor, room, id);
  const edge = isFloor(floor) ? derive(floor).edgeOf.get(id) : undefined;
  const opening = edge?.openings.find(each => each.id === id);
  if (!now || !edge || !opening || !isNumber(length)) return refuse('plan/not-there', id);
  const [start, end] = jambs(opening, edge);
  const [, by] = waysAlong(edge)[0]!;
  return placeOpening(floor, id, start + (length - now.length) * -by, end - start);
}

/** From the edge of a thing to the nearest wall on each side of it as drawn, millimetres; negative within a wall. */
export type OffWalls = Readonly<Record<SheetSide, number>>;

/**
 * How far a thing is from the walls of its room, between their faces.
 *
 * @example
 * const floor = unwrap(addRoom(emptyPlan().floors[0]!, 'bedroom', boxRing(4000, 4000)));
 * const made = unwrap(furnish(floor, 'r1', 'double-bed'));
 * offWalls(made, made.rooms[0]!, made.items[0]!); // { W: 980, E: 980, N: 0, S: 1760 }
 */
export function offWalls(floor: Floor, room: Room, item: Item): OffWalls | undefined {
  if (!isFloor(floor) || !isRoom(room) || !isItem(item)) return undefined;
  const inside = insideRing(floor, room);
  const { left, right, top, bottom } = boxOf(itemCorners(item));
  const [west, east] = facesBeside(inside, 1, [top, bottom], item.at[0]);
  const [north, south] = facesBeside(inside, 0, [left, right], item.at[1]);
  const gaps = { W: left - west, E: east - right, N: top - north, S: south - bottom };
  return Object.values(gaps).every(Number.isFinite)
    ? { W: Math.round(gaps.W), E: Math.round(gaps.E), N: Math.round(gaps.N), S: Math.round(gaps.S) }
    : undefined;
}

/** The nearest faces before and behind a place, anywhere within a span of the other axis. */
function facesBeside(
  ring: readonly Point[],
  axis: 0 | 1,
  [from, to]: readonly [number, number],
  at: number,
): readonly [number, number] {
  const bends = ring.map(p => p[axis]).filter(each => each > from && each < to);
  const levels = [from, ...bends, to].sort((p, q) => p - q);
  let [before, behind] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let i = 0; i + 1 < levels.length; i++) {
    // Between two corners no wall begins or ends. An odd part keeps off a corner in the middle.
    const level = levels[i]! + (levels[i + 1]! - levels[i]!) * 0.4999;
    const span = chords([ring], axis, level).find(([start, end]) => start <= at && at <= end);
    if (span) [before, behind] = [Math.max(before, span[0]), Math.min(behind, span[1])];
  }
  return [before, behind];
}

/**
 * Moves a thing straight to a distance from the wall on one side of it, within its room.
 *
 * @example
 * const floor = unwrap(addRoom(emptyPlan().floors[0]!, 'bedroom', boxRing(4000, 4000)));
 * const made = unwrap(furnish(floor, 'r1', 'double-bed'));
 * unwrap(setOffWall(made, made.rooms[0]!, 'i1', 'E', 0)).items[0]!.at; // [ 2980, 1120 ]
 */
export function setOffWall(
  floor: Floor,
  room: Room,
  id: string,
  side: SheetSide,
  length: number,
): FloorResult {
  const item = isFloor(floor) && isText(side) ? floor.items.find(each => each.id === id) : undefined;
  const now = item && offWalls(floor, room, item)?.[side];
  if (!item || now === undefined || !isNumber(length)) return refuse('plan/not-there', id);
  const by = (side === 'W' || side === 'N' ? 1 : -1) * (length - now);
  const [x, y] = item.at;
  return changedWithin(floor, room, id, { at: side === 'W' || side === 'E' ? [x + by, y] : [x, y + by] });
}

/**
 * R875: moves a thing one step towards a side of the drawing, at most as far as the wall there.
 *
 * @example
 * const floor = unwrap(addRoom(emptyPlan().floors[0]!, 'bedroom', boxRing(4000, 4000)));
 * const made = unwrap(furnish(floor, 'r1', 'double-bed'));
 * unwrap(stepThing(made, made.rooms[0]!, 'i1', 'S', 100)).items[0]!.at; // [ 2000, 1220 ]
 * stepThing(made, made.rooms[0]!, 'i1', 'N', 100); // plan/no-room
 */
export function stepThing(floor: Floor, room: Room, id: string, side: SheetSide, by: number): FloorResult {
  const item = isFloor(floor) && isText(side) ? floor.items.find(each => each.id === id) : undefined;
  if (!item || !isRoom(room) || !isNumber(by)) return refuse('plan/not-there', id);
  const off = offWalls(floor, room, item)?.[side] ?? 0;
  const length = off > 0 ? Math.min(by, off) : by;
  const [x, y] = directionOf(QUARTERS[side]);
  return changedWithin(floor, room, id, { at: [item.at[0] + x * length, item.at[1] + y * length] });
}

/** Clockwise from the drawing's up. */
const QUARTERS: Readonly<Record<SheetSide, number>> = { N: 0, E: 90, S: 180, W: 270 };

/**
 * Gives a thing a width and depth; it keeps its distance from the nearer wall, each way.
 *
 * @example
 * const floor = unwrap(addRoom(emptyPlan().floors[0]!, 'bedroom', boxRing(4000, 4000)));
 * const made = unwrap(furnish(floor, 'r1', 'double-bed'));
 * unwrap(resizeItem(made, made.rooms[0]!, 'i1', [1500, 2100])).items[0]!.at; // [ 2000, 1170 ]
 */
export function resizeItem(floor: Floor, room: Room, id: string, size: Item['size']): FloorResult {
  const item = isFloor(floor) ? floor.items.find(each => each.id === id) : undefined;
  if (!item || !isRoom(room) || !isPoint(size)) return refuse('plan/not-there', id);
  const off = offWalls(floor, room, item);
  const [before, after] = [boxOf(itemCorners(item)), boxOf(itemCorners({ ...item, size }))];
  const grown = after.right - after.left - (before.right - before.left);
  const deeper = after.bottom - after.top - (before.bottom - before.top);
  const x = off ? (Math.sign(off.E - off.W) * grown) / 2 : 0;
  const y = off ? (Math.sign(off.S - off.N) * deeper) / 2 : 0;
  return changedWithin(floor, room, id, { size, at: [item.at[0] + x, item.at[1] + y] });
}

/** A wall along a whole side of a room. */
export interface SideWall {
  readonly kind: EdgeStyle['kind'];
  /** Millimetres, of its longest part. */
  readonly thickness: number;
  /** Beside a balcony, a terrace or a courtyard, where it may be a railing. */
  readonly isAiry: boolean;
}

const wallsOn = (floor: Floor, room: Room, side: number): readonly Edge[] => {
  const run = isFloor(floor) && isRoom(room) && isNumber(side) ? sidesOf(room.ring)[side] : undefined;
  if (!run) return [];
  return derive(floor).edges.filter(edge => edge.kind !== 'open' && covers(run, edge));
};

/**
 * The wall on a side of a room; undefined where an open passage takes it all.
 *
 * @example
 * const floor = unwrap(addRoom(emptyPlan().floors[0]!, 'living', boxRing(6000, 4000)));
 * sideWall(floor, floor.rooms[0]!, 0); // { kind: 'wall', thickness: 240, isAiry: false }
 */
export function sideWall(floor: Floor, room: Room, side: number): SideWall | undefined {
  const longest = wallsOn(floor, room, side).toSorted((p, q) => q.length - p.length)[0];
  if (!longest) return undefined;
  const kind = longest.kind === 'railing' ? 'railing' : 'wall';
  const isAiry =
    kind === 'railing' || isOpenAir(longest.room) || (!!longest.other && isOpenAir(longest.other));
  return { kind, thickness: longest.thickness, isAiry };
}

/**
 * Sets the wall of a whole side, for every room behind it; without a thickness it has the usual one.
 *
 * @example
 * const floor = unwrap(addRoom(emptyPlan().floors[0]!, 'living', boxRing(6000, 4000)));
 * unwrap(styleSide(floor, floor.rooms[0]!, 0, 'wall', 370)).styles[0]!.thickness; // 370
 */
export function styleSide(
  floor: Floor,
  room: Room,
  side: number,
  kind: EdgeStyle['kind'],
  thickness?: number,
): FloorResult {
  const walls = wallsOn(floor, room, side);
  if (walls.length === 0) return refuse('plan/not-there');
  let done: FloorResult = ok({ ...floor, styles: floor.styles.flatMap(style => byWall(floor, style)) });
  for (const { a, b } of walls) if (done.ok) done = styleWall(done.value, a, b, kind, thickness);
  return done;
}

/** A style along several walls as one for each, so that one wall changes alone. */
function byWall(floor: Floor, style: EdgeStyle): readonly EdgeStyle[] {
  const along = derive(floor).edges.filter(edge => covers(style, edge));
  return along.length > 1 ? along.map(({ a, b }) => ({ ...style, a, b })) : [style];
}

/**
 * Sets the height of a floor; no door or window may reach above it.
 *
 * @example
 * unwrap(setFloorHeight(emptyPlan().floors[0]!, 3000)).height; // 3000
 */
export function setFloorHeight(floor: Floor, height: number): FloorResult {
  if (!isFloor(floor) || !isNumber(height)) return refuse('plan/not-there');
  const next = { ...floor, height: Math.round(height) };
  const fault = checkFloor(next)[0];
  return fault ? refuse(fault.code, ...fault.ids) : ok(next);
}

/** The least and the greatest length that is typed for a thing, a wall, a floor, eaves or a place, millimetres. */
export const RANGES = /* @__PURE__ */ frozen({
  thing: BOUNDS.thing,
  wall: BOUNDS.thickness,
  floor: BOUNDS.floorHeight,
  eaves: BOUNDS.eaves,
  /** Above the floor, or from a corner or a wall. */
  place: [0, LIMITS.reach],
} as const);
