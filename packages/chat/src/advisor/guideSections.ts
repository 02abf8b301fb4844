import type { Bilingual } from '../language';
import type { GuideSection } from './advisor';
import type { Topic } from './entry';

/** The topic of each section of the layout guide. */
const TOPIC_OF = {
  'living-room': 'living',
  bedroom: 'bedroom',
  kitchen: 'kitchen',
  lighting: 'lighting',
  colour: 'colour',
} as const satisfies Readonly<Record<string, Topic>>;

export interface LayoutSection {
  readonly id: keyof typeof TOPIC_OF;
  readonly title: Bilingual;
  readonly description: Bilingual;
}

/** The layout guide as the built-in guide quotes it. */
export const toGuideSections = (layout: readonly LayoutSection[]): readonly GuideSection[] =>
  layout.map(({ id, title, description }) => ({ topic: TOPIC_OF[id], title, text: description }));
