import { describe, expect, it } from 'vitest';
import { createField } from '../field/field';
import type { Box } from './clearance';
import { placeName } from './nameSpot';

const ROOM = { width: 400, top: 0 };
const NAME = { width: 80, height: 20 };
const SIZE = 1;

/** Bubbles of radius 30 at these places of the screen, px. */
function bubblesAt(...places: readonly (readonly [number, number])[]) {
  const field = createField({ capacity: places.length });
  for (const [index, [x, y]] of places.entries()) {
    field.spawn({ position: { x: 0, y: 0, z: 0 }, velocity: { x: 0, y: 0, z: 0 } });
    field.columns.sx[index] = x;
    field.columns.sy[index] = y;
  }
  return field.columns;
}

const spot = (
  places: readonly (readonly [number, number])[],
  wasAbove = false,
  room = ROOM,
  taken: readonly Box[] = [],
) =>
  placeName({
    columns: bubblesAt(...places),
    count: places.length,
    size: SIZE,
    index: 0,
    name: NAME,
    room,
    taken,
    wasAbove,
  });

describe('the position of a name', () => {
  it('below its bubble, centred, if nothing is in the way', () => {
    expect(spot([[200, 100]])).toMatchObject({ above: false, shift: 0 });
  });
  it.each([
    // The name reaches from 135 to 155 and keeps 2 px away; a bubble of radius 30 below it begins at y - 30.
    { y: 186, above: true },
    { y: 187, above: false },
    { y: 188, above: false },
  ])('above its bubble if the rim of one at $y would cross it: $above', ({ y, above }) => {
    expect(
      spot([
        [200, 100],
        [200, y],
      ]).above,
    ).toBe(above);
  });
  it.each([
    // The name reaches from 160 to 240 and from 135 to 155, and keeps 2 px away from another.
    { left: 241, above: true },
    { left: 242, above: false },
    { left: 243, above: false },
  ])('above its bubble if another name at $left would cross it: $above', ({ left, above }) => {
    const found = spot([[200, 100]], false, ROOM, [{ left, top: 140, ...NAME }]);
    expect(found.above).toBe(above);
    expect(found.box).toEqual({ left: 160, top: above ? 45 : 135, ...NAME });
  });
  it('returns below only with some room to spare, so it does not jump back and forth', () => {
    expect(
      spot(
        [
          [200, 100],
          [200, 192],
        ],
        true,
      ).above,
    ).toBe(true);
    expect(
      spot(
        [
          [200, 100],
          [200, 194],
        ],
        true,
      ).above,
    ).toBe(false);
  });
  it('stays below if there is no room above: the edge, or a bubble that covers more of it', () => {
    expect(
      spot(
        [
          [200, 100],
          [200, 170],
        ],
        false,
        { width: 400, top: 60 },
      ).above,
    ).toBe(false);
    expect(
      spot([
        [200, 100],
        [200, 184],
        [200, 30],
      ]).above,
    ).toBe(false);
  });
  it.each([
    { x: 30, shift: 26 },
    { x: 56, shift: 0 },
    { x: 344, shift: 0 },
    { x: 380, shift: -36 },
  ])('at $x of 400 it moves by $shift to stay whole', ({ x, shift }) => {
    expect(spot([[x, 100]]).shift).toBe(shift);
  });
});
