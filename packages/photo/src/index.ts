export {
  bearingOfColumn,
  type Capture,
  type Direction,
  horizontalField,
  LIGHT_BANDS,
  type Light,
  type LightBand,
  lightBandOf,
  readCapture,
} from './capture';
export type { TakenAt } from './exif/readExif';
export {
  IMAGE_FORMATS,
  type ImageFormat,
  type ImageHeader,
  type ImageSize,
  type Orientation,
} from './header/format';
export { readImageHeader } from './header/header';
export { asTaken, type MadeCapture } from './made';
export { type Accent, COLOURS, type Colour } from './pixels/accents';
export type { ReadRows } from './pixels/picture';
export { mayBeBlurred, type PixelReading, readPixels } from './pixels/readPixels';
export { withoutPlace } from './place/withoutPlace';
export { formatReading, type PhotoReading, parseReading } from './reading';
export { findTwins, type Twin } from './twins';
