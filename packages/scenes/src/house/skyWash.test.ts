import { describe, expect, it } from 'vitest';
import { cssOfWashes, skyWashes } from './skyWash';

const glow = (azimuth: number, bearing: number) =>
  skyWashes({ sun: { azimuth, altitude: 0 } }, { bearing }).find(({ colour }) => colour === 'warm');

describe('the sky behind the house', () => {
  // A person in the south looking north has the east on the right and the west on the left.
  it('glows on the side of the low sun, as seen by the reader', () => {
    expect(glow(270, 180)?.x).toBeLessThan(0.5);
    expect(glow(90, 180)?.x).toBeGreaterThan(0.5);
    expect(glow(270, 0)?.x).toBeGreaterThan(0.5);
    expect(glow(0, 180)?.y).toBeLessThan(0.5);
    expect(glow(180, 180)?.y).toBeGreaterThan(0.5);
  });

  it('[R1076] glows behind the hills, not over the ring, unless the sun is at the back of the reader', () => {
    for (const azimuth of [270, 300, 0, 60, 90]) {
      const { y = 1, radiusY = 1 } = glow(azimuth, 180) ?? {};
      expect([y < 0.31, y + radiusY < 0.6], `${azimuth}`).toEqual([true, true]);
    }
    expect(glow(180, 180)?.y).toBeGreaterThan(0.5);
  });

  it('is bare paper by day and without a place', () => {
    expect(skyWashes({ sun: { azimuth: 180, altitude: 60 } }, { bearing: 150 })).toEqual([]);
    expect(cssOfWashes(skyWashes({ sun: undefined }, { bearing: 150 }))).toBe('');
  });

  it('is only dark once the glow is gone', () => {
    const night = skyWashes({ sun: { azimuth: 300, altitude: -30 } }, { bearing: 150 });
    expect(night.map(({ colour }) => colour)).toEqual(['gloom']);
  });
});
