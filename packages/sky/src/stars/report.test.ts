import { millis } from '@app/kernel';
import { Body, DefineStar, Observer, SearchHourAngle, SearchRiseSet } from 'astronomy-engine';
import { describe, expect, it } from 'vitest';
import { coreBytes } from '../../scripts/assets.mjs';
import { decodeCatalogue } from './catalogue';
import { eclipticCurve, parallelCurve, spokeCurve } from './curves';
import { skyFrame, toAltAz } from './frame';
import { lodgesOf } from './mansions';
import { skyReport } from './report';
import { starTimes } from './starTimes';
import { fromEquatorial, separation, toEquatorial, towards } from './vector';
import { wandererAt } from './wanderers';

const decoded = decodeCatalogue(coreBytes);
if (!decoded.ok) throw new Error(decoded.error.code);
const catalogue = decoded.value;
const lodges = lodgesOf(catalogue);
const hangzhou = { latitude: 30.2741, longitude: 120.1551 };

describe('the sky in words', () => {
  const frame = skyFrame(millis(Date.parse('2026-06-21T13:46:08Z')), hangzhou);
  const report = skyReport(frame, catalogue, lodges);

  it('lists only visible objects, planets first, then twelve bright stars', () => {
    expect(report.up.every(({ altitude }) => altitude > 0)).toBe(true);
    expect(report.up.filter(({ target }) => target.kind === 'star')).toHaveLength(12);
    const kinds = report.up.map(({ target }) => target.kind);
    expect(kinds.lastIndexOf('wanderer')).toBeLessThan(kinds.indexOf('star'));
    expect(report.up.some(({ target }) => target.kind === 'wanderer' && target.id === 'sun')).toBe(false);
  });

  it('names direction and mountain: Arcturus high in the southwest, Antares low in the south', () => {
    // Arcturus is the third star of the catalogue; its position as computed by astronomy-engine.
    const [name, azimuthOf] = ['Arcturus', 2] as const;
    const sighting = report.up.find(({ target }) => target.kind === 'star' && target.index === azimuthOf);
    expect(sighting, name).toMatchObject({ direction: 'SW' });
    expect(sighting?.altitude).toBeGreaterThan(50);
    const antares = report.up.find(({ azimuth, altitude }) => Math.abs(azimuth - 166) < 8 && altitude < 40);
    expect(antares).toMatchObject({ direction: 'S' });
  });

  it('names the mansion on the meridian and the moon’s', () => {
    // Local sidereal time 15 h 46 min is right ascension 236.5°, between 氐宿一 (222.7°) and 房宿一 (239.7°).
    expect(report.culminating.zh).toBe('氐');
    const moon = wandererAt(frame, 'moon');
    const { ascension } = toEquatorial(moon.vector);
    const lodge = lodges.find(({ mansion }) => mansion.index === report.moonIn.index);
    expect(lodge && (ascension - lodge.from + 360) % 360 < lodge.width).toBe(true);
  });
});

describe('culmination, rise and set of a star', () => {
  const instant = millis(Date.parse('2026-11-21T12:00Z'));
  const frame = skyFrame(instant, hangzhou);
  const observer = new Observer(hangzhou.latitude, hangzhou.longitude, 0);

  it('agree with astronomy-engine within half a minute', () => {
    // Sirius and Antares: hours and degrees of J2000 (XHIP), no proper motion.
    for (const [ra, dec] of [
      [101.2872, -16.7161],
      [247.3519, -26.432],
    ] as const) {
      DefineStar(Body.Star1, ra / 15, dec, 1000);
      const times = starTimes(frame, fromEquatorial(ra, dec));
      const transit = SearchHourAngle(Body.Star1, observer, 0, new Date(instant)).time.date.getTime();
      expect(Math.abs(times.transit - transit)).toBeLessThan(30_000);
      if (times.kind !== 'rises') throw new Error(times.kind);
      const rise = SearchRiseSet(Body.Star1, observer, 1, new Date(times.transit - 43_000_000), 1);
      const set = SearchRiseSet(Body.Star1, observer, -1, new Date(times.transit), 1);
      expect(Math.abs((times.rise ?? Number.NaN) - (rise?.date.getTime() ?? 0))).toBeLessThan(30_000);
      expect(Math.abs((times.set ?? Number.NaN) - (set?.date.getTime() ?? 0))).toBeLessThan(30_000);
    }
  });

  it('cover stars that never set and stars that never rise', () => {
    expect(starTimes(frame, fromEquatorial(37.95, 89.26)).kind).toBe('never-sets');
    expect(starTimes(frame, fromEquatorial(200, -75)).kind).toBe('never-rises');
  });
});

describe('curves', () => {
  it('the ecliptic passes through the sun all year', () => {
    const curve = eclipticCurve(1);
    for (const month of [1, 4, 7, 10]) {
      const at = millis(Date.parse(`2026-${String(month).padStart(2, '0')}-15T00:00Z`));
      const sun = wandererAt(skyFrame(at, hangzhou), 'sun');
      expect(Math.min(...curve.map(vector => separation(vector, sun.vector)))).toBeLessThan(0.55);
    }
  });

  it('parallels and spokes keep their declination and right ascension', () => {
    for (const vector of parallelCurve(55)) expect(toEquatorial(vector).declination).toBeCloseTo(55, 9);
    const spoke = spokeCurve(123, 55, -55);
    for (const vector of spoke) expect(toEquatorial(vector).ascension).toBeCloseTo(123, 9);
    expect(toEquatorial(spoke.at(-1) ?? [0, 0, 0]).declination).toBeCloseTo(-55, 9);
  });

  it('a step towards a target has the requested length and approaches it', () => {
    const [from, to] = [fromEquatorial(10, 10), fromEquatorial(200, 30)];
    const next = towards(from, to, 2);
    expect(separation(from, next)).toBeCloseTo(2, 9);
    expect(separation(next, to)).toBeCloseTo(separation(from, to) - 2, 9);
    expect(towards(from, from, 2)).toEqual(from);
  });

  it('the horizon of a place lies at altitude 0', () => {
    const frame = skyFrame(millis(0), { latitude: -75, longitude: 10 });
    expect(toAltAz(frame, fromEquatorial(0, -90)).altitude).toBeCloseTo(75, 0);
  });
});
