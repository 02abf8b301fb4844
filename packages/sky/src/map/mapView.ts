import type { Catalogue } from '../stars/catalogue';
import type { SkyFrame } from '../stars/frame';
import type { Lodge } from '../stars/mansions';
import type { SkyTarget } from '../stars/search';
import type { StarName } from '../stars/starNames';
import type { Wanderer } from '../stars/wanderers';
import type { Projector } from './projector';

/** The fetched parts of the sky. */
export interface SkyData {
  readonly catalogue: Catalogue;
  readonly lodges: readonly Lodge[];
  /** Empty until they have come, and if they never come. */
  readonly names: readonly StarName[];
}

/** Names of what the map writes, in one language. */
export interface MapWords {
  readonly language: 'zh' | 'en';
  /** Converts names of the catalogue for display; without it they stay unchanged. */
  readonly write?: (name: string) => string;
  /** North, east, south, west, each short enough for a badge; then the four between. */
  readonly directions: readonly string[];
  /** The 24 mountains, clockwise from north. */
  readonly mountains: readonly string[];
  readonly enclosures: Readonly<Record<'ziwei' | 'taiwei' | 'tianshi', string>>;
  readonly milkyWay: string;
}

/** One frame of the map: what there is, and where it lies on the screen. */
export interface MapView extends SkyData {
  readonly frame: SkyFrame;
  readonly wanderers: readonly Wanderer[];
  readonly projector: Projector;
  readonly words: MapWords;
  readonly picked: SkyTarget | undefined;
  /** 1 to 8: nearer shows fainter stars and more names. */
  readonly zoom: number;
}
