import type { Millis } from '@app/kernel';
import { type LightBand, lightBandOf, type TakenAt } from '@app/photo';
import type { Plan } from '@app/plan';
import { patchesAt } from '@app/plan/light';
import type { Photo } from '@app/records';
import type { HorizonPosition, Place } from '@app/sky';
import { type PhotoAtHome, photoAtHome } from './photoAt';
import { type PlacedRoom, sunOnFloor } from './photoOnPlan';
import type { ReadPhoto } from './readPhotos';

/** R239: the light of a room in one photo. */
export interface DiaryEntry {
  readonly id: string;
  /** On the camera's clock. */
  readonly takenAt: TakenAt;
  readonly lux: number;
  readonly band: LightBand;
  /** By true north; missing while the home's place is unknown. */
  readonly sun?: HorizonPosition;
  /** The clock it was computed by. */
  readonly sunBy: PhotoAtHome['zoneFrom'];
  /** m² of direct sun on the room's floor at that minute under a clear sky; missing without its room on a plan. */
  readonly sunOnFloor?: number;
}

export interface DiaryHome {
  readonly place: Place | undefined;
  readonly zone: string;
  readonly now: Millis;
  /** The room on a plan, if there is one. */
  readonly on?: { readonly plan: Plan; readonly placed: PlacedRoom } | undefined;
}

/** The light of one room in its photos that have time and light and were not left out; oldest first. */
export function lightDiary(
  photosOfRoom: readonly Photo[],
  readings: ReadonlyMap<string, ReadPhoto>,
  { place, zone, now, on }: DiaryHome,
): readonly DiaryEntry[] {
  return photosOfRoom
    .filter(photo => !photo.lightLeftOut)
    .flatMap(photo => {
      const reading = readings.get(photo.id)?.reading;
      const { takenAt, light } = reading?.capture ?? {};
      const { instant, sun, zoneFrom } = photoAtHome(reading, photo, place, zone, now);
      const band = light && lightBandOf(light.lux);
      if (!takenAt || !light || !band || instant === undefined) return [];
      const entry: DiaryEntry & { readonly instant: Millis } = {
        ...{ id: photo.id, instant, takenAt, lux: light.lux, band, sunBy: zoneFrom },
        ...(sun ? { sun } : {}),
        ...(sun && on
          ? { sunOnFloor: sunOnFloor(patchesAt(on.plan, on.placed.floor.level, sun), on.placed.room.id) }
          : {}),
      };
      return [entry];
    })
    .toSorted((a, b) => a.instant - b.instant)
    .map(({ instant: _, ...entry }) => entry);
}

const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
type Season = (typeof SEASONS)[number];
const DAY_PARTS = ['morning', 'noon', 'afternoon', 'evening'] as const;
type DayPart = (typeof DAY_PARTS)[number];

/** The photos of one season and part of the day combined. */
export interface DiaryLine {
  readonly season: Season;
  readonly part: DayPart;
  /** The median of them. */
  readonly lux: number;
  readonly band: LightBand;
  readonly count: number;
}

/** R239: winter is December to February, south of the equator June to August; noon is 11 to 14, evening from 18 to 5. */
export function describeDiary(diary: readonly DiaryEntry[], latitude: number): readonly DiaryLine[] {
  return SEASONS.flatMap(season =>
    DAY_PARTS.flatMap(part => {
      const lights = diary
        .filter(
          ({ takenAt }) => seasonOf(takenAt.month, latitude) === season && partOf(takenAt.hour) === part,
        )
        .map(({ lux }) => lux)
        .toSorted((a, b) => a - b);
      // For an even number the lower middle: never an interpolated light.
      const lux = lights[Math.floor((lights.length - 1) / 2)];
      const band = lux === undefined ? undefined : lightBandOf(lux);
      return lux === undefined || !band ? [] : [{ season, part, lux, band, count: lights.length }];
    }),
  );
}

function seasonOf(month: number, latitude: number): Season {
  const quarter = Math.floor((month % 12) / 3) + (latitude < 0 ? 2 : 0);
  return SEASONS[quarter % 4] ?? 'winter';
}

function partOf(hour: number): DayPart {
  if (hour < 5 || hour >= 18) return 'evening';
  if (hour < 11) return 'morning';
  return hour < 14 ? 'noon' : 'afternoon';
}
