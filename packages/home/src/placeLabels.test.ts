import { describe, expect, it } from 'vitest';
import { placeLabels } from './placeLabels';

const label = (places: readonly (readonly [number, number])[], isSpare = true) =>
  [{ x: 0, y: 0, width: 20, height: 10, size: 8, places, isSpare }] as const;
const boxAt = (x: number, y: number) => ({ left: x - 10, right: x + 10, top: y - 5, bottom: y + 5 });
const NONE = { wallsAndNames: [], things: [], rooms: [] };
const spots = (labels: readonly { readonly x: number; readonly y: number }[]) =>
  labels.map(({ x, y }) => [x, y]);

describe('[R959] names of a year', () => {
  it('give another one room outside the rooms, where they have a second place there', () => {
    const first = label([
      [0, 0],
      [-40, 0],
    ]);
    const second = label([
      [5, 0],
      [5, 50],
    ]);
    const rooms = [boxAt(5, 50)];
    expect(spots(placeLabels([first, second], { ...NONE, rooms }))).toEqual([
      [-40, 0],
      [5, 0],
    ]);
  });

  it('stay where they are if they have none, or need not move', () => {
    const only = label([[0, 0]]);
    const fixed = label([[0, 0]], false);
    const second = label([
      [5, 0],
      [5, 50],
    ]);
    const rooms = [boxAt(5, 50)];
    for (const first of [only, fixed])
      expect(spots(placeLabels([first, second], { ...NONE, rooms }))).toEqual([
        [0, 0],
        [5, 50],
      ]);
    expect(spots(placeLabels([only, second], NONE))).toEqual([
      [0, 0],
      [5, 50],
    ]);
  });

  it.each([
    { x: 26, isApart: false },
    { x: 27, isApart: true },
  ])('keep nearly half a letter from one beside them: $x, $isApart', ({ x, isApart }) => {
    const [, second] = placeLabels([label([[0, 0]]), label([[x - 3, 0]])], NONE);
    expect(second !== undefined).toBe(isApart);
  });
});
