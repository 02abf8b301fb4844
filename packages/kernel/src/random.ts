/** Randomness as an argument, so the same seed always gives the same outcome. */
export interface Random {
  /** The next number, in [0, 1). */
  next(): number;
}

/**
 * A seeded generator (mulberry32, Tommy Ettinger, public domain): 32 bits of state, period 2^32.
 * `seed` is taken modulo 2^32. Not for secrets.
 *
 * @example
 * seededRandom(7).next() === seededRandom(7).next(); // true
 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return {
    next() {
      state = (state + 0x6d2b79f5) >>> 0;
      let t = state;
      t = Math.imul(t ^ (t >>> 15), t | 1);
      t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
      return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
    },
  };
}

/** A number in [low, high). */
export const randomBetween = (random: Random, low: number, high: number): number =>
  low + random.next() * (high - low);

/** A whole number in [0, count). */
export const randomIndex = (random: Random, count: number): number => Math.floor(random.next() * count);

/** One of `items`. Throws on an empty list: only a bug can pass one. */
export function randomPick<T>(random: Random, items: readonly T[]): T {
  const item = items[randomIndex(random, items.length)];
  if (items.length === 0) throw new Error('randomPick needs at least one item');
  return item as T; // the index is in range by construction
}
