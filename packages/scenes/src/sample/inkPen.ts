import type { RoomLens, Spot } from '@app/building/sample';
import { type Random, randomBetween } from '@app/kernel';

/** The inks of the drawn rooms: they are pictures on paper, the same by day and by night. */
export const INK = {
  paper: '#f6f1e7',
  wall: '#fffcf5',
  floor: '#e3d3b4',
  line: '#22262b',
  faint: '#8b8474',
  lamp: '#e3b35c',
  leaf: '#3b6b3a',
  seal: '#b23a2b',
} as const;

/** How far a ruled line strays from straight, px. */
const TREMBLE = 1.1;

export interface InkPen extends RoomLens {
  readonly context: CanvasRenderingContext2D;
  readonly random: Random;
  /** A surface with its outline; without a fill, only the outline. */
  face(corners: readonly Spot[], fill?: string, width?: number): void;
  stroke(spots: readonly Spot[], width?: number, colour?: string): void;
  /** A round thing lying flat, its radius in metres. */
  disc(centre: Spot, radius: number, fill: string): void;
}

export function createInkPen(context: CanvasRenderingContext2D, lens: RoomLens, random: Random): InkPen {
  const { at } = lens;
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
    ...lens,
    context,
    random,
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
      context.beginPath();
      for (let turn = 0; turn < 32; turn++) {
        const [cos, sin] = [Math.cos((turn / 16) * Math.PI), Math.sin((turn / 16) * Math.PI)];
        context.lineTo(...at([x + radius * cos, y + radius * sin, z]));
      }
      context.closePath();
      context.fillStyle = fill;
      context.fill();
      context.lineWidth = 1.6;
      context.strokeStyle = INK.line;
      context.stroke();
    },
  };
}
