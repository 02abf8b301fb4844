import type { Point } from '../hallPlan';
import { type Tone, toneIndex } from './tones';

/** What the shader draws inside a face. */
const PATTERNS = { plain: 0, tiles: 1, lattice: 2 } as const;
type Pattern = keyof typeof PATTERNS;

/** Part of the house: the roofs can be lifted off. */
export type Part = 'body' | 'roof';

interface FaceOptions {
  readonly pattern?: Pattern;
  /** Pattern coordinates of the corners; tiles count metres along the ridge, lattices count leaves and height. */
  readonly uv?: readonly (readonly [u: number, v: number])[];
}

export interface Faces {
  readonly position: Float32Array;
  readonly normal: Float32Array;
  readonly uv: Float32Array;
  /** Tone, pattern, and 1 for roofs. */
  readonly style: Float32Array;
}

export interface Strokes {
  readonly position: Float32Array;
  /** The other end of the stroke. */
  readonly other: Float32Array;
  /** Side (-1 or 1), width in px, tone, and 1 for roofs. */
  readonly style: Float32Array;
  readonly index: Uint32Array;
}

/** Widths of strokes, px at the scale of the mocks: the four weights of the ink line. */
export const WEIGHTS = { contour: 1.7, structure: 1.1, fine: 0.6, hair: 0.45 } as const;

export interface Pen {
  /** A flat face, seen from both sides; more than three corners are cut into a fan. */
  face(tone: Tone, corners: readonly Point[], options?: FaceOptions): void;
  stroke(width: number, points: readonly Point[], tone?: Tone): void;
  /** A face and the strokes around it. */
  outlined(tone: Tone, corners: readonly Point[], width: number, options?: FaceOptions): void;
  faces(): Faces;
  strokes(): Strokes;
}

/** Collects faces and strokes of a drawing in space. The part says whether what follows is lifted with the roofs. */
export function createPen(part: () => Part = () => 'body'): Pen {
  const position: number[] = [];
  const normal: number[] = [];
  const uvs: number[] = [];
  const faceStyle: number[] = [];
  const ends: number[] = [];
  const others: number[] = [];
  const strokeStyle: number[] = [];
  const indices: number[] = [];

  const pen: Pen = {
    face(tone, corners, { pattern = 'plain', uv } = {}) {
      const [nx, ny, nz] = normalOf(corners);
      const roof = part() === 'roof' ? 1 : 0;
      for (let corner = 2; corner < corners.length; corner++) {
        for (const at of [0, corner - 1, corner]) {
          position.push(...toWorld(corners[at]!));
          normal.push(nx, nz, ny);
          uvs.push(...(uv?.[at] ?? [0, 0]));
          faceStyle.push(toneIndex(tone), PATTERNS[pattern], roof);
        }
      }
    },
    stroke(width, points, tone = 'ink') {
      const roof = part() === 'roof' ? 1 : 0;
      for (let end = 1; end < points.length; end++) {
        const from = toWorld(points[end - 1]!);
        const to = toWorld(points[end]!);
        const first = ends.length / 3;
        ends.push(...from, ...from, ...to, ...to);
        others.push(...to, ...to, ...from, ...from);
        // Seen from the far end left and right change places.
        for (const side of [-1, 1, 1, -1]) strokeStyle.push(side, width, toneIndex(tone), roof);
        indices.push(first, first + 1, first + 2, first + 2, first + 1, first + 3);
      }
    },
    outlined(tone, corners, width, options) {
      pen.face(tone, corners, options);
      pen.stroke(width, [...corners, corners[0]!]);
    },
    faces: () => ({
      position: Float32Array.from(position),
      normal: Float32Array.from(normal),
      uv: Float32Array.from(uvs),
      style: Float32Array.from(faceStyle),
    }),
    strokes: () => ({
      position: Float32Array.from(ends),
      other: Float32Array.from(others),
      style: Float32Array.from(strokeStyle),
      index: Uint32Array.from(indices),
    }),
  };
  return pen;
}

/** The scene has y up and z towards the gate. */
const toWorld = ([x, y, z]: Point): readonly [number, number, number] => [x, z, y];

/** Newell's method: sound for faces that are not quite flat. */
function normalOf(corners: readonly Point[]): Point {
  let [nx, ny, nz] = [0, 0, 0];
  for (const [at, [x, y, z]] of corners.entries()) {
    const [x1, y1, z1] = corners[(at + 1) % corners.length]!;
    nx += (y - y1) * (z + z1);
    ny += (z - z1) * (x + x1);
    nz += (x - x1) * (y + y1);
  }
  const length = Math.hypot(nx, ny, nz) || 1;
  return [nx / length, ny / length, nz / length];
}
