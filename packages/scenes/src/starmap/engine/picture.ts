import type { MapView } from '@app/sky/map';
import type { Palette } from './palette';

/** Everything a layer needs to draw one frame. */
export interface MapPicture extends MapView {
  readonly palette: Palette;
}
