import type { Millis } from '@app/kernel';
import type { Floor, Plan } from '@app/plan';
import type { Photo } from '@app/records';
import type { Place } from '@app/sky';
import { type DiaryEntry, lightDiary } from './lightDiary';
import { type PhotoAtHome, photoAtHome } from './photoAt';
import { lookOn, type PhotoOnPlan, type PlacedRoom, photoOnPlan, planRoomOf } from './photoOnPlan';
import type { RoomOfPhoto } from './photoRooms';
import type { ReadPhoto } from './readPhotos';
import {
  besideOtherRoom,
  comparePhotos,
  type OtherRoomLight,
  type PhotoDifference,
  photosOfRoom,
} from './roomPhotos';

/** Everything on a photo's sheet besides its own reading. */
interface PhotoSheet {
  readonly atHome: PhotoAtHome;
  /** With its room of the plan, where that is known. */
  readonly besideRoom: (OtherRoomLight & { readonly placed: PlacedRoom | undefined }) | undefined;
  /** The other photos of the room, oldest first, and how this one differs from each. */
  readonly others: readonly { readonly photo: Photo; readonly difference: PhotoDifference }[];
  /** The last one taken before this; or else the last of the others. */
  readonly before: PhotoSheet['others'][number] | undefined;
  /** Missing without a plan, or if the room is not known on it. */
  readonly onPlan: PhotoOnPlan | undefined;
  readonly diary: readonly DiaryEntry[];
}

export interface PhotoSheetHome {
  readonly place: Place | undefined;
  readonly zone: string;
  readonly now: Millis;
  readonly plan: Plan | undefined;
  /** The person's place for each photo on it. */
  readonly rooms: RoomOfPhoto;
}

export function readPhotoSheet(
  photo: Photo,
  photos: readonly Photo[],
  readings: ReadonlyMap<string, ReadPhoto>,
  { place, zone, now, plan, rooms }: PhotoSheetHome,
): PhotoSheet {
  const reading = readings.get(photo.id)?.reading;
  const atHome = photoAtHome(reading, photo, place, zone, now);
  const ofRoom = photosOfRoom(photos, readings, photo, rooms);
  const others = ofRoom
    .filter(other => other.id !== photo.id)
    .map(other => ({ photo: other, difference: comparePhotos(reading, readings.get(other.id)?.reading) }));
  const beside = besideOtherRoom(photos, readings, photo);
  const placed = plan && planRoomOf(photo, plan, rooms);
  return {
    atHome,
    besideRoom: beside && { ...beside, placed: plan && planRoomOf(beside, plan, rooms) },
    others,
    before: others.findLast(({ difference }) => difference.isEarlier) ?? others.at(-1),
    onPlan: placed && photoOnPlan(plan, placed, atHome),
    diary:
      photo.room || rooms[photo.id]
        ? lightDiary(ofRoom, readings, { place, zone, now, on: placed && { plan, placed } })
        : [],
  };
}

/** R239: the light diary of a room on the plan. */
export function diaryOnPlan(
  photos: readonly Photo[],
  readings: ReadonlyMap<string, ReadPhoto>,
  floor: Floor,
  roomId: string,
  { plan, rooms, ...home }: PhotoSheetHome & { readonly plan: Plan },
): readonly DiaryEntry[] {
  const ofRoom = photos.flatMap(photo => {
    const placed = planRoomOf(photo, plan, rooms);
    return placed?.room.id === roomId && placed.floor.level === floor.level ? [{ photo, placed }] : [];
  });
  const placed = ofRoom[0]?.placed;
  return lightDiary(
    ofRoom.map(({ photo }) => photo),
    readings,
    { ...home, on: placed && { plan, placed } },
  );
}

/** R236: a photo's direction on the plan. */
export interface PhotoLook {
  readonly id: string;
  readonly roomId: string;
  /** Degrees clockwise from the plan's up, and the uncertainty to either side. */
  readonly look: number;
  readonly within: number;
}

/** The photos of a floor with a known direction. */
export function photoLooks(
  photos: readonly Photo[],
  readings: ReadonlyMap<string, ReadPhoto>,
  floor: Floor,
  { place, zone, now, plan, rooms }: PhotoSheetHome & { readonly plan: Plan },
): readonly PhotoLook[] {
  return photos.flatMap(photo => {
    const reading = readings.get(photo.id)?.reading;
    const placed = planRoomOf(photo, plan, rooms);
    if (!reading?.capture.direction || placed?.floor.level !== floor.level) return [];
    const look = lookOn(plan, photoAtHome(reading, photo, place, zone, now));
    if (look === undefined) return [];
    const { uncertainty } = reading.capture.direction;
    return [{ id: photo.id, roomId: placed.room.id, look, within: uncertainty }];
  });
}
