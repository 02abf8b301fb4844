import { chartProjection, chartRadius, starDots } from '@app/building';
import { describe, expect, it } from 'vitest';
import sky from '../data/sky.gen.json';

/** Nearest star of the data to a place, degrees. */
function nearest(ra: number, dec: number) {
  let best = { away: Number.POSITIVE_INFINITY, magnitude: Number.NaN };
  for (let index = 0; index < sky.stars.length; index += 3) {
    const [a = 0, d = 0, magnitude = 0] = sky.stars.slice(index, index + 3).map(value => value / 10);
    const away = Math.hypot((a - ra) * Math.cos((dec * Math.PI) / 180), d - dec);
    if (away < best.away) best = { away, magnitude };
  }
  return best;
}

describe('the star chart', () => {
  // J2000 places and magnitudes of the Hipparcos catalogue.
  it.each([
    { star: 'Vega', ra: 279.23, dec: 38.78, magnitude: 0.0 },
    { star: 'Polaris', ra: 37.95, dec: 89.26, magnitude: 2.0 },
    { star: 'Dubhe', ra: 165.93, dec: 61.75, magnitude: 1.8 },
    { star: 'Arcturus', ra: 213.92, dec: 19.18, magnitude: 0.0 },
  ])('holds $star', ({ ra, dec, magnitude }) => {
    const found = nearest(ra, dec);
    expect(found.away).toBeLessThan(0.12);
    expect(Math.abs(found.magnitude - magnitude)).toBeLessThan(0.15);
  });

  it('puts the pole in the middle and the edge at the rim', () => {
    const { at } = chartProjection(100);
    expect(Math.hypot(...at(123, 90))).toBeCloseTo(0);
    expect(Math.hypot(...at(50, -40))).toBeCloseTo(100);
    expect(chartRadius(130, 0)).toBeCloseTo(90);
  });

  it('runs right ascension as the sky is seen: from the bottom towards the left', () => {
    const [x, y] = chartProjection(100).at(30, 0);
    expect(x).toBeLessThan(0);
    expect(y).toBeGreaterThan(0);
  });

  it('draws brighter stars larger', () => {
    const dots = starDots([0, 0, 0, 900, 0, 40], 400, 1);
    expect(dots.bright).not.toBe('');
    expect(dots.middling + dots.faint).not.toBe('');
  });
});
