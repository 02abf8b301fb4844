import { millis } from '@app/kernel';
import { Body, DefineStar, Equator, Horizon, Observer } from 'astronomy-engine';
import { describe, expect, it } from 'vitest';
import { coreBytes, namesJson } from '../../scripts/assets.mjs';
import { initialCamera } from '../map/camera';
import { factsOf } from '../map/facts';
import { createProjection } from '../map/projector';
import { decodeCatalogue } from './catalogue';
import { skyFrame, toAltAz } from './frame';
import { lodgesOf } from './mansions';
import { starAt } from './properMotion';
import { skyReport } from './report';
import { readStarNames } from './starNames';
import { fromEquatorial, separation, vectorAt } from './vector';

const decoded = decodeCatalogue(coreBytes);
if (!decoded.ok) throw new Error(decoded.error.code);
const catalogue = decoded.value;
const read = readStarNames(namesJson, catalogue.count);
if (!read.ok) throw new Error(read.error.code);
const names = read.value;
const indexOf = (hip: number) => names.findIndex(name => name.hip === hip);

/**
 * Positions for the year 2000 (ICRS, degrees) and proper motions (mas per year, the first along the sky) from the
 * Hipparcos Catalogue, ESA SP-1200 (1997), table I/239: the map's fastest stars, then the brightest near ones.
 */
const HIPPARCOS = [
  { name: '61 Cyg A', hip: 104214, ra: 316.72475, dec: 38.74942, east: 4155.1, north: 3258.9 },
  { name: 'ε Ind', hip: 108870, ra: 330.84022, dec: -56.78598, east: 3959.97, north: -2538.84 },
  { name: '40 Eri', hip: 19849, ra: 63.818, dec: -7.65287, east: -2239.33, north: -3419.86 },
  { name: 'μ Cas', hip: 5336, ra: 17.06831, dec: 54.92034, east: 3421.44, north: -1599.27 },
  { name: 'α Cen A', hip: 71683, ra: 219.90206, dec: -60.83399, east: -3678.19, north: 481.84 },
  { name: '82 Eri', hip: 15510, ra: 49.98188, dec: -43.06978, east: 3038.34, north: 726.58 },
  { name: 'Arcturus', hip: 69673, ra: 213.9153, dec: 19.18241, east: -1093.45, north: -1999.4 },
  { name: 'β Hyi', hip: 2021, ra: 6.43779, dec: -77.25425, east: 2220.12, north: 324.37 },
  { name: 'τ Cet', hip: 8102, ra: 26.01701, dec: -15.93748, east: -1721.82, north: 854.07 },
  { name: 'Sirius', hip: 32349, ra: 101.28716, dec: -16.71612, east: -546.01, north: -1223.08 },
  { name: 'Procyon', hip: 37279, ra: 114.82549, dec: 5.22499, east: -716.57, north: -1034.58 },
  { name: 'η Cas', hip: 3821, ra: 12.27621, dec: 57.81519, east: 1087.11, north: -559.65 },
  { name: 'ε Eri', hip: 16537, ra: 53.23269, dec: -9.45826, east: -976.44, north: 17.97 },
  { name: 'Altair', hip: 97649, ra: 297.69583, dec: 8.86832, east: 536.82, north: 385.54 },
  { name: 'Pollux', hip: 37826, ra: 116.32896, dec: 28.0262, east: -625.69, north: -45.95 },
  { name: 'Capella', hip: 24608, ra: 79.17233, dec: 45.99799, east: 75.52, north: -427.13 },
  { name: 'Vega', hip: 91262, ra: 279.23473, dec: 38.78369, east: 201.02, north: 287.46 },
  { name: 'Fomalhaut', hip: 113368, ra: 344.41269, dec: -29.62224, east: 329.22, north: -164.22 },
  { name: 'Regulus', hip: 49669, ra: 152.09296, dec: 11.96721, east: -249.4, north: 4.91 },
  { name: 'Aldebaran', hip: 21421, ra: 68.98016, dec: 16.5093, east: 62.78, north: -189.36 },
] as const;

const MOMENTS = ['1900-01-01T00:00:00Z', '2000-01-01T12:00:00Z', '2100-12-31T12:00:00Z'] as const;
const YEAR = 365.25 * 86_400_000;
const J2000 = Date.parse('2000-01-01T12:00:00Z');

type Star = (typeof HIPPARCOS)[number];

/** By the catalogue's definition: its motions are steps in declination and, along the sky, in right ascension. */
function placeAt({ ra, dec, east, north }: Star, instant: number) {
  const years = (instant - J2000) / YEAR;
  return {
    ra: ra + ((east / 3_600_000) * years) / Math.cos((dec * Math.PI) / 180),
    dec: dec + (north / 3_600_000) * years,
  };
}

describe.each(MOMENTS)('[R276] the near stars at %s', utc => {
  const instant = millis(Date.parse(utc));
  const place = { latitude: 30.2741, longitude: 120.1551 };
  const frame = skyFrame(instant, place);

  it.each(HIPPARCOS)('$name matches Hipparcos within 0.006°', star => {
    const { ra, dec } = placeAt(star, instant);
    // Packing loses 0.003°.
    expect(separation(starAt(catalogue, indexOf(star.hip), instant), fromEquatorial(ra, dec))).toBeLessThan(
      0.006,
    );
  });

  it.each(HIPPARCOS)('$name is in the local sky where astronomy-engine has it, within 0.015°', star => {
    const { ra, dec } = placeAt(star, instant);
    DefineStar(Body.Star1, ra / 15, dec, 10_000);
    const observer = new Observer(place.latitude, place.longitude, 0);
    const ofDate = Equator(Body.Star1, new Date(instant), observer, true, true);
    const truth = Horizon(new Date(instant), observer, ofDate.ra, ofDate.dec);
    const found = toAltAz(frame, starAt(catalogue, indexOf(star.hip), instant));
    expect(
      separation(
        fromEquatorial(found.azimuth, found.altitude),
        fromEquatorial(truth.azimuth, truth.altitude),
      ),
    ).toBeLessThan(0.015);
  });
});

describe('[R276] every view of a star shows its moved place', () => {
  const instant = millis(Date.parse('2100-12-31T12:00:00Z'));
  const star = indexOf(69673); // Arcturus, 0.064° from its position in 2000
  const frame = skyFrame(instant, { latitude: 30.2741, longitude: 120.1551 });
  const there = starAt(catalogue, star, instant);
  const sky = { catalogue, lodges: lodgesOf(catalogue), names };

  it('has a star that moved far enough to notice', () => {
    expect(separation(there, vectorAt(catalogue.vectors, star))).toBeGreaterThan(0.06);
  });

  it('on the map, in both modes, and again when the year goes back', () => {
    const project = createProjection(catalogue);
    const stage = { width: 800, height: 800, centre: { x: 400, y: 400 }, radius: 100_000 };
    const camera = initialCamera(180);
    for (const mode of ['planisphere', 'door'] as const) {
      for (const at of [instant, millis(J2000)]) {
        const now = skyFrame(at, frame.place);
        const projector = project(now, { ...camera, mode }, stage);
        const truth = projector.place(starAt(catalogue, star, at));
        const [x = 0, y = 0] = projector.stars.subarray(star * 3, star * 3 + 2);
        // A pixel is 0.0014° here; Arcturus moves half a pixel per year.
        if (truth && !Number.isNaN(x)) expect(Math.hypot(x - truth.x, y - truth.y)).toBeLessThan(1);
        if (mode === 'planisphere') expect(truth).toBeDefined();
      }
    }
  });

  it('in the note and the words beside the map', () => {
    expect(factsOf(sky, frame, { kind: 'star', index: star }).vector).toEqual(there);
    const night = [0, 6, 12, 18].map(hour => skyFrame(millis(instant + hour * 3_600_000), frame.place));
    const seen = night.flatMap(now =>
      skyReport(now, catalogue, sky.lodges)
        .up.filter(({ target }) => target.kind === 'star' && target.index === star)
        .map(({ altitude }) => altitude - toAltAz(now, starAt(catalogue, star, now.instant)).altitude),
    );
    expect(seen.length).toBeGreaterThan(0);
    for (const gap of seen) expect(gap).toBe(0);
  });
});

describe('[R276] the catalogue', () => {
  it('moves every star of the table, none more than 61 Cygni', () => {
    for (const { hip } of HIPPARCOS) expect(catalogue.motions.has(indexOf(hip)), `HIP ${hip}`).toBe(true);
    const speeds = [...catalogue.motions].map(([star, step]) => [star, Math.hypot(...step)] as const);
    const [fastest] = speeds.sort((a, b) => b[1] - a[1]);
    expect(names[fastest?.[0] ?? -1]?.hip).toBe(104214);
  });

  it('leaves other stars in place', () => {
    const deneb = indexOf(102098);
    expect(catalogue.motions.has(deneb)).toBe(false);
    expect(starAt(catalogue, deneb, millis(0))).toEqual(vectorAt(catalogue.vectors, deneb));
  });
});
