import { frozen } from '@app/kernel';
import type { MansionStar } from '../eightMansions';
import type { Element } from '../elements';
import type { Border } from '../facing';
import type { Star } from '../flyingStars';
import type { HouseMatch } from '../houseMansions';
import type { Group, KuaCertainty } from '../kua';
import type { Dragon, Polarity } from '../mountains';
import type { Formation } from '../natalChart';
import type { Palace, TrigramId } from '../palaces';
import type { Timeliness } from '../periods';
import type { Agreement, PairId } from '../starPairs';
import type { YearPlace } from '../yearPlaces';

export const LANGUAGES = frozen(['zh', 'en'] as const);
export type Language = (typeof LANGUAGES)[number];
/** A text in both languages. */
export type Bilingual = Readonly<Record<Language, string>>;

export const SCHOOLS = frozen([
  'eight-mansions',
  'flying-stars',
  'nine-periods',
  'eight-periods',
  'five-elements',
] as const);
export type School = (typeof SCHOOLS)[number];

export const CONCEPTS = frozen([
  'mountains',
  'facing',
  'sitting',
  'true-north',
  'magnetic-north',
  'declination',
  'start-of-spring',
  'kua',
  'palace',
  'period',
  'natal-chart',
  'mountain-star',
  'water-star',
  'period-star',
  'annual-star',
  'monthly-star',
  'five-elements',
  'house-trigram',
  'year-places',
  'star-pair',
  'timely-pair',
  'tradition',
] as const);
export type Concept = (typeof CONCEPTS)[number];

/** A term of the field, with a name and a plain explanation in both languages. */
export type TermId =
  | `palace.${Palace}`
  | `trigram.${TrigramId}`
  | `element.${Element}`
  | `polarity.${Polarity}`
  | `dragon.${Dragon}`
  | `border.${Border}`
  | `mansion.${MansionStar}`
  | `group.${Group}`
  | `star.${Star}`
  | `timeliness.${Timeliness}`
  | `formation.${Formation}`
  | `certainty.${KuaCertainty}`
  | `match.${HouseMatch}`
  | `year-place.${YearPlace}`
  | `pair.${PairId}`
  | `agreement.${Agreement}`
  | `school.${School}`
  | `concept.${Concept}`;

export interface Term {
  readonly name: string;
  /** One or two plain sentences for someone who has never heard the word. */
  readonly gloss: string;
}
export type Texts = Readonly<Record<TermId, Term>>;

export const define = (name: string, gloss: string): Term => Object.freeze({ name, gloss });
