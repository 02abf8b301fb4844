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

/**
 * A parallel projection draws a sun in front of the house onto its roofs. There it is on the rim of the compass instead,
 * at its true bearing: the axes are of the world, x east, y up, z south, metres.
 */
export function skyPlace(point: SkyPoint, reader: Reader, cover: Cover = COURT, half = Infinity): WorldPoint {
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
    isBeside(point, reader, half) ||
    Math.hypot(free[0] - kept[0], free[2] - kept[2]) < 0.1
  );
};

/** A narrow picture has no room outside the ring: there a body beside the house is in the sky over the ring. */
const isBeside = (point: SkyPoint, reader: Reader, half: number): boolean =>
  Math.abs(Math.cos((point.azimuth - reader.bearing) * RADIANS)) < BESIDE &&
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

/** The pieces of a path beside the house and behind it, where the picture has sky, each with the number of its points passed. */
export function besideHouse(
  { points, passed }: SkyPath,
  reader: Reader,
  cover: Cover = COURT,
): readonly SkyPath[] {
  const pieces: { points: SkyPoint[]; passed: number }[] = [];
  let open = false;
  for (const [index, point] of points.entries()) {
    const shown = !isOnRim(point, reader, cover) && !isOnRing(point, reader);
    if (shown && !open) pieces.push({ points: [], passed: Math.max(0, passed - index) });
    if (shown) pieces.at(-1)!.points.push(point);
    open = shown;
  }
  return pieces;
}
