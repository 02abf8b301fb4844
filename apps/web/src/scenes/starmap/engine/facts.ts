import type { Millis } from '@app/kernel';
import {
  type AltAz,
  type SkyFrame,
  type SkyTarget,
  type StarTimes,
  skyFrame,
  starTimes,
  toAltAz,
  type Vector,
  vectorAt,
  wandererAt,
} from '@app/sky/stars';
import type { LoadedSky } from '../useCatalogue';

export interface TargetFacts extends AltAz {
  readonly vector: Vector;
  readonly times: StarTimes;
}

/** Where a target stands now and when it culminates, rises and sets. */
export function factsOf(sky: LoadedSky, frame: SkyFrame, target: SkyTarget): TargetFacts {
  const vector = vectorOf(sky, frame, target);
  return { vector, times: timesOf(frame, target, vector), ...toAltAz(frame, vector) };
}

function vectorOf({ catalogue }: LoadedSky, frame: SkyFrame, target: SkyTarget): Vector {
  if (target.kind === 'wanderer') return wandererAt(frame, target.id).vector;
  if (target.kind === 'star') return vectorAt(catalogue.vectors, target.index);
  return catalogue.asterisms[target.index]?.label ?? [0, 0, 1];
}

/** Sun, moon and planets move on among the stars: look where they will be by then. */
function timesOf(frame: SkyFrame, target: SkyTarget, vector: Vector): StarTimes {
  const first = starTimes(frame, vector);
  if (target.kind !== 'wanderer') return first;
  const settle = (guess: Millis, pick: (times: StarTimes) => Millis): Millis => {
    let at = guess;
    for (let i = 0; i < 2; i++) {
      at = pick(starTimes(frame, wandererAt(skyFrame(at, frame.place), target.id).vector));
    }
    return at;
  };
  const transit = settle(first.transit, times => times.transit);
  if (first.kind !== 'rises') return { kind: first.kind, transit };
  // Near the day on which it stops rising the second look may find no rise: keep the first.
  const rise = settle(first.rise, times => (times.kind === 'rises' ? times.rise : first.rise));
  const set = settle(first.set, times => (times.kind === 'rises' ? times.set : first.set));
  return { kind: 'rises', transit, rise, set };
}

/** The figure a star's lines belong to. */
export const figureOf = ({ catalogue }: LoadedSky, star: number) =>
  catalogue.asterisms.find(({ lines }) => lines.some(line => line.includes(star)));
