import { seededRandom } from '@app/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createColumns } from './columns';
import { createNeighbours, invalidateNeighbours, noteMoved, updateNeighbours } from './neighbours';

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

describe('neighbours', () => {
  it('[R138] every touching pair is known, each once and in order, in any motion', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 250 }), fc.integer(), (count, seed) => {
        const { bubbles, stir } = scatter(count, seed);
        const { x, y } = bubbles;
        const neighbours = createNeighbours(count, SPACE.width, SPACE.height, RADIUS, 0);
        for (let step = 0; step < 12; step++) {
          updateNeighbours(neighbours, bubbles, count);
          const { one, other, pairs } = neighbours;
          const known = Array.from({ length: pairs }, (_, pair) => [one[pair]!, other[pair]!] as const);
          const names = new Set(known.map(pair => pair.join()));
          expect(names.size).toBe(pairs);
          expect(known).toEqual([...known].sort(([a, b], [c, d]) => a - c || b - d));
          const missed = [];
          for (let i = 0; i < count; i++) {
            for (let j = i + 1; j < count; j++) {
              const touch = Math.hypot(x[i]! - x[j]!, y[i]! - y[j]!) < 2 * RADIUS;
              if (touch && !names.has(`${i},${j}`)) missed.push([i, j]);
            }
          }
          expect(missed).toEqual([]);
          // From well inside the margin of 18 px to far beyond it, and kept inside the walls.
          stir(step % 3 === 0 ? 24 : 4);
          for (let i = 0; i < count; i++) {
            x[i] = Math.min(350, Math.max(-350, x[i]!));
            y[i] = Math.min(175, Math.max(-175, y[i]!));
            noteMoved(neighbours, bubbles, i);
          }
        }
      }),
      { numRuns: 25 },
    );
  });
  it('[R138] pairs are collected again only when a bubble was added, removed or moved far enough', () => {
    const { bubbles } = scatter(40, 3);
    const neighbours = createNeighbours(40, SPACE.width, SPACE.height, RADIUS, 0);
    updateNeighbours(neighbours, bubbles, 40);
    const push = (far: number) => {
      bubbles.x[7]! += far;
      noteMoved(neighbours, bubbles, 7);
    };
    const isGathered = (count = 40) => {
      neighbours.pairs = -1;
      updateNeighbours(neighbours, bubbles, count);
      return neighbours.pairs >= 0;
    };
    push(8);
    expect(isGathered()).toBe(false);
    push(1);
    expect(isGathered()).toBe(true);
    // The first motion no longer counts.
    push(8);
    expect(isGathered()).toBe(false);
    expect(isGathered(39)).toBe(true);
    invalidateNeighbours(neighbours);
    expect(isGathered(39)).toBe(true);
  });
  it('[R138] small fast bubbles are collected again after five steps of the fastest, not after each', () => {
    const { bubbles } = scatter(40, 3);
    const neighbours = createNeighbours(40, SPACE.width, SPACE.height, 1, 0.2);
    updateNeighbours(neighbours, bubbles, 40);
    neighbours.pairs = -1;
    for (let step = 1; step <= 6; step++) {
      updateNeighbours(neighbours, bubbles, 40);
      expect(neighbours.pairs >= 0).toBe(step === 6);
    }
  });
});
