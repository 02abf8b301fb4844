export {
  IMAGE_FORMATS,
  type ImageFormat,
  type ImageHeader,
  type ImageSize,
  type Orientation,
} from './header/format';
export { readImageHeader } from './header/header';
export { withoutPlace } from './place/withoutPlace';
