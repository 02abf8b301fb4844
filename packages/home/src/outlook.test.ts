import { DIRECTIONS, emptyPlan } from '@app/plan';
import { describe, expect, it } from 'vitest';
import { eavesOf, horizonOf, oppositeOf, withEaves } from './outlook';

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

it('[R906] eaves count in metres for a house, and not for a flat', () => {
  expect(eavesOf({ ...emptyPlan('house'), eaves: 850 })).toBe(0.85);
  expect(eavesOf({ ...emptyPlan('house'), eaves: 0 })).toBe(0);
  expect(eavesOf(emptyPlan('house'))).toBeUndefined();
  expect(eavesOf({ ...emptyPlan('flat'), eaves: 850 })).toBeUndefined();
});

it('[R906] eaves are typed in metres, from none to three; an empty text takes them away', () => {
  const house = { ...emptyPlan('house'), eaves: 850 };
  expect(['0', '0.8', '1,25', '80 cm', '3'].map(typed => withEaves(house, typed)?.eaves)).toEqual([
    0, 800, 1250, 800, 3000,
  ]);
  for (const typed of ['3.01', '-1', 'wide']) expect(withEaves(house, typed)).toBeUndefined();
  expect(withEaves(house, ' ')).toEqual(emptyPlan('house'));
});
