export {
  IMAGE_FORMATS,
  type ImageFormat,
  type ImageHeader,
  type ImageSize,
  type Orientation,
} from './format';
export { HEAD_BYTES, readImageHeader } from './header';
export { withoutPlace } from './place';
