import type { Camera, ScreenPoint } from '@app/building';
import { ROOM, type Spot, type Wall } from '@app/building/sample';
import { type Random, randomBetween } from '@app/kernel';

/** The inks of the drawn rooms: they are pictures on paper, the same by day and by night. */
export const INK = {
  paper: '#f6f1e7',
  wall: '#fffcf5',
  floor: '#ece4d5',
  line: '#22262b',
  faint: '#8b8474',
  lamp: '#e3b35c',
  leaf: '#3b6b3a',
  seal: '#b23a2b',
} as const;

/** How far a ruled line strays from straight, px. */
const TREMBLE = 1.1;

export interface InkPen {
  readonly context: CanvasRenderingContext2D;
  readonly random: Random;
  at(spot: Spot): ScreenPoint;
  /** A surface with its outline; without a fill, only the outline. */
  face(corners: readonly Spot[], fill?: string, width?: number): void;
  stroke(spots: readonly Spot[], width?: number, colour?: string): void;
  /** A round thing lying flat, its radius in metres. */
  disc(centre: Spot, radius: number, fill: string): void;
}

export function createInkPen(context: CanvasRenderingContext2D, camera: Camera, random: Random): InkPen {
  const at = ([x, y, z]: Spot) => camera.project(x, y, z);
  context.lineJoin = 'round';
  context.lineCap = 'round';

  /** A line as drawn along a ruler by hand: nearly straight, its middle a little off. */
  const trace = (spots: readonly Spot[]) => {
    for (const [index, spot] of spots.entries()) {
      const [x, y] = at(spot);
      const before = spots[index - 1];
      if (!before) {
        context.moveTo(x, y);
        continue;
      }
      const [fromX, fromY] = at(before);
      const stray = () => randomBetween(random, -TREMBLE, TREMBLE);
      context.quadraticCurveTo((fromX + x) / 2 + stray(), (fromY + y) / 2 + stray(), x, y);
    }
  };
  const stroke = (spots: readonly Spot[], width = 1.6, colour: string = INK.line) => {
    context.beginPath();
    trace(spots);
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.stroke();
  };
  return {
    context,
    random,
    at,
    stroke,
    face(corners, fill, width) {
      const [first] = corners;
      if (!first) return;
      const round = [...corners, first];
      if (fill) {
        context.beginPath();
        trace(round);
        context.fillStyle = fill;
        context.fill();
      }
      stroke(round, width);
    },
    disc([x, y, z], radius, fill) {
      const [left, top] = at([x, y, z]);
      const wide = radius * camera.scale;
      context.beginPath();
      context.ellipse(
        left,
        top,
        wide,
        wide * Math.sin((camera.elevation * Math.PI) / 180),
        0,
        0,
        2 * Math.PI,
      );
      context.fillStyle = fill;
      context.fill();
      context.lineWidth = 1.6;
      context.strokeStyle = INK.line;
      context.stroke();
    },
  };
}

/** The point of a wall at this distance from the corner and this height. */
export const onWall = (wall: Wall, along: number, height: number): Spot =>
  wall === 'left' ? [0, along, height] : [along, 0, height];

export const wallCorners = (wall: Wall): readonly Spot[] => [
  onWall(wall, 0, 0),
  onWall(wall, ROOM.side, 0),
  onWall(wall, ROOM.side, ROOM.height),
  onWall(wall, 0, ROOM.height),
];
