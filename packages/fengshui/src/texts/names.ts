import { frozen, NOTHING } from '@app/kernel';
import type { Border } from '../facing';
import { type Mountain, mountain } from '../mountains';
import type { Palace } from '../palaces';
import { type Bilingual, LANGUAGES, type Language } from './term';

/** Names needed by a picture of the house; the explanations, which are much larger, are with the other terms. */
export const PALACE_NAMES: Readonly<Record<Palace, Bilingual>> = frozen({
  N: { zh: '北', en: 'North' },
  NE: { zh: '东北', en: 'Northeast' },
  E: { zh: '东', en: 'East' },
  SE: { zh: '东南', en: 'Southeast' },
  S: { zh: '南', en: 'South' },
  SW: { zh: '西南', en: 'Southwest' },
  W: { zh: '西', en: 'West' },
  NW: { zh: '西北', en: 'Northwest' },
  C: { zh: '中宫', en: 'Centre' },
});

export const BORDER_NAMES: Readonly<Record<Border, Bilingual>> = frozen({
  clear: { zh: '正向', en: 'Clear' },
  leaning: { zh: '兼向', en: 'Leaning' },
  'minor-void': { zh: '近山线（小空亡），请复测', en: 'Borderline bearing: measure again' },
  'great-void': { zh: '近宫线（大空亡），请复测', en: 'Bearing between two palaces: measure again' },
});

/** A mountain's name: `子`, or `Zǐ (N2)`. */
export function mountainName(of: Mountain, language: Language): string {
  const own = mountain(of?.id);
  if (!own || !LANGUAGES.includes(language)) return NOTHING;
  return language === 'zh' ? own.zh : `${own.pinyin} (${own.label})`;
}
