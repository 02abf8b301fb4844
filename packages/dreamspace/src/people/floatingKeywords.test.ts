import { seededRandom } from '@app/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeywordState, keywordOpacity, stepKeywords } from './floatingKeywords';

const OWNERS = [
  { id: 'a', keywords: ['tea', 'cat'] },
  { id: 'b', keywords: ['sea'] },
] as const;

describe('floating keywords', () => {
  // 0, 20, 80 and 100 % of a life, and points between them, from the specification.
  it.each([
    [0, 0],
    [400, 0.5],
    [800, 1],
    [2000, 1],
    [3200, 1],
    [3600, 0.5],
    [4000, 0],
    [4001, 0],
    [-1, 0],
  ])('[R144] at %i ms of 4,000 the opacity is %d', (age, opacity) => {
    expect(keywordOpacity(age, 4000)).toBeCloseTo(opacity, 12);
  });

  it('[R140, R141, R142, R145] births are 1 to 3 s apart, lives 3 to 5 s long, at a radius of 45 to 65', () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        const random = seededRandom(seed);
        let state = createKeywordState(random);
        const bornAt = new Map<number, number>();
        const goneAt = new Map<number, number>();
        const lifespans = new Map<number, number>();
        for (let now = 50; now <= 40_000; now += 50) {
          const before = state;
          state = stepKeywords(state, 50, OWNERS, random);
          for (const word of state.keywords) {
            if (!bornAt.has(word.id)) bornAt.set(word.id, now);
            lifespans.set(word.id, word.lifespan);
            const radius = Math.hypot(word.offset.x, word.offset.y);
            const isItsOwners = OWNERS.find(({ id }) => id === word.bubbleId)?.keywords.some(
              text => text === word.text,
            );
            const isRight = radius >= 45 && radius <= 65 && isItsOwners;
            if (!isRight || word.opacity !== keywordOpacity(word.age, word.lifespan))
              throw new Error(JSON.stringify({ now, radius, word }));
          }
          for (const { id } of before.keywords) {
            if (!state.keywords.some(word => word.id === id)) goneAt.set(id, now);
          }
          expect(state.keywords.length).toBeLessThanOrEqual(5);
        }
        const births = [...bornAt.values()];
        for (const [i, at] of births.entries()) {
          const wait = at - (births[i - 1] ?? 0);
          expect(wait).toBeGreaterThanOrEqual(1000);
          expect(wait).toBeLessThanOrEqual(3000);
        }
        for (const [id, at] of goneAt) {
          const life = lifespans.get(id)!;
          expect(life).toBeGreaterThanOrEqual(3000);
          expect(life).toBeLessThan(5000);
          // Removed by the first sweep at or after the end of its life.
          expect(at - bornAt.get(id)!).toBe(Math.ceil(life / 50) * 50);
        }
        expect(goneAt.size).toBeGreaterThan(5);
      }),
      { numRuns: 8 },
    );
  });

  it('[R143] nothing changes between two sweeps of 50 ms', () => {
    const random = seededRandom(2);
    const start = stepKeywords(createKeywordState(random), 3000, OWNERS, random);
    expect(start.keywords.length).toBeGreaterThan(0);
    const almost = stepKeywords(start, 49.9, OWNERS, random);
    expect(almost.keywords).toBe(start.keywords);
    expect(stepKeywords(almost, 0.2, OWNERS, random).keywords[0]?.age).toBe(start.keywords[0]!.age + 50);
  });

  it('[R140] an empty space has no keywords and its clock runs on', () => {
    const random = seededRandom(2);
    expect(stepKeywords(createKeywordState(random), 10_000, [], random).keywords).toEqual([]);
  });
});
