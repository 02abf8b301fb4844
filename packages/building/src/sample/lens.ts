import type { ScreenPoint } from '../camera';
import { type OnWall, ROOM, type Spot, type Wall } from './pieces';

export interface RoomLensOptions {
  /** The camera, metres from the corner of the room; it is level. */
  readonly eye: Spot;
  /** How far it is turned left from the middle of the right-hand wall, degrees. */
  readonly turn: number;
  /** Degrees from the left edge of the picture to the right one. */
  readonly field: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** A camera in a drawn room: one with a vanishing point, as in a photo. Verticals stay upright. */
export interface RoomLens {
  readonly eye: Spot;
  at(spot: Spot): ScreenPoint;
  /** Pixels of a metre there, across the view. */
  scaleAt(spot: Spot): number;
}

const RADIANS = Math.PI / 180;
/** Nothing nearer is drawn larger, metres. */
const NEAREST = 0.25;

/**
 * @example
 * const lens = createRoomLens({ eye: [2.5, 5, 1.5], turn: 0, field: 90, width: 800, height: 600 });
 * lens.at([2.5, 0, 1.5]); // [400, 300]: straight ahead
 * lens.at([7.5, 0, 1.5]); // [800, 300]: half a right angle to the right
 */
export function createRoomLens({ eye, turn, field, width, height }: RoomLensOptions): RoomLens {
  const [ex, ey, ez] = eye;
  const [sin, cos] = [Math.sin(turn * RADIANS), Math.cos(turn * RADIANS)];
  const focal = width / 2 / Math.tan((field / 2) * RADIANS);
  const depthOf = ([x, y]: Spot) => Math.max(NEAREST, (ex - x) * sin + (ey - y) * cos);
  return {
    eye,
    at(spot) {
      const [x, y, z] = spot;
      const scale = focal / depthOf(spot);
      return [width / 2 + scale * ((x - ex) * cos - (y - ey) * sin), height / 2 + scale * (ez - z)];
    },
    scaleAt: spot => focal / depthOf(spot),
  };
}

/** The point of a wall at this distance from the corner and this height. */
export const onWall = (wall: Wall, along: number, height: number): Spot =>
  wall === 'left' ? [0, along, height] : [along, 0, height];

/** The sun, degrees clockwise from the middle of the right-hand wall, and above the horizon. */
export interface RoomSun {
  readonly turn: number;
  readonly altitude: number;
}

/** Panes to a metre: between them the bars of the lattice stay dark. */
const PANES = 2.2;
const BAR = 0.06;

/**
 * R967: the sun that comes through a window, pane by pane, as far as it lies on the floor, metres high; nothing while the sun is behind
 * its wall or below the horizon.
 */
export function sunThrough(
  { wall, from, to, low, high }: OnWall,
  { turn, altitude }: RoomSun,
  floor = 0,
): readonly (readonly Spot[])[] {
  const [x, y] = [Math.sin(turn * RADIANS), -Math.cos(turn * RADIANS)];
  const outwards = wall === 'left' ? -x : -y;
  if (altitude <= 0 || outwards <= 0) return [];
  const throwOf = 1 / Math.tan(altitude * RADIANS);
  const land = (along: number, height: number): Spot => {
    const [px, py] = onWall(wall, along, height);
    const length = (height - floor) * throwOf;
    return [px - x * length, py - y * length, floor];
  };
  return panesOf(from, to).flatMap(([left, right]) =>
    panesOf(low, high)
      .map(([foot, head]) => [land(left, foot), land(right, foot), land(right, head), land(left, head)])
      .filter(corners => corners.every(([cx, cy]) => isOnFloor(cx) && isOnFloor(cy))),
  );
}

/** From bar to bar. */
function panesOf(from: number, to: number): readonly (readonly [number, number])[] {
  const count = Math.max(1, Math.round((to - from) * PANES));
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, pane) => [
    from + (pane + BAR) * step,
    from + (pane + 1 - BAR) * step,
  ]);
}

const isOnFloor = (along: number): boolean => along >= 0 && along <= ROOM.side;
