import type { Camera } from '../camera';
import {
  type Footprint,
  GARDEN_WALL,
  GROUND,
  HALLS,
  LIGHT_POOLS,
  PAVING,
  STEPS,
  type StepsPlan,
  stepTop,
  TREAD,
  TREES,
  VAT,
  WALLS,
} from '../courtyard';
import { createSheet, type Mark, type Sheet } from '../sheet';
import type { Detail } from './frame';
import { drawTree, drawVat } from './garden';
import { drawHall } from './hall';
import { paintOrder } from './paintOrder';

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
    ...STEPS.map(plan => steps(sheet, camera, plan)),
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

function drawPaving(sheet: Sheet, camera: Camera): void {
  for (const [x0, y0, x1, y1] of PAVING)
    sheet.line('paving', [camera.project(x0, y0), camera.project(x1, y1)]);
}

/** Steps descending towards +y from `height`; seen from behind they are hidden by their platform. */
function steps(sheet: Sheet, camera: Camera, plan: StepsPlan): Standing {
  const [from, to] = plan.x;
  const drawStep = (index: number) => {
    const y0 = plan.y + index * TREAD;
    const y1 = y0 + TREAD;
    const top = stepTop(plan, index);
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
  const order = Array.from({ length: plan.count }, (_, index) =>
    camera.depth(0, 1) >= 0 ? index : plan.count - 1 - index,
  );
  return {
    x: plan.x,
    y: [plan.y, plan.y + plan.count * TREAD],
    draw: () => order.forEach(drawStep),
  };
}

/** A garden wall with a tiled coping. */
function drawWall(sheet: Sheet, camera: Camera, { x, y }: Footprint): void {
  const { height, eave, ridge } = GARDEN_WALL;
  const towardX = camera.depth(1, 0) >= 0;
  const [near, far] = towardX ? [x[1], x[0]] : [x[0], x[1]];
  const overhang = towardX ? GARDEN_WALL.overhang : -GARDEN_WALL.overhang;
  sheet.fill('wall-dark structure', [
    camera.project(near, y[0], 0),
    camera.project(near, y[1], 0),
    camera.project(near, y[1], height),
    camera.project(near, y[0], height),
  ]);
  sheet.fill('roof structure', [
    camera.project(near + overhang, y[0], height + eave),
    camera.project(near + overhang, y[1], height + eave),
    camera.project(far, y[1], height + ridge),
    camera.project(far, y[0], height + ridge),
  ]);
}
