export { type Camera, createCamera, createPlanCamera, HOME_VIEW, type ScreenPoint } from './camera';
export {
  type Footprint,
  GROUND,
  HOUSE_REACH,
  LIGHT_POOLS,
  TREES,
  type TreePlan,
  VAT,
} from './courtyard';
export { drawCourtyard } from './drawing/courtyard';
export type { Detail } from './drawing/frame';
export { drawTree, drawVat } from './drawing/garden';
export type { Point } from './hallPlan';
export { buildCasters, type Casters } from './mesh/casters';
export { buildCourtyard, type Courtyard } from './mesh/courtyard';
export { createPen, type Faces, type Pen, type Strokes } from './mesh/pen';
export { TONES, type Tone, toneIndex } from './mesh/tones';
export { circlePath, closedPath, ellipsePath, openPath, polar, px, radialLine, ringSector } from './path';
export { createSheet, type Mark, type Sheet } from './sheet';
