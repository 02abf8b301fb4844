import type { SkyBody, SkyPoint } from './skyOver';

/** A direction in the world of the scene: x east, y up, z south. */
export type WorldVector = readonly [east: number, up: number, south: number];

export interface Skylight {
  /** Towards the light. */
  readonly direction: WorldVector;
  /** 0 if no light casts a shadow, 1 in full sun. */
  readonly strength: number;
}

const RADIANS = Math.PI / 180;
/** Light this low casts endless shadows: they are held at this altitude, degrees. */
const LOWEST_LIGHT = 8;
/** Between these altitudes the shadows of the sun fade in, degrees. */
const SUNRISE = { from: -1, to: 3 } as const;
/** The light of a low sun is red between the first two altitudes and plain again beyond the last two, degrees. */
const RED_SUN = { gone: -9, full: -1, fading: 4, over: 16 } as const;
/** Night falls between these altitudes of the sun, degrees. */
const NIGHTFALL = { begun: 5, over: -9 } as const;
const MOONLIGHT = 0.45;

export function towards({ azimuth, altitude }: SkyPoint): WorldVector {
  const flat = Math.cos(altitude * RADIANS);
  return [
    flat * Math.sin(azimuth * RADIANS),
    Math.sin(altitude * RADIANS),
    -flat * Math.cos(azimuth * RADIANS),
  ];
}

/**
 * The light of the sun or moon: its direction, and the strength of its shadows. A full moon casts soft ones, a new moon
 * none.
 */
export function skylightOf(body: SkyBody | undefined): Skylight {
  if (!body) return { direction: [0, 1, 0], strength: 0 };
  const altitude = Math.max(body.altitude, LOWEST_LIGHT);
  const direction = towards({ azimuth: body.azimuth, altitude });
  const risen = share(SUNRISE.from, SUNRISE.to, body.altitude);
  if (body.kind === 'sun') return { direction, strength: risen };
  const illuminated = (1 - Math.cos(2 * Math.PI * body.cycle)) / 2;
  return { direction, strength: risen * illuminated * MOONLIGHT };
}

/** The colouring of the house by the hour; both from 0 to 1. */
export interface Hour {
  /** The red of a low sun, and its afterglow. */
  readonly warmth: number;
  /** The degree of night. */
  readonly gloom: number;
}

/** Follows the sun, also below the horizon. Without one it is plain day. */
export function hourOf(sun: Pick<SkyPoint, 'altitude'> | undefined): Hour {
  if (!sun) return { warmth: 0, gloom: 0 };
  const { gone, full, fading, over } = RED_SUN;
  return {
    warmth: share(gone, full, sun.altitude) * (1 - share(fading, over, sun.altitude)),
    gloom: share(NIGHTFALL.begun, NIGHTFALL.over, sun.altitude),
  };
}

/** The progress of a value from one number to another, 0 to 1. */
const share = (from: number, to: number, value: number) =>
  Math.min(Math.max((value - from) / (to - from), 0), 1);
