import { turned } from '@app/kernel';
import { HOME_VIEW } from './camera';

/** The reader's position: on a circle around the house, looking at its centre in a parallel projection. */
export interface Orbit {
  /** Bearing from the house to the reader, degrees from true north, clockwise, 0 up to 360. */
  readonly bearing: number;
  /** Degrees above the ground. */
  readonly elevation: number;
  /** 1 fits the ring into the stage. */
  readonly zoom: number;
}

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

/** Degrees of elevation for looking into the rooms of a home without a roof. */
const OVER_ROOMS = 46;

/**
 * The first view of one's own home: into its rooms, along its walls, with south as near to the top as they allow. The sun
 * then comes towards the reader, the far walls are bright, and the orientation is that of a printed luopan.
 *
 * @example
 * roomsOrbit(180).bearing; // 330
 */
export function roomsOrbit(facing: number): Orbit {
  const quarters = Math.round((360 - facing) / 90);
  return { bearing: turned(facing - HOME_VIEW.azimuth + quarters * 90), elevation: OVER_ROOMS, zoom: 1 };
}

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
 * steer(homeOrbit(180), 'ArrowUp', 180)?.elevation; // 42
 */
export function steer(orbit: Orbit, key: string, facing: number): Orbit | undefined {
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
    case 'Home':
      return homeOrbit(facing);
    default:
      return undefined;
  }
}

const clamp = (value: number, { min, max }: { readonly min: number; readonly max: number }) =>
  Math.min(Math.max(value, min), max);
