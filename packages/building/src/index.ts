export { type Camera, createCamera, createPlanCamera, HOME_VIEW, type ScreenPoint } from './camera';
export { buildCasters, type Casters } from './courtyard/casters';
export { type Courtyard, courtyard, type StandingObject } from './courtyard/courtyard';
export { drawCourtyard } from './courtyard/drawCourtyard';
export { drawTree, drawVat } from './courtyard/garden';
export { indoors } from './courtyard/indoors';
export {
  type Footprint,
  GROUND,
  HOUSE_REACH,
  LIGHT_POOLS,
  TREES,
  type TreePlan,
  VAT,
} from './courtyard/measures';
export {
  degreeTicks,
  needlePath,
  palaceSectors,
  RING,
  RING_UNITS,
  ringSector,
  trigramPath,
  uprightTurn,
} from './dial';
export { createDome, DOME_RADIUS, type Dome, directionPoint, horizonTicks } from './dome';
export { type Detail, drawFace } from './drawing/drawFace';
export { type Buffers, buffersOf, type Faces, type Strokes, strokesOf } from './mesh/buffers';
export {
  around,
  chain,
  type Dots,
  dotsOn,
  type InkFace,
  type InkLine,
  type Point,
  type Weave,
} from './mesh/inkFace';
export { TONES, type Tone, toneIndex } from './mesh/tones';
export { triangles } from './mesh/triangles';
export { circlePath, closedPath, ellipsePath, openPath, polar, px, radialLine } from './path';
export { createSheet, type Mark, type Sheet } from './sheet';
export { domeOver, positionAt, type SkyArc, type SkyPlacement, type SkySample, skyArc } from './skyArc';
export {
  chartProjection,
  chartRadius,
  eclipticPath,
  hourSpokes,
  starDots,
} from './starChart';
