import type { Camera } from '../geometry/camera';
import { createSheet, type Mark, type Sheet } from '../geometry/sheet';
import type { Detail, HallPlan } from './frame';
import { drawTree, drawVat, type TreePlan } from './garden';
import { drawHall } from './hall';
import { type Footprint, paintOrder } from './paintOrder';

/** Half the ground the picture needs around the courtyard's middle, metres: walls, eaves and steps included. */
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
    [-1.2, -5.6],
    [1.2, -5.6],
    [2.2, -0.5],
    [-2.2, -0.5],
  ],
  [
    [-5.2, -1],
    [-5.2, 1],
    [-1.6, 1.8],
    [-1.6, -1.8],
  ],
];

interface Standing extends Footprint {
  draw(): void;
}

/** The whole house for one camera, from the ground up; marks cover those before them. */
export function drawCourtyard(camera: Camera, detail: Detail = 'full', lit = false): readonly Mark[] {
  const sheet = createSheet();
  const { x, y } = GROUND;
  sheet.fill(
    'court',
    [
      [x[0], y[0]],
      [x[1], y[0]],
      [x[1], y[1]],
      [x[0], y[1]],
    ].map(([a = 0, b = 0]) => camera.project(a, b)),
  );
  drawPaving(sheet, camera);
  if (lit) drawLightPools(sheet, camera);
  const standing: readonly Standing[] = [
    ...HALLS.map(plan => ({ ...plan, draw: () => drawHall(sheet, camera, plan, detail) })),
    ...WALLS.map(wall => ({ ...wall, draw: () => drawWall(sheet, camera, wall) })),
    ...TREES.map(tree => ({ ...around(tree, 0.5), draw: () => drawTree(sheet, camera, tree, detail) })),
    { ...around(VAT, 0.6), draw: () => drawVat(sheet, camera, VAT.x, VAT.y) },
    steps(sheet, camera, { x: [-1.2, 1.2], y: -5.85 }, 0.7, 3),
    steps(sheet, camera, { x: [6, 7.9], y: 10.65 }, 0.4, 2),
  ];
  for (const thing of paintOrder(standing, camera)) thing.draw();
  return sheet.marks();
}

function drawLightPools(sheet: Sheet, camera: Camera): void {
  for (const pool of LIGHT_POOLS) {
    sheet.fill(
      'light-pool',
      pool.map(([x, y]) => camera.project(x, y)),
    );
  }
}

const around = ({ x, y }: { x: number; y: number }, reach: number): Footprint => ({
  x: [x - reach, x + reach],
  y: [y - reach, y + reach],
});

/** A cross of slabs between the four halls. */
function drawPaving(sheet: Sheet, camera: Camera): void {
  const slab = (x0: number, y0: number, x1: number, y1: number) =>
    sheet.line('paving', [camera.project(x0, y0), camera.project(x1, y1)]);
  for (let y = -5; y <= 7; y += 0.8) slab(-1, y, 1, y);
  for (let x = 1.4; x <= 5; x += 0.8) {
    slab(x, -0.8, x, 0.8);
    slab(-x, -0.8, -x, 0.8);
  }
  for (const side of [-1, 1]) {
    slab(side, -5.4, side, 7.2);
    slab(-5, side * 0.8, -1, side * 0.8);
    slab(1, side * 0.8, 5, side * 0.8);
  }
}

/** Steps descending towards +y from `height`; seen from behind they are hidden by their platform. */
function steps(
  sheet: Sheet,
  camera: Camera,
  place: { readonly x: readonly [number, number]; readonly y: number },
  height: number,
  count: number,
): Standing {
  const [from, to] = place.x;
  const tread = 0.35;
  const rise = height / count;
  const drawStep = (index: number) => {
    const y0 = place.y + index * tread;
    const y1 = y0 + tread;
    const top = height - (index + 0.5) * rise;
    const foot = 0;
    const side = camera.depth(1, 0) >= 0 ? to : from;
    const riser = camera.depth(0, 1) >= 0 ? y1 : y0;
    sheet.fill('wall-dark fine', [
      camera.project(side, y0, foot),
      camera.project(side, y1, foot),
      camera.project(side, y1, top),
      camera.project(side, y0, top),
    ]);
    sheet.fill('wall-shade fine', [
      camera.project(from, riser, foot),
      camera.project(to, riser, foot),
      camera.project(to, riser, top),
      camera.project(from, riser, top),
    ]);
    sheet.fill('wall fine', [
      camera.project(from, y0, top),
      camera.project(to, y0, top),
      camera.project(to, y1, top),
      camera.project(from, y1, top),
    ]);
  };
  const order = Array.from({ length: count }, (_, index) =>
    camera.depth(0, 1) >= 0 ? index : count - 1 - index,
  );
  return {
    x: place.x,
    y: [place.y, place.y + count * tread],
    draw: () => order.forEach(drawStep),
  };
}

/** A garden wall with a tiled coping. */
function drawWall(sheet: Sheet, camera: Camera, { x, y }: Footprint): void {
  const height = 1.9;
  const towardX = camera.depth(1, 0) >= 0;
  const [near, far] = towardX ? [x[1], x[0]] : [x[0], x[1]];
  const overhang = towardX ? 0.15 : -0.15;
  sheet.fill('wall-dark structure', [
    camera.project(near, y[0], 0),
    camera.project(near, y[1], 0),
    camera.project(near, y[1], height),
    camera.project(near, y[0], height),
  ]);
  sheet.fill('roof structure', [
    camera.project(near + overhang, y[0], height - 0.1),
    camera.project(near + overhang, y[1], height - 0.1),
    camera.project(far, y[1], height + 0.3),
    camera.project(far, y[0], height + 0.3),
  ]);
}
