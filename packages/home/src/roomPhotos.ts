import { asIfUtc } from '@app/kernel';
import type { PhotoReading, TakenAt } from '@app/photo';
import type { Photo, Room } from '@app/records';
import type { RoomOfPhoto } from './photoRooms';
import type { ReadPhoto } from './readPhotos';

type Readings = ReadonlyMap<string, ReadPhoto>;

/** The photos of its room, including itself, oldest first; those without a time last, in list order. */
export function photosOfRoom(
  photos: readonly Photo[],
  readings: Readings,
  photo: Photo,
  rooms: RoomOfPhoto,
): readonly Photo[] {
  const at = ({ id }: Photo) => momentOf(readings.get(id)?.reading) ?? Number.POSITIVE_INFINITY;
  return photos
    .filter(other => other.id === photo.id || isSameRoom(other, photo, rooms))
    .toSorted((a, b) => at(a) - at(b) || 0); // two without a time: infinity minus infinity is not a number
}

/** Whether the person put both into one room of the plan or, if one of them is in none, gave both the same kind. */
function isSameRoom(one: Photo, two: Photo, rooms: RoomOfPhoto): boolean {
  const [at, other] = [rooms[one.id], rooms[two.id]];
  if (at && other) return at.level === other.level && at.room === other.room;
  return one.room !== undefined && one.room === two.room;
}

/** By the camera's own clock, which orders photos of one home with or without a zone. */
function momentOf(reading: PhotoReading | undefined): number | undefined {
  const takenAt = reading?.capture.takenAt;
  return takenAt && clockOf(takenAt);
}

const clockOf = (takenAt: TakenAt): number => asIfUtc(takenAt, takenAt);

/** R238: how one photo of a room differs from another, in words; a part is missing if one of the two lacks it. */
export interface PhotoDifference {
  readonly busyness?: 'busier' | 'calmer' | 'alike';
  readonly light?: 'brighter' | 'dimmer' | 'alike';
  /** True if the second was taken before the first, so it is the earlier one to compare with. */
  readonly isEarlier?: boolean;
}

/** Points of busyness from which two photos of a room look different. */
const LEAST_BUSYNESS = 3;
/** The factor from which one light is more than another: two stops, since each is known within one. */
const LEAST_LIGHT = 4;

/** `photo` compared with `other`. */
export function comparePhotos(
  photo: PhotoReading | undefined,
  other: PhotoReading | undefined,
): PhotoDifference {
  const [busy, before] = [photo?.pixels?.busyness, other?.pixels?.busyness];
  const [lux, luxBefore] = [photo?.capture.light?.lux, other?.capture.light?.lux];
  const [at, atBefore] = [momentOf(photo), momentOf(other)];
  return {
    ...(busy === undefined || before === undefined
      ? {}
      : {
          busyness: Math.abs(busy - before) < LEAST_BUSYNESS ? 'alike' : busy > before ? 'busier' : 'calmer',
        }),
    ...(lux === undefined || luxBefore === undefined ? {} : { light: compareLight(lux, luxBefore) }),
    ...(at === undefined || atBefore === undefined ? {} : { isEarlier: atBefore < at }),
  };
}

function compareLight(lux: number, other: number): 'brighter' | 'dimmer' | 'alike' {
  if (lux >= other * LEAST_LIGHT) return 'brighter';
  return other >= lux * LEAST_LIGHT ? 'dimmer' : 'alike';
}

export interface OtherRoomLight {
  /** The photo of the other room, and its kind. */
  readonly id: string;
  readonly room: Room;
  readonly light: 'brighter' | 'dimmer';
}

/** The light differs by day and by hour. */
const SAME_HOURS_MS = 2 * 3_600_000;

/**
 * R226: the photo of another room, taken within two hours, with the smallest clear difference in light; undefined without
 * one.
 */
export function besideOtherRoom(
  photos: readonly Photo[],
  readings: Readings,
  photo: Photo,
): OtherRoomLight | undefined {
  const own = readings.get(photo.id)?.reading;
  const [lux, at] = [own?.capture.light?.lux, momentOf(own)];
  if (!photo.room || lux === undefined || at === undefined) return undefined;
  const others = photos.flatMap(({ id, room }) => {
    const reading = readings.get(id)?.reading;
    const [other, when] = [reading?.capture.light?.lux, momentOf(reading)];
    if (!room || room === photo.room || other === undefined || when === undefined) return [];
    const light = compareLight(lux, other);
    if (light === 'alike' || Math.abs(when - at) > SAME_HOURS_MS) return [];
    return [{ id, room, light, times: Math.max(lux / other, other / lux) }];
  });
  const nearest = others.toSorted((a, b) => a.times - b.times)[0];
  return nearest && { id: nearest.id, room: nearest.room, light: nearest.light };
}
