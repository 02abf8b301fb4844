// One entry: a photo's sheet opens as a whole. Values go in; what a person sets comes out through `tell`.
export { LightDiary } from './LightDiary';
export { PhotoFacts } from './PhotoFacts';
export { PhotoOnPlan } from './PhotoOnPlan';
export { PhotoPrint } from './PhotoPrint';
export { PhotoQuestions } from './PhotoQuestions';
export { type RoomPhoto, RoomStrip } from './RoomStrip';
