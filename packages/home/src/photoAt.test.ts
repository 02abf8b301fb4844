import { millis } from '@app/kernel';
import type { Capture } from '@app/photo';
import { describe, expect, it } from 'vitest';
import { photoAtHome } from './photoAt';

const HANGZHOU = { latitude: 30.27, longitude: 120.16 };
const NOW = millis(Date.UTC(2026, 10, 22, 4));
const TAKEN = { year: 2026, month: 11, day: 22, hour: 9, minute: 46, second: 0 };
const looking = (degrees: number, north: 'true' | 'magnetic' = 'true'): Capture => ({
  takenAt: TAKEN,
  direction: { degrees, north, northStated: true, uncertainty: 15 },
});

describe('a photo at home', () => {
  it('[R222, R231] the zone the camera wrote counts, else that of the home, and which of the two is told', () => {
    const stated = photoAtHome({ takenAt: { ...TAKEN, offsetMinutes: 480 } }, HANGZHOU, 'Europe/London', NOW);
    expect([stated.instant, stated.zoneStated]).toEqual([Date.UTC(2026, 10, 22, 1, 46), true]);
    const assumed = photoAtHome({ takenAt: TAKEN }, HANGZHOU, 'Asia/Shanghai', NOW);
    expect([assumed.instant, assumed.zoneStated]).toEqual([Date.UTC(2026, 10, 22, 1, 46), false]);
  });

  it('[R231] tells the sun of that minute over the home, by true north', () => {
    // 2026-11-22 09:46 in Hangzhou: azimuth 146.5°, altitude 32.0° (NOAA solar calculator, within 0.3°).
    const { sun } = photoAtHome(looking(166.2), HANGZHOU, 'Asia/Shanghai', NOW);
    expect(Math.abs((sun?.azimuth ?? 0) - 146.5)).toBeLessThan(0.5);
    expect(Math.abs((sun?.altitude ?? 0) - 32)).toBeLessThan(0.5);
    expect(photoAtHome(looking(166.2), undefined, 'Asia/Shanghai', NOW).sun).toBeUndefined();
  });

  it('[R225, A46] a bearing from true north becomes one of the compass, and names its wall', () => {
    const { bearing, wall } = photoAtHome(looking(166.2), HANGZHOU, 'Asia/Shanghai', NOW);
    // WMM2025: the needle points some 6.1° west of north at Hangzhou.
    expect(Math.abs((bearing?.magnetic ?? 0) - 172.3)).toBeLessThan(0.5);
    expect(bearing?.true).toBeCloseTo(166.2, 9);
    expect(wall).toBe('S');
  });

  it('[R225] the declination decides at the border of two walls', () => {
    expect(photoAtHome(looking(154, 'true'), HANGZHOU, 'Asia/Shanghai', NOW).wall).toBe('S');
    expect(photoAtHome(looking(154, 'magnetic'), HANGZHOU, 'Asia/Shanghai', NOW).wall).toBe('SE');
    expect(photoAtHome(looking(154, 'true'), undefined, 'Asia/Shanghai', NOW).wall).toBe('SE');
  });

  it('[R222] what was not read is not told', () => {
    expect(photoAtHome({}, HANGZHOU, 'Asia/Shanghai', NOW)).toEqual({ zoneStated: false });
  });
});
