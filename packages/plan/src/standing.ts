import { directionOf } from './bearings';
import { holdsItem } from './check';
import { itemCorners, roomOf } from './items';
import type { Floor, Item, Point, Ring, Room } from './model';
import { changeItem } from './operations/items';
import { type FloorResult, refuse } from './operations/refusal';
import { boxOf, distance, isInside, roundPoint, sides } from './ring';
import { GRID, SNAP_MODES, type SnapSettings } from './snap';
import { isFloor, isItem, isNumber, isPoint, isRecord, isRoom, isText } from './sound';
import { insideRing } from './walls';

/** Millimetres that a corner may reach over a face: places are whole millimetres, and faces of slanted walls are not. */
const SLACK = 1;
/** Walls tried each way, and starts beside slanted walls: the nearest. */
const TRIED = 8;

const isBetween = (ring: Ring, item: Item): boolean =>
  holdsItem(
    { id: '', kind: 'other', ring },
    { ...item, size: [item.size[0] - 2 * SLACK, item.size[1] - 2 * SLACK] },
  );

/**
 * How well a thing stands in a room: 3 between the faces of its walls, 2 with a part in a wall, as when one has been made
 * thicker, 1 across a wall, 0 if it is not this room's.
 *
 * @example
 * const floor = templatePlan('studio', 'en').floors[0]!;
 * standingIn(floor, floor.rooms.find(({ id }) => id === 'kitchen')!, floor.items[2]!); // 3
 */
export function standingIn(floor: Floor, room: Room, item: Item): 0 | 1 | 2 | 3 {
  if (!isFloor(floor) || !isRoom(room) || !isItem(item)) return 0;
  if (holdsItem(room, item)) return isBetween(insideRing(floor, room), item) ? 3 : 2;
  return roomOf(floor, item)?.id === room.id ? 1 : 0;
}

/**
 * R875: applies a change if the item's position in its room gets no worse.
 *
 * @example
 * const floor = templatePlan('studio', 'en').floors[0]!;
 * const main = floor.rooms.find(({ id }) => id === 'main')!;
 * changedWithin(floor, main, 'i6', { at: [0, 0] }); // plan/no-room
 */
export function changedWithin(
  floor: Floor,
  room: Room,
  id: string,
  change: Partial<Pick<Item, 'at' | 'size'>>,
): FloorResult {
  const was = isFloor(floor) ? floor.items.find(item => item.id === id) : undefined;
  if (!was || !isRecord(change)) return refuse('plan/not-there', id);
  const next = changeItem(floor, id, change);
  const is = next.ok && next.value.items.find(item => item.id === id);
  if (!is) return next;
  const stands = standingIn(floor, room, is);
  return stands === 0 || stands < standingIn(floor, room, was) ? refuse('plan/no-room', id) : next;
}

export interface ThingSettings extends Pick<SnapSettings, 'mode' | 'radius'> {
  /** Turned as well: the direction of its front. */
  readonly turn?: number;
  /** Caught only by the walls it is at. */
  readonly keepsWalls?: boolean;
}

/**
 * R872: a thing moved to a place, in the room there or, beyond every room, in the nearest. It stays between the walls and
 * slides along them; its back, then its other sides, go flush to a wall within the radius, and otherwise on the grid of
 * their distance from the nearest wall.
 *
 * @example
 * const floor = templatePlan('studio', 'en').floors[0]!;
 * const by = { mode: 'grid', radius: 100 } as const;
 * unwrap(movedThing(floor, 'i6', [2000, 99_000], by)).items[5]!.at; // [ 2000, 7280 ]
 */
export function movedThing(floor: Floor, id: string, to: Point, settings: ThingSettings): FloorResult {
  const item = isFloor(floor) ? floor.items.find(each => each.id === id) : undefined;
  if (!item || !isPoint(to) || !isThingSettings(settings)) return refuse('plan/not-there', id);
  const room = floor.rooms.toSorted((p, q) => away(to, p) - away(to, q))[0];
  const { turn = item.turn, keepsWalls } = settings;
  const aimed: Item = { ...item, at: to, turn };
  const own = roomOf(floor, item);
  // An item clear of walls must stay clear; one already in a wall may remain.
  const isFree = own !== undefined && standingIn(floor, own, item) === 3;
  const rings = room ? [insideRing(floor, room), ...(isFree ? [] : [room.ring])] : [];
  for (const ring of rings) {
    const catches = (side: Side) => keepsWalls !== true || isAt(side, item);
    const at = placesIn(ring, aimed, { ...settings, catches }).find(at => {
      const placed = { ...aimed, at };
      return isBetween(ring, placed) && holdsItem(room!, placed);
    });
    if (at) return changeItem(floor, id, { at, turn });
  }
  return refuse('plan/no-room', id);
}

const isThingSettings = (value: ThingSettings): boolean =>
  isRecord(value) &&
  isText(value.mode) &&
  SNAP_MODES.includes(value.mode) &&
  isNumber(value.radius) &&
  (value.turn === undefined || isNumber(value.turn));

/** How far a place is from a room; 0 in it. */
const away = (p: Point, { ring }: Room): number =>
  isInside(p, ring) ? 0 : Math.min(...sides(ring).map(([a, b]) => distance(p, nearestOn(a, b, p))));

function nearestOn(a: Point, b: Point, p: Point): Point {
  const along: Point = [b[0] - a[0], b[1] - a[1]];
  const t = dot([p[0] - a[0], p[1] - a[1]], along) / (dot(along, along) || 1);
  const s = Math.max(0, Math.min(1, t));
  return [a[0] + s * along[0], a[1] + s * along[1]];
}

type Side = readonly [Point, Point];
type Placing = ThingSettings & { readonly catches: (side: Side) => boolean };

/** Whether a corner of a thing is at a wall. */
const isAt = ([a, b]: Side, item: Item): boolean =>
  itemCorners(item).some(p => distance(p, nearestOn(a, b, p)) <= SLACK);

/** A move along one way, and how unwelcome it is: the first that holds is taken. */
interface Push {
  readonly by: number;
  readonly cost: number;
}

/** Places for a thing near the one aimed at, the best first. */
function placesIn(ring: Ring, item: Item, settings: Placing): readonly Point[] {
  const ways = [directionOf(item.turn), directionOf(item.turn + 90)] as const;
  const [ahead, right] = ways;
  const limits = sides(ring).map(([a, b]): Limit => {
    const inward = inwardOf(a, b);
    const reach =
      (item.size[1] / 2) * Math.abs(dot(inward, ahead)) + (item.size[0] / 2) * Math.abs(dot(inward, right));
    return {
      inward,
      short: reach - dot(inward, [item.at[0] - a[0], item.at[1] - a[1]]),
      isSlanted: ways.every(way => Math.abs(dot(inward, way)) <= PARALLEL),
    };
  });
  const slanted = limits.filter(({ isSlanted, short }) => isSlanted && short > 0);
  const beside = [
    ...slanted.map(({ inward: [x, y], short }) => ({ cost: short, by: [x * short, y * short] as Point })),
    // Into the corner of a slanted wall and another.
    ...slanted.flatMap(p =>
      limits.flatMap(q => {
        const by = p === q ? undefined : meetingOf(p, q);
        return by ? [{ cost: Math.hypot(...by), by }] : [];
      }),
    ),
  ].sort((p, q) => p.cost - q.cost);
  return [{ cost: 0, by: [0, 0] as Point }, ...beside.slice(0, TRIED)]
    .flatMap(({ cost, by: [x, y] }) => {
      const from = { ...item, at: [item.at[0] + x, item.at[1] + y] as Point };
      const [along, across] = [0, 1].map(way => pushes(ring, from, way as 0 | 1, settings));
      return along!.flatMap(p =>
        across!.map(q => ({
          cost: cost + p.cost + q.cost,
          at: roundPoint([
            from.at[0] + ahead[0] * p.by + right[0] * q.by,
            from.at[1] + ahead[1] * p.by + right[1] * q.by,
          ]),
        })),
      );
    })
    .sort((p, q) => p.cost - q.cost)
    .map(({ at }) => at);
}

/** A wall as a limit for the middle of a thing: what it is short of the thing's reach, negative when clear of it. */
interface Limit {
  readonly inward: Point;
  readonly short: number;
  readonly isSlanted: boolean;
}

/** The move to where a thing is flush to both walls. */
function meetingOf(p: Limit, q: Limit): Point | undefined {
  const det = p.inward[0] * q.inward[1] - p.inward[1] * q.inward[0];
  if (Math.abs(det) < 1e-6) return undefined;
  return [
    (p.short * q.inward[1] - q.short * p.inward[1]) / det,
    (q.short * p.inward[0] - p.short * q.inward[0]) / det,
  ];
}

const PARALLEL = 0.9999;
const dot = (p: Point, q: Point): number => p[0] * q[0] + p[1] * q[1];
const inwardOf = (a: Point, b: Point): Point => {
  const length = distance(a, b) || 1;
  return [(a[1] - b[1]) / length, (b[0] - a[0]) / length];
};

/** Moves of a thing ahead or back (0), or aside (1): to the walls across that way, on the grid, and none. */
function pushes(ring: Ring, item: Item, way: 0 | 1, { mode, radius, catches }: Placing): readonly Push[] {
  const u = directionOf(item.turn + way * 90);
  const v = directionOf(item.turn + 90 - way * 90);
  const [half, aside] =
    way === 0 ? [item.size[1] / 2, item.size[0] / 2] : [item.size[0] / 2, item.size[1] / 2];
  const faces = sides(ring)
    .flatMap(([a, b]) => {
      const facing = dot(inwardOf(a, b), u);
      if (Math.abs(facing) < PARALLEL) return [];
      const [p, q] = [a, b].map(end => dot([end[0] - item.at[0], end[1] - item.at[1]], v));
      const sign = Math.sign(facing);
      return [
        {
          sign,
          gap: sign * dot([item.at[0] - a[0], item.at[1] - a[1]], u) - half,
          isBeside: Math.min(p!, q!) < aside && Math.max(p!, q!) > -aside,
          catches: catches([a, b]),
        },
      ];
    })
    .sort((p, q) => Math.abs(p.gap) - Math.abs(q.gap));
  const free = mode === 'grid' ? faces.find(({ isBeside, gap }) => isBeside && gap > 0) : undefined;
  const onGrid = free ? free.sign * (Math.round(free.gap / GRID) * GRID - free.gap) : 0;
  return [
    { by: onGrid, cost: 0 },
    { by: 0, cost: 1 },
    ...faces.slice(0, TRIED).map(({ sign, gap, isBeside, catches }) => {
      const isCaught = mode !== 'off' && catches && isBeside && Math.abs(gap) <= radius;
      // Its back first, where both sides of a narrow place would catch.
      const rank = way === 0 && sign > 0 ? -2 : -1;
      return { by: -sign * gap, cost: isCaught ? rank + Math.abs(gap) / 1e4 : Math.abs(gap) + 2 };
    }),
  ].sort((p, q) => p.cost - q.cost);
}

/**
 * R880: a thing turned by degrees about its middle, between the walls of its room; what stood at a wall stays there.
 *
 * @example
 * const floor = templatePlan('studio', 'en').floors[0]!;
 * unwrap(turnedThing(floor, 'i6', 90)).items[5]!.turn; // 0
 */
export function turnedThing(floor: Floor, id: string, by: number): FloorResult {
  const item = isFloor(floor) ? floor.items.find(each => each.id === id) : undefined;
  if (!item || !isNumber(by)) return refuse('plan/not-there', id);
  const room = roomOf(floor, item);
  const turn = item.turn + by;
  // Outside every room nothing holds it.
  if (!room) return changeItem(floor, id, { turn });
  const [before, after] = [boxOf(itemCorners(item)), boxOf(itemCorners({ ...item, turn }))];
  const grown = Math.abs(after.right - after.left - (before.right - before.left)) / 2;
  const turned = movedThing(floor, id, item.at, {
    mode: 'angles',
    radius: grown + SLACK,
    turn,
    keepsWalls: true,
  });
  // A thing that already lies across a wall may be turned there.
  return turned.ok || holdsItem(room, item) ? turned : changeItem(floor, id, { turn });
}
