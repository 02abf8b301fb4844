export { drawHome, eyeOf, standingOf } from './drawHome';
export {
  buildHome,
  type HomeModel,
  type HomeModelOptions,
  type Rim,
  type RoomMark,
  type Storey,
} from './homeModel';
export { buffersOf, type InkFace, type InkLine } from './inkFace';
export { isFar } from './isFar';
export { type FloorLight, type HomeLight, lightIn } from './light';
export { triangles } from './triangles';
