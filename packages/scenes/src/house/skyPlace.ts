import type { Orbit } from '@app/building/orbit';
import type { SkyPath, SkyPoint } from '@app/home';

/** Metres from the middle of the house to the sun and moon on their dome, and to the rim of the compass ring. */
export const SKY_RADIUS = 17;
export const RIM_RADIUS = 19;
/** What the house and the disc of the body cover on the picture, metres from a point a little over the court. */
const HOUSE = { reach: 13.2, over: 1.2, height: 3.2 } as const;
const RADIANS = Math.PI / 180;

type Reader = Pick<Orbit, 'bearing' | 'elevation'>;

/** Whether the dome carries a point of the sky before or onto the house as the reader sees it. */
export function isOverHouse({ azimuth, altitude }: SkyPoint, { bearing, elevation }: Reader): boolean {
  const [up, flat] = [Math.sin(altitude * RADIANS), Math.cos(altitude * RADIANS)].map(
    part => part * SKY_RADIUS,
  ) as [number, number];
  const turn = (azimuth - bearing) * RADIANS;
  const tilt = elevation * RADIANS;
  const across = flat * Math.sin(turn);
  const upwards = up * Math.cos(tilt) - flat * Math.cos(turn) * Math.sin(tilt);
  const tall = HOUSE.reach * Math.sin(tilt) + HOUSE.height * Math.cos(tilt);
  return Math.hypot(across / HOUSE.reach, (upwards - HOUSE.over) / tall) < 1;
}

/**
 * A parallel projection lays a sun before the house onto its roofs. There it stands on the rim of the compass instead, at its
 * true bearing: the axes are of the world, x east, y up, z south, metres.
 */
export function skyPlace(
  point: SkyPoint,
  reader: Reader,
): readonly [east: number, up: number, south: number] {
  const onRim = isOverHouse(point, reader);
  const altitude = onRim ? 0 : point.altitude * RADIANS;
  const [radius, azimuth] = [onRim ? RIM_RADIUS : SKY_RADIUS, point.azimuth * RADIANS];
  const flat = radius * Math.cos(altitude);
  return [flat * Math.sin(azimuth), radius * Math.sin(altitude), -flat * Math.cos(azimuth)];
}

/** The pieces of a path that lie beside the house, each with how many of its points have passed. */
export function besideHouse({ points, passed }: SkyPath, reader: Reader): readonly SkyPath[] {
  const pieces: { points: SkyPoint[]; passed: number }[] = [];
  let open = false;
  for (const [index, point] of points.entries()) {
    const shown = !isOverHouse(point, reader);
    if (shown && !open) pieces.push({ points: [], passed: Math.max(0, passed - index) });
    if (shown) pieces.at(-1)!.points.push(point);
    open = shown;
  }
  return pieces;
}
