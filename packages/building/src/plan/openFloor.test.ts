import { expect, it } from 'vitest';
import { isOpenAt, type OpenFloor } from './openFloor';

it('[R1021] a spot of a floor is open to a side where its cell is seen from there, and nowhere beyond the floor', () => {
  // Two cells of 100 mm in a row: the first is seen from the first side only, the other from all four.
  const floor: OpenFloor = {
    ...{ left: -50, top: 200, step: 100, columns: 2, rows: 1 },
    seen: Uint8Array.of(0b0001, 0b1111),
  };
  const open = (x: number, y: number) => [0, 1, 2, 3].map(quarter => isOpenAt(floor, quarter, [x, y]));
  expect(open(-50, 200)).toEqual([true, false, false, false]);
  expect(open(-1, 249)).toEqual([true, false, false, false]);
  expect(open(1, 151)).toEqual([true, true, true, true]);
  for (const [x, y] of [
    [-101, 200],
    [101, 200],
    [0, 149],
    [0, 251],
  ] as const)
    expect(open(x, y)).toEqual([false, false, false, false]);
});
