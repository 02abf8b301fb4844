import { type Millis, millis } from '@app/kernel';
import { type AltAz, type SkyFrame, skyFrame, toAltAz } from '../stars/frame';
import type { SkyTarget } from '../stars/search';
import { separation } from '../stars/vector';
import { NAKED_EYE, wandererAt } from '../stars/wanderers';
import { factsOf, SINCE_TRANSIT, timesOf, vectorOf } from './facts';
import type { SkyData } from './mapView';

/** When a target is next seen over the horizon of a dark sky. */
export interface SeenTonight extends AltAz {
  /** Now, if it is seen now; altitude and azimuth are those of this moment. */
  readonly from: Millis;
  readonly until: Millis;
  readonly isNow: boolean;
  /** R1055: it begins with the rise, not with the dark; it ends with the set, not with the dawn. */
  readonly isRise: boolean;
  readonly isSet: boolean;
}

/**
 * Why a target is not seen: too faint for the naked eye; the sky stays bright all night; below the horizon all day; up by
 * day only, close to the sun (or it is the new moon) or far from it.
 */
export type Unseen = 'faint' | 'no-dark' | 'below' | 'near-sun' | 'by-day';
export type Tonight = SeenTonight | { readonly unseen: Unseen };

/** Altitude of the sun below which stars are seen: the end of civil twilight. The moon is seen once the sun is down. */
const DARK = { star: -6, moon: 0 } as const;
/** A crescent is found from about a day after the new moon, with this part of the disc lit. */
const CRESCENT = 0.01;
/** What is up by day only is near the sun within this angle, degrees. */
const NEAR_SUN = 30;
const STEP = 15 * 60_000;
const DAY = 86_400_000;
const MINUTE = 60_000;
/** A change this close to a rise or a set is that one, ms. */
const SAME = 10 * MINUTE;

/**
 * R995: from when until when a target is seen in the next 24 hours, to the minute, or why it is not; `undefined` of the sun.
 * A rise or a set is the instant of `factsOf`, at most `SAME` from that minute (R1055). Flat horizon, clear sky.
 */
export function tonightOf(sky: SkyData, frame: SkyFrame, target: SkyTarget): Tonight | undefined {
  const id = target?.kind === 'wanderer' ? target.id : undefined;
  // Of a star it is the same all night.
  const fixed = id === undefined ? vectorOf(sky, frame, target) : undefined;
  const vectorAt = (then: SkyFrame) => (id === undefined ? fixed : wandererAt(then, id)?.vector);
  const now = vectorAt(frame);
  if (!now || id === 'sun') return undefined;
  if (magnitudeOf(sky, frame, target) > NAKED_EYE) return { unseen: 'faint' };
  const dark = id === 'moon' ? DARK.moon : DARK.star;
  const placeAt = (at: number): AltAz => {
    const then = skyFrame(millis(at), frame.place);
    return toAltAz(then, vectorAt(then)!);
  };
  const isDark = (at: number): boolean =>
    wandererAt(skyFrame(millis(at), frame.place), 'sun').altitude < dark;
  const isLit = (at: number): boolean =>
    id !== 'moon' || wandererAt(skyFrame(millis(at), frame.place), id).illumination >= CRESCENT;
  const isUp = (at: number): boolean => placeAt(at).altitude > 0;
  const isSeen = (at: number): boolean => isDark(at) && isLit(at) && isUp(at);
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
  if (from === undefined) {
    const day = Array.from({ length: DAY / STEP + 1 }, (_, i) => frame.instant + i * STEP);
    if (!day.some(isUp)) return { unseen: 'below' };
    if (!day.some(isDark)) return { unseen: 'no-dark' };
    const isNear = separation(now, wandererAt(frame, 'sun').vector) < NEAR_SUN;
    return { unseen: isNear ? 'near-sun' : 'by-day' };
  }
  const { times } = factsOf(sky, frame, target);
  /** R1055: the rise or set at a change, the instant that the facts have for it; nothing where light changes. */
  const horizonAt = (at: number, event: 'rise' | 'set'): Millis | undefined => {
    const since = event === 'rise' ? 0 : SINCE_TRANSIT;
    const pass = timesOf(skyFrame(millis(at - since), frame.place), target, now);
    return [times, pass]
      .map(each => (each.kind === 'rises' ? each[event] : undefined))
      .find(each => each !== undefined && Math.abs(each - at) < SAME && isDark(each));
  };
  const isNow = from === frame.instant;
  const rise = isNow ? undefined : horizonAt(from, 'rise');
  const begins = rise ?? millis(from);
  // In a polar night what never sets is seen all day.
  const change = firstFrom(from, false);
  const set = change === undefined ? undefined : horizonAt(change, 'set');
  const until = set ?? millis(change ?? from + DAY);
  const is = { isNow, isRise: rise !== undefined, isSet: set !== undefined };
  return { from: begins, until, ...is, ...placeAt(begins) };
}

/** Of a figure, that of its brightest star. */
function magnitudeOf({ catalogue }: SkyData, frame: SkyFrame, target: SkyTarget): number {
  if (target.kind === 'wanderer') return wandererAt(frame, target.id).magnitude;
  const stars =
    target.kind === 'star' ? [target.index] : (catalogue.asterisms[target.index]?.lines.flat() ?? []);
  return Math.min(...stars.map(star => catalogue.magnitudes[star] ?? Number.POSITIVE_INFINITY));
}
