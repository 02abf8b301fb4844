export { type BodySize, bodyReach, bodySize } from './bodySize';
export {
  centreDisc,
  drag,
  faceDirection,
  initialCamera,
  type MapCamera,
  type MapMode,
  type Point,
  zoom,
  zoomOf,
} from './camera';
export { culminatingFigure, factsOf, figureOf, type TargetFacts } from './facts';
export { eachLine } from './figureLines';
export { type NameLook, type Ruler, visible } from './labelRequests';
export { type Badge, chooseLettering, type Lettering, nameAt, type PlacedName } from './lettering';
export type { MapView, MapWords, SkyData } from './mapView';
export { targetAt } from './picking';
export { createProjection, type Projector, type Stage } from './projector';
export { isProminent } from './prominence';
export { lodgeNames, RING, rimAngles, ringUnitOf, ringWidth } from './ring';
export {
  FIRST_DAY,
  formatMoment,
  LAST_DAY,
  type MomentText,
  NOW,
  parseMoment,
  type SkyTime,
  shownInstant,
} from './skyTime';
export { findTarget, nameOfTarget } from './targetName';
export { type SeenTonight, type Tonight, tonightOf, type Unseen } from './tonight';
