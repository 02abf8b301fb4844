import { describe, expect, it } from 'vitest';
import { readingOf } from './compassEvents';

const flat = { alpha: 90, beta: 0, gamma: 0, absolute: true };

describe('[R312] the compass of the device', () => {
  it('reads absolute angles, and the back of the device once it is held upright', () => {
    expect(readingOf(flat)).toEqual({ heading: 270 });
    expect(readingOf({ ...flat, alpha: 0 })).toEqual({ heading: 0 });
    expect(readingOf({ ...flat, beta: 90 })?.heading).toBeCloseTo(270, 6);
  });

  it("takes Safari's heading as it is, with its accuracy", () => {
    const safari = { ...flat, absolute: false, webkitCompassHeading: 181, webkitCompassAccuracy: 10 };
    expect(readingOf(safari)).toEqual({ heading: 181, accuracy: 10 });
  });

  it('a heading Safari calls invalid is dropped', () => {
    expect(
      readingOf({ ...flat, absolute: false, webkitCompassHeading: 181, webkitCompassAccuracy: -1 }),
    ).toBeUndefined();
    expect(readingOf({ ...flat, absolute: false, webkitCompassHeading: Number.NaN })).toBeUndefined();
  });

  it('a reading without a known north is dropped', () => {
    expect(readingOf({ ...flat, absolute: false })).toBeUndefined();
    expect(readingOf({ ...flat, alpha: null })).toBeUndefined();
    expect(readingOf({ ...flat, beta: null })).toBeUndefined();
  });
});
