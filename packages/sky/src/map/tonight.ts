import { type Millis, millis } from '@app/kernel';
import { type AltAz, type SkyFrame, skyFrame, toAltAz } from '../stars/frame';
import type { SkyTarget } from '../stars/search';
import { wandererAt } from '../stars/wanderers';
import { vectorOf } from './facts';
import type { SkyData } from './mapView';

/** When a target is next seen over the horizon of a dark sky. */
export interface Tonight extends AltAz {
  /** Now, if it is seen now; altitude and azimuth are those of this moment. */
  readonly from: Millis;
  readonly until: Millis;
  readonly isNow: boolean;
}

/** Altitude of the sun below which stars are seen: the end of civil twilight. The moon is seen once the sun is down. */
const DARK = { star: -6, moon: 0 } as const;
const STEP = 15 * 60_000;
const DAY = 86_400_000;
const MINUTE = 60_000;

/**
 * R995: from when until when a target is seen in the next 24 hours, to the minute; `undefined` where it is not, and of the
 * sun. Flat horizon, clear sky.
 */
export function tonightOf(sky: SkyData, frame: SkyFrame, target: SkyTarget): Tonight | undefined {
  const id = target?.kind === 'wanderer' ? target.id : undefined;
  // Of a star it is the same all night.
  const fixed = id === undefined ? vectorOf(sky, frame, target) : undefined;
  const vectorAt = (then: SkyFrame) => (id === undefined ? fixed : wandererAt(then, id)?.vector);
  if (!vectorAt(frame) || id === 'sun') return undefined;
  const dark = id === 'moon' ? DARK.moon : DARK.star;
  const placeAt = (at: number): AltAz => {
    const then = skyFrame(millis(at), frame.place);
    return toAltAz(then, vectorAt(then)!);
  };
  const isSeen = (at: number): boolean => {
    const then = skyFrame(millis(at), frame.place);
    const sun = wandererAt(then, 'sun');
    return sun !== undefined && toAltAz(then, sun.vector).altitude < dark && placeAt(at).altitude > 0;
  };
  /** The first minute at which it is as at `to`. */
  const turnOf = (from: number, to: number, seen: boolean): number => {
    let [before, after] = [from, to];
    while (after - before > MINUTE) {
      const middle = (before + after) / 2;
      if (isSeen(middle) === seen) after = middle;
      else before = middle;
    }
    return after;
  };
  const firstFrom = (start: number, seen: boolean): number | undefined => {
    for (let at = start; at <= start + DAY; at += STEP)
      if (isSeen(at) === seen) return at === start ? at : turnOf(at - STEP, at, seen);
    return undefined;
  };
  const from = firstFrom(frame.instant, true);
  if (from === undefined) return undefined;
  // In a polar night what never sets is seen all day.
  const until = firstFrom(from, false) ?? from + DAY;
  return { from: millis(from), until: millis(until), isNow: from === frame.instant, ...placeAt(from) };
}
