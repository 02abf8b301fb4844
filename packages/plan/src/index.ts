export { type Result, unwrap } from '@app/kernel';
export { DIRECTIONS, type Direction, type Palace, squareNames } from './bearings';
export {
  checkFloor,
  checkPlan,
  FAULT_CODES,
  type Fault,
  type FaultCode,
  JAMB,
  WARNING_CODES,
  type WarningCode,
  warningsOf,
} from './check';
export type { HalfPlane } from './clip';
export {
  type DerivedFloor,
  derive,
  type Edge,
  isLit,
  isOutline,
  jambs,
  outwardAngle,
  type Passage,
  reachable,
} from './derive';
export {
  angleOf,
  areaOf,
  boxOf,
  centroidOf,
  clip,
  convexRegion,
  directionOf,
  isInside,
  isSimple,
  roundPoint,
  sectorOf,
  signedArea,
  turnBetween,
  turned,
  wedge,
} from './geometry';
export { furnish, halveRoom, openSide, roomBeside } from './handy';
export {
  advance,
  HISTORY_STEPS,
  type History,
  redo,
  startHistory,
  undo,
} from './history';
export { backOf, isBed, itemCorners, lookOf, placeOf, roomOf } from './items';
export {
  CENTRES,
  type CentreBy,
  type Convention,
  centreName,
  countsAsHome,
  DEFAULTS,
  type EdgeStyle,
  type Floor,
  type Horizon,
  heightOf,
  ITEM_KINDS,
  ITEM_SIZES,
  type Item,
  type ItemKind,
  isOpenAir,
  LIMITS,
  OPENING_KINDS,
  type Opening,
  type OpeningKind,
  type Outlook,
  opensBetween,
  PLAN_VERSION,
  type Plan,
  type Point,
  type Ring,
  ROOM_KINDS,
  type Room,
  type RoomKind,
} from './model';
export { addItem, changeItem, removeItem } from './operations/items';
export {
  addOpening,
  changeOpening,
  flipOpening,
  type NewOpening,
  placeOpening,
  removeOpening,
} from './operations/openings';
export { type FloorResult, REFUSAL_CODES, type Refusal, type RefusalCode } from './operations/refusal';
export { addRoom, boxRing, changeRoom, mergeRooms, removeRoom, splitRoom } from './operations/rooms';
export { moveCorner, moveWall, type Side, setLength, sidesOf, styleWall } from './operations/walls';
export {
  addFloor,
  emptyPlan,
  mirrorPlan,
  onFloor,
  type PlanResult,
  removeFloor,
  scalePlan,
  setCentre,
  sitePlan,
  stretchPlan,
  turnPlan,
} from './operations/wholePlan';
export {
  axisOf,
  bearingAt,
  bodyOf,
  type Layout,
  type LayoutOptions,
  layoutOf,
  layoutOfOutline,
  mountainShares,
  type Notch,
  palaceAt,
  type RoomShares,
  roomShares,
  type Sector,
  type Shares,
  type Square,
  sectorNameAt,
  wedgeRing,
} from './palaces';
export { PLAN_ERROR_CODES, type PlanError, parsePlan, readPlan, writePlan } from './parse';
export { furnishAt, openAt } from './pointed';
export type { Box } from './ring';
export {
  GRID,
  SNAP_MODES,
  type SnapMode,
  type Snapped,
  type SnapReason,
  type SnapSettings,
  snap,
} from './snap';
export { type Areas, floorAreas, insideRing, roomAreas, type WallPiece, wallsOf } from './walls';
export { weld } from './weld';
