import { type Camera, createCamera } from '../camera';
import { type Detail, drawFace, drawLines, eyeOf, isSeenFrom, project } from '../drawing/drawFace';
import type { InkFace, Point } from '../mesh/inkFace';
import type { SeasonDecor, Upright } from '../season/look';
import { createSheet, type Mark, type Sheet } from '../sheet';
import { courtyard, type StandingObject } from './courtyard';
import { drawTree, drawVat } from './garden';
import { type Footprint, LIGHT_POOLS, TREES, VAT } from './measures';
import { paintOrder } from './paintOrder';

/** The garden of a picture without a season. */
const PLAIN: SeasonDecor = {
  uprights: [
    ...TREES.map((tree): Upright => {
      const at: Point = [tree.x, tree.y, 0];
      const draw: Upright['draw'] = (sheet, camera, detail) =>
        drawTree(sheet, camera, { ...tree, x: 0, y: 0 }, detail);
      return { at, reach: 0.5, draw };
    }),
    { at: [VAT.x, VAT.y, 0], reach: 0.6, draw: (sheet, camera) => drawVat(sheet, camera, 0, 0) },
  ],
  things: [],
  glows: [],
  scatter: [],
};

/** The whole house for one camera, from the ground up, in its season; later marks cover earlier ones. */
export function drawCourtyard(
  camera: Camera,
  detail: Detail = 'full',
  lit = false,
  dress: SeasonDecor = PLAIN,
): readonly Mark[] {
  const sheet = createSheet();
  const { ground, standing } = courtyard();
  drawFace(sheet, ground, camera, detail);
  for (const pool of lit ? LIGHT_POOLS : []) {
    sheet.fill(
      'light-pool',
      pool.map(([x, y]) => camera.project(x, y)),
    );
  }
  drawLines(sheet, dress.scatter, camera);
  const things: readonly (Footprint & { draw(): void })[] = [
    ...[...standing, ...dress.things].map(thing => ({
      ...thing,
      draw: () => drawThing(sheet, camera, thing, detail),
    })),
    ...dress.uprights.map(upright => ({
      ...around(upright),
      draw: () => drawUpright(sheet, camera, upright, detail),
    })),
  ];
  for (const thing of paintOrder(things, camera)) thing.draw();
  for (const glow of dress.glows) drawUpright(sheet, camera, glow, detail);
  return sheet.marks();
}

function drawThing(
  sheet: Sheet,
  camera: Camera,
  { body, roof, shades }: StandingObject,
  detail: Detail,
): void {
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

/** An upright object at its place. */
export function drawUpright(sheet: Sheet, camera: Camera, { at, draw }: Upright, detail: Detail): void {
  draw(sheet, createCamera({ scale: camera.scale, centre: camera.project(...at) }), detail);
}

const around = ({ at: [x, y], reach }: Upright): Footprint => ({
  x: [x - reach, x + reach],
  y: [y - reach, y + reach],
});
