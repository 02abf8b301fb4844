import { type Millis, millis, NOTHING } from '@app/kernel';
import { asin } from '../angles';
import { type Crossing, crossing, MOON_RADIUS_KM, REFRACTION, SUN_RADIUS_KM } from '../horizonEvents';
import { type SkyFrame, skyFrame, toAltAz } from './frame';
import { SIDEREAL_DAY, type StarTimes, starTimes } from './starTimes';
import { placeOf, WANDERERS, type WandererId } from './wanderers';

/** The upper edge of the disc rises and sets; planets are points. */
const RADIUS_KM: Partial<Record<WandererId, number>> = { sun: SUN_RADIUS_KM, moon: MOON_RADIUS_KM };
/** Between its lowest and its highest point a body turns at most once in two hours. */
const STEP = 3_600_000;

/**
 * The next culmination of sun, moon or planet, and the rise and set around it, from one lowest point to the next:
 * within three seconds at every latitude (R280). `never-sets` and `never-rises` refer to that turn of the sky.
 */
export function wandererTimes(frame: SkyFrame, id: WandererId): StarTimes {
  if (!WANDERERS.includes(id)) return NOTHING;
  const { place } = frame;
  const transitAfter = (at: Millis) => {
    const there = skyFrame(at, place);
    return starTimes(there, placeOf(there, id).vector).transit;
  };
  const settle = (guess: Millis, shift = 0): Millis => {
    let at = guess;
    for (let i = 0; i < 4; i++) at = nearest(millis(transitAfter(at) + shift), at);
    return at;
  };
  const height = (at: Millis): number => {
    const there = skyFrame(at, place);
    const { vector, distanceKm } = placeOf(there, id);
    return toAltAz(there, vector).altitude + asin((RADIUS_KM[id] ?? 0) / distanceKm) + REFRACTION;
  };

  const transit = settle(transitAfter(frame.instant));
  const half = SIDEREAL_DAY / 2;
  const before = crossing({ from: settle(millis(transit - half), -half), to: transit }, height, STEP);
  const after = crossing({ from: transit, to: settle(millis(transit + half), half) }, height, STEP);
  const rise = riseOf(before) ?? riseOf(after);
  const set = setOf(after) ?? setOf(before);
  if (rise !== undefined || set !== undefined) return { kind: 'rises', transit, rise, set };
  return { kind: before.kind === 'always-above' ? 'never-sets' : 'never-rises', transit };
}

const riseOf = (of: Crossing): Millis | undefined => (of.kind === 'crosses' ? of.rise : undefined);
const setOf = (of: Crossing): Millis | undefined => (of.kind === 'crosses' ? of.set : undefined);

/** `starTimes` gives the next transit; this is the same moment in the turn of the sky that contains `at`. */
const nearest = (moment: Millis, at: Millis): Millis =>
  millis(Math.round(moment - Math.round((moment - at) / SIDEREAL_DAY) * SIDEREAL_DAY));
