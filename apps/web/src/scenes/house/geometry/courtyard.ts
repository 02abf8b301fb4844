import { GROUND, HALLS, WALLS } from '../../ink/house/courtyard';
import { frameOf } from './frame';
import { buildHall } from './hall';
import { createPen, type Faces, type Part, type Pen, type Strokes, WEIGHTS } from './pen';
import { buildRoof } from './roof';

export interface Courtyard {
  readonly faces: Faces;
  readonly strokes: Strokes;
}

/** The courtyard house of the drawings as one body of faces and one of strokes, ready for the graphics card. */
export function buildCourtyard(): Courtyard {
  let part: Part = 'body';
  const pen = createPen(() => part);
  buildGround(pen);
  for (const plan of HALLS) buildHall(pen, frameOf(plan), plan);
  for (const wall of WALLS) buildGardenWall(pen, wall);
  buildSteps(pen, { x: [-1.2, 1.2], y: -5.85 }, 0.7, 3);
  buildSteps(pen, { x: [6, 7.9], y: 10.65 }, 0.4, 2);
  for (const piece of FURNITURE) buildBox(pen, piece);
  part = 'roof';
  for (const plan of HALLS) buildRoof(pen, frameOf(plan), plan);
  return { faces: pen.faces(), strokes: pen.strokes() };
}

/** The ground lies a little over the compass ring. */
const GROUND_LEVEL = 0.02;

function buildGround(pen: Pen): void {
  const { x, y } = GROUND;
  const level = GROUND_LEVEL;
  pen.face('ground', [
    [x[0], y[0], level],
    [x[1], y[0], level],
    [x[1], y[1], level],
    [x[0], y[1], level],
  ]);
  const slab = (x0: number, y0: number, x1: number, y1: number) =>
    pen.stroke(
      WEIGHTS.fine,
      [
        [x0, y0, level],
        [x1, y1, level],
      ],
      'pave',
    );
  for (let at = -5; at <= 7; at += 0.8) slab(-1, at, 1, at);
  for (let at = 1.4; at <= 5; at += 0.8) {
    slab(at, -0.8, at, 0.8);
    slab(-at, -0.8, -at, 0.8);
  }
  for (const side of [-1, 1]) {
    slab(side, -5.4, side, 7.2);
    slab(-5, side * 0.8, -1, side * 0.8);
    slab(1, side * 0.8, 5, side * 0.8);
  }
}

interface Footprint {
  readonly x: readonly [from: number, to: number];
  readonly y: readonly [from: number, to: number];
}
interface Box extends Footprint {
  readonly foot: number;
  readonly top: number;
}

const GARDEN_WALL = 1.9;

function buildGardenWall(pen: Pen, { x, y }: Footprint): void {
  buildBox(pen, { x, y, foot: 0, top: GARDEN_WALL }, 'wall');
  const ridge = (x[0] + x[1]) / 2;
  for (const [edge, outward] of [
    [x[0], -0.15],
    [x[1], 0.15],
  ] as const) {
    const eave = edge + outward;
    pen.outlined(
      'roof',
      [
        [eave, y[0], GARDEN_WALL - 0.1],
        [eave, y[1], GARDEN_WALL - 0.1],
        [ridge, y[1], GARDEN_WALL + 0.3],
        [ridge, y[0], GARDEN_WALL + 0.3],
      ],
      WEIGHTS.structure,
    );
  }
}

/** Steps descending towards +y. */
function buildSteps(
  pen: Pen,
  { x, y }: { readonly x: readonly [number, number]; readonly y: number },
  height: number,
  count: number,
): void {
  const tread = 0.35;
  for (let step = 0; step < count; step++) {
    const from = y + step * tread;
    const top = height - ((step + 0.5) * height) / count;
    buildBox(pen, { x, y: [from, from + tread], foot: 0, top }, 'trim');
  }
}

/** What shows when the roofs are off: beds, tables, a stove. */
const FURNITURE: readonly Box[] = [
  { x: [-4.9, -3.1], y: [-9.9, -7.9], foot: 0.7, top: 1.25 },
  { x: [3.1, 4.9], y: [-9.9, -7.9], foot: 0.7, top: 1.25 },
  { x: [-0.9, 0.9], y: [-9.1, -8.2], foot: 0.7, top: 1.5 },
  { x: [-8.3, -7.2], y: [-3.9, -1.9], foot: 0.4, top: 0.95 },
  { x: [-8, -6.9], y: [1.2, 3.2], foot: 0.4, top: 1.15 },
  { x: [7.2, 8.3], y: [-3.9, -1.9], foot: 0.4, top: 0.95 },
  { x: [7.6, 8.4], y: [1, 3.6], foot: 0.4, top: 1.3 },
];

function buildBox(pen: Pen, { x, y, foot, top }: Box, tone: 'wall' | 'trim' | 'wood' = 'wood'): void {
  const width = tone === 'wall' ? WEIGHTS.structure : WEIGHTS.fine;
  const corners = [
    [x[0], y[0]],
    [x[1], y[0]],
    [x[1], y[1]],
    [x[0], y[1]],
  ] as const;
  for (const [index, [x0, y0]] of corners.entries()) {
    const [x1, y1] = corners[(index + 1) % 4]!;
    pen.face(tone, [
      [x0, y0, foot],
      [x1, y1, foot],
      [x1, y1, top],
      [x0, y0, top],
    ]);
    pen.stroke(width, [
      [x0, y0, foot],
      [x0, y0, top],
      [x1, y1, top],
    ]);
  }
  pen.face(
    tone,
    corners.map(([cx, cy]) => [cx, cy, top] as const),
  );
}
