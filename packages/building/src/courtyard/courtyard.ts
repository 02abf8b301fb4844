import { around, type InkFace, type Point, turnedTo, WEIGHTS } from '../mesh/inkFace';
import { block } from './block';
import { hallFaces } from './hall';
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
} from './measures';
import { roofFaces } from './roof';

/** Everything on a piece of ground, from the bottom up: each face may cover those before it. */
export interface StandingObject extends Footprint {
  readonly body: readonly InkFace[];
  /** Can be lifted off. */
  readonly roof: readonly InkFace[];
  /** The eaves' shade on the walls, for a drawing without a sun. */
  readonly shades: readonly (readonly Point[])[];
}

/** The courtyard house as faces and lines, for both the drawing and the scene. */
export interface Courtyard {
  readonly ground: InkFace;
  readonly standing: readonly StandingObject[];
}

let built: Courtyard | undefined;

/** It never changes, so it is built once. */
export function courtyard(): Courtyard {
  built ??= {
    ground: groundFace(),
    standing: [
      ...HALLS.map(plan => ({ ...plan, ...hallFaces(plan), roof: roofFaces(plan) })),
      ...WALLS.map(gardenWall),
      ...STEPS.flatMap(stepsOf),
    ],
  };
  return built;
}

/** The ground lies slightly above the compass ring. */
const GROUND_LEVEL = 0.02;

function groundFace(): InkFace {
  const { x, y } = GROUND;
  const at = (px: number, py: number): Point => [px, py, GROUND_LEVEL];
  return {
    tone: 'ground',
    corners: [at(x[0], y[0]), at(x[1], y[0]), at(x[1], y[1]), at(x[0], y[1])],
    lines: PAVING.map(([x0, y0, x1, y1]) => ({
      from: at(x0, y0),
      to: at(x1, y1),
      weight: WEIGHTS.fine,
      tone: 'pave',
    })),
  };
}

function gardenWall({ x, y }: Footprint): StandingObject {
  const { height, overhang, eave, ridge } = GARDEN_WALL;
  const middle = (x[0] + x[1]) / 2;
  const coping = [x[0] - overhang, x[1] + overhang].map((edge): InkFace => {
    const corners = turnedTo(
      [edge - middle, 0, 0],
      [
        [edge, y[0], height + eave],
        [edge, y[1], height + eave],
        [middle, y[1], height + ridge],
        [middle, y[0], height + ridge],
      ],
    );
    return { tone: 'roof', corners, lines: around(corners, WEIGHTS.structure) };
  });
  const body = [
    ...block({ x, y, foot: 0, top: height }, { tone: 'wall', weight: WEIGHTS.structure }),
    ...coping,
  ];
  return { x, y, body, roof: [], shades: [] };
}

const stepsOf = (plan: StepsPlan): readonly StandingObject[] =>
  Array.from({ length: plan.count }, (_, step): StandingObject => {
    const from = plan.y + step * TREAD;
    const ground: Footprint = { x: plan.x, y: [from, from + TREAD] };
    const body = block({ ...ground, foot: 0, top: stepTop(plan, step) }, { tone: 'trim' });
    return { ...ground, body, roof: [], shades: [] };
  });
