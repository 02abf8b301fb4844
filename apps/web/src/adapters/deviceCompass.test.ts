import { describe, expect, it } from 'vitest';
import { headingOf } from './deviceCompass';

describe('compass of the device', () => {
  it('turns the angle that counts counter-clockwise into a bearing', () => {
    expect(headingOf({ alpha: 90, absolute: true })).toBe(270);
    expect(headingOf({ alpha: 0, absolute: true })).toBe(0);
  });

  it('takes the heading of Safari as it is', () => {
    expect(headingOf({ alpha: 12, absolute: false, webkitCompassHeading: 181 })).toBe(181);
  });

  it('a reading that does not know north is none', () => {
    expect(headingOf({ alpha: 90, absolute: false })).toBeUndefined();
    expect(headingOf({ alpha: null, absolute: true })).toBeUndefined();
  });
});
