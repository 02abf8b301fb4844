import { COURT, type Cover, DISC, type Orbit, RING_EDGE, type WorldPoint } from './orbit';

/** Degrees: clockwise from north, and over the horizon. */
interface SkyPoint {
  readonly azimuth: number;
  readonly altitude: number;
}

/** The path of a day, and how many of its points are passed. */
interface SkyPath {
  readonly points: readonly SkyPoint[];
  readonly passed: number;
}

/** Metres from the middle of the house to the rim of the compass ring, on which the dome of the sky with sun and moon rests. */
export const SKY_RADIUS = 19;
/** Clear of the ring and its letters. */
export const RIM = { nearest: RING_EDGE, farthest: 25 } as const;
/** Metres of the picture from the rim within which a body would lie on its letters, and its own disc. */
const BAND = 13.8;
const OFF = 0.9;
/** Metres from the edge of a narrow picture to the middle of a body: at 13.4 px a metre its disc ends 24 px inside. */
const BODY_MARGIN = 2.6;
/** A point is beside the house, neither before nor behind it, while the cosine of its angle to the reader is below this. */
const BESIDE = 0.6;
const RADIANS = Math.PI / 180;

type Reader = Pick<Orbit, 'bearing' | 'elevation'>;

/** Whether a point of the sky on the dome is in front of or on the house, as the reader sees it. */
export const isOverHouse = (point: SkyPoint, reader: Reader, cover: Cover = COURT): boolean =>
  isCovered(point, SKY_RADIUS, reader, cover);

function isCovered(
  { azimuth, altitude }: SkyPoint,
  radius: number,
  { bearing, elevation }: Reader,
  { reach, top }: Cover,
): boolean {
  const [up, flat] = [radius * Math.sin(altitude * RADIANS), radius * Math.cos(altitude * RADIANS)];
  const turn = (azimuth - bearing) * RADIANS;
  const tilt = elevation * RADIANS;
  const upwards = up * Math.cos(tilt) - flat * Math.cos(turn) * Math.sin(tilt);
  // A circle on the ground is an ellipse on the picture; a building is that ellipse extended up to its top.
  const carried = Math.min(Math.max(upwards, 0), top * Math.cos(tilt));
  // The disc faces the reader: it takes as much upwards as sideways, however the ground is seen.
  const tall = (reach - DISC) * Math.sin(tilt) + DISC;
  return Math.hypot((flat * Math.sin(turn)) / reach, (upwards - carried) / tall) < 1;
}

/**
 * The distance from the middle at which a body on the rim clears the house, metres: behind a tall one the rim itself is
 * hidden. Undefined if the house hides it at every distance: it has set behind the house.
 */
export function rimRadius(azimuth: number, reader: Reader, cover: Cover = COURT): number | undefined {
  for (let radius: number = RIM.nearest; radius < RIM.farthest; radius += 0.5) {
    if (!isCovered({ azimuth, altitude: 0 }, radius, reader, cover)) return radius;
  }
  return undefined;
}

/** R819: over the house, or in front of it, where the projection puts the sky onto the ring and its letters. */
export const isOnRim = (point: SkyPoint, reader: Reader, cover: Cover = COURT): boolean =>
  isOverHouse(point, reader, cover) || onPicture(skyPoint(point, SKY_RADIUS), reader).upwards <= 0;

/** R819: such a sun is an outline; over a roof it is in the sky. */
export const isHollow = (point: SkyPoint, reader: Reader, cover: Cover = COURT): boolean =>
  isOnRim(point, reader, cover) && !isOverRoof(point, reader, cover);

/**
 * A parallel projection draws a sun in front of the house onto its roofs. There it is on the rim of the compass instead,
 * at its true bearing: the axes are of the world, x east, y up, z south, metres.
 */
export function skyPlace(point: SkyPoint, reader: Reader, cover: Cover = COURT, half = Infinity): WorldPoint {
  if (isOverRoof(point, reader, cover)) return overRoof(point, reader, cover, half);
  if (isBeside(point, reader, half)) return overRing(point, reader, half);
  if (!isOnRim(point, reader, cover))
    return aboveRing(withinPicture(skyPoint(point, SKY_RADIUS), reader, half), reader);
  const { azimuth } = point;
  const onRim = skyPoint({ azimuth, altitude: 0 }, rimRadius(azimuth, reader, cover) ?? RIM.nearest);
  return withinPicture(onRim, reader, half);
}

/** R888: before the house a body is outside the ring; on a narrow picture, where that is off its sides, it is left out. */
export const hasPlace = (point: SkyPoint, reader: Reader, cover: Cover, half: number): boolean => {
  const [free, kept] = [Infinity, half].map(each => skyPlace(point, reader, cover, each)) as [
    WorldPoint,
    WorldPoint,
  ];
  return (
    !isOnRim(point, reader, cover) ||
    isOverRoof(point, reader, cover) ||
    isBeside(point, reader, half) ||
    Math.hypot(free[0] - kept[0], free[2] - kept[2]) < 0.1
  );
};

/** The share of the depth of a house by which the arc over its roof is above the middle of its top, on the picture. */
const ARC = 0.8;
/** Degrees over the horizon within which a body beside a tall house climbs from the ring to the arc. */
const CLIMB = 14;

/** R965: how high the arc over a house is on the picture, metres, this far from its middle. */
function arcOver(across: number, { elevation }: Reader, { reach, top }: Cover): number {
  const tilt = elevation * RADIANS;
  const apex = top * Math.cos(tilt) + ARC * ((reach - DISC) * Math.sin(tilt) + DISC);
  return apex * Math.sqrt(Math.max(0, 1 - (across / RING_EDGE) ** 2));
}

/** The cosine of the angle from a point to the reader, seen from above: under 0 behind the house. */
const towardsReader = ({ azimuth }: SkyPoint, { bearing }: Reader): number =>
  Math.cos((azimuth - bearing) * RADIANS);

/**
 * R965: a house that is higher on the picture than the ring behind it hides what is there: bodies pass over its roof,
 * and beside it they come down to the ring.
 */
export function isOverRoof(point: SkyPoint, reader: Reader, cover: Cover = COURT): boolean {
  const ring = RING_EDGE * Math.sin(reader.elevation * RADIANS);
  const ahead = towardsReader(point, reader);
  if (ahead >= BESIDE || arcOver(0, reader, cover) <= ring + DISC) return false;
  return ahead < 0 || isOverHouse(point, reader, cover) || !isOnRim(point, reader, cover);
}

/** At its own bearing, above the roof; beside the house it climbs there from the ring. */
function overRoof(point: SkyPoint, reader: Reader, cover: Cover, half: number): WorldPoint {
  const place = withinPicture(skyPoint(point, SKY_RADIUS), reader, half);
  const { across, upwards } = onPicture(place, reader);
  const risen = Math.min(Math.max(point.altitude / CLIMB, 0), 1);
  const before = Math.max(towardsReader(point, reader), 0) / BESIDE;
  const climbed = isOverHouse(point, reader, cover) ? 1 : risen * (1 - before);
  const rise = Math.max(arcOver(across, reader, cover) - upwards, 0) * climbed;
  const [east, up, south] = place;
  return aboveRing([east, up + rise / Math.cos(reader.elevation * RADIANS), south], reader);
}

/** A narrow picture has no room outside the ring: there a body beside the house is in the sky over the ring. */
const isBeside = (point: SkyPoint, reader: Reader, half: number): boolean =>
  Math.abs(towardsReader(point, reader)) < BESIDE &&
  Math.abs(onPicture(skyPoint(point, SKY_RADIUS), reader).across) > half - BODY_MARGIN;

function overRing({ azimuth, altitude }: SkyPoint, reader: Reader, half: number): WorldPoint {
  const [turn, tilt] = [reader.bearing * RADIANS, reader.elevation * RADIANS];
  const across = Math.max(half - BODY_MARGIN, 0) * Math.sign(Math.sin(azimuth * RADIANS - turn));
  const height = SKY_RADIUS * Math.sin(altitude * RADIANS) * 0.4;
  const upwards = Math.sqrt(Math.max(0, RING_EDGE ** 2 - across ** 2)) * Math.sin(tilt) + OFF + height;
  return [across * Math.cos(turn), upwards / Math.cos(tilt), across * Math.sin(turn)];
}

/** R888: on a narrow picture, `half` metres to each side, a body stays whole: moved sideways, its disc and 24 px inside. */
function withinPicture(place: WorldPoint, reader: Reader, half: number): WorldPoint {
  const { across } = onPicture(place, reader);
  const most = Math.max(half - BODY_MARGIN, 0);
  const over = across - Math.min(Math.max(across, -most), most);
  const turn = reader.bearing * RADIANS;
  const [east, up, south] = place;
  return [east - over * Math.cos(turn), up, south - over * Math.sin(turn)];
}

/** The path ends at the edge of the ring: over its letters it would be a stray stroke. */
function isOnRing(point: SkyPoint, reader: Reader): boolean {
  const { across, upwards } = onPicture(skyPoint(point, SKY_RADIUS), reader);
  return Math.hypot(across, upwards / Math.sin(reader.elevation * RADIANS)) < RING_EDGE - 1;
}

/** R819: low behind the house, sun and moon are lifted off the letters of the ring. */
function aboveRing(place: WorldPoint, reader: Reader): WorldPoint {
  const { across, upwards } = onPicture(place, reader);
  const tilt = reader.elevation * RADIANS;
  const rim = (radius: number) => Math.sqrt(Math.max(0, radius ** 2 - across ** 2)) * Math.sin(tilt);
  const clear = rim(RING_EDGE) + OFF;
  if (upwards < rim(BAND) || upwards > clear) return place;
  const [east, up, south] = place;
  return [east, up + (clear - upwards) / Math.cos(tilt), south];
}

/** Metres of the picture from the middle of the house: to a side, and upwards. */
export function onPicture([east, up, south]: WorldPoint, { bearing, elevation }: Reader) {
  const [turn, tilt] = [bearing * RADIANS, elevation * RADIANS];
  return {
    across: east * Math.cos(turn) + south * Math.sin(turn),
    upwards: up * Math.cos(tilt) - (east * Math.sin(turn) - south * Math.cos(turn)) * Math.sin(tilt),
  };
}

/** Where a dome of this radius carries a point of the sky. */
export function skyPoint(point: SkyPoint, radius: number): WorldPoint {
  const [azimuth, altitude] = [point.azimuth * RADIANS, point.altitude * RADIANS];
  const flat = radius * Math.cos(altitude);
  return [flat * Math.sin(azimuth), radius * Math.sin(altitude), -flat * Math.cos(azimuth)];
}

/** R965: how much larger than to scale sun and moon are where a metre is so many px: the moon is 40 px wide. */
export const bodySize = (scale: number): number => Math.min(Math.max(23.5 / scale, 1), 1.65);

/** The place of a point of a path that is shown: on the dome, or over the roof of a tall house. */
export const pathPlace = (point: SkyPoint, reader: Reader, cover: Cover = COURT): WorldPoint =>
  isOverRoof(point, reader, cover) ? overRoof(point, reader, cover, Infinity) : skyPoint(point, SKY_RADIUS);

/**
 * The pieces of a path beside the house and behind it, where the picture has sky, each with the number of its points
 * passed; over the roof of a tall house it is whole.
 */
export function besideHouse(
  { points, passed }: SkyPath,
  reader: Reader,
  cover: Cover = COURT,
): readonly SkyPath[] {
  const pieces: { points: SkyPoint[]; passed: number }[] = [];
  let open = false;
  for (const [index, point] of points.entries()) {
    // Coming down before the house it would wind between the letters.
    const shown = isOverRoof(point, reader, cover)
      ? towardsReader(point, reader) < 0 || isOverHouse(point, reader, cover)
      : !isOnRim(point, reader, cover) && !isOnRing(point, reader);
    if (shown && !open) pieces.push({ points: [], passed: Math.max(0, passed - index) });
    if (shown) pieces.at(-1)!.points.push(point);
    open = shown;
  }
  return pieces;
}
