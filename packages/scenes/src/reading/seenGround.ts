import { type Box, groundAt, type Lens, seenAt } from '@app/building/orbit';
import { isOpenAt, quarterOf } from '@app/building/plan';
import type { RoomOnPlan } from '@app/home';
import { turned } from '@app/kernel';
import { isInside, type Ring } from '@app/plan';
import { planToWorld, worldToPlan } from '../house/palaceGrid';
import type { HouseView } from '../house/view';

type Spot = readonly [left: number, top: number];

/** The part of a room's floor that is seen, in CSS px of the page. */
export interface Ground {
  /** Near the middle of the room. */
  readonly at: Spot;
  /** The floor, and the opening over it: a wall in front rises into the picture of its floor. */
  readonly within: readonly Ring[];
  /** The floors over it. */
  readonly under: readonly Ring[];
  /** Whether that spot of the page is free floor: no wall, no thing. */
  readonly isFree: (spot: Spot) => boolean;
}

/** That of a room of the model. */
interface RoomGround extends Ground, RoomOnPlan {
  /** Its floor on the plan, millimetres. */
  readonly ring: Ring;
  /** Where a spot of its floor is seen. */
  readonly seenAt: (spot: Spot) => Spot;
  /** Its place from the lowest that is shown. */
  readonly storey: number;
}

/** All rooms that are shown. Without walls that are cut nobody sees how high they are. */
export function groundsSeen(
  { home }: Pick<HouseView, 'home'>,
  lens: Lens,
  cut: number | undefined,
): readonly RoomGround[] {
  if (!home) return [];
  const quarter = quarterOf(turned(lens.bearing - home.up));
  return home.model.storeys.flatMap((storey, i) => {
    const ringAt = (ring: Ring, height: number): Ring =>
      ring.map(([x, y]) => seenAt(lens, planToWorld([x / 1000, y / 1000, storey.lift + height], home)));
    const above = home.model.storeys.slice(i + 1);
    const under = above.flatMap(({ lift, rooms: over }) =>
      over.map(({ ring }) => ringAt(ring, lift - storey.lift)),
    );
    const spotAt = ([x, y]: Spot) => seenAt(lens, planToWorld([x / 1000, y / 1000, storey.lift], home));
    const isFree = (spot: Spot) => {
      const [x, y] = worldToPlan(groundAt(lens, ...spot, storey.lift * home.scale), home);
      return isOpenAt(storey.open, quarter, [x * 1000, y * 1000]);
    };
    const walls = cut === undefined ? 0 : Math.min(cut, storey.height);
    return storey.rooms.map(({ room, ring, label }) => ({
      storey: i,
      level: storey.level,
      room: room.id,
      at: seenAt(lens, planToWorld(label, home)),
      ring,
      seenAt: spotAt,
      within: [ringAt(ring, 0), ringAt(ring, walls)],
      under,
      isFree,
    }));
  });
}

/**
 * R1021: where a number may lie: in the rooms it speaks of, those of the lowest storey first; undefined if none of them is
 * shown. Where it speaks of none, in the rooms at that spot of the plan, millimetres.
 */
export function groundsOf(
  seen: readonly RoomGround[],
  rooms: readonly RoomOnPlan[],
  spot: Spot,
): readonly Ground[] | undefined {
  const named = rooms.flatMap(({ level, room }) =>
    seen.filter(each => each.level === level && each.room === room),
  );
  if (named.length > 0) return named.toSorted((a, b) => a.storey - b.storey);
  return rooms.length > 0 ? undefined : groundsAt(seen, spot);
}

/** Those of every floor, for a direction is the same on each; the lowest first. */
export const groundsAt = (seen: readonly RoomGround[], spot: Spot): readonly Ground[] =>
  seen.filter(({ ring }) => isInside(spot, ring)).map(ground => ({ ...ground, at: ground.seenAt(spot) }));

/** Px between a number and a wall. */
const AIR = 2;

/** How a box lies on a ground, the best first. */
export const FIT = {
  /** Past every wall and thing. */
  free: 0,
  /** Past every wall. */
  whole: 1,
  /** On the floor, before the foot of a wall. */
  floor: 2,
  /** With its middle on the floor. */
  middle: 3,
  none: 4,
} as const;
type Fit = (typeof FIT)[keyof typeof FIT];

export function fitOf(box: Box, ground: Ground): Fit {
  const [floor, ...over] = ground.within;
  const middle = [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const;
  if (!floor || !isInside(middle, floor) || !isInOpen(box, ground)) return FIT.none;
  if (!isInRing(box, floor)) return FIT.middle;
  if (!over.every(ring => isInRing(box, ring))) return FIT.floor;
  return [middle, ...cornersOf(box)].every(ground.isFree) ? FIT.free : FIT.whole;
}

const isInRing = (box: Box, ring: Ring): boolean =>
  !isCut(box, ring) && cornersOf(box).every(corner => isInside(corner, ring));

const isInOpen = (box: Box, { under }: Ground): boolean =>
  under.every(ring => !isCut(box, ring) && !cornersOf(box).some(corner => isInside(corner, ring)));

const cornersOf = ({ left, top, right, bottom }: Box): readonly Spot[] => [
  [left - AIR, top - AIR],
  [right + AIR, top - AIR],
  [right + AIR, bottom + AIR],
  [left - AIR, bottom + AIR],
];

/** A corner of the ring in the box: a side goes through it. */
const isCut = ({ left, top, right, bottom }: Box, ring: Ring): boolean =>
  ring.some(([x, y]) => x > left - AIR && x < right + AIR && y > top - AIR && y < bottom + AIR);
