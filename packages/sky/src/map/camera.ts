import { isNumber } from '../input';
import type { AltAz } from '../stars/frame';
import { turnView } from '../stars/projection';

export type MapMode = 'planisphere' | 'door';

/** The view of the map. Each mode keeps its own position, so that switching back restores it. */
export interface MapCamera {
  readonly mode: MapMode;
  /** `x` and `y`: the point of the disc at the middle of the picture, in radii at zoom 1. */
  readonly disc: { readonly zoom: number; readonly x: number; readonly y: number };
  readonly door: AltAz & { readonly zoom: number };
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const ZOOM = { planisphere: { least: 1, most: 8 }, door: { least: 1, most: 6 } } as const;
/** Degrees above the horizon: straight up, left and right would swap. */
const HIGHEST_VIEW = 80;
/** No need to look lower for something near the horizon, degrees, unless zoomed in. */
const LOW_VIEW = 30;
/** The horizon stays visible, with a strip of ground for the names of the mountains. */
const DOOR_ALTITUDE = 49;
const DOOR_ZOOM = 1.35;

/**
 * The whole disc; from the door, in the direction the home faces. Degrees from north.
 *
 * @example
 * initialCamera(180).door.azimuth; // 180
 */
export const initialCamera = (facing: number): MapCamera => ({
  mode: 'planisphere',
  disc: { zoom: 1, x: 0, y: 0 },
  door: { azimuth: isNumber(facing) ? facing : 0, altitude: DOOR_ALTITUDE, zoom: DOOR_ZOOM },
});

/**
 * The zoom of the visible mode.
 *
 * @example
 * zoomOf(initialCamera(180)); // 1
 */
export const zoomOf = ({ mode, disc, door }: MapCamera): number => (mode === 'door' ? door.zoom : disc.zoom);

/** An invalid gesture leaves the camera unchanged: a NaN would never go away. */
function moveOf(point: Point, radius: number): Point | undefined {
  const { x, y } = point ?? {};
  return isNumber(x) && isNumber(y) && isNumber(radius) && radius > 0 ? { x, y } : undefined;
}

/**
 * The picture follows the finger by `moved` px; `radius` is that of the disc on the screen at zoom 1.
 *
 * @example
 * drag(camera, { x: 30, y: 0 }, 400); // the sky 30 px further right
 */
export function drag(camera: MapCamera, by: Point, radius: number): MapCamera {
  const moved = moveOf(by, radius);
  if (!moved) return camera;
  if (camera.mode === 'planisphere') {
    const { zoom, x, y } = camera.disc;
    return withDisc(camera, { zoom, x: x - moved.x / radius / zoom, y: y - moved.y / radius / zoom });
  }
  const { zoom } = camera.door;
  // In the middle of a stereographic picture one radius equals two radians.
  const perPixel = 360 / Math.PI / radius / zoom;
  return { ...camera, door: { ...turned(camera.door, -moved.x * perPixel, moved.y * perPixel), zoom } };
}

/**
 * Zooms around the point under the finger. `at` in px from the middle.
 *
 * @example
 * zoom(camera, 2, { x: 0, y: 0 }, 400); // twice as near about the middle
 */
export function zoom(camera: MapCamera, factor: number, about: Point, radius: number): MapCamera {
  const at = moveOf(about, radius);
  if (!at || !(isNumber(factor) && factor > 0)) return camera;
  const { least, most } = ZOOM[camera.mode];
  const before = zoomOf(camera);
  const after = Math.min(most, Math.max(least, before * factor));
  if (camera.mode === 'door') return { ...camera, door: { ...camera.door, zoom: after } };
  const shift = 1 / before - 1 / after;
  const { x, y } = camera.disc;
  return withDisc(camera, { zoom: after, x: x + (at.x / radius) * shift, y: y + (at.y / radius) * shift });
}

/**
 * Centres a point of the disc (radii at zoom 1) or a direction of the sky.
 *
 * @example
 * centreDisc(camera, { x: 0.5, y: 0 }); // at zoom 2 or more
 */
export function centreDisc(camera: MapCamera, to: Point): MapCamera {
  const at = moveOf(to, 1);
  return at ? withDisc(camera, { zoom: Math.max(camera.disc.zoom, 2), ...at }) : camera;
}
/**
 * Turns the view from the door to a direction of the sky.
 *
 * @example
 * faceDirection(camera, { azimuth: 90, altitude: 40 }); // due east
 */
export function faceDirection(camera: MapCamera, at: AltAz): MapCamera {
  const { azimuth, altitude } = at ?? {};
  if (!isNumber(azimuth) || !isNumber(altitude)) return camera;
  const above = Math.max(0, altitude);
  // A low target is placed in the lower half: otherwise half of the picture would be ground.
  const reach = (Math.atan(1 / camera.door.zoom) * 180) / Math.PI;
  const looking = Math.max(above, Math.min(LOW_VIEW, above + reach));
  return { ...camera, door: { ...camera.door, azimuth, altitude: Math.min(HIGHEST_VIEW, looking) } };
}

/** The disc always covers the middle of the picture: at zoom 1 it does not move. */
function withDisc(camera: MapCamera, disc: MapCamera['disc']): MapCamera {
  const reach = 1 - 1 / disc.zoom;
  const distance = Math.hypot(disc.x, disc.y);
  const keep = distance > reach ? reach / (distance || 1) : 1;
  return { ...camera, disc: { zoom: disc.zoom, x: disc.x * keep, y: disc.y * keep } };
}

function turned(view: AltAz, right: number, up: number): AltAz {
  const next = turnView(view, right, up);
  return { azimuth: next.azimuth, altitude: Math.min(HIGHEST_VIEW, next.altitude) };
}
