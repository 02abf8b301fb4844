import type { SkyBody, SkyPoint } from './view';

/** A direction in the world of the scene: x east, y up, z south. */
export type WorldVector = readonly [east: number, up: number, south: number];

export interface Skylight {
  /** Towards the light. */
  readonly direction: WorldVector;
  /** 0 when no light casts a shadow, 1 in full sun. */
  readonly strength: number;
}

const RADIANS = Math.PI / 180;
/** Light this low casts shadows of endless length: they are held at this altitude, degrees. */
const LOWEST_LIGHT = 9;
/** Between these altitudes the shadows of the sun fade in, degrees. */
const SUNRISE = { from: -1, to: 6 } as const;
const MOONLIGHT = 0.45;

export function towards({ azimuth, altitude }: SkyPoint): WorldVector {
  const flat = Math.cos(altitude * RADIANS);
  return [
    flat * Math.sin(azimuth * RADIANS),
    Math.sin(altitude * RADIANS),
    -flat * Math.cos(azimuth * RADIANS),
  ];
}

/** The light of the sun or moon: its direction, and how strongly it draws shadows. A full moon draws soft ones, a new moon none. */
export function skylightOf(body: SkyBody | undefined): Skylight {
  if (!body) return { direction: [0, 1, 0], strength: 0 };
  const altitude = Math.max(body.altitude, LOWEST_LIGHT);
  const direction = towards({ azimuth: body.azimuth, altitude });
  const risen = Math.min(Math.max((body.altitude - SUNRISE.from) / (SUNRISE.to - SUNRISE.from), 0), 1);
  if (body.kind === 'sun') return { direction, strength: risen };
  const illuminated = (1 - Math.cos(2 * Math.PI * body.cycle)) / 2;
  return { direction, strength: risen * illuminated * MOONLIGHT };
}
