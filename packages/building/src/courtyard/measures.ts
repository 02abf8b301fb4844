import type { HallPlan } from './hallPlan';

/** Ground covered by an object, metres. */
export interface Footprint {
  readonly x: readonly [from: number, to: number];
  readonly y: readonly [from: number, to: number];
}

export interface TreePlan {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly seed: number;
}

/** Half the ground the picture needs around the courtyard's centre, metres: walls, eaves and steps included. */
export const HOUSE_REACH = 11.6;

const EAR = {
  y: [-10, -7],
  ridge: 'x',
  faces: { ahead: 'windows', behind: 'wall' },
  bays: 2,
  base: 0.4,
  wall: 2.1,
  rise: 1.35,
} as const;
const WING = { y: [-4.6, 4.6], ridge: 'y', bays: 3, base: 0.4, wall: 2.45, rise: 1.6 } as const;

/** A one-court siheyuan: main hall at the back, two ears, two wings, the street range and the gate at its left. */
export const HALLS: readonly HallPlan[] = [
  {
    x: [-5.4, 5.4],
    y: [-10.4, -6.2],
    ridge: 'x',
    faces: { ahead: 'doors', behind: 'wall' },
    bays: 5,
    base: 0.7,
    wall: 3.1,
    rise: 2.35,
    eaves: 0.95,
    verge: 0.7,
    lift: 0.42,
  },
  { ...EAR, x: [-8.7, -5.9] },
  { ...EAR, x: [5.9, 8.7] },
  { ...WING, x: [-8.7, -5.5], faces: { ahead: 'doors', behind: 'wall' } },
  { ...WING, x: [5.5, 8.7], faces: { ahead: 'wall', behind: 'doors' } },
  {
    x: [-8.7, 4.7],
    y: [7.6, 10.2],
    ridge: 'x',
    faces: { ahead: 'wall', behind: 'windows' },
    bays: 6,
    base: 0.3,
    wall: 1.9,
    rise: 1.25,
  },
  {
    x: [5.4, 8.5],
    y: [7.4, 10.3],
    ridge: 'x',
    faces: { ahead: 'gate', behind: 'gate' },
    bays: 1,
    base: 0.4,
    wall: 2.5,
    rise: 1.5,
    eaves: 0.85,
  },
];
export const TREES: readonly TreePlan[] = [
  { x: -2.9, y: -2.9, size: 0.98, seed: 7 },
  { x: 3.2, y: -3.3, size: 0.62, seed: 21 },
];
export const VAT = { x: 2.5, y: 2.6 } as const;
/** Walls closing the gaps between halls; they run along y. */
export const WALLS: readonly Footprint[] = [
  { x: [-8.9, -8.68], y: [-7, -4.9] },
  { x: [-8.9, -8.68], y: [4.9, 7.5] },
  { x: [8.7, 8.92], y: [-7, -4.8] },
  { x: [8.7, 8.92], y: [4.8, 7.2] },
];
export const GROUND: Footprint = { x: [-9.3, 9.3], y: [-10.8, 10.9] };
/** Where light from the open doors falls at night. */
export const LIGHT_POOLS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [-2.4, -5.6],
    [2.4, -5.6],
    [3.4, -0.3],
    [-3.4, -0.3],
  ],
  [
    [-5.2, -2.2],
    [-5.2, 2.2],
    [-1.2, 3],
    [-1.2, -3],
  ],
];

/** Height of the garden walls under their coping, metres; the coping extends from 0.1 below it to 0.3 above it. */
export const GARDEN_WALL = { height: 1.9, overhang: 0.15, eave: -0.1, ridge: 0.3 } as const;

/** Flights of steps descending towards +y from `height`. */
export interface StepsPlan {
  readonly x: readonly [from: number, to: number];
  readonly y: number;
  readonly height: number;
  readonly count: number;
}
export const STEPS: readonly StepsPlan[] = [
  { x: [-1.2, 1.2], y: -5.85, height: 0.7, count: 3 },
  { x: [6, 7.9], y: 10.65, height: 0.4, count: 2 },
];
/** Depth of a step, metres. */
export const TREAD = 0.35;

/** Height of the top of a step, metres; 0 is the topmost. */
export const stepTop = ({ height, count }: StepsPlan, step: number): number =>
  height - ((step + 0.5) * height) / count;

/** The joints of the cross of slabs between the four halls: from and to, metres. */
export const PAVING: readonly (readonly [x0: number, y0: number, x1: number, y1: number])[] = paving();

function paving() {
  const joints: [number, number, number, number][] = [];
  for (let y = -5; y <= 7; y += 0.8) joints.push([-1, y, 1, y]);
  for (let x = 1.4; x <= 5; x += 0.8) joints.push([x, -0.8, x, 0.8], [-x, -0.8, -x, 0.8]);
  for (const side of [-1, 1]) {
    joints.push([side, -5.4, side, 7.2], [-5, side * 0.8, -1, side * 0.8], [1, side * 0.8, 5, side * 0.8]);
  }
  return joints;
}
