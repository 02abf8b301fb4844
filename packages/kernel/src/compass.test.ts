import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bearingOfDirection, DIRECTIONS, directionAt, turnBetween, turned } from './compass';

describe('bearings', () => {
  it.each([
    { degrees: -90, within: 270 },
    { degrees: 360, within: 0 },
    { degrees: -720, within: 0 },
    { degrees: 359.5, within: 359.5 },
    { degrees: -1e-17, within: 0 },
  ])('wraps $degrees° into a circle: $within°', ({ degrees, within }) => {
    expect(turned(degrees)).toBe(within);
    expect(Object.is(turned(degrees), -0)).toBe(false);
  });

  it.each([
    { from: 350, to: 10, way: 20 },
    { from: 10, to: 350, way: -20 },
    { from: 0, to: 180, way: 180 },
    { from: 180, to: 0, way: 180 },
  ])('turns from $from° to $to° by the shorter way: $way°', ({ from, to, way }) => {
    expect(turnBetween(from, to)).toBe(way);
  });

  it('the shorter way reaches its goal and is at most half a circle', () => {
    const whole = fc.integer({ min: -1000, max: 1000 });
    fc.assert(
      fc.property(whole, whole, (from, to) => {
        const way = turnBetween(from, to);
        expect(way > -180 && way <= 180).toBe(true);
        expect(turned(from + way)).toBe(turned(to));
      }),
    );
  });

  it.each([
    { bearing: 337.4, direction: 'NW' },
    { bearing: 337.5, direction: 'N' },
    { bearing: 0, direction: 'N' },
    { bearing: 22.4, direction: 'N' },
    { bearing: 22.5, direction: 'NE' },
    { bearing: 180, direction: 'S' },
    { bearing: 300, direction: 'NW' },
    { bearing: 359, direction: 'N' },
    { bearing: -90, direction: 'W' },
  ])('$bearing° lies in $direction', ({ bearing, direction }) => {
    expect(directionAt(bearing)).toBe(direction);
  });

  it('the middle of a sector lies in its direction', () => {
    expect(DIRECTIONS.map(bearingOfDirection)).toEqual([0, 45, 90, 135, 180, 225, 270, 315]);
    expect(DIRECTIONS.map(direction => directionAt(bearingOfDirection(direction)))).toEqual([...DIRECTIONS]);
  });
});
