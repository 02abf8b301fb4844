import { COURT, type Cover, DISC, headroom, type Orbit, RING_EDGE, type WorldPoint } from './orbit';

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
/** Metres of the picture a body behind the house is over the ring. */
const OFF = 1.7;
/** Metres from the edge of a narrow picture to the middle of a body: at 13.4 px a metre its disc ends 24 px inside. */
const BODY_MARGIN = 2.6;
/** Metres from a roof up to the middle of a body over it: its disc is 1.4 metres at most. */
const OVER_ROOF = 2.3;
/** Degrees over the horizon, and metres beside a tall house, within which a body climbs from the ring to the arc over it. */
const CLIMB = { altitude: 20, beside: 4, roof: 6 } as const;
/** How much fuller than an ellipse the arc over a roof is: it clears the eaves. */
const FULLER = 0.6;
/** Degrees between a body and the reader, seen from above, between which it goes round the side of the house. */
const SIDE = { before: 35, behind: 95 } as const;
/** R653: degrees over the horizon between which the sun of the courtyard goes from before it into the sky above it. */
const HIGH = { from: 60, to: 68 } as const;
/** Metres of the picture: two points of a path farther apart are ends of two strokes. */
const LONGEST_STEP = 10;
/** Degrees of azimuth from one point of a path to the next: an end is no farther from its body. */
const STEP = 2;
/** Metres of the picture: a shorter piece of a path is a stray dash. */
const SHORTEST_PIECE = 2;
/** The share of a height within which one curve becomes another. */
const ROUNDED = 0.12;
const RADIANS = Math.PI / 180;

type Reader = Pick<Orbit, 'bearing' | 'elevation'>;

/** Whether a point on the ground is in front of or on the house, or behind it, as the reader sees it. */
function isCovered(
  azimuth: number,
  radius: number,
  { bearing, elevation }: Reader,
  { reach, top }: Cover,
): boolean {
  const turn = (azimuth - bearing) * RADIANS;
  const tilt = elevation * RADIANS;
  const upwards = -radius * Math.cos(turn) * Math.sin(tilt);
  // A circle on the ground is an ellipse on the picture; a building is that ellipse extended up to its top.
  const carried = Math.min(Math.max(upwards, 0), top * Math.cos(tilt));
  // The disc faces the reader: it takes as much upwards as sideways, however the ground is seen.
  const tall = (reach - DISC) * Math.sin(tilt) + DISC;
  return Math.hypot((radius * Math.sin(turn)) / reach, (upwards - carried) / tall) < 1;
}

/** The distance from the middle at which a body on the rim clears the house, metres: before a wide one it is farther out. */
function rimRadius(azimuth: number, reader: Reader, cover: Cover): number {
  let radius: number = RIM.nearest;
  while (radius < RIM.farthest && isCovered(azimuth, radius, reader, cover)) radius += 0.5;
  return radius;
}

const share = (value: number, from: number, to: number): number =>
  Math.min(Math.max((value - from) / (to - from), 0), 1);

/**
 * Where on the picture a body is, metres, and how far it is to the reader. One curve surrounds the house and the letters
 * of the ring: before the house the ring's edge, behind it that edge or, over a tall roof, an arc (R965). A body is on it
 * or outside it: behind the house where the dome of the sky carries it, before it on the rim at its true bearing, and
 * round the side it goes along the curve, so that it never leaps while the azimuth changes.
 */
function onSky(point: SkyPoint, reader: Reader, cover: Cover, half: number) {
  const { across, upwards, towards } = onPicture(skyPoint(point, SKY_RADIUS), reader);
  const most = Math.max(half - BODY_MARGIN, 0);
  const aside = Math.abs(across);
  const [ring, arc] = heights(reader, cover);
  // R965: what is behind a house, or high, is over its roof; low beside it a body comes down to the ring.
  const climbed = Math.max(
    share(point.altitude, 0, CLIMB.altitude),
    share(-Math.min(aside, most), -cover.reach - CLIMB.beside, -cover.reach),
  );
  const high = ring + (arc - ring) * climbed;
  const power = 2 + FULLER * share(high - ring, 0, CLIMB.roof);
  const norm = (x: number, y: number) => (x ** power + y ** power) ** (1 / power);
  const edge = (x: number) => (1 - Math.min(Math.abs(x) / RING_EDGE, 1) ** power) ** (1 / power);
  // On the curve both coordinates together are 1.
  const [x, y] = [aside / RING_EDGE, rounded(upwards / high, edge(across))];
  const turn = Math.abs(((point.azimuth - reader.bearing + 540) % 360) - 180);
  // R653: the courtyard is a picture, its noon as in paintings, where the picture shows the whole ring and a sky over it.
  const isOverCourt = cover.isCourt && half > RING_EDGE;
  const round =
    share(-turn, -SIDE.behind, -SIDE.before) *
    (isOverCourt ? share(-point.altitude, -HIGH.to, -HIGH.from) : 1);
  const between = (behind: number, before: number) => behind + (before - behind) * round;
  const angle = between(Math.atan2(x, y), Math.PI - turn * RADIANS);
  const rim = rimRadius(point.azimuth, reader, cover) / RING_EDGE;
  const away = between(norm(x, y), rim);
  const tilt = Math.sin(reader.elevation * RADIANS);
  const isBefore = Math.cos(angle) < 0;
  const off = isBefore ? away : away / norm(Math.sin(angle), Math.cos(angle));
  const free = off * RING_EDGE * Math.sin(angle);
  const kept = Math.min(free, most);
  const raised = off * Math.cos(angle) * (isBefore ? RING_EDGE * tilt : high);
  // R888: on a narrow picture a body stays whole: beside the house it is in the sky over the ring.
  const up = kept < free && !isBefore ? Math.max(raised, edge(kept) * high) : raised;
  return {
    across: across < 0 ? -kept : kept,
    upwards: up,
    towards: isBefore ? -up / tilt : towards * (1 - round),
    isBefore,
    isCut: kept < free,
  };
}

/** The larger of two, without a corner of the path where they change places. */
const rounded = (one: number, other: number): number =>
  Math.max(one, other) + Math.max(ROUNDED - Math.abs(one - other), 0) ** 2 / (4 * ROUNDED);

/** R965: metres of the picture from the middle of the ground to the ring's far edge, and to the top of the arc. */
function heights({ elevation }: Reader, cover: Cover): readonly [ring: number, arc: number] {
  const ring = RING_EDGE * Math.sin(elevation * RADIANS) + OFF;
  return [ring, Math.max(ring, headroom(cover, elevation) + OVER_ROOF)];
}

/** R819: in front of the house, outside the ring, where neither is drawn: on the ground they would be no sun and no moon. */
export const isOnRim = (point: SkyPoint, reader: Reader, cover: Cover = COURT, half = Infinity): boolean =>
  onSky(point, reader, cover, half).isBefore;

/**
 * A parallel projection draws a sun in front of the house onto its roofs. There it is on the rim of the compass instead,
 * at its true bearing: the axes are of the world, x east, y up, z south, metres.
 */
export function skyPlace(point: SkyPoint, reader: Reader, cover: Cover = COURT, half = Infinity): WorldPoint {
  const { across, upwards, towards } = onSky(point, reader, cover, half);
  const [turn, tilt] = [reader.bearing * RADIANS, reader.elevation * RADIANS];
  return [
    across * Math.cos(turn) + towards * Math.sin(turn),
    (upwards + towards * Math.sin(tilt)) / Math.cos(tilt),
    across * Math.sin(turn) - towards * Math.cos(turn),
  ];
}

/** Metres of the picture from the middle of the house: to a side, upwards, and on the ground towards the reader. */
export function onPicture([east, up, south]: WorldPoint, { bearing, elevation }: Reader) {
  const [turn, tilt] = [bearing * RADIANS, elevation * RADIANS];
  const towards = east * Math.sin(turn) - south * Math.cos(turn);
  return {
    across: east * Math.cos(turn) + south * Math.sin(turn),
    upwards: up * Math.cos(tilt) - towards * Math.sin(tilt),
    towards,
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

/**
 * A path with a point for every two degrees of azimuth, as near noon in summer it runs round a house within an hour, and
 * where it climbs from the ring to the arc over a tall roof, or into the sky of the court, for a part of a degree of
 * altitude.
 */
function finer({ points, passed }: SkyPath, isTall: boolean): SkyPath {
  const steps = points.map((point, i) => {
    const next = points[i + 1];
    if (!next) return [point];
    const turn = ((next.azimuth - point.azimuth + 540) % 360) - 180;
    const isClimbing = isTall
      ? Math.min(point.altitude, next.altitude) < CLIMB.altitude
      : Math.max(point.altitude, next.altitude) > HIGH.from &&
        Math.min(point.altitude, next.altitude) < HIGH.to;
    const climb = isClimbing ? Math.abs(next.altitude - point.altitude) : 0;
    const count = Math.max(1, Math.ceil(Math.abs(turn) / STEP), Math.ceil(climb / (isTall ? 0.5 : 0.1)));
    return Array.from({ length: count }, (_, step) => ({
      azimuth: (point.azimuth + (turn * step) / count + 360) % 360,
      altitude: point.altitude + ((next.altitude - point.altitude) * step) / count,
    }));
  });
  const added = steps.slice(0, Math.max(passed - 1, 0)).reduce((sum, each) => sum + each.length - 1, 0);
  return { points: steps.flat(), passed: passed + added };
}

/**
 * The pieces of a path beside the house and behind it, where the picture has sky, each with the number of its points
 * passed. Before the house it would be a stray stroke along the ring; only beside a tall one, a hook (R965). With a body,
 * which reaches so many metres of the picture, they end at its halo.
 */
export function besideHouse(
  path: SkyPath,
  reader: Reader,
  cover: Cover = COURT,
  half = Infinity,
  body?: SkyPoint & { readonly reach: number },
): readonly SkyPath[] {
  const [ring, arc] = heights(reader, cover);
  const { points, passed } = finer(path, arc > ring);
  const pieces: { points: SkyPoint[]; passed: number; from: Place; to: Place }[] = [];
  const disc = body && onSky(body, reader, cover, half);
  // Its body parts a path, which is over the house as a whole or not at all.
  let isOver = arc === ring;
  let last: Place | undefined;
  for (const [index, point] of points.entries()) {
    const place = onSky(point, reader, cover, half);
    // R1121.
    const isInHalo = disc && apart(place, disc) < body.reach;
    const isShown = !place.isBefore && !place.isCut && !isInHalo;
    if (isShown && !(last && apart(place, last) < LONGEST_STEP))
      pieces.push({
        points: [],
        passed: Math.max(0, passed - index),
        from: place,
        to: place,
      });
    const piece = pieces.at(-1);
    if (isShown && piece) {
      piece.points.push(point);
      isOver ||= Math.abs(place.across) < cover.reach - DISC;
      piece.to = place;
    }
    last = isShown ? place : undefined;
  }
  return pieces.filter(({ from, to }) => isOver && apart(from, to) > SHORTEST_PIECE);
}

type Place = ReturnType<typeof onSky>;

const apart = (one: Place, other: Place): number =>
  Math.hypot(one.across - other.across, one.upwards - other.upwards);
