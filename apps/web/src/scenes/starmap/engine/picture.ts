import type { Language } from '@app/i18n';
import type { Catalogue, Lodge, SkyFrame, SkyTarget, StarName, Wanderer } from '@app/sky/stars';
import type { Palette } from './palette';
import type { Projector } from './projector';

/** Names of what the map writes, in the language of the UI. */
export interface MapWords {
  readonly language: Language;
  /** North, east, south, west, each short enough for a badge; then the four between. */
  readonly directions: readonly string[];
  /** The 24 mountains, clockwise from north. */
  readonly mountains: readonly string[];
  readonly enclosures: Readonly<Record<'ziwei' | 'taiwei' | 'tianshi', string>>;
  readonly milkyWay: string;
}

/** Everything a layer needs to draw one frame. */
export interface MapPicture {
  readonly catalogue: Catalogue;
  readonly lodges: readonly Lodge[];
  /** Empty until they are loaded. */
  readonly names: readonly StarName[];
  readonly frame: SkyFrame;
  readonly wanderers: readonly Wanderer[];
  readonly projector: Projector;
  readonly palette: Palette;
  readonly words: MapWords;
  readonly picked: SkyTarget | undefined;
  /** 1 to 8: nearer shows fainter stars and more names. */
  readonly zoom: number;
}
