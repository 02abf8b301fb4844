import { type CivilDate, compareCivilDates, formatCivilDate } from '@app/kernel';
import { type Days, type HomeRecord, type Photo, recordsByDay } from '@app/records';
import type { ReadPhoto } from './readPhotos';

/** R244: a person's notes and photos of one day. */
export interface OwnDay {
  readonly records: readonly HomeRecord[];
  readonly photos: readonly Photo[];
}

/** Their own of these days, by date as `2026-11-22`; photos by the camera's clock, records by that of `zone`. */
export function ownDays(
  records: readonly HomeRecord[],
  photos: readonly Photo[],
  readings: ReadonlyMap<string, ReadPhoto>,
  { from, to }: Days,
  zone: string,
): ReadonlyMap<string, OwnDay> {
  const days = new Map<string, { readonly records: readonly HomeRecord[]; readonly photos: Photo[] }>();
  for (const [day, of] of recordsByDay(records, { from, to }, zone))
    days.set(day, { records: of, photos: [] });
  for (const photo of photos) {
    const date: CivilDate | undefined = readings.get(photo.id)?.reading?.capture.takenAt;
    if (!date || compareCivilDates(date, from) < 0 || compareCivilDates(date, to) > 0) continue;
    const day = formatCivilDate(date);
    const known = days.get(day) ?? { records: [], photos: [] };
    known.photos.push(photo);
    days.set(day, known);
  }
  return days;
}
