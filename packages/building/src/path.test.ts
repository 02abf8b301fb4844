import { describe, expect, it } from 'vitest';
import { polar, px, radialLine } from './path';

describe('paths', () => {
  it('measures bearings clockwise from the top', () => {
    const round = (bearing: number) => polar(10, bearing).map(value => Math.round(value * 1000) / 1000 + 0);
    expect(round(0)).toEqual([0, -10]);
    expect(round(90)).toEqual([10, 0]);
    expect(round(180)).toEqual([0, 10]);
  });

  it('writes tenths of a pixel and no negative zero', () => {
    expect([px(1.26), px(-0.04), px(3)]).toEqual(['1.3', '0', '3']);
  });

  it('draws a stroke along the radius', () => {
    expect(radialLine(5, 10, 90)).toBe('M5 0L10 0');
  });
});
