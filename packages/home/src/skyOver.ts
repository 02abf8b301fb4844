import { type Millis, millis } from '@app/kernel';
import { type HorizonPosition, moonPhase, moonPosition, type Place, sunPosition } from '@app/sky';

/** A point in the sky of the home: degrees from true north, clockwise, and above the horizon. */
export interface SkyPoint {
  readonly azimuth: number;
  readonly altitude: number;
}

export type SkyBody =
  | (SkyPoint & { readonly kind: 'sun' })
  /** `cycle` is the share of the moon's cycle since new moon, 0 to 1. */
  | (SkyPoint & { readonly kind: 'moon'; readonly cycle: number });

export interface SkyPath {
  /** From rising to setting, evenly spaced in time. */
  readonly points: readonly SkyPoint[];
  /** How many of the points the body has passed. */
  readonly passed: number;
}

export interface SkyOver {
  /** The sun's position, below the horizon too; undefined without a place. */
  readonly sun: SkyPoint | undefined;
  /** The sun while it is up, otherwise the moon while it is up. */
  readonly body: SkyBody | undefined;
  readonly path: SkyPath | undefined;
  /** The sun is low enough for people to switch lamps on. */
  readonly lampsOn: boolean;
  /** It is dark: only the moon and the lamps light the house. */
  readonly night: boolean;
}

/** Without a place to see it from. */
export const NO_SKY: SkyOver = /* @__PURE__ */ Object.freeze({
  sun: undefined,
  body: undefined,
  path: undefined,
  lampsOn: false,
  night: false,
});

/** The upper edge of the disc shows at this altitude, with refraction, degrees. */
const HORIZON = -0.83;
const LAMPLIGHT = 3;
/** Below this the sun lights the ground less than lamps do, degrees. */
const NIGHTFALL = -4;
const STEP = 10 * 60_000;
/** No body stays up longer than this where the path is drawn; polar days are cut here. */
const LONGEST = 24 * 3_600_000;

type Position = (instant: Millis, place: Place) => HorizonPosition;

/** Sun or moon over the home at an instant, and its path across the sky that day. */
export function skyOver(place: Place, at: Millis): SkyOver {
  // An invalid place or instant has no sun.
  const position: HorizonPosition | undefined = sunPosition(at, place);
  if (!position) return NO_SKY;
  const sun = pointOf(position);
  const lampsOn = sun.altitude < LAMPLIGHT;
  const nothingUp = { sun, lampsOn, night: isNight(sun), body: undefined, path: undefined };
  if (sun.altitude > HORIZON) {
    return { ...nothingUp, body: { kind: 'sun', ...sun }, path: pathOf(sunPosition, place, at) };
  }
  const moon = pointOf(moonPosition(at, place));
  if (moon.altitude <= HORIZON) return nothingUp;
  const { progress: cycle } = moonPhase(at);
  return { ...nothingUp, body: { kind: 'moon', cycle, ...moon }, path: pathOf(moonPosition, place, at) };
}

const isNight = ({ altitude }: SkyPoint): boolean => altitude < NIGHTFALL;

export function isNightOver(place: Place, at: Millis): boolean {
  const sun: HorizonPosition | undefined = sunPosition(at, place);
  return sun !== undefined && isNight(sun);
}

const pointOf = ({ azimuth, altitude }: HorizonPosition): SkyPoint => ({ azimuth, altitude });

function pathOf(position: Position, place: Place, at: Millis): SkyPath {
  const walk = (direction: 1 | -1) => {
    const points: SkyPoint[] = [];
    for (let step = 1; step * STEP <= LONGEST / 2; step++) {
      const point = pointOf(position(millis(at + direction * step * STEP), place));
      if (point.altitude < 0) break;
      points.push(point);
    }
    return points;
  };
  const before = walk(-1).reverse();
  return { points: [...before, pointOf(position(at, place)), ...walk(1)], passed: before.length + 1 };
}
