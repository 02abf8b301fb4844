import type { Tone } from './tones';

/** A point of a building, metres; z is up. */
export type Point = readonly [x: number, y: number, z: number];

/** Widths of lines, px at the scale of the mocks: the four weights of the ink line. */
export const WEIGHTS = { contour: 1.7, structure: 1.1, fine: 0.6, hair: 0.45 } as const;

/** A line drawn on a face; its weight is in px at the scale of the mocks. */
export interface InkLine {
  readonly from: Point;
  readonly to: Point;
  readonly weight: number;
  readonly tone?: Tone;
}

/** A flat face with its lines. Corners run anticlockwise as seen from outside. */
export interface InkFace {
  readonly tone: Tone;
  readonly corners: readonly Point[];
  readonly lines: readonly InkLine[];
  readonly weave?: Weave;
  /** Painted from pale at one height, metres, to dark at another, as under eaves. */
  readonly wash?: readonly [pale: number, dark: number];
  /** Visible from behind as well. */
  readonly twoSided?: boolean;
}

/** Tiles or a lattice on a face, which may then bend: rows of points whose border forms its corners. */
export interface Weave {
  readonly pattern: 'tiles' | 'lattice';
  readonly rows: readonly (readonly Point[])[];
  /** The pattern's coordinate at each column: metres along the ridge, or leaves of a window. */
  readonly u: readonly number[];
  /** And at each row: from 0 to 1 down a roof, or up a window. */
  readonly v: readonly number[];
}

/** The line through some points. */
export const chain = (points: readonly Point[], weight: number, tone?: Tone): readonly InkLine[] =>
  points.slice(1).map((to, i) => ({ from: points[i]!, to, weight, ...(tone && { tone }) }));

/** Metres of a dash, and of the gap after it. */
const DASH = 0.12;

/** A dotted line: what was taken away, or leads the eye. */
export function dotted(from: Point, to: Point, weight: number, tone: Tone, dash = DASH): readonly InkLine[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  const at = (metres: number): Point => {
    const part = Math.min(metres / length, 1);
    return [0, 1, 2].map(axis => from[axis]! + (to[axis]! - from[axis]!) * part) as unknown as Point; // three of three
  };
  return Array.from({ length: Math.ceil(length / (2 * dash)) }, (_, i) => ({
    from: at(2 * i * dash),
    to: at((2 * i + 1) * dash),
    weight,
    tone,
  }));
}

/** Dots on a way, each a short line. */
export interface Dots extends Pick<InkLine, 'weight' | 'tone'> {
  /** Metres of the picture from one to the next, and metres of the way that one is long. */
  readonly apart: number;
  readonly long: number;
  /** Metres of the picture from its middle. */
  readonly onPicture: (place: Point) => readonly [across: number, upwards: number];
}

/** They are as far from each other on the picture, however the way runs towards the reader or from them. */
export function dotsOn(way: readonly Point[], { apart, long, onPicture, ...look }: Dots): readonly InkLine[] {
  // Metres of the picture to the next dot.
  let rest = apart;
  return way.slice(1).flatMap((to, i) => {
    const from = way[i]!;
    const [[x0, y0], [x1, y1]] = [onPicture(from), onPicture(to)];
    const step = Math.hypot(x1 - x0, y1 - y0);
    const at = (metres: number): Point => {
      const part = metres / step;
      return [0, 1, 2].map(axis => from[axis]! + (to[axis]! - from[axis]!) * part) as unknown as Point; // three of three
    };
    const dots: InkLine[] = [];
    for (; rest <= step; rest += apart) dots.push({ ...look, from: at(rest), to: at(rest + long) });
    rest -= step;
    return dots;
  });
}

/** The lines around a face. */
export const around = (corners: readonly Point[], weight: number, tone?: Tone): readonly InkLine[] =>
  chain([...corners, corners[0]!], weight, tone);

/** A face with its pattern; its border runs along the first row and back along the last. */
export const woven = (
  tone: Tone,
  weave: Weave,
  rest: Partial<Pick<InkFace, 'lines' | 'twoSided'>> = {},
): InkFace => {
  const { rows } = weave;
  const [first = [], last = []] = [rows[0], rows.at(-1)];
  const inner = rows.slice(1, -1);
  const corners = [
    ...first,
    ...inner.map(row => row.at(-1)!),
    ...last.toReversed(),
    ...inner.map(row => row[0]!).toReversed(),
  ];
  return { tone, corners, lines: [], weave, ...rest };
};

/** Twice the area of a flat polygon in space as a vector along its normal. */
export function areaVector(corners: readonly Point[]): Point {
  let [nx, ny, nz] = [0, 0, 0];
  for (const [i, [x, y, z]] of corners.entries()) {
    const [x1, y1, z1] = corners[(i + 1) % corners.length]!;
    nx += y * z1 - z * y1;
    ny += z * x1 - x * z1;
    nz += x * y1 - y * x1;
  }
  return [nx, ny, nz];
}

export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Corners in the order that shows the face to a viewer on this side. */
export const turnedTo = (outward: Point, corners: readonly Point[]): readonly Point[] =>
  dot(areaVector(corners), outward) < 0 ? corners.toReversed() : corners;
