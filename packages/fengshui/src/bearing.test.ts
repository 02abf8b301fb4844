import { degrees } from '@app/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { magneticBearing, normalizeDegrees, toMagnetic, toTrue, trueBearing } from './bearing';
import { mountainAt } from './mountains';

describe('bearings', () => {
  it.each([
    { from: 0, to: 0 },
    { from: 360, to: 0 },
    { from: -7.5, to: 352.5 },
    { from: 725, to: 5 },
    { from: -1e-15, to: 0 },
  ])('$from degrees are $to', ({ from, to }) => {
    expect(normalizeDegrees(from)).toBe(to);
  });

  it('refuses what is not a number', () => {
    expect(normalizeDegrees(Number.NaN)).toBeUndefined();
  });

  // Where magnetic north lies west (Beijing, -7.6), a compass reads more than a map.
  it.each([
    { place: 'Beijing', declination: -7.6, map: 180, compass: 187.6, mountain: 'ding' },
    { place: 'San Francisco', declination: 12.8, map: 180, compass: 167.2, mountain: 'bing' },
  ])(
    'a map bearing of $map in $place is $compass on the compass',
    ({ declination, map, compass, mountain }) => {
      const magnetic = toMagnetic({ degrees: map, north: 'true' }, degrees(declination));
      expect(magnetic).toBeCloseTo(compass, 9);
      expect(mountainAt(magnetic).id).toBe(mountain);
    },
  );

  it('a compass bearing stays as measured', () => {
    expect(toMagnetic({ degrees: 181, north: 'magnetic' }, degrees(-7.6))).toBe(181);
    expect(toTrue({ degrees: 181, north: 'true' }, degrees(-7.6))).toBe(181);
  });

  it('converting to the other north and back changes nothing', () => {
    const angle = fc.double({ min: 0, max: 359.9, noNaN: true });
    const declination = fc.double({ min: -180, max: 180, noNaN: true });
    fc.assert(
      fc.property(angle, declination, (at, off) => {
        const magnetic = toMagnetic({ degrees: at, north: 'true' }, degrees(off));
        const back = toTrue({ degrees: magnetic, north: 'magnetic' }, degrees(off));
        const apart = Math.abs(back - at);
        expect(Math.min(apart, 360 - apart)).toBeLessThan(1e-9);
      }),
    );
  });

  it('the 24 mountains refuse a map bearing', () => {
    // @ts-expect-error a true bearing has to be converted first
    expect(mountainAt(trueBearing(0)).id).toBe('zi');
    expect(mountainAt(magneticBearing(0)).id).toBe('zi');
  });
});
