import { turnBetween, turned } from '@app/kernel';
import { FIRST_VIEW, HOME_VIEW } from './camera';

export { type Box, type CardTable, cardPlaces, nearest, type Spot } from './cardPlaces';
export { outerCorners, type Slice, silhouette } from './silhouette';
export { threadPast } from './threadPast';

/** The reader's position: on a circle around the house, looking at its centre in a parallel projection. */
export interface Orbit {
  /** Bearing from the house to the reader, degrees from true north, clockwise, 0 up to 360. */
  readonly bearing: number;
  /** Degrees above the ground. */
  readonly elevation: number;
  /** 1 fits the ring into the stage. */
  readonly zoom: number;
}

const RADIANS = Math.PI / 180;
/** Degrees above the ground. */
export const ELEVATION = Object.freeze({ min: 14, max: 84 });
/** 1 fits the ring into the stage. */
export const ZOOM = Object.freeze({ min: 0.7, max: 3 });
/** Degrees per press of a button or arrow key. */
export const TURN_STEP = 15;
const TILT_STEP = 6;
const ZOOM_STEP = 1.2;
/** Degrees per pixel of dragging. */
const DRAG_TURN = 0.35;
const DRAG_TILT = 0.25;

/**
 * The first view: the house as in every picture of it, its gate to the lower left of the reader. `facing` is a bearing.
 *
 * @example
 * homeOrbit(180); // { bearing: 150, elevation: 36, zoom: 1 }
 */
export const homeOrbit = (facing: number): Orbit => ({
  bearing: turned(facing - HOME_VIEW.azimuth),
  elevation: HOME_VIEW.elevation,
  zoom: 1,
});

/**
 * The first view of one's own home: into its rooms, along its walls, with south as near to the top as they allow. The sun
 * then comes towards the reader, the far walls are bright, and the orientation is that of a printed luopan.
 *
 * @example
 * roomsOrbit(180).bearing; // 330
 */
export function roomsOrbit(facing: number): Orbit {
  const quarters = Math.round((360 - facing) / 90);
  return {
    bearing: turned(facing - HOME_VIEW.azimuth + quarters * 90),
    elevation: FIRST_VIEW.elevation,
    zoom: 1,
  };
}

/** How a house is shown: its roof on, its rooms open from above, or as a plan. */
export type Openness = 'closed' | 'rooms' | 'plan';

/**
 * R975: the first view of a house: under its roof of its front, as the courtyard is seen, else into its rooms; of a plan
 * straight down, as far as the scene tilts. Under its roof a home is seen from that end of its front from which `body`,
 * the bearing of sun or moon, is farther behind it, so that it is in the sky where it can be.
 *
 * @example
 * firstOrbit(180, 'closed').bearing; // 150
 * firstOrbit(180, 'closed', 120).bearing; // 210
 * firstOrbit(180, 'plan').elevation; // 84
 */
export function firstOrbit(facing: number, openness: Openness, body?: number): Orbit {
  if (openness === 'closed') {
    const isOnReadersSide = body !== undefined && turnBetween(body, facing) > 0;
    return isOnReadersSide ? walk(homeOrbit(facing), 2 * HOME_VIEW.azimuth) : homeOrbit(facing);
  }
  const rooms = roomsOrbit(facing);
  return openness === 'plan' ? { ...rooms, elevation: ELEVATION.max } : rooms;
}

/**
 * On the way from one view to another, round the shorter side; `share` is 0 at the one and 1 at the other.
 *
 * @example
 * between(homeOrbit(180), homeOrbit(90), 0.5).bearing; // 105
 */
export const between = (from: Orbit, to: Orbit, share: number): Orbit => ({
  bearing: turned(from.bearing + turnBetween(from.bearing, to.bearing) * share),
  elevation: from.elevation + (to.elevation - from.elevation) * share,
  zoom: from.zoom + (to.zoom - from.zoom) * share,
});

/**
 * Walks around the house; positive steps go clockwise, so the house seems to turn counter-clockwise.
 *
 * @example
 * walk(homeOrbit(180), 15).bearing; // 165
 */
export const walk = (orbit: Orbit, degrees: number): Orbit => ({
  ...orbit,
  bearing: turned(orbit.bearing + degrees),
});

const tilt = (orbit: Orbit, degrees: number): Orbit => ({
  ...orbit,
  elevation: clamp(orbit.elevation + degrees, ELEVATION),
});

/**
 * Zooms in or out, within `ZOOM`.
 *
 * @example
 * zoomBy(homeOrbit(180), 100).zoom; // 3
 */
export const zoomBy = (orbit: Orbit, factor: number): Orbit => ({
  ...orbit,
  zoom: clamp(orbit.zoom * factor, ZOOM),
});

/**
 * The ground follows the pointer, pixels: dragging to the right turns the house counter-clockwise seen from above.
 *
 * @example
 * drag(homeOrbit(180), 100, 0).bearing; // 185
 */
export const drag = (orbit: Orbit, dx: number, dy: number): Orbit =>
  tilt(walk(orbit, dx * DRAG_TURN), dy * DRAG_TILT);

/**
 * The effect of a key, or undefined for keys the scene does not use.
 *
 * @example
 * steer(homeOrbit(180), 'ArrowUp')?.elevation; // 42
 */
export function steer(orbit: Orbit, key: string): Orbit | undefined {
  switch (key) {
    case 'ArrowLeft':
      return walk(orbit, -TURN_STEP);
    case 'ArrowRight':
      return walk(orbit, TURN_STEP);
    case 'ArrowUp':
      return tilt(orbit, TILT_STEP);
    case 'ArrowDown':
      return tilt(orbit, -TILT_STEP);
    case '+':
    case '=':
      return zoomBy(orbit, ZOOM_STEP);
    case '-':
      return zoomBy(orbit, 1 / ZOOM_STEP);
    default:
      return undefined;
  }
}

const clamp = (value: number, { min, max }: { readonly min: number; readonly max: number }) =>
  Math.min(Math.max(value, min), max);

/** A point of the scene, metres: x east, y up, z south. */
export type WorldPoint = readonly [x: number, y: number, z: number];

/** Metres from the middle of the house to the marks on the rim of the compass ring. */
export const RING_EDGE = 20.5;

/** The part of the picture covered by a building, metres: its reach from the middle, with the disc beside it, and its top. */
export interface Cover {
  readonly reach: number;
  readonly top: number;
  /** The painted courtyard, not a home of one's own. */
  readonly isCourt?: boolean;
}

/** The disc of sun and moon with its halo, metres. */
export const DISC = 1.6;
export const COURT: Cover = { reach: 11.6 + DISC, top: 4, isCourt: true };

/** Metres of the picture that a building takes above the middle of its ground. */
export const headroom = ({ reach, top }: Cover, elevation: number): number =>
  top * Math.cos(elevation * RADIANS) + reach * Math.sin(elevation * RADIANS) * 0.72;

/** CSS px. */
export interface StageSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The reader's eye, a parallel projection of the world: where the middle of its ground is on the page, CSS px, and px per
 * metre across the line of sight.
 */
export interface Lens extends Pick<Orbit, 'bearing' | 'elevation'> {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

/** Metres of the ground that must fit into the width and height of the stage. */
const FIT = { width: 29, height: 37.5 } as const;
/** The height of the house's middle on the stage: the sky needs more room than the ground, and none from above. */
const MIDDLE = { seenLevel: 0.56, fromAbove: 0.47 } as const;
/** The edge of the ring is at this height of the stage, and lower where storeys that are lifted apart need the room. */
const FOOT = { ring: 0.89, apart: 0.95 } as const;
/** Metres of the picture left free over storeys that are lifted apart: sun and moon pass there (R965). */
const SKY_OVER = 3.8;
/** The ring's half depth, metres across the line of sight, in the first view of the courtyard. */
const LEVEL = 12.1;

/** Metres of the picture that fit into a stage above and below the middle of the ground. */
export function frameOf(elevation: number, cover: Cover = COURT) {
  const deep = RING_EDGE * Math.sin(elevation * RADIANS);
  const fromAbove = Math.max((deep - LEVEL) / (RING_EDGE - LEVEL), 0);
  const middle = MIDDLE.seenLevel + (MIDDLE.fromAbove - MIDDLE.seenLevel) * fromAbove;
  const fit = Math.max(FIT.height, deep / (FOOT.ring - middle));
  // Storeys that are lifted apart may reach higher than the sky over the ring.
  const above = Math.max(fit * middle, headroom(cover, elevation) + SKY_OVER);
  // However high they reach, the ring ends over the words at the foot.
  const below = Math.max(fit, (above + deep) / FOOT.apart) - above;
  return { above, below };
}

/** The model on a stage of that size, whose top left corner is the origin. */
export function lensOf({ bearing, elevation, zoom }: Orbit, size: StageSize, cover: Cover = COURT): Lens {
  const { above, below } = frameOf(elevation, cover);
  return {
    bearing,
    elevation,
    left: size.width / 2,
    top: (size.height * above) / (above + below),
    scale: Math.min(size.width / FIT.width, size.height / (above + below)) * zoom,
  };
}

/** The position of a point of the world on the page, CSS px. */
export function seenAt(lens: Lens, [x, y, z]: WorldPoint): readonly [left: number, top: number] {
  const [sin, cos] = [Math.sin(lens.bearing * RADIANS), Math.cos(lens.bearing * RADIANS)];
  const tilt = Math.sin(lens.elevation * RADIANS);
  const upwards = y * Math.cos(lens.elevation * RADIANS) - (x * sin - z * cos) * tilt;
  return [lens.left - (x * cos + z * sin) * lens.scale, lens.top - upwards * lens.scale];
}

/** The point of the world that is seen there, on the ground or at this many metres above it: the inverse of `seenAt`. */
export function groundAt(lens: Lens, left: number, top: number, height = 0): WorldPoint {
  const [sin, cos] = [Math.sin(lens.bearing * RADIANS), Math.cos(lens.bearing * RADIANS)];
  const across = (lens.left - left) / lens.scale;
  const upwards = (lens.top - top) / lens.scale;
  const ahead = (height * Math.cos(lens.elevation * RADIANS) - upwards) / Math.sin(lens.elevation * RADIANS);
  return [across * cos + ahead * sin, height, across * sin - ahead * cos];
}
