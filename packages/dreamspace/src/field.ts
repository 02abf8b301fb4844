// Bubbles in motion: positions, steps, projection, hits, and positions of words beside them. No people, no texts.

export { millis, type Random, type Result, seededRandom, unwrap } from '@app/kernel';
export {
  CLICK_RADIUS,
  DRAW_RADIUS,
  PERSPECTIVE_DEPTH,
  PLACEMENT_TRIES,
  SPACE,
  TOUCH_RADIUS,
} from './constants';
export type { Body } from './field/body';
export type { Columns } from './field/columns';
export {
  createField,
  type Field,
  type FieldFull,
  type FieldOptions,
  LONGEST_GAP_MS,
  STEP_MS,
} from './field/field';
export { type BubbleHandle, MAX_CAPACITY } from './field/handles';
export { type FieldSnapshot, SNAPSHOT_VERSION, type SnapshotError } from './field/snapshot';
export { type Box, clamp } from './layout/clearance';
export { createEmphasis, DIMMED, type Emphasis } from './layout/emphasis';
export { NAME_GAP, type NameRequest, type NameSize, type NameSpot, placeName } from './layout/nameSpot';
export { type Frame, spreadOut } from './layout/spreadOut';
export { createViewpoint, type Viewpoint } from './layout/viewpoint';
export { freestTurn, type WordRequest, wordBox } from './layout/wordSpot';
export { DIRECTIONS, type Direction, nearestTowards } from './navigate';
export {
  type Camera,
  drawRadius,
  fitCamera,
  hitRadius,
  POINTER_KINDS,
  type PointerKind,
  perspectiveScale,
  type View,
} from './perspective';
export {
  type Placement,
  type PlacementArea,
  type PlacementOptions,
  type Point3,
  placeBubbles,
} from './placement';
