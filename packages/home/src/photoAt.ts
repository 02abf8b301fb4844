import {
  type Direction,
  declinationAt,
  type MagneticBearing,
  type TrueBearing,
  toMagnetic,
  toTrue,
} from '@app/fengshui';
import { asIfUtc, degrees, instantAt, type Millis, millis } from '@app/kernel';
import type { Capture, TakenAt } from '@app/photo';
import { type HorizonPosition, type Place, sunPosition } from '@app/sky';
import { palaceOfBearing } from './facing';

/** What the data of a photo say once the place of the home is known. */
export interface PhotoAtHome {
  /** The moment it was taken; absent without a time. */
  readonly instant?: Millis;
  /** False when the camera did not write its zone: that of the home was taken. */
  readonly zoneStated: boolean;
  /** The sun at that moment, by true north, also when it stood below the horizon; absent without a time or place. */
  readonly sun?: HorizonPosition;
  /** Where the camera looked, by both norths; one of them twice while the place is not known. */
  readonly bearing?: { readonly true: TrueBearing; readonly magnetic: MagneticBearing };
  /** The wall it looked at, by the compass like the palaces. */
  readonly wall?: Direction;
}

/** The place in the photo itself is never asked: it is that of the home. `zone` is an IANA name. */
export function photoAtHome(
  { takenAt, direction }: Capture,
  place: Place | undefined,
  zone: string,
  now: Millis,
): PhotoAtHome {
  const instant = takenAt && instantOf(takenAt, zone);
  const found = place && direction && declinationAt(place, instant ?? now);
  const declination = found?.ok ? found.value.declination : degrees(0);
  const bearing = direction && {
    true: toTrue({ degrees: direction.degrees, north: direction.north }, declination),
    magnetic: toMagnetic({ degrees: direction.degrees, north: direction.north }, declination),
  };
  return {
    zoneStated: takenAt?.offsetMinutes !== undefined,
    ...(instant === undefined ? {} : { instant }),
    ...(instant === undefined || !place ? {} : { sun: sunPosition(instant, place) }),
    ...(bearing ? { bearing, wall: palaceOfBearing(bearing.magnetic) } : {}),
  };
}

/** The camera's own zone where it wrote one; a time that clocks skipped or showed twice is the first one. */
function instantOf(takenAt: TakenAt, zone: string): Millis | undefined {
  if (takenAt.offsetMinutes !== undefined) {
    return millis(asIfUtc(takenAt, takenAt) - takenAt.offsetMinutes * 60_000);
  }
  const shown = instantAt(takenAt, takenAt, zone);
  return shown.ok ? shown.value.instant : undefined;
}
