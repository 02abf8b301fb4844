import { millis } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { siderealTime } from './bodies';
import { zenithOf } from './zenith';

describe('the point overhead', () => {
  // Meeus, Astronomical Algorithms, 2nd edition, examples 12.a and 12.b.
  it.each([
    ['1987-04-10T00:00:00Z', 197.693_195],
    ['1987-04-10T19:21:00Z', 128.737_873],
  ])('at %s the sidereal time at Greenwich is %d degrees', (at, degrees) => {
    expect(siderealTime(millis(Date.parse(at)))).toBeCloseTo(degrees, 3);
  });

  it('moves east with the place and stays within the circle', () => {
    const at = millis(Date.parse('1987-04-10T00:00:00Z'));
    expect(zenithOf({ latitude: 30, longitude: 120 }, at).ra).toBeCloseTo(317.693, 2);
    expect(zenithOf({ latitude: -33.9, longitude: -180 }, at)).toEqual({
      ra: expect.closeTo(17.693, 2),
      dec: -33.9,
    });
    expect(zenithOf({ latitude: 0, longitude: 170 }, at).ra).toBeCloseTo(7.693, 2);
  });
});
