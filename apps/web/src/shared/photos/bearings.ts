import { bearingOfColumn, horizontalField, type PhotoReading } from '@app/photo';
import { type Photo, WALLS, type Wall } from '@app/records';

/** The name of a bearing among eight. */
export const wallOf = (bearing: number): Wall => WALLS[Math.round(bearing / 45) % WALLS.length] ?? 'N';

/** From edge to edge of the picture, degrees; undefined when camera or size do not tell. */
export function fieldOf({ width, height }: Photo, reading: PhotoReading | undefined): number | undefined {
  const focalLength = reading?.capture.focalLength35;
  return width && height && focalLength ? horizontalField(width, height, focalLength) : undefined;
}

/** Where the brightest spot of a photo lies, seen from the camera, by true north. */
export function brightSpotOf(
  photo: Photo,
  reading: PhotoReading | undefined,
  bearing: number | undefined,
): number | undefined {
  const column = reading?.pixels?.window;
  const field = fieldOf(photo, reading);
  return column === undefined || field === undefined || bearing === undefined
    ? undefined
    : bearingOfColumn(bearing, column, field);
}

/** The sun can shine straight through an opening on whose side of the wall it stands. */
export const canShineIn = (
  { azimuth, altitude }: { readonly azimuth: number; readonly altitude: number },
  opening: number,
): boolean => altitude > 0 && Math.abs(turnBetween(opening, azimuth)) < 90;

/** From one bearing to another by the shorter way, degrees clockwise in [-180, 180). */
export const turnBetween = (from: number, to: number): number =>
  ((((to - from + 180) % 360) + 360) % 360) - 180;
