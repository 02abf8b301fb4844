import { frozen } from '@app/kernel';
import type { Bilingual, ChatLanguage } from '../language';

/** Rooms, and subjects of the whole home. */
export const TOPICS = /* @__PURE__ */ frozen([
  'living',
  'bedroom',
  'kitchen',
  'bathroom',
  'entrance',
  'study',
  'outside',
  'lighting',
  'colour',
  'objects',
  'layout',
  'occasions',
  'comfort',
  'safety',
  'devices',
] as const);
export type Topic = (typeof TOPICS)[number];

/** One piece of advice: its subject, the words that lead to it, and two to four things to do or know. */
export interface GuideEntry {
  readonly id: string;
  readonly topic: Topic;
  readonly title: Bilingual;
  /** Lower-case words that lead a question here. English ones also match their plural. */
  readonly keys: Readonly<Record<ChatLanguage, readonly string[]>>;
  readonly points: readonly Bilingual[];
}

type Pair = readonly [zh: string, en: string];

/** A short way to write an entry: pairs are Chinese and English, keys are separated by `|`. */
export const entry = (
  id: string,
  topic: Topic,
  title: Pair,
  keys: Pair,
  points: readonly Pair[],
): GuideEntry => ({
  id,
  topic,
  title: toBilingual(title),
  keys: { zh: keys[0].split('|'), en: keys[1].split('|') },
  points: points.map(toBilingual),
});

const toBilingual = ([zh, en]: Pair): Bilingual => ({ zh, en });
