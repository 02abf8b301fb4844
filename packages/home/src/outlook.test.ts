import { DIRECTIONS } from '@app/plan';
import { describe, expect, it } from 'vitest';
import { horizonOf, oppositeOf } from './outlook';

describe('[R391] a horizon in one line', () => {
  it('means buildings of that height and distance over the quarter of that side', () => {
    expect(horizonOf({ direction: 'S', storeys: 12, metres: 40 })).toEqual({
      from: 135,
      to: 225,
      height: 36_000,
      distance: 40_000,
    });
    expect(horizonOf({ direction: 'N', storeys: 1, metres: 5.5 })).toMatchObject({ from: 315, to: 45 });
  });

  it.each(DIRECTIONS)('is read back as entered: %s', direction => {
    const result = { direction, storeys: 7, metres: 12.5 };
    expect(oppositeOf(horizonOf(result))).toEqual(result);
  });

  it('has at least one storey, at least a metre away', () => {
    expect(horizonOf({ direction: 'E', storeys: 0, metres: 0 })).toMatchObject({
      height: 3000,
      distance: 1000,
    });
  });
});
