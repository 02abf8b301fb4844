import { describe, expect, it } from 'vitest';
import { cloudBank, rainDrift, rainStrokes, scatteredStars } from './weather';

describe('weather as ink', () => {
  it('rains seamlessly: each stroke is repeated one fall higher', () => {
    const height = 900;
    const starts = [...rainStrokes(1440, height, 40, 9).matchAll(/M(\S+) (\S+?)l/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    for (let index = 0; index < starts.length; index += 2) {
      const [lower, upper] = [starts[index] ?? [], starts[index + 1] ?? []];
      expect((upper[0] ?? 0) + rainDrift(height)).toBeCloseTo(lower[0] ?? 0, 0);
      expect((upper[1] ?? 0) + height).toBeCloseTo(lower[1] ?? 0, 0);
    }
  });

  it('leans the rain by 11° from upright', () => {
    expect(rainDrift(1000)).toBeCloseTo(-194.38, 1); // tan 11°
  });

  it('draws the same picture for the same seed, and another for another', () => {
    const bank = { width: 400, top: 0, height: 60 };
    expect(cloudBank({ ...bank, seed: 3 })).toBe(cloudBank({ ...bank, seed: 3 }));
    expect(cloudBank({ ...bank, seed: 3 })).not.toBe(cloudBank({ ...bank, seed: 4 }));
    expect(scatteredStars(100, 100, 20, 1)).toEqual(scatteredStars(100, 100, 20, 1));
  });
});
