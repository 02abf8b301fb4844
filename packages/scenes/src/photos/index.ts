// A single entry: a photo's sheet opens as a whole. Values go in; the person's settings come out through `tell`.
export { LightDiary } from './LightDiary';
export { PhotoFacts } from './PhotoFacts';
export { PhotoOnPlan } from './PhotoOnPlan';
export { PhotoPrint } from './PhotoPrint';
export { PhotoQuestions } from './PhotoQuestions';
export { type RoomPhoto, RoomStrip } from './RoomStrip';
