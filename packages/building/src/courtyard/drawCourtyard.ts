import type { Camera } from '../camera';
import { type Detail, drawFace, eyeOf, isSeenFrom, project } from '../drawing/drawFace';
import type { InkFace } from '../mesh/inkFace';
import { createSheet, type Mark, type Sheet } from '../sheet';
import { courtyard, type Standing } from './courtyard';
import { drawTree, drawVat } from './garden';
import { type Footprint, LIGHT_POOLS, TREES, VAT } from './measures';
import { paintOrder } from './paintOrder';

/** The whole house for one camera, from the ground up; marks cover those before them. */
export function drawCourtyard(camera: Camera, detail: Detail = 'full', lit = false): readonly Mark[] {
  const sheet = createSheet();
  const { ground, standing } = courtyard();
  drawFace(sheet, ground, camera, detail);
  for (const pool of lit ? LIGHT_POOLS : []) {
    sheet.fill(
      'light-pool',
      pool.map(([x, y]) => camera.project(x, y)),
    );
  }
  const things: readonly (Footprint & { draw(): void })[] = [
    ...standing.map(thing => ({ ...thing, draw: () => drawThing(sheet, camera, thing, detail) })),
    ...TREES.map(tree => ({ ...around(tree, 0.5), draw: () => drawTree(sheet, camera, tree, detail) })),
    { ...around(VAT, 0.6), draw: () => drawVat(sheet, camera, VAT.x, VAT.y) },
  ];
  for (const thing of paintOrder(things, camera)) thing.draw();
  return sheet.marks();
}

function drawThing(sheet: Sheet, camera: Camera, { body, roof, shades }: Standing, detail: Detail): void {
  const isSeen = isSeenFrom(eyeOf(camera));
  for (const face of body) if (isSeen(face)) drawFace(sheet, face, camera, detail);
  for (const corners of shades) if (isSeen({ corners })) sheet.fill('shade', project(corners, camera));
  // The far slope, the ridge, the near slope with its boards.
  for (const face of roof.filter(isSeen).toSorted((a, b) => depthOf(a, camera) - depthOf(b, camera))) {
    drawFace(sheet, face, camera, detail);
  }
}

const depthOf = ({ corners }: InkFace, camera: Camera): number =>
  corners.reduce((sum, [x, y]) => sum + camera.depth(x, y), 0) / corners.length;

const around = ({ x, y }: { x: number; y: number }, reach: number): Footprint => ({
  x: [x - reach, x + reach],
  y: [y - reach, y + reach],
});
