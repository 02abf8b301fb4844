import type { Camera } from '../camera';
import { drawUpright } from '../courtyard/drawCourtyard';
import { drawFace, drawLines, eyeOf, isSeenFrom, project } from '../drawing/drawFace';
import type { InkFace, Point } from '../mesh/inkFace';
import type { SeasonDecor } from '../season/look';
import { createSheet, type Mark, type Sheet } from '../sheet';
import { backToFront } from './backToFront';
import { facesOnFloor } from './facesOnFloor';
import { floorsOf, type NamedRooms } from './floorsOf';
import type { HomeModel, Storey } from './homeModel';
import type { HomeLight } from './light';

const NO_LIGHT: HomeLight = { floors: [] };
const NO_DRESS: SeasonDecor = { uprights: [], things: [], glows: [], scatter: [] };
/** The shadow at the foot of the walls in layers, each as far off them, metres. */
const SHADE = [0.25, 0.5, 0.75] as const;
/** Anything higher than this is on a floor of the home, metres. */
const ON_THE_GROUND = 0.1;

/** The same faces and lines as in the scene, drawn for a page: from the ground up, the farthest first. */
export function drawHome(
  model: HomeModel,
  camera: Camera,
  light: HomeLight = NO_LIGHT,
  dress: SeasonDecor = NO_DRESS,
  named?: NamedRooms,
): readonly Mark[] {
  const sheet = createSheet();
  const eye = eyeOf(camera);
  const isSeen = isSeenFrom(eye);
  const faces = dress.things.flatMap(({ body }) => body).filter(isSeen);
  const isBehind = ([x, y]: Point) => camera.depth(x, y) < 0;
  const around = (behind: boolean) => {
    for (const face of faces.filter(({ corners }) => isBehind(corners[0]!) === behind))
      drawFace(sheet, face, camera);
    for (const upright of dress.uprights) {
      const first = upright.at[2] < ON_THE_GROUND && isBehind(upright.at);
      if (first === behind) drawUpright(sheet, camera, upright, 'full');
    }
  };
  // R818: it stands on the ground. Without sun and moon its shadow is towards the reader.
  const from = ((light.from ?? 40 - camera.azimuth) * Math.PI) / 180;
  for (const reach of SHADE) {
    for (const ring of model.shade) {
      const cast = ring.map(
        ([x, y, z]): Point => [x - Math.sin(from) * reach, y + Math.cos(from) * reach, z],
      );
      sheet.fill('cast', project(cast, camera));
    }
  }
  drawLines(sheet, dress.scatter, camera);
  around(true);
  for (const storey of model.storeys) drawStorey(sheet, storey, camera, eye, light, named);
  around(false);
  for (const glow of dress.glows) drawUpright(sheet, camera, glow, 'full');
  return sheet.marks();
}

function drawStorey(
  sheet: Sheet,
  storey: Storey,
  camera: Camera,
  eye: Point,
  light: HomeLight,
  named?: NamedRooms,
): void {
  const lit = light.floors.find(({ level }) => level === storey.level);
  for (const face of storey.ground.filter(isSeenFrom(eye))) drawFace(sheet, face, camera);
  for (const ring of lit?.lamps ?? []) sheet.fill('lamp-light', project(ring, camera));
  for (const ring of lit?.patches ?? []) sheet.fill('sky-light', project(ring, camera));
  for (const ring of floorsOf(storey, named)) sheet.fill('named-floor', project(ring, camera));
  const standing = facesOnFloor(storey, eye).filter(isSeenFrom(eye));
  const tops = (lit?.tops ?? []).map((corners): InkFace => ({ tone: 'gilt', corners, lines: [] }));
  for (const face of backToFront([...standing, ...tops], eye)) {
    if (tops.length > 0 && face.tone === 'gilt') sheet.fill('sky-light', project(face.corners, camera));
    else drawFace(sheet, face, camera);
  }
  drawLines(sheet, storey.guides, camera);
  const roof = storey.roof.filter(isSeenFrom(eye));
  const inTurn = roof.some(({ weave }) => weave) ? crestsLast(roof, camera) : backToFront(roof, eye);
  for (const face of inTurn) drawFace(sheet, face, camera);
}

/**
 * The visible slopes of a hipped roof, the farthest first, then the crests on their edges: these rise over both slopes.
 * Crests between slopes that face away are behind all of them.
 */
function crestsLast(roof: readonly InkFace[], camera: Camera): readonly InkFace[] {
  const depthOf = ({ corners }: InkFace) =>
    corners.reduce((sum, [x, y]) => sum + camera.depth(x, y), 0) / corners.length;
  const isCrest = ({ twoSided = false }: InkFace) => twoSided;
  const slopes = roof.filter(face => !isCrest(face)).toSorted((a, b) => depthOf(a) - depthOf(b));
  const keyOf = (corner: Point) => corner.map(metres => metres.toFixed(3)).join();
  const edges = new Set(slopes.flatMap(({ corners }) => corners.map(keyOf)));
  const isOnEdge = ({ corners }: InkFace) => corners.some(corner => edges.has(keyOf(corner)));
  const crests = roof.filter(isCrest);
  return [...crests.filter(each => !isOnEdge(each)), ...slopes, ...crests.filter(isOnEdge)];
}
