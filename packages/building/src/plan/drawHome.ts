import type { Camera, ScreenPoint } from '../camera';
import type { Point } from '../hallPlan';
import { closedPath, openPath } from '../path';
import { createSheet, type Mark, type Sheet } from '../sheet';
import { backToFront } from './backToFront';
import type { HomeModel, Storey } from './homeModel';
import type { InkFace, InkLine } from './inkFace';
import { isFar } from './isFar';
import type { HomeLight } from './light';
import { areaVector } from './triangles';

const NO_LIGHT: HomeLight = { floors: [] };
const RADIANS = Math.PI / 180;

/** The same faces and lines as in the scene, drawn for a page: from the ground up, the farthest first. */
export function drawHome(model: HomeModel, camera: Camera, light: HomeLight = NO_LIGHT): readonly Mark[] {
  const sheet = createSheet();
  const eye = eyeOf(camera);
  for (const storey of model.storeys) drawStorey(sheet, storey, camera, eye, light);
  return sheet.marks();
}

/** From the home to the reader, in the axes of the model. */
export function eyeOf({ azimuth, elevation }: Pick<Camera, 'azimuth' | 'elevation'>): Point {
  const flat = Math.cos(elevation * RADIANS);
  return [
    Math.sin(azimuth * RADIANS) * flat,
    Math.cos(azimuth * RADIANS) * flat,
    Math.sin(elevation * RADIANS),
  ];
}

/** Everything that stands on a floor as it is seen from one side. */
export const standingOf = ({ body, rims }: Storey, [x, y]: Point): readonly InkFace[] => [
  ...body,
  ...rims.flatMap(rim => (isFar(rim, [x, y]) ? rim.tall : rim.low)),
];

function drawStorey(sheet: Sheet, storey: Storey, camera: Camera, eye: Point, light: HomeLight): void {
  const lit = light.floors.find(({ level }) => level === storey.level);
  for (const face of storey.ground.filter(seenFrom(eye))) drawFace(sheet, face, camera);
  for (const ring of lit?.lamps ?? []) sheet.fill('lamp-light', project(ring, camera));
  for (const ring of lit?.patches ?? []) sheet.fill('sky-light', project(ring, camera));
  const standing = standingOf(storey, eye).filter(seenFrom(eye));
  const tops = (lit?.tops ?? []).map((corners): InkFace => ({ tone: 'gilt', corners, lines: [] }));
  for (const face of backToFront([...standing, ...tops], eye)) {
    if (tops.length > 0 && face.tone === 'gilt') sheet.fill('sky-light', project(face.corners, camera));
    else drawFace(sheet, face, camera);
  }
  for (const face of backToFront(storey.roof.filter(seenFrom(eye)), eye)) drawFace(sheet, face, camera);
}

const seenFrom =
  (eye: Point) =>
  ({ corners }: InkFace): boolean => {
    const [x, y, z] = areaVector(corners);
    return x * eye[0] + y * eye[1] + z * eye[2] > 1e-9;
  };

const project = (points: readonly Point[], camera: Camera): readonly ScreenPoint[] =>
  points.map(([x, y, z]) => camera.project(x, y, z));

function drawFace(sheet: Sheet, { tone, corners, lines }: InkFace, camera: Camera): void {
  const [x, y, z] = areaVector(corners);
  // Sides that look to the right of the reader lie in the shade, as on the house of the mocks.
  const right = x * Math.cos(camera.azimuth * RADIANS) - y * Math.sin(camera.azimuth * RADIANS);
  const shaded = Math.abs(z) < 1e-6 && right > 0;
  sheet.path(shaded ? `face-${tone} is-shaded` : `face-${tone}`, closedPath(project(corners, camera)));
  const kinds = new Map<string, InkLine[]>();
  for (const line of lines) {
    const kind = `${nameOfWeight(line.weight)}${line.tone ? ` line-${line.tone}` : ''}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), line]);
  }
  for (const [kind, drawn] of kinds) {
    sheet.path(kind, drawn.map(({ from, to }) => openPath(project([from, to], camera))).join(''));
  }
}

/** The four weights of the ink line by name, as the style sheet has them. */
const nameOfWeight = (weight: number): string =>
  weight > 1.4 ? 'contour' : weight > 0.8 ? 'structure' : weight > 0.5 ? 'fine' : 'hair';
