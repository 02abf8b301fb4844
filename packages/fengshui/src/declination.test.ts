import { millis } from '@app/kernel';
import { model } from 'geomagnetism';
import { describe, expect, it } from 'vitest';
import { declinationAt } from './declination';
import { magneticField } from './magneticField';

/** Rows of the test values that NOAA publishes with WMM2025: year, height km, latitude, longitude, X, Y, Z in nT, declination. */
const NOAA = [
  [2025, 28, 89, -121, -255.388723, -1482.460628, 56194.288771, -99.77],
  [2025, 48, 80, -96, 1875.98228, -1079.269389, 55623.044051, -29.91],
  [2025, 54, 82, 87, 1324.336929, 1883.42862, 56740.772059, 54.89],
  [2025, 65, 43, 93, 24299.852822, 210.517066, 50037.923998, 0.5],
  [2025, 51, -33, 109, 21737.778822, -2090.274098, -52710.00392, -5.49],
  [2025, 18, 0, 21, 29274.811882, 659.800118, -14316.72254, 1.29],
  [2025.5, 44, 33, -118, 23235.83585, 4558.379362, 37727.715752, 11.1],
  [2025.5, 50, -70, -133, 9021.847823, 14001.865232, -51084.838301, 57.21],
  [2026, 33, -3, -147, 30514.086409, 5221.840663, -1146.978999, 9.71],
  [2026, 83, 86, -46, 2582.099403, -1527.839829, 54279.308437, -30.61],
  [2026, 82, -64, 87, 2007.07487, -13829.362571, -53663.514288, -81.74],
] as const;
const JUNE_2026 = millis(Date.UTC(2026, 5, 21));

describe('the magnetic field', () => {
  it.each(NOAA)('in %f, %f km above %f, %f it matches NOAA', (year, height, lat, lon, x, y, z, d) => {
    const { north, east, down } = magneticField(lat, lon, height, year);
    expect(north).toBeCloseTo(x, 3);
    expect(east).toBeCloseTo(y, 3);
    expect(down).toBeCloseTo(z, 3);
    expect((Math.atan2(east, north) * 180) / Math.PI).toBeCloseTo(d, 2);
  });
});

describe('declination', () => {
  // Values for 2026, from the WMM2025 model of another library, rounded to a tenth of a degree.
  it.each([
    { place: 'Beijing', latitude: 39.9, longitude: 116.4, expected: -7.6 },
    { place: 'Shanghai', latitude: 31.23, longitude: 121.47, expected: -6.6 },
    { place: 'Urumqi', latitude: 43.83, longitude: 87.62, expected: 2.5 },
    { place: 'Hong Kong', latitude: 22.3, longitude: 114.17, expected: -3.3 },
    { place: 'New York', latitude: 40.71, longitude: -74.01, expected: -12.5 },
    { place: 'San Francisco', latitude: 37.77, longitude: -122.42, expected: 12.8 },
    { place: 'Auckland', latitude: -36.85, longitude: 174.76, expected: 20.4 },
  ])('is $expected degrees in $place', ({ latitude, longitude, expected }) => {
    const result = declinationAt({ latitude, longitude }, JUNE_2026);
    expect(result).toMatchObject({ ok: true, value: { model: 'WMM2025', current: true, steady: true } });
    expect(result.ok && Math.abs(result.value.declination - expected)).toBeLessThan(0.15);
  });

  it('agrees with the geomagnetism library all over the globe', () => {
    const other = model(new Date(JUNE_2026));
    for (let latitude = -85; latitude <= 85; latitude += 10) {
      for (let longitude = -180; longitude <= 180; longitude += 24) {
        const result = declinationAt({ latitude, longitude }, JUNE_2026);
        const expected = other.point([latitude, longitude]).decl;
        const apart = Math.abs((result.ok ? result.value.declination : Number.NaN) - expected);
        // The two compute the fraction of a year differently by up to a day, which shows most near the pole.
        expect(Math.min(apart, 360 - apart), `${latitude}, ${longitude}`).toBeLessThan(0.03);
      }
    }
  });

  it('says when the model does not cover the date, and uses its nearest end', () => {
    const place = { latitude: 30.27, longitude: 120.16 };
    const early = declinationAt(place, millis(Date.UTC(1990, 0, 1)));
    const start = declinationAt(place, millis(Date.UTC(2025, 0, 1)));
    expect(early).toMatchObject({ ok: true, value: { current: false } });
    expect(early.ok && start.ok && early.value.declination - start.value.declination).toBeCloseTo(0, 2);
  });

  it('says where a compass cannot be trusted, and answers at the poles', () => {
    expect(declinationAt({ latitude: 86, longitude: -46 }, JUNE_2026)).toMatchObject({
      ok: true,
      value: { steady: false },
    });
    expect(declinationAt({ latitude: 90, longitude: 0 }, JUNE_2026).ok).toBe(true);
    expect(declinationAt({ latitude: -90, longitude: 0 }, JUNE_2026).ok).toBe(true);
  });

  it.each([
    { latitude: 91, longitude: 0 },
    { latitude: 0, longitude: 181 },
    { latitude: Number.NaN, longitude: 0 },
  ])('refuses a place that does not exist: $latitude, $longitude', place => {
    expect(declinationAt(place, JUNE_2026)).toMatchObject({
      ok: false,
      error: { code: 'fengshui/no-such-place' },
    });
  });
});
