import { describe, expect, it } from 'vitest';
import { drawHills } from './hills';

const OPTIONS = { width: 1500, foot: 360, rise: 170, fade: 480, summits: 7 };
const strokesOf = (d: string) =>
  [...d.matchAll(/M(\S+) (\S+)q\S+ \S+ (\S+) (\S+?)(?=M|$)/g)].map(([, ...at]) => at.map(Number));

describe('a range of hills', () => {
  it.each([1, 2, 3, 7, 22, 54])('[R550] has its strokes on its slopes, none in the sky, seed %i', seed => {
    const { strokes, ridgeAt } = drawHills({ ...OPTIONS, seed });
    const drawn = strokesOf(strokes);
    expect(drawn.length).toBeGreaterThan(30);
    for (const [x = 0, y = 0, dx = 0, dy = 0] of drawn) {
      expect(y).toBeGreaterThanOrEqual(ridgeAt(x) + 4);
      expect(y + dy).toBeGreaterThanOrEqual(ridgeAt(x + dx) - 1);
      expect(y + dy).toBeLessThanOrEqual(OPTIONS.foot + 1);
    }
  });

  it('[R550] has summits of different heights with valleys between them, and stays below its rise', () => {
    const { ridgeAt } = drawHills({ ...OPTIONS, seed: 7 });
    const heights = Array.from({ length: 150 }, (_, i) => OPTIONS.foot - ridgeAt(i * 10));
    expect(Math.max(...heights)).toBeLessThan(OPTIONS.rise * 1.2);
    const summits = heights.filter(
      (height, i) => height > (heights[i - 1] ?? 0) && height > (heights[i + 1] ?? 0),
    );
    expect(summits.length).toBeGreaterThanOrEqual(4);
    expect(Math.max(...summits) / Math.min(...summits)).toBeGreaterThan(1.3);
  });
});
