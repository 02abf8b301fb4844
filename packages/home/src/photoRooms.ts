import { isInside, type Plan, type Room, signedArea } from '@app/plan';

/** A room of the plan: ids are unique only within a floor. */
export interface RoomOnPlan {
  readonly level: number;
  readonly room: string;
}

/** The room of each photo on the plan, by photo id. */
export type RoomOfPhoto = Readonly<Record<string, RoomOnPlan>>;

/** How a plan became another: by an operation, or by beginning or opening one. */
export type PlanChange = 'drawn' | 'replaced';

/** The room; undefined if the plan has no such room. */
const roomOnPlan = (plan: Plan, { level, room }: RoomOnPlan): Room | undefined =>
  plan.floors.find(floor => floor.level === level)?.rooms.find(({ id }) => id === room);

/**
 * R396: the rooms of photos after the plan has changed. They follow a room as long as it is the same one, and into the
 * room it was merged into; a removed room is cleared, since the next room may get its id. The same object if none of them
 * changes.
 */
export function roomsAfter(
  rooms: RoomOfPhoto,
  before: Plan | undefined,
  after: Plan,
  change: PlanChange,
): RoomOfPhoto {
  const next = Object.entries(rooms).flatMap(([photo, at]) => {
    const now = roomAfter(at, before, after, change);
    return now ? [[photo, now] as const] : [];
  });
  return next.length === Object.keys(rooms).length && next.every(([photo, at]) => rooms[photo] === at)
    ? rooms
    : Object.fromEntries(next);
}

function roomAfter(
  at: RoomOnPlan,
  before: Plan | undefined,
  after: Plan,
  change: PlanChange,
): RoomOnPlan | undefined {
  const [was, is] = [before && roomOnPlan(before, at), roomOnPlan(after, at)];
  // The room is ambiguous, or another one has its id.
  if (!was) return undefined;
  if (change === 'replaced') return is && isSameRing(was, is) ? at : undefined;
  if (is) return at;
  const heir = after.floors
    .find(floor => floor.level === at.level)
    ?.rooms.find(room => {
      const smaller = before && roomOnPlan(before, { level: at.level, room: room.id });
      const hasGrown = smaller !== undefined && signedArea(room.ring) > signedArea(smaller.ring);
      return hasGrown && was.ring.every(corner => isInside(corner, room.ring));
    });
  return heir && { level: at.level, room: heir.id };
}

const isSameRing = (a: Room, b: Room): boolean =>
  a.ring.length === b.ring.length &&
  a.ring.every(([x, y], i) => b.ring[i]?.[0] === x && b.ring[i]?.[1] === y);
