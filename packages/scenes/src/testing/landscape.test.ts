import { describe, expect, it } from 'vitest';
import { mountainRidge } from './landscape';

describe('landscape', () => {
  it('closes a ridge at its foot', () => {
    expect(mountainRidge({ width: 100, foot: 50, rise: 20, fade: 80, seed: 2 })).toMatch(/V80H0Z$/);
  });
});
