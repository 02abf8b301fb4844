import { describe, expect, it } from 'vitest';
import { palaceGrid } from './palaces';

const signs = (facing: number) => {
  const row = palaceGrid(facing).map(({ sign }) => sign);
  return [row.slice(0, 3), row.slice(3, 6), row.slice(6)].map(part => part.join(''));
};

describe('the plan of nine palaces', () => {
  it('is a map with north up for a house facing south', () => {
    expect(signs(180)).toEqual(['乾坎艮', '兑中震', '坤离巽']);
  });

  it('has the facing palace in the middle of its foot', () => {
    expect(signs(0)).toEqual(['巽离坤', '震中兑', '艮坎乾']);
    expect(signs(90)).toEqual(['坤兑乾', '离中坎', '巽震艮']);
  });

  it.each([157.4, 157.5, 202.4, 202.5])('shows every palace once, also facing %f°', facing => {
    expect(new Set(palaceGrid(facing).map(({ palace }) => palace)).size).toBe(9);
  });

  it('changes over where one palace ends and the next begins', () => {
    expect(palaceGrid(157.4)[7]?.palace).toBe('xun');
    expect(palaceGrid(157.5)[7]?.palace).toBe('li');
  });
});
