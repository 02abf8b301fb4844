import { describe, expect, it } from 'vitest';
import { randomBetween, randomIndex, randomPick, seededRandom } from './random';

describe('seeded randomness', () => {
  it('repeats for the same seed and differs for another', () => {
    const draw = (seed: number) => {
      const random = seededRandom(seed);
      return Array.from({ length: 5 }, () => random.next());
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });

  it('stays in range and is even enough for drawing', () => {
    const random = seededRandom(1);
    const bins = new Array<number>(10).fill(0);
    const outside: number[] = [];
    for (let i = 0; i < 100_000; i++) {
      const value = random.next();
      if (!(value >= 0 && value < 1)) outside.push(value);
      bins[Math.floor(value * 10)]! += 1;
    }
    expect(outside).toEqual([]);
    // 10,000 expected in each; six standard deviations are 570.
    for (const count of bins) expect(Math.abs(count - 10_000)).toBeLessThan(570);
  });

  it('draws within bounds', () => {
    const random = seededRandom(3);
    for (let i = 0; i < 1000; i++) {
      const value = randomBetween(random, 45, 65);
      expect(value >= 45 && value < 65).toBe(true);
      expect([0, 1, 2]).toContain(randomIndex(random, 3));
      expect(['a', 'b']).toContain(randomPick(random, ['a', 'b']));
    }
    expect(() => randomPick(random, [])).toThrow();
  });
});
