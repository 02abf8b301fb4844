import type { Catalogue } from '../stars/catalogue';
import type { SkyFrame } from '../stars/frame';
import type { Lodge } from '../stars/mansions';
import type { SkyTarget } from '../stars/search';
import type { StarName } from '../stars/starNames';
import type { Wanderer } from '../stars/wanderers';
import type { Projector } from './projector';

/** The fetched data of the sky. */
export interface SkyData {
  readonly catalogue: Catalogue;
  readonly lodges: readonly Lodge[];
  /** Empty until they arrive, and if they never do. */
  readonly names: readonly StarName[];
}

/** The names on the map, in one language. */
export interface MapWords {
  readonly language: 'zh' | 'en';
  /** Converts names of the catalogue; without it they are unchanged. */
  readonly write?: (name: string) => string;
  /** North, east, south, west, each short enough for a badge; then the four between them. */
  readonly directions: readonly string[];
  /** The 24 mountains, clockwise from north. */
  readonly mountains: readonly string[];
  /** R1085: in full, and for a small disc, a third of which is as wide as `Purple Forbidden Enclosure`. */
  readonly enclosures: Readonly<
    Record<'ziwei' | 'taiwei' | 'tianshi', { readonly long: string; readonly short: string }>
  >;
  readonly milkyWay: string;
}

/** One frame of the map: the things in it, and their position on the screen. */
export interface MapView extends SkyData {
  readonly frame: SkyFrame;
  readonly wanderers: readonly Wanderer[];
  readonly projector: Projector;
  readonly words: MapWords;
  readonly picked: SkyTarget | undefined;
  /** 1 to 8: a higher zoom shows fainter stars and more names. */
  readonly zoom: number;
}
