import { type Random, randomBetween, randomPick } from '@app/kernel';
import { KEYWORD_DELAY, KEYWORD_FADE, KEYWORD_LIFESPAN, KEYWORD_RADIUS, KEYWORD_SWEEP } from '../constants';
import type { KeywordId } from '../texts/ids';

/** R145: a word floating beside a bubble for a while. */
export interface FloatingKeyword {
  readonly id: number;
  readonly bubbleId: string;
  /** Its words are `KEYWORDS[text]`. */
  readonly text: KeywordId;
  /** From the centre of the bubble, stage pixels; the perspective of the bubble applies. */
  readonly offset: { readonly x: number; readonly y: number };
  /** 0 to 1. */
  readonly opacity: number;
  /** Milliseconds. */
  readonly age: number;
  readonly lifespan: number;
}

export interface KeywordState {
  readonly keywords: readonly FloatingKeyword[];
  /** Milliseconds until the next keyword appears. */
  readonly untilNext: number;
  /** Milliseconds since the last sweep. */
  readonly sinceSweep: number;
  readonly nextId: number;
}

/** The people whose keywords may appear. */
export interface KeywordOwner {
  readonly id: string;
  readonly keywords: readonly KeywordId[];
}

/**
 * The initial state, before the first floating word.
 *
 * @example
 * createKeywordState(seededRandom(7)).keywords; // []
 */
export const createKeywordState = (random: Random): KeywordState => ({
  keywords: [],
  untilNext: drawDelay(random),
  sinceSweep: 0,
  nextId: 1,
});

/** Maximum gap, ms: after a longer one nothing that floated before would be left. */
const LONGEST_GAP = 3_600_000;

/**
 * Lets `elapsed` milliseconds pass, in sweeps of 50 ms (R143, A20): words age, finished ones are removed, and when the
 * space's one timer runs out a keyword appears beside a randomly drawn bubble. Between two sweeps only the clock changes.
 * The caller lets no time pass while the page is hidden.
 *
 * @example
 * const [owner] = generateBubbles(seededRandom(7), millis(1_780_000_000_000));
 * const random = seededRandom(7);
 * let state = createKeywordState(random);
 * for (let ms = 0; ms < 10_000; ms += 100) state = stepKeywords(state, 100, [owner!], random);
 * state.nextId > 1; // true
 */
export function stepKeywords(
  state: KeywordState,
  elapsed: number,
  owners: readonly KeywordOwner[],
  random: Random,
): KeywordState {
  const passed = typeof elapsed === 'number' && elapsed > 0 ? Math.min(elapsed, LONGEST_GAP) : 0;
  let next: KeywordState = { ...state, sinceSweep: state.sinceSweep + passed };
  while (next.sinceSweep >= KEYWORD_SWEEP) next = sweep(next, owners, random);
  return next;
}

function sweep(state: KeywordState, owners: readonly KeywordOwner[], random: Random): KeywordState {
  const aged = state.keywords.map(grow).filter(isAlive);
  const sinceSweep = state.sinceSweep - KEYWORD_SWEEP;
  const untilNext = state.untilNext - KEYWORD_SWEEP;
  if (untilNext > 0) return { ...state, keywords: aged, untilNext, sinceSweep };
  const born = spawn(state.nextId, owners, random);
  return {
    keywords: born ? [...aged, born] : aged,
    untilNext: untilNext + drawDelay(random),
    sinceSweep,
    nextId: state.nextId + 1,
  };
}

function grow(keyword: FloatingKeyword): FloatingKeyword {
  const age = keyword.age + KEYWORD_SWEEP;
  return { ...keyword, age, opacity: keywordOpacity(age, keyword.lifespan) };
}

const isAlive = ({ age, lifespan }: FloatingKeyword): boolean => age < lifespan;

/**
 * R144: fades in until a fifth of the life, full until four fifths, then fades out; 0 from the end on.
 *
 * @example
 * keywordOpacity(0, 4000); // 0
 */
export function keywordOpacity(age: number, lifespan: number): number {
  const life = Number.isFinite(age) && Number.isFinite(lifespan) ? age / lifespan : 0;
  if (!(life > 0 && life < 1)) return 0;
  if (life < KEYWORD_FADE.inUntil) return life / KEYWORD_FADE.inUntil;
  if (life <= KEYWORD_FADE.outFrom) return 1;
  return (1 - life) / (1 - KEYWORD_FADE.outFrom);
}

function spawn(id: number, owners: readonly KeywordOwner[], random: Random): FloatingKeyword | undefined {
  if (owners.length === 0) return undefined;
  const owner = randomPick(random, owners);
  if (owner.keywords.length === 0) return undefined;
  return {
    id,
    bubbleId: owner.id,
    text: randomPick(random, owner.keywords),
    offset: drawOffset(random),
    opacity: 0,
    age: 0,
    lifespan: randomBetween(random, KEYWORD_LIFESPAN.low, KEYWORD_LIFESPAN.high),
  };
}

const drawDelay = (random: Random): number => randomBetween(random, KEYWORD_DELAY.low, KEYWORD_DELAY.high);

function drawOffset(random: Random): FloatingKeyword['offset'] {
  const angle = randomBetween(random, 0, 2 * Math.PI);
  const radius = randomBetween(random, KEYWORD_RADIUS.low, KEYWORD_RADIUS.high);
  return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
}
