import { type Millis, millis, seededRandom } from '@app/kernel';
import { getMoonPosition, getPosition } from 'suncalc';
import { describe, expect, it } from 'vitest';
import { asin, atan2, cos, sin, turn } from '../angles';
import type { Place } from '../bodies';
import published from '../fixtures/altAz.json';
import { type AltAz, fromAltAz, refraction, skyFrame, toAltAz } from './frame';
import { fromEquatorial, separation } from './vector';
import { WANDERERS, wandererAt } from './wanderers';

const DAY = 86_400_000;

/** Degrees between two positions in the sky. */
const apart = (a: AltAz, b: AltAz): number =>
  separation(fromEquatorial(a.azimuth, a.altitude), fromEquatorial(b.azimuth, b.altitude));

describe.each(published.rows)(
  'the sky over $place at $utc',
  ({ utc, latitude, longitude, stars, bodies }) => {
    const frame = skyFrame(millis(Date.parse(utc)), { latitude, longitude });

    it('has 40 stars within 0.05° of the published places', () => {
      for (const [i, { name, ra, dec }] of published.stars.entries()) {
        const [altitude = Number.NaN, azimuth = Number.NaN] = stars[i] ?? [];
        expect(apart(toAltAz(frame, fromEquatorial(ra, dec)), { altitude, azimuth }), name).toBeLessThan(
          0.05,
        );
      }
    });

    it('has sun and planets within 0.05° and the moon within 0.1°', () => {
      for (const id of WANDERERS) {
        const truth = bodies.find(body => body.id === id) ?? { alt: Number.NaN, az: Number.NaN };
        const limit = id === 'moon' ? 0.1 : 0.05;
        expect(apart(wandererAt(frame, id), { altitude: truth.alt, azimuth: truth.az }), id).toBeLessThan(
          limit,
        );
      }
    });

    it('raises objects by the published refraction, within 0.01°', () => {
      for (const { id, alt, altRefr } of bodies) {
        if (alt > 0) expect(Math.abs(alt + refraction(alt) - altRefr), id).toBeLessThan(0.01);
      }
    });

    it('has the published magnitudes and the lit part of the moon', () => {
      for (const { id, mag, illum } of bodies) {
        const found = WANDERERS.find(wanderer => wanderer === id);
        if (!found) throw new Error(id);
        const wanderer = wandererAt(frame, found);
        expect(wanderer.magnitude).toBeCloseTo(mag ?? Number.NaN, 1);
        if (illum !== null) expect(Math.abs(wanderer.illumination - illum)).toBeLessThan(0.005);
      }
    });
  },
);

describe('other places and years, against independent sources', () => {
  const random = seededRandom(1900);
  const cases = Array.from({ length: 300 }, () => ({
    instant: millis(Math.round(Date.parse('1900-01-01') + random.next() * 200 * 365.25 * DAY)),
    place: { latitude: random.next() * 178 - 89, longitude: random.next() * 360 - 180 },
    star: { ra: random.next() * 360, dec: asin(random.next() * 2 - 1) },
  }));

  it('300 suns and moons of SunCalc above the horizon: the sun within 0.05°, the moon within 0.1°', () => {
    for (const { instant, place } of cases) {
      const frame = skyFrame(instant, place);
      const at = [new Date(instant), place.latitude, place.longitude] as const;
      for (const [id, truth, limit] of [
        ['sun', getPosition(...at), 0.05],
        ['moon', getMoonPosition(...at), 0.1],
      ] as const) {
        const { altitude, azimuth } = wandererAt(frame, id);
        if (altitude < 1) continue; // SunCalc adds refraction, and refraction models differ near the horizon
        expect(apart({ altitude: altitude + refraction(altitude), azimuth }, truth), id).toBeLessThan(limit);
      }
    }
  });

  it('300 random stars by the formulas of Meeus, within 0.02°', () => {
    for (const { instant, place, star } of cases) {
      const found = toAltAz(skyFrame(instant, place), fromEquatorial(star.ra, star.dec));
      expect(apart(found, meeus(instant, place, star.ra, star.dec))).toBeLessThan(0.02);
    }
  });
});

it('altitude and azimuth lead back to the direction', () => {
  const frame = skyFrame(millis(Date.parse('2026-06-21T13:46:08Z')), {
    latitude: 30.2741,
    longitude: 120.1551,
  });
  for (const [ra, dec] of [
    [0, 0],
    [123, -45],
    [300, 89],
  ] as const) {
    const vector = fromEquatorial(ra, dec);
    expect(separation(fromAltAz(frame, toAltAz(frame, vector)), vector)).toBeLessThan(1e-6);
  }
});

/**
 * Precession by the angles ζ, z, θ (Astronomical Algorithms, chapter 21), mean sidereal time (chapter 12), the horizon
 * (chapter 13). Nutation and aberration, up to 0.01° together, are left out.
 */
function meeus(instant: Millis, { latitude, longitude }: Place, ra: number, dec: number): AltAz {
  const days = (instant - Date.parse('2000-01-01T12:00Z')) / DAY;
  const t = days / 36_525;
  const zeta = (2306.2181 * t + 0.30188 * t ** 2) / 3600;
  const zed = (2306.2181 * t + 1.09468 * t ** 2) / 3600;
  const theta = (2004.3109 * t - 0.42665 * t ** 2) / 3600;
  const a = cos(dec) * sin(ra + zeta);
  const b = cos(theta) * cos(dec) * cos(ra + zeta) - sin(theta) * sin(dec);
  const c = sin(theta) * cos(dec) * cos(ra + zeta) + cos(theta) * sin(dec);
  const [rightAscension, declination] = [atan2(a, b) + zed, asin(c)];
  const hour = 280.46061837 + 360.98564736629 * days + longitude - rightAscension;
  return {
    altitude: asin(sin(latitude) * sin(declination) + cos(latitude) * cos(declination) * cos(hour)),
    azimuth: turn(
      180 +
        atan2(
          sin(hour) * cos(declination),
          cos(hour) * sin(latitude) * cos(declination) - sin(declination) * cos(latitude),
        ),
    ),
  };
}
