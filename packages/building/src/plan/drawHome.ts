import type { Camera } from '../camera';
import { drawFace, eyeOf, isSeenFrom, project } from '../drawing/drawFace';
import type { InkFace, Point } from '../mesh/inkFace';
import { createSheet, type Mark, type Sheet } from '../sheet';
import { backToFront } from './backToFront';
import type { HomeModel, Storey } from './homeModel';
import { isFar } from './isFar';
import type { HomeLight } from './light';

const NO_LIGHT: HomeLight = { floors: [] };

/** The same faces and lines as in the scene, drawn for a page: from the ground up, the farthest first. */
export function drawHome(model: HomeModel, camera: Camera, light: HomeLight = NO_LIGHT): readonly Mark[] {
  const sheet = createSheet();
  const eye = eyeOf(camera);
  for (const storey of model.storeys) drawStorey(sheet, storey, camera, eye, light);
  return sheet.marks();
}

/** Everything that stands on a floor as it is seen from one side. */
export const standingOf = ({ body, rims }: Storey, [x, y]: Point): readonly InkFace[] => [
  ...body,
  ...rims.flatMap(rim => (isFar(rim, [x, y]) ? rim.tall : rim.low)),
];

function drawStorey(sheet: Sheet, storey: Storey, camera: Camera, eye: Point, light: HomeLight): void {
  const lit = light.floors.find(({ level }) => level === storey.level);
  for (const face of storey.ground.filter(isSeenFrom(eye))) drawFace(sheet, face, camera);
  for (const ring of lit?.lamps ?? []) sheet.fill('lamp-light', project(ring, camera));
  for (const ring of lit?.patches ?? []) sheet.fill('sky-light', project(ring, camera));
  const standing = standingOf(storey, eye).filter(isSeenFrom(eye));
  const tops = (lit?.tops ?? []).map((corners): InkFace => ({ tone: 'gilt', corners, lines: [] }));
  for (const face of backToFront([...standing, ...tops], eye)) {
    if (tops.length > 0 && face.tone === 'gilt') sheet.fill('sky-light', project(face.corners, camera));
    else drawFace(sheet, face, camera);
  }
  for (const face of backToFront(storey.roof.filter(isSeenFrom(eye)), eye)) drawFace(sheet, face, camera);
}
