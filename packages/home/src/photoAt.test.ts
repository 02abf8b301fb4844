import { millis } from '@app/kernel';
import type { PhotoReading } from '@app/photo';
import { describe, expect, it } from 'vitest';
import { photoAtHome } from './photoAt';

const HANGZHOU = { latitude: 30.27, longitude: 120.16 };
const NOW = millis(Date.UTC(2026, 10, 22, 4));
const TAKEN = { year: 2026, month: 11, day: 22, hour: 9, minute: 46, second: 0 };
const looking = (degrees: number, north: 'true' | 'magnetic' = 'true'): PhotoReading => ({
  capture: { takenAt: TAKEN, direction: { degrees, north, northStated: true, uncertainty: 15 } },
});
const SIZE = { width: 4032, height: 3024 };

describe('a photo at home', () => {
  it("[R222, R231] the camera's own zone comes first, then the home's, and the result says which was used", () => {
    const stated = photoAtHome(
      { capture: { takenAt: { ...TAKEN, offsetMinutes: 480 } } },
      SIZE,
      HANGZHOU,
      'Europe/London',
      NOW,
    );
    expect([stated.instant, stated.zoneFrom]).toEqual([Date.UTC(2026, 10, 22, 1, 46), 'photo']);
    const assumed = photoAtHome({ capture: { takenAt: TAKEN } }, SIZE, HANGZHOU, 'Asia/Shanghai', NOW);
    expect([assumed.instant, assumed.zoneFrom]).toEqual([Date.UTC(2026, 10, 22, 1, 46), 'home']);
  });

  it('[R629] a Chinese home viewed in London has the sun of China', () => {
    // Shanghai, 2026-06-21 09:12 by its clock: azimuth 91.8°, altitude 53.0° (NOAA solar calculator, within 0.3°).
    const at = { latitude: 31.23, longitude: 121.47 };
    const reading = { capture: { takenAt: { ...TAKEN, month: 6, day: 21, hour: 9, minute: 12 } } };
    const { sun, zoneFrom } = photoAtHome(reading, SIZE, at, 'Europe/London', NOW);
    expect(zoneFrom).toBe('home');
    expect(Math.abs((sun?.azimuth ?? 0) - 91.8)).toBeLessThan(0.5);
    expect(Math.abs((sun?.altitude ?? 0) - 53)).toBeLessThan(0.5);
    const unknown = photoAtHome(reading, SIZE, undefined, 'Europe/London', NOW);
    expect([unknown.instant, unknown.zoneFrom]).toEqual([Date.UTC(2026, 5, 21, 8, 12), 'device']);
    // The Pacific, with no listed city near.
    const far = photoAtHome(reading, SIZE, { latitude: -40, longitude: -120 }, 'Europe/London', NOW);
    expect(far.zoneFrom).toBe('device');
  });

  it('[R231] has the sun of its minute over the home, by true north', () => {
    // 2026-11-22 09:46 in Hangzhou: azimuth 146.5°, altitude 32.0° (NOAA solar calculator, within 0.3°).
    const { sun } = photoAtHome(looking(166.2), SIZE, HANGZHOU, 'Asia/Shanghai', NOW);
    expect(Math.abs((sun?.azimuth ?? 0) - 146.5)).toBeLessThan(0.5);
    expect(Math.abs((sun?.altitude ?? 0) - 32)).toBeLessThan(0.5);
    expect(photoAtHome(looking(166.2), SIZE, undefined, 'Asia/Shanghai', NOW).sun).toBeUndefined();
  });

  it('[R225, A46] a bearing from true north becomes a compass bearing, and names its wall', () => {
    const { bearing, wall } = photoAtHome(looking(166.2), SIZE, HANGZHOU, 'Asia/Shanghai', NOW);
    // WMM2025: the needle points some 6.1° west of north at Hangzhou.
    expect(Math.abs((bearing?.magnetic ?? 0) - 172.3)).toBeLessThan(0.5);
    expect(bearing?.true).toBeCloseTo(166.2, 9);
    expect(wall).toBe('S');
  });

  it.each([
    [180, undefined],
    [187, undefined],
    [188, 'SW'],
    [172, 'SE'],
  ])('[R225] two walls are named within 15 degrees of a border: %d', (degrees, other) => {
    const { wall, otherWall } = photoAtHome(
      looking(degrees, 'magnetic'),
      SIZE,
      HANGZHOU,
      'Asia/Shanghai',
      NOW,
    );
    expect([wall, otherWall]).toEqual(['S', other]);
  });

  it('[R225, R629] the declination decides at the border of two walls', () => {
    expect(photoAtHome(looking(154, 'true'), SIZE, HANGZHOU, 'Asia/Shanghai', NOW).wall).toBe('S');
    expect(photoAtHome(looking(154, 'magnetic'), SIZE, HANGZHOU, 'Asia/Shanghai', NOW).wall).toBe('SE');
    const blind = photoAtHome(looking(154, 'true'), SIZE, undefined, 'Asia/Shanghai', NOW);
    expect([blind.wall, blind.otherWall, blind.bearing?.true]).toEqual([undefined, undefined, 154]);
    expect(photoAtHome(looking(154, 'magnetic'), SIZE, undefined, 'Asia/Shanghai', NOW).wall).toBe('SE');
  });

  it('[R222] a missing reading is left out', () => {
    expect(photoAtHome(undefined, SIZE, HANGZHOU, 'Asia/Shanghai', NOW)).toEqual({ zoneFrom: 'home' });
    for (const junk of [{}, { capture: null }, { capture: {} }] as unknown as PhotoReading[]) {
      expect(photoAtHome(junk, SIZE, HANGZHOU, 'Asia/Shanghai', NOW)).toEqual({ zoneFrom: 'home' });
    }
  });

  const withWindow = (column: number, taken = TAKEN): PhotoReading => ({
    capture: { ...looking(166.2).capture, takenAt: taken, focalLength35: 26 },
    pixels: { sharpness: 500, busyness: 5, likeness: '0'.repeat(16), accents: [], window: column },
  });

  it('[R229] the brightest spot has the bearing of its column', () => {
    // 166.2 + atan(0.6 · 0.8 · 21.63 / 26) = 187.96, by hand.
    const { brightSpot, field } = photoAtHome(withWindow(0.8), SIZE, HANGZHOU, 'Asia/Shanghai', NOW);
    expect(brightSpot).toBeCloseTo(187.96, 1);
    expect(field).toBeCloseTo(67.3, 0);
    expect(photoAtHome(withWindow(0.8), {}, HANGZHOU, 'Asia/Shanghai', NOW).brightSpot).toBeUndefined();
  });

  it.each([
    // The sun is at 146.5°, the bright spot in the centre: 74, 76, 104 and 106 degrees away, give or take 15.
    [72.5, true],
    [70.5, undefined],
    [42.5, undefined],
    [40.5, false],
    [220.5, true],
    [222.5, undefined],
    [250.5, undefined],
    [252.5, false],
  ])('[R629] facing %d degrees, whether the sun can enter is %s', (degrees, enters) => {
    const reading: PhotoReading = {
      ...withWindow(0.5),
      capture: { ...looking(degrees).capture, focalLength35: 26 },
    };
    expect(photoAtHome(reading, SIZE, HANGZHOU, 'Asia/Shanghai', NOW).sunCanEnter).toBe(enters);
  });

  it.each([
    ['in the morning, on its side of the wall', TAKEN, true],
    ['at night', { ...TAKEN, hour: 22 }, false],
    // June sets in the northwest, more than a quarter turn from 188°.
    ['on a summer evening, behind the wall', { ...TAKEN, month: 6, day: 21, hour: 18, minute: 30 }, false],
  ])('[R229] the sun can shine in %s', (_, taken, enters) => {
    const { sunCanEnter } = photoAtHome(withWindow(0.8, taken), SIZE, HANGZHOU, 'Asia/Shanghai', NOW);
    expect(sunCanEnter).toBe(enters);
  });

  it.each([
    [146.5, 'front'],
    // The sun is at 146.5°: 29.5, 30.5, 59.5 and 60.5 degrees away, give or take 15; then the same behind.
    [176, 'front'],
    [177, undefined],
    [206, undefined],
    [207, 'left'],
    [266, 'left'],
    [267, undefined],
    [296, undefined],
    [297, 'behind'],
    [86, 'right'],
    [326, 'behind'],
  ])('[R235] facing %d degrees, the sun at 146.5 comes from the %s', (degrees, side) => {
    expect(photoAtHome(looking(degrees), SIZE, HANGZHOU, 'Asia/Shanghai', NOW).sunFrom).toBe(side);
  });

  it('[R235] a sun below the horizon has no side, nor has a photo without a direction', () => {
    const night = { capture: { ...looking(90).capture, takenAt: { ...TAKEN, hour: 22 } } };
    expect(photoAtHome(night, SIZE, HANGZHOU, 'Asia/Shanghai', NOW)).not.toHaveProperty('sunFrom');
    const blind = { capture: { takenAt: TAKEN } };
    expect(photoAtHome(blind, SIZE, HANGZHOU, 'Asia/Shanghai', NOW)).not.toHaveProperty('sunFrom');
  });

  it.each([
    // Hong Kong Observatory: minor snow 2026-11-22, heavy snow 2026-12-07.
    [22, 11, { id: 'minor-snow', begins: true }],
    [6, 12, { id: 'minor-snow', begins: false }],
    [7, 12, { id: 'major-snow', begins: true }],
  ])('[R235] the term is given on day %d of month %d', (day, month, term) => {
    const reading = { capture: { takenAt: { ...TAKEN, day, month } } };
    expect(photoAtHome(reading, SIZE, HANGZHOU, 'Asia/Shanghai', NOW).term).toEqual(term);
  });
});
