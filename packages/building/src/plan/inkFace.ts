import type { Point } from '../hallPlan';
import { createPen, type Faces, type Strokes } from '../mesh/pen';
import type { Tone } from '../mesh/tones';
import { triangles } from './triangles';

/** A line drawn on a face; its weight is in px at the scale of the mocks. */
export interface InkLine {
  readonly from: Point;
  readonly to: Point;
  readonly weight: number;
  readonly tone?: Tone;
}

/** A flat face with the lines that lie on it. Metres: x and y as on the plan, z up. Corners run anticlockwise as seen from outside. */
export interface InkFace {
  readonly tone: Tone;
  readonly corners: readonly Point[];
  readonly lines: readonly InkLine[];
}

/** The lines around a face. */
export const around = (corners: readonly Point[], weight: number, tone?: Tone): readonly InkLine[] =>
  corners.map((from, i) => ({
    from,
    to: corners[(i + 1) % corners.length]!,
    weight,
    ...(tone && { tone }),
  }));

/** Faces as triangles and lines as strokes, ready for the graphics card. */
export function buffersOf(faces: readonly InkFace[]): { readonly faces: Faces; readonly strokes: Strokes } {
  const pen = createPen();
  // A line where two faces meet is on both: once is enough.
  const drawn = new Set<string>();
  for (const { tone, corners, lines } of faces) {
    for (const triangle of triangles(corners)) pen.face(tone, triangle);
    for (const { from, to, weight, tone } of lines) {
      const ends = [from.map(mm).join(), to.map(mm).join()].sort().join(' ');
      if (drawn.has(ends)) continue;
      drawn.add(ends);
      pen.stroke(weight, [from, to], tone);
    }
  }
  return { faces: pen.faces(), strokes: pen.strokes() };
}

const mm = (metres: number) => Math.round(metres * 1000);
