import { seededRandom } from '@app/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gapBetween, placeBubbles } from './placement';

const smallestGap = (positions: ReturnType<typeof placeBubbles>['positions'], radius: number): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const [i, a] of positions.entries()) {
    for (const b of positions.slice(i + 1)) least = Math.min(least, gapBetween(a, b, radius));
  }
  return least;
};

describe('placing bubbles', () => {
  it('[R138] no two of thirteen overlap, on the stage or as drawn, for any seed', () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        const { positions, crowded } = placeBubbles(13, seededRandom(seed));
        expect(crowded).toBe(0);
        expect(smallestGap(positions, 30)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
  it('[R138] everyone is inside 700 x 350 x 100, however many there are', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 200 }), (seed, count) => {
        const { positions } = placeBubbles(count, seededRandom(seed));
        expect(positions).toHaveLength(count);
        for (const { x, y, z } of positions) {
          expect(Math.abs(x)).toBeLessThanOrEqual(350);
          expect(Math.abs(y)).toBeLessThanOrEqual(175);
          expect(Math.abs(z)).toBeLessThanOrEqual(50);
        }
      }),
    );
  });
  it('[R138] the same seed gives the same layout', () => {
    expect(placeBubbles(13, seededRandom(7))).toEqual(placeBubbles(13, seededRandom(7)));
  });
  // Clark and Evans (1954): the mean distance to the nearest neighbour over that of random points, 0.5 * sqrt(area / n).
  it('[R740] thirteen are spread evenly: clearly further apart than at random', () => {
    const indices = Array.from({ length: 200 }, (_, seed) => {
      const { positions } = placeBubbles(13, seededRandom(seed));
      const nearest = positions.map((a, i) =>
        Math.min(...positions.filter((_, j) => j !== i).map(b => Math.hypot(a.x - b.x, a.y - b.y))),
      );
      const mean = nearest.reduce((sum, each) => sum + each, 0) / nearest.length;
      return mean / (0.5 * Math.sqrt((700 * 350) / 13));
    });
    expect(Math.min(...indices)).toBeGreaterThan(1.4);
  });
  it('[R138] after 150 tries the best candidate is used: the number of draws is bounded and the crowd is reported', () => {
    let draws = 0;
    const random = seededRandom(1);
    const counting = {
      next() {
        draws++;
        return random.next();
      },
    };
    const { positions, crowded } = placeBubbles(40, counting, { radius: 120 });
    expect(positions).toHaveLength(40);
    expect(crowded).toBeGreaterThan(0);
    expect(draws).toBeLessThanOrEqual(40 * 150 * 3);
  });
  it('[R138] large numbers are placed on a lattice and do not overlap if there is room', () => {
    const area = { width: 4000, height: 2000, depth: 100 };
    const { positions, crowded } = placeBubbles(500, seededRandom(3), { area, radius: 20 });
    expect(crowded).toBe(0);
    const gaps = positions.flatMap((a, i) =>
      positions.slice(i + 1).map(b => Math.hypot(a.x - b.x, a.y - b.y)),
    );
    expect(gaps).toHaveLength((500 * 499) / 2);
    expect(gaps.filter(gap => gap < 40 - 1e-9)).toEqual([]);
  });
  it('[R138] a lattice without room reports that everyone is crowded', () => {
    expect(placeBubbles(1000, seededRandom(3)).crowded).toBe(1000);
  });
});
