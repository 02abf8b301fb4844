import { frozen } from '@app/kernel';
import type { Star } from './flyingStars';
import { type Period, timelinessOf } from './periods';

/** The level of agreement among books and teachers on a pair. */
export const AGREEMENTS = frozen(['agreed', 'mostly', 'disputed', 'contradicted'] as const);
export type Agreement = (typeof AGREEMENTS)[number];

/** Tradition's advice for a room with the pair: rest, use, or nothing the schools agree on. */
export type PairTone = 'quiet' | 'welcome' | 'none';

/**
 * Pairs of stars with a traditional reading, the lower number first. A row with a book beside it is named or discussed
 * there; the others are common in today's tables, which none of our books supports. The level of agreement is our reading
 * of such tables and not a count. Missing pairs have no reading of their own.
 */
const PAIRS = {
  // 《紫白诀》: 二五交加.
  '2-5': { agreement: 'agreed', tone: 'quiet' },
  '2-3': { agreement: 'agreed', tone: 'quiet' },
  // 《紫白诀》: 三七叠至.
  '3-7': { agreement: 'agreed', tone: 'quiet' },
  '6-7': { agreement: 'agreed', tone: 'quiet' },
  // 《紫白诀》: 七九合辙.
  '7-9': { agreement: 'agreed', tone: 'quiet' },
  // 《飞星赋》: 紫黄毒药，邻宫兑口休尝 (兑 is 7). Tables differ on whether the name belongs to 5-9 or to 5-7.
  '5-9': { agreement: 'mostly', tone: 'quiet' },
  '5-7': { agreement: 'mostly', tone: 'quiet' },
  '5-5': { agreement: 'mostly', tone: 'quiet' },
  '2-2': { agreement: 'mostly', tone: 'quiet' },
  '3-3': { agreement: 'mostly', tone: 'quiet' },
  '6-9': { agreement: 'disputed', tone: 'none' },
  // 《紫白诀》: 四一同宫.
  '1-4': { agreement: 'agreed', tone: 'welcome' },
  '4-9': { agreement: 'mostly', tone: 'welcome' },
  '1-6': { agreement: 'mostly', tone: 'welcome' },
  '6-8': { agreement: 'mostly', tone: 'welcome' },
  '8-9': { agreement: 'mostly', tone: 'welcome' },
  '8-8': { agreement: 'mostly', tone: 'welcome' },
  '9-9': { agreement: 'mostly', tone: 'welcome' },
  '1-8': { agreement: 'disputed', tone: 'none' },
  '2-7': { agreement: 'contradicted', tone: 'none' },
  '2-8': { agreement: 'contradicted', tone: 'none' },
  '3-8': { agreement: 'contradicted', tone: 'none' },
  '4-6': { agreement: 'contradicted', tone: 'none' },
} as const satisfies Readonly<Record<string, { readonly agreement: Agreement; readonly tone: PairTone }>>;

export type PairId = keyof typeof PAIRS;
// The keys of a literal object are its ids.
export const PAIR_IDS = frozen(Object.keys(PAIRS) as readonly PairId[]);

export interface PairReading {
  readonly pair: PairId;
  readonly agreement: Agreement;
  readonly tone: PairTone;
  /**
   * One of the two reigns in the period: the schools then read the pair favourably, whatever its name. Never with a 5 or
   * a 2 that does not reign itself, since these stay untimely.
   */
  readonly timely: boolean;
}

/** The traditional reading of two stars in one palace, in either order; undefined if there is none. */
export function readPair(one: Star, other: Star, period: Period): PairReading | undefined {
  if (!Number.isFinite(one) || !Number.isFinite(other)) return undefined;
  const pair = PAIR_IDS.find(id => id === `${Math.min(one, other)}-${Math.max(one, other)}`);
  if (!pair) return undefined;
  const reigns = (star: Star) => timelinessOf(star, period) === 'reigning';
  const isReigned = [one, other].some(reigns);
  const timely = isReigned && [one, other].every(star => !isRestless(star, period));
  // In the periods of 2 and 5 the pair loses its warning, while its other star keeps it from being welcome.
  return { pair, ...PAIRS[pair], ...(pair === '2-5' && isReigned && { tone: 'none' }), timely };
}

/** 5 and 2 ask for quiet unless they reign. */
export const isRestless = (star: Star, period: Period): boolean =>
  (star === 5 || star === 2) && timelinessOf(star, period) !== 'reigning';
