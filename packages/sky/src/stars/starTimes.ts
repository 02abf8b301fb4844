import { type Millis, millis } from '@app/kernel';
import { asin, atan2, cos, sin, turn } from '../angles';
import { REFRACTION } from '../horizonEvents';
import { type SkyFrame, toAltAz } from './frame';
import type { Vector } from './vector';

/**
 * The next culmination of a target, and the instants around it between which the target is above the horizon. Near the
 * poles the moon or a planet may rise without setting again, or set for good: then one of the two is undefined.
 */
export type StarTimes =
  | {
      readonly kind: 'rises';
      readonly transit: Millis;
      readonly rise: Millis | undefined;
      readonly set: Millis | undefined;
    }
  | { readonly kind: 'never-sets' | 'never-rises'; readonly transit: Millis };

/** The sky turns once per sidereal day, ms. */
export const SIDEREAL_DAY = 86_164_090.5;

/** For stars, within ten seconds. `rise` may precede the frame's instant: then the star is up now. */
export function starTimes(frame: SkyFrame, vector: Vector): StarTimes {
  const { altitude, azimuth } = toAltAz(frame, vector);
  const { latitude } = frame.place;
  const declination = asin(sin(altitude) * sin(latitude) + cos(altitude) * cos(latitude) * cos(azimuth));
  const hourAngle = atan2(
    -cos(altitude) * sin(azimuth),
    sin(altitude) * cos(latitude) - cos(altitude) * cos(azimuth) * sin(latitude),
  );
  const transit = millis(Math.round(frame.instant + span(turn(-hourAngle))));
  const reach = (sin(-REFRACTION) - sin(latitude) * sin(declination)) / (cos(latitude) * cos(declination));
  if (reach <= -1) return { kind: 'never-sets', transit };
  if (reach >= 1) return { kind: 'never-rises', transit };
  const half = span(90 - asin(reach));
  return {
    kind: 'rises',
    transit,
    rise: millis(Math.round(transit - half)),
    set: millis(Math.round(transit + half)),
  };
}

const span = (degreesOfTurn: number): number => (degreesOfTurn / 360) * SIDEREAL_DAY;
