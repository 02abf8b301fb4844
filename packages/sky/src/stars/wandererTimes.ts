import { type Millis, millis } from '@app/kernel';
import { type SkyFrame, skyFrame } from './frame';
import { SIDEREAL_DAY, type StarTimes, starTimes } from './starTimes';
import { type WandererId, wandererAt } from './wanderers';

/** Half the breadth of the disc, degrees: the sun's differs by 0.005 through the year, the moon's by 0.02. */
const RADIUS: Partial<Record<WandererId, number>> = { sun: 0.267, moon: 0.26 };

/**
 * When sun, moon or planet next stands highest, and rises and sets around that: within a minute below 60° of latitude.
 * They move on among the stars, so each moment is looked up in the sky of that moment. `never-sets` and `never-rises`
 * hold for the turn of the sky around the frame's instant.
 */
export function wandererTimes(frame: SkyFrame, id: WandererId): StarTimes {
  const timesAt = (at: SkyFrame) => starTimes(at, wandererAt(at, id).vector, RADIUS[id]);
  const settle = (guess: Millis, pick: (times: StarTimes) => Millis): Millis => {
    let at = guess;
    for (let i = 0; i < 3; i++) at = nearest(pick(timesAt(skyFrame(at, frame.place))), at);
    return at;
  };
  const first = timesAt(frame);
  const transit = settle(first.transit, times => times.transit);
  if (first.kind !== 'rises') return { kind: first.kind, transit };
  // Near the day on which it stops rising a later look may find no rise: keep the first.
  const rise = settle(first.rise, times => (times.kind === 'rises' ? times.rise : first.rise));
  const set = settle(first.set, times => (times.kind === 'rises' ? times.set : first.set));
  return { kind: 'rises', transit, rise, set };
}

/** `starTimes` tells of the transit to come: the same moment of the turn of the sky that holds `at`. */
const nearest = (moment: Millis, at: Millis): Millis =>
  millis(Math.round(moment - Math.round((moment - at) / SIDEREAL_DAY) * SIDEREAL_DAY));
