import type { Floor, Plan, Room, RoomKind } from '@app/plan';
import { type Patch, patchesAt } from '@app/plan/light';
import type { Photo, Room as PhotoRoom } from '@app/records';
import type { PhotoAtHome } from './photoAt';
import type { RoomOfPhoto } from './photoRooms';

const KINDS: Readonly<Partial<Record<PhotoRoom, RoomKind>>> = {
  living: 'living',
  bedroom: 'bedroom',
  kitchen: 'kitchen',
  study: 'study',
  entrance: 'hall',
  dining: 'dining',
  bath: 'bathroom',
  balcony: 'balcony',
};

/** A room of a plan with the floor it is on. */
export interface PlacedRoom {
  readonly floor: Floor;
  readonly room: Room;
}

/** R236: the room of the plan assigned to a photo, or the only one of its kind; undefined if there are two. */
export function planRoomOf(
  { id, room }: Pick<Photo, 'id' | 'room'>,
  plan: Plan,
  rooms: RoomOfPhoto,
): PlacedRoom | undefined {
  const placed = plan.floors.flatMap(floor => floor.rooms.map(each => ({ floor, room: each })));
  const chosen = rooms[id];
  if (chosen) return placed.find(at => at.floor.level === chosen.level && at.room.id === chosen.room);
  const kind = room && KINDS[room];
  const found = placed.filter(at => at.room.kind === kind);
  return kind && found.length === 1 ? found[0] : undefined;
}

/** A photo's direction on the plan, and the sun at its minute. */
export interface PhotoOnPlan extends PlacedRoom {
  /** Its direction, degrees clockwise from the plan's up; missing if unknown. */
  readonly look?: number;
  /** R237: the sun on the floors at that minute under a clear sky; empty if it reached none. */
  readonly patches: readonly Patch[];
  /** m² of them in the room of the photo. */
  readonly sunInRoom: number;
  /** The clock the sun was computed by; missing if time or place is unknown: then the absence of patches means nothing. */
  readonly sunBy?: PhotoAtHome['zoneFrom'];
}

export function photoOnPlan(plan: Plan, { floor, room }: PlacedRoom, atHome: PhotoAtHome): PhotoOnPlan {
  const patches = atHome.sun ? patchesAt(plan, floor.level, atHome.sun) : [];
  const look = lookOn(plan, atHome);
  return {
    floor,
    room,
    patches,
    sunInRoom: sunOnFloor(patches, room.id),
    ...(atHome.sun ? { sunBy: atHome.zoneFrom } : {}),
    ...(look === undefined ? {} : { look }),
  };
}

/** A photo's direction, degrees clockwise from the plan's up. */
export const lookOn = (plan: Plan, { bearing }: PhotoAtHome): number | undefined =>
  bearing && (bearing.true - plan.up + 360) % 360;

/** m². */
export const sunOnFloor = (patches: readonly Patch[], roomId: string): number =>
  patches.filter(patch => patch.roomId === roomId).reduce((sum, { area }) => sum + area, 0) / 1e6;
