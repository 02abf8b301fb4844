import {
  type Footprint,
  GARDEN_WALL,
  GROUND,
  HALLS,
  PAVING,
  STEPS,
  type StepsPlan,
  stepTop,
  TREAD,
  WALLS,
} from '../courtyard';
import { axesOf } from '../hallPlan';
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
  for (const plan of HALLS) buildHall(pen, axesOf(plan), plan);
  for (const wall of WALLS) buildGardenWall(pen, wall);
  for (const plan of STEPS) buildSteps(pen, plan);
  for (const piece of FURNITURE) buildBox(pen, piece);
  part = 'roof';
  for (const plan of HALLS) buildRoof(pen, axesOf(plan), plan);
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
  for (const [x0, y0, x1, y1] of PAVING) {
    const joint = [
      [x0, y0, level],
      [x1, y1, level],
    ] as const;
    pen.stroke(WEIGHTS.fine, joint, 'pave');
  }
}

interface Box extends Footprint {
  readonly foot: number;
  readonly top: number;
}

function buildGardenWall(pen: Pen, { x, y }: Footprint): void {
  buildBox(pen, { x, y, foot: 0, top: GARDEN_WALL.height }, 'wall');
  const ridge = (x[0] + x[1]) / 2;
  const [low, high] = [GARDEN_WALL.height + GARDEN_WALL.eave, GARDEN_WALL.height + GARDEN_WALL.ridge];
  for (const [edge, outward] of [
    [x[0], -GARDEN_WALL.overhang],
    [x[1], GARDEN_WALL.overhang],
  ] as const) {
    const eave = edge + outward;
    pen.outlined(
      'roof',
      [
        [eave, y[0], low],
        [eave, y[1], low],
        [ridge, y[1], high],
        [ridge, y[0], high],
      ],
      WEIGHTS.structure,
    );
  }
}

function buildSteps(pen: Pen, plan: StepsPlan): void {
  for (let step = 0; step < plan.count; step++) {
    const from = plan.y + step * TREAD;
    buildBox(pen, { x: plan.x, y: [from, from + TREAD], foot: 0, top: stepTop(plan, step) }, 'trim');
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
