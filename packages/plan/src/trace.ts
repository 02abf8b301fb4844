export { type Face, facesOf } from './faces';
export { type Homography, homography, project, unevenness } from './homography';
export {
  cornersOn,
  fitted,
  flatten,
  onPicture,
  onPlan,
  type Pixels,
  type Placing,
  placePicture,
  readTracing,
  type Straightening,
  scaleToLength,
  straighten,
  stretchToLength,
  TRACE_CODES,
  type TraceCode,
  type TraceResult,
  type Tracing,
  turnToLine,
} from './tracing';
