import { findTwins, mayBeBlurred, type PhotoReading, parseReading, type Twin } from '@app/photo';
import type { Photo } from '@app/records';

/** A photo's reading with the questions still open for the person. */
export interface ReadPhoto {
  readonly reading: PhotoReading | undefined;
  readonly isBlurred: boolean;
  readonly twin: (Twin & { readonly name: string }) | undefined;
}

/** R224, R230: the readings of all photos, by id. */
export function readPhotos(photos: readonly Photo[]): ReadonlyMap<string, ReadPhoto> {
  const readings = new Map(photos.map(({ id, reading }) => [id, parseReading(reading)]));
  const twins = findTwins(
    photos.map(({ id, hash, room }) => ({
      ...{ id, hash, room },
      likeness: readings.get(id)?.pixels?.likeness,
    })),
  );
  return new Map(
    photos.map(({ id, keptBlurred, keptTwin }) => {
      const reading = readings.get(id);
      const twin = keptTwin ? undefined : twins.get(id);
      const other = twin && photos.find(photo => photo.id === twin.of);
      return [
        id,
        {
          reading,
          isBlurred: !keptBlurred && reading?.pixels !== undefined && mayBeBlurred(reading.pixels),
          twin: twin && other && { ...twin, name: other.caption ?? other.name },
        },
      ];
    }),
  );
}
