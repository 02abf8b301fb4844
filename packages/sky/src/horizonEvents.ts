import { type Millis, millis, NOTHING } from '@app/kernel';
import { asin, turn } from './angles';
import {
  type EclipticPosition,
  type HorizonPosition,
  hourAngle,
  moonEcliptic,
  moonPosition,
  type Place,
  sunEcliptic,
  sunPosition,
} from './bodies';
import { isInstant, isPlace } from './input';

/** A period, usually one civil day: `from` inclusive, `to` exclusive. */
export interface TimeSpan {
  readonly from: Millis;
  readonly to: Millis;
}

/**
 * The events of a body at the horizon in a period. `crosses`: it rises, sets or both; the missing event is undefined
 * (the moon misses one of them about twice a month). Polar day and night are kinds of their own.
 */
export type Crossing =
  | { readonly kind: 'crosses'; readonly rise: Millis | undefined; readonly set: Millis | undefined }
  | { readonly kind: 'always-above' }
  | { readonly kind: 'always-below' };

export interface SunTimes {
  /** The upper edge of the sun at a flat horizon, raised 34′ by refraction. */
  readonly day: Crossing;
  /** The sun's centre at -6°: `rise` is dawn, `set` is dusk. */
  readonly civilTwilight: Crossing;
  /** Highest point; undefined if it falls outside the period. */
  readonly transit: Millis | undefined;
}

export interface MoonTimes {
  readonly up: Crossing;
  /** Highest point; undefined on the one day a month without it. */
  readonly transit: Millis | undefined;
}

/** Refraction at the horizon, degrees (the value almanacs agree on). */
export const REFRACTION = 34 / 60;
export const SUN_RADIUS_KM = 695_700;
export const MOON_RADIUS_KM = 1737.4;
const CIVIL_TWILIGHT = -6;
/** Crossings closer together than this are found by the turning point between them. */
const STEP = 20 * 60_000;
/**
 * The fastest rise or fall, degrees per millisecond: the sky turns 15.04° per hour, and refraction and the moon's
 * motion add little.
 */
const FASTEST = 16 / 3_600_000;
const LONGEST = 367 * 86_400_000;

/** Sunrise, sunset, civil twilight and noon, the first of each in the period. Within 20 s below latitude 60°. */
export function sunTimes(place: Place, within: TimeSpan): SunTimes {
  const span = spanOf(within);
  if (!isPlace(place) || !isSpan(span)) return NOTHING;
  const at = (instant: Millis) => sunPosition(instant, place);
  return {
    day: crossing(span, instant => upperEdge(at(instant), SUN_RADIUS_KM)),
    civilTwilight: crossing(span, instant => at(instant).altitude - CIVIL_TWILIGHT),
    transit: transit(span, place, sunEcliptic),
  };
}

/** Moonrise, moonset and the moon's highest point, the first of each in the period. Within 20 s below latitude 60°. */
export function moonTimes(place: Place, within: TimeSpan): MoonTimes {
  const span = spanOf(within);
  if (!isPlace(place) || !isSpan(span)) return NOTHING;
  return {
    up: crossing(span, instant => upperEdge(moonPosition(instant, place), MOON_RADIUS_KM)),
    transit: transit(span, place, moonEcliptic),
  };
}

/** Each field is read once, so that the checked values are the ones used. */
const spanOf = (span: TimeSpan): TimeSpan => ({ from: span?.from, to: span?.to });

/** The longest period searched is a year. */
const isSpan = (span: TimeSpan): boolean =>
  isInstant(span.from) && isInstant(span.to) && span.to - span.from <= LONGEST;

/** The apparent height of the disc's upper edge above the horizon, degrees. */
const upperEdge = ({ altitude, distanceKm }: HorizonPosition, radiusKm: number): number =>
  altitude + asin(radiusKm / distanceKm) + REFRACTION;

/** The first upward and the first downward zero of `height`, which turns at most once in two steps (ms). */
export function crossing(span: TimeSpan, height: (instant: Millis) => number, step = STEP): Crossing {
  let rise: Millis | undefined;
  let set: Millis | undefined;
  const visit = (from: Millis, a: number, to: Millis, b: number) => {
    if (a < 0 && b >= 0) rise ??= bisect(from, to, height);
    if (a >= 0 && b < 0) set ??= bisect(from, to, height);
  };
  const start = height(span.from);
  let from = span.from;
  let a = start;
  while (from < span.to && (rise === undefined || set === undefined)) {
    const to = millis(Math.min(from + step, span.to));
    const b = height(to);
    // Near a polar day or night the body may dip or peep between two samples, if there is time to go there and back.
    if (a >= 0 === b >= 0 && Math.abs(a + b) <= FASTEST * (to - from)) {
      const turning = turningPoint(from, to, height, a < 0);
      const c = height(turning);
      visit(from, a, turning, c);
      visit(turning, c, to, b);
    } else visit(from, a, to, b);
    from = to;
    a = b;
  }
  if (rise === undefined && set === undefined) return { kind: start >= 0 ? 'always-above' : 'always-below' };
  return { kind: 'crosses', rise, set };
}

/** The instant between `from` and `to` at which `height` changes sign, to half a second. */
function bisect(from: Millis, to: Millis, height: (instant: Millis) => number): Millis {
  const rising = height(from) < 0;
  let [low, high] = [from, to];
  while (high - low > 500) {
    const middle = millis((low + high) / 2);
    if (height(middle) < 0 === rising) low = middle;
    else high = middle;
  }
  return millis(Math.round(high));
}

/** The highest (or lowest) instant between two instants; an end of the period if there is no turning point. */
function turningPoint(
  from: Millis,
  to: Millis,
  height: (instant: Millis) => number,
  highest: boolean,
): Millis {
  const sign = highest ? 1 : -1;
  let [low, high] = [from, to];
  // It can only turn if it rises at one end and falls at the other: two cheap checks skip most periods.
  const slope = (at: number) => sign * (height(millis(at + 500)) - height(millis(at - 500)));
  if (slope(low) <= 0) return low;
  if (slope(high) >= 0) return high;
  while (high - low > 500) {
    const middle = millis((low + high) / 2);
    if (slope(middle) > 0) low = middle;
    else high = middle;
  }
  return millis(Math.round(high));
}

/** The upper culmination of the body at the place: the zero of its hour angle. */
function transit(
  span: TimeSpan,
  place: Place,
  body: (instant: Millis) => EclipticPosition,
): Millis | undefined {
  const angle = (instant: Millis) => hourAngle(body(instant), instant, place);
  // The sky turns 15° per hour and the body lags slightly: each round is ten times more accurate.
  const ahead = -angle(span.from);
  let at = span.from + hours(turn(ahead));
  for (let i = 0; i < 4; i++) at += hours(-angle(millis(at)));
  return at >= span.from && at < span.to ? millis(Math.round(at)) : undefined;
}

const hours = (degreesOfTurn: number): number => (degreesOfTurn / 15) * 3_600_000;
