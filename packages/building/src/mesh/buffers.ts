import { areaVector, type InkFace, type InkLine, type Point } from './inkFace';
import { toneIndex } from './tones';
import { triangles } from './triangles';

/** The shader's pattern inside a face. */
const PATTERNS = { plain: 0, tiles: 1, lattice: 2, wash: 3 } as const;

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

export interface Buffers {
  readonly faces: Faces;
  readonly strokes: Strokes;
}

/**
 * Faces as triangles and lines as strokes, ready for the graphics card; `roofs` can be lifted off the rest, and `lines`
 * have no face.
 */
export function buffersOf(
  faces: readonly InkFace[],
  roofs: readonly InkFace[] = [],
  lines: readonly InkLine[] = [],
): Buffers {
  return {
    faces: facesOf(faces, roofs),
    strokes: strokesOf(
      [...faces.flatMap(face => face.lines), ...lines],
      roofs.flatMap(face => face.lines),
    ),
  };
}

function facesOf(faces: readonly InkFace[], roofs: readonly InkFace[]): Faces {
  const position: number[] = [];
  const normal: number[] = [];
  const uv: number[] = [];
  const style: number[] = [];
  for (const [roof, list] of [faces, roofs].entries()) {
    for (const face of list) {
      const pattern = PATTERNS[face.weave?.pattern ?? (face.wash ? 'wash' : 'plain')];
      for (const { corners, places, normals } of piecesOf(face)) {
        const across = normalOf(corners);
        for (let corner = 2; corner < corners.length; corner++) {
          for (const i of [0, corner - 1, corner]) {
            position.push(...toWorld(corners[i]!));
            normal.push(...toWorld(normals?.[i] ?? across));
            uv.push(...(places?.[i] ?? [0, 0]));
            style.push(toneIndex(face.tone), pattern, roof);
          }
        }
      }
    }
  }
  return {
    position: Float32Array.from(position),
    normal: Float32Array.from(normal),
    uv: Float32Array.from(uv),
    style: Float32Array.from(style),
  };
}

type Place = readonly [u: number, v: number];

interface Piece {
  readonly corners: readonly Point[];
  /** The pattern's coordinates of the corners, if there is a pattern. */
  readonly places?: readonly Place[];
  /** Of a face that bends: its normals there, so that light has no edge between its pieces. */
  readonly normals?: readonly Point[];
}

/** A face in flat convex pieces. */
function piecesOf({ corners, weave, wash }: InkFace): readonly Piece[] {
  if (!weave) {
    const [pale, dark] = wash ?? [0, 1];
    return triangles(corners).map(triangle => ({
      corners: triangle,
      places: triangle.map(([, , z]): Place => [0, (z - pale) / (dark - pale)]),
    }));
  }
  const { rows, u, v } = weave;
  const steps = (list: readonly number[]) => list.slice(1).map((_, i) => [i, i + 1] as const);
  const pieces = steps(v).map(([r0, r1]) =>
    steps(u).map(([c0, c1]) =>
      (
        [
          [r0, c0],
          [r0, c1],
          [r1, c1],
          [r1, c0],
        ] as const
      ).map(([r, c]) => ({ r, c, at: rows[r]![c]! })),
    ),
  );
  const flat = pieces.map(row => row.map(piece => normalOf(piece.map(({ at }) => at))));
  /** The mean of the pieces that meet there. */
  const normalAt = (r: number, c: number): Point => {
    const near = [r - 1, r].flatMap(row => [flat[row]?.[c - 1], flat[row]?.[c]]);
    return unit(near.filter(normal => normal !== undefined));
  };
  return pieces.flat().map(piece => ({
    corners: piece.map(({ at }) => at),
    places: piece.map(({ r, c }): Place => [u[c]!, v[r]!]),
    normals: piece.map(({ r, c }) => normalAt(r, c)),
  }));
}

const unit = (normals: readonly Point[]): Point => {
  const sum = [0, 1, 2].map(axis => normals.reduce((all, normal) => all + normal[axis]!, 0));
  const length = Math.hypot(...sum) || 1;
  return sum.map(part => part / length) as unknown as Point; // three of three
};

/** A line shared by two faces is on both: it is drawn once. */
export function strokesOf(lines: readonly InkLine[], roofs: readonly InkLine[] = []): Strokes {
  const position: number[] = [];
  const other: number[] = [];
  const style: number[] = [];
  const index: number[] = [];
  const drawn = new Set<string>();
  for (const [roof, list] of [lines, roofs].entries()) {
    for (const { from, to, weight, tone = 'ink' } of list) {
      const ends = [from.map(mm).join(), to.map(mm).join()].sort().join(' ');
      if (drawn.has(ends)) continue;
      drawn.add(ends);
      const [start, end] = [toWorld(from), toWorld(to)];
      const first = position.length / 3;
      position.push(...start, ...start, ...end, ...end);
      other.push(...end, ...end, ...start, ...start);
      // Left and right are swapped at the far end.
      for (const side of [-1, 1, 1, -1]) style.push(side, weight, toneIndex(tone), roof);
      index.push(first, first + 1, first + 2, first + 2, first + 1, first + 3);
    }
  }
  return {
    position: Float32Array.from(position),
    other: Float32Array.from(other),
    style: Float32Array.from(style),
    index: Uint32Array.from(index),
  };
}

const mm = (metres: number) => Math.round(metres * 1000);

/** The scene has y up and z towards the gate. */
const toWorld = ([x, y, z]: Point): readonly [number, number, number] => [x, z, y];

function normalOf(corners: readonly Point[]): Point {
  const [x, y, z] = areaVector(corners);
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
