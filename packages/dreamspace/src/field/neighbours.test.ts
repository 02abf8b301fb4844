import { seededRandom } from '@app/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createColumns } from './columns';
import { createNeighbours, forgetNeighbours, updateNeighbours } from './neighbours';

const SPACE = { width: 700, height: 350 } as const;
const RADIUS = 30;

function scatter(count: number, seed: number) {
  const random = seededRandom(seed);
  const bubbles = createColumns(count);
  for (let i = 0; i < count; i++) {
    bubbles.x[i] = (random.next() - 0.5) * SPACE.width;
    bubbles.y[i] = (random.next() - 0.5) * SPACE.height;
  }
  const stir = (farthest: number) => {
    for (let i = 0; i < count; i++) {
      bubbles.x[i]! += (random.next() - 0.5) * farthest;
      bubbles.y[i]! += (random.next() - 0.5) * farthest;
    }
  };
  return { bubbles, stir };
}

describe('who is near whom', () => {
  it('[R138] every pair that touches is known, each once and in order, however everyone moves about', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 250 }), fc.integer(), (count, seed) => {
        const { bubbles, stir } = scatter(count, seed);
        const { x, y } = bubbles;
        const neighbours = createNeighbours(count, SPACE.width, SPACE.height, RADIUS, 0);
        for (let step = 0; step < 12; step++) {
          updateNeighbours(neighbours, bubbles, count);
          for (let i = 0; i < count; i++) {
            const others = [...neighbours.others.subarray(neighbours.first[i]!, neighbours.first[i + 1]!)];
            const touched = Array.from({ length: count - i - 1 }, (_, k) => i + 1 + k).filter(
              j => Math.hypot(x[i]! - x[j]!, y[i]! - y[j]!) < 2 * RADIUS,
            );
            expect(others).toEqual([...new Set(others)].sort((a, b) => a - b));
            expect(others).toEqual(expect.arrayContaining(touched));
          }
          // From well inside the margin of 9 px to far beyond it, and kept inside the walls.
          stir(step % 3 === 0 ? 12 : 2);
          for (let i = 0; i < count; i++) {
            x[i] = Math.min(350, Math.max(-350, x[i]!));
            y[i] = Math.min(175, Math.max(-175, y[i]!));
          }
        }
      }),
      { numRuns: 25 },
    );
  });
  it('[R138] pairs are gathered again only when somebody has come, gone or strayed', () => {
    const { bubbles } = scatter(40, 3);
    const neighbours = createNeighbours(40, SPACE.width, SPACE.height, RADIUS, 0);
    updateNeighbours(neighbours, bubbles, 40);
    const mark = () => neighbours.first.fill(-1);
    const isGathered = (count = 40) => {
      updateNeighbours(neighbours, bubbles, count);
      return neighbours.first[0] === 0;
    };
    mark();
    bubbles.x[7]! += 4;
    expect(isGathered()).toBe(false);
    bubbles.x[7]! += 1;
    expect(isGathered()).toBe(true);
    mark();
    expect(isGathered(39)).toBe(true);
    mark();
    forgetNeighbours(neighbours);
    expect(isGathered(39)).toBe(true);
  });
  it('[R138] small bubbles that move fast are gathered again after five steps of the fastest, not after each', () => {
    const stride = 0.2;
    const { bubbles } = scatter(40, 3);
    const neighbours = createNeighbours(40, SPACE.width, SPACE.height, 1, stride);
    updateNeighbours(neighbours, bubbles, 40);
    neighbours.first.fill(-1);
    for (let step = 1; step <= 6; step++) {
      bubbles.x[7]! += stride;
      updateNeighbours(neighbours, bubbles, 40);
      expect(neighbours.first[0] === 0).toBe(step === 6);
    }
  });
});
