import { layoutOf } from '@app/plan';
import { templatePlan } from '@app/plan/templates';
import { describe, expect, it } from 'vitest';
import { overPalaces } from './Palaces';

const [floor] = templatePlan('two-bedroom', 'en').floors;
const layout = layoutOf(floor!, { up: 0 })!;

describe('[R867] what no name of a room lies under, beneath the compass', () => {
  it('are the borders of the nine squares, from end to end', () => {
    const borders = overPalaces([], layout, 'squares');
    expect(borders).toHaveLength(36);
    for (const { left, right, top, bottom } of borders) {
      expect(Math.min(right - left, bottom - top)).toBe(60);
      expect(Math.max(right - left, bottom - top)).toBeGreaterThan(2000);
    }
  });

  it('are the marks alone where sectors or mountains are drawn', () => {
    const mark = { left: 0, right: 300, top: 0, bottom: 200 };
    expect(overPalaces([mark], layout, 'sectors')).toEqual([mark]);
    expect(overPalaces([mark], layout, 'mountains')).toEqual([mark]);
  });
});
