import { type Camera, createCamera, type ScreenPoint } from './camera';
import { openPath } from './path';
import type { SkyPlacement } from './skyArc';

/** Radius of the dome, px, equal to one metre of its camera. */
export const DOME_RADIUS = 400;

/** The reader's elevation over the dome in degrees, seen from a little east of south. */
const VIEW = { azimuth: 18, elevation: 24 } as const;

export interface Dome {
  readonly camera: Camera;
  readonly place: SkyPlacement;
  /** A circle of equal height, its far and near halves. */
  heightCircle(altitude: number): { readonly far: string; readonly near: string };
  /** The line from a bearing over the zenith to the opposite one. */
  meridian(bearing: number): string;
  /** Outline of the vault over the horizon. */
  readonly outline: string;
}

/**
 * The sky as a hemisphere over the home, seen from outside, south towards the reader. `south` false turns it for southern
 * homes, whose sun culminates in the north.
 *
 * @example
 * createDome().place(180, 20).behind; // false
 */
export function createDome(south = true): Dome {
  const azimuth = VIEW.azimuth + (south ? 0 : 180);
  const camera = createCamera({ ...VIEW, azimuth, scale: DOME_RADIUS });
  const place: SkyPlacement = (bearing, altitude) => {
    const [turn, height] = [(bearing * Math.PI) / 180, (altitude * Math.PI) / 180];
    const [x, y] = [Math.cos(height) * Math.sin(turn), -Math.cos(height) * Math.cos(turn)];
    return { point: camera.project(x, y, Math.sin(height)), behind: camera.depth(x, y) < 0 };
  };
  const squash = Math.sin((VIEW.elevation * Math.PI) / 180);
  const lift = Math.cos((VIEW.elevation * Math.PI) / 180);
  return {
    camera,
    place,
    heightCircle: altitude => {
      const height = (altitude * Math.PI) / 180;
      const rx = (DOME_RADIUS * Math.cos(height)).toFixed(1);
      const ry = (DOME_RADIUS * Math.cos(height) * squash).toFixed(1);
      const y = (-DOME_RADIUS * Math.sin(height) * lift).toFixed(1);
      const half = (sweep: 0 | 1) => `M-${rx} ${y}A${rx} ${ry} 0 0 ${sweep} ${rx} ${y}`;
      return { far: half(1), near: half(0) };
    },
    meridian: bearing => openPath(range(0, 180, 4).map(angle => overZenith(place, bearing, angle))),
    outline: `M-${DOME_RADIUS} 0A${DOME_RADIUS} ${DOME_RADIUS} 0 0 1 ${DOME_RADIUS} 0A${DOME_RADIUS} ${(DOME_RADIUS * squash).toFixed(1)} 0 0 1 -${DOME_RADIUS} 0Z`,
  };
}

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

const overZenith = (place: SkyPlacement, bearing: number, angle: number): ScreenPoint =>
  (angle <= 90 ? place(bearing, angle) : place(bearing + 180, 180 - angle)).point;

/**
 * Positions of the eight directions' labels, on the ground inside the horizon: rising and setting times are outside.
 * `index` counts clockwise from north, `reach` is a share of the radius.
 *
 * @example
 * directionPoint(createDome(), 4)[1] > 0; // true: south lies towards the reader
 */
export const directionPoint = (dome: Dome, index: number, reach = 0.88): ScreenPoint => {
  const turn = (index * Math.PI) / 4;
  return dome.camera.project(Math.sin(turn) * reach, -Math.cos(turn) * reach);
};

/**
 * Ticks on the ground outside the horizon, every five degrees, longer at the eight directions, as a path.
 *
 * @example
 * horizonTicks(createDome()).split('M').length; // 73
 */
export const horizonTicks = (dome: Dome): string =>
  range(0, 355, 5)
    .map(bearing => {
      const turn = (bearing * Math.PI) / 180;
      const end = bearing % 45 === 0 ? 1.05 : 1.025;
      return openPath([1, end].map(r => dome.camera.project(Math.sin(turn) * r, -Math.cos(turn) * r)));
    })
    .join('');
