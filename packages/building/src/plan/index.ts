export { drawHome } from './drawHome';
export { facesOnFloor, type Rim } from './facesOnFloor';
export { floorsOf } from './floorsOf';
export {
  buildHome,
  type HomeModel,
  type HomeModelOptions,
  type RoomMark,
  type Storey,
} from './homeModel';
export { isFar } from './isFar';
export { type FloorLight, type HomeLight, lightIn } from './light';
export { type Letters, type RoomName, type ShownName, shownNames } from './names';
export { isOpenAt, quarterOf } from './openFloor';
export {
  isBuilt,
  type LightBody,
  litRooms,
  type OwnHome,
  type OwnHomeOptions,
  ownHomeOf,
  prepareHome,
  readOwnPlan,
} from './ownHome';
