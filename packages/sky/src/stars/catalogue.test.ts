import { describe, expect, it } from 'vitest';
import { coreBytes, gzipSizes, namesJson } from '../../scripts/assets.mjs';
import published from '../fixtures/altAz.json';
import { decodeCatalogue } from './catalogue';
import { readStarNames } from './starNames';
import { fromEquatorial, separation, vectorAt } from './vector';

const decoded = decodeCatalogue(coreBytes);
if (!decoded.ok) throw new Error(decoded.error.code);
const catalogue = decoded.value;
const read = readStarNames(namesJson, catalogue.count);
if (!read.ok) throw new Error(read.error.code);
const names = read.value;

describe('the catalogue', () => {
  it('has the stars to magnitude 5.5 and the ends of the figures’ lines, brightest first', () => {
    // d3-celestial 0.7.35 has 2,851 stars to 5.5; rounding adds five more. The rest are vertices.
    expect(catalogue.count).toBe(3061);
    expect(catalogue.magnitudes.filter(magnitude => magnitude < 5.51)).toHaveLength(2856);
    expect([...catalogue.magnitudes].every((m, i, all) => i === 0 || m >= (all[i - 1] ?? 0))).toBe(true);
  });

  it('puts 40 bright stars within 15 arc seconds of their published places', () => {
    const indexOf = new Map(names.map(({ hip }, index) => [hip, index]));
    for (const { hip, name, ra, dec } of published.stars) {
      const vector = vectorAt(catalogue.vectors, indexOf.get(hip) ?? -1);
      expect(separation(vector, fromEquatorial(ra, dec)) * 3600, name).toBeLessThan(15);
    }
  });

  it('has 312 figures with 427 lines, of which 59 are single stars, and every line stays in the catalogue', () => {
    const lines = catalogue.asterisms.flatMap(asterism => asterism.lines);
    expect(catalogue.asterisms).toHaveLength(312);
    expect(lines).toHaveLength(427);
    expect(lines.filter(line => line.length === 1)).toHaveLength(59);
    expect(lines.reduce((sum, line) => sum + line.length - 1, 0)).toBe(1096);
    for (const star of lines.flat()) expect(star).toBeLessThan(catalogue.count);
  });

  it('joins every figure to stars near its label', () => {
    for (const { zh, label, lines } of catalogue.asterisms) {
      const nearest = Math.min(
        ...lines.flat().map(star => separation(vectorAt(catalogue.vectors, star), label)),
      );
      expect(nearest, zh).toBeLessThan(20);
    }
  });

  it('shows names without the suffix that distinguishes namesakes', () => {
    for (const { zh, en, pinyin } of catalogue.asterisms) {
      expect(zh).toMatch(/^\p{Script=Han}+$/u);
      expect(`${en}${pinyin}`).not.toMatch(/[()（）]/);
    }
  });

  it('puts every figure in one region: three enclosures, 28 mansions, the far south', () => {
    const count = (id: string) =>
      catalogue.asterisms.filter(({ region }) => region.kind === 'enclosure' && region.id === id).length;
    expect([count('ziwei'), count('taiwei'), count('tianshi')]).toEqual([39, 20, 19]);
    const mansions = catalogue.asterisms.filter(({ kind }) => kind === 'mansion');
    expect(new Set(mansions.map(({ region }) => region.kind === 'mansion' && region.index)).size).toBe(28);
    expect(catalogue.asterisms.filter(({ region }) => region.kind === 'south')).toHaveLength(23);
  });

  it('has a Milky Way: bright in Sagittarius and Cygnus, dark at the galactic poles', () => {
    const { width, height, pixels } = catalogue.milkyWay;
    const at = (ra: number, dec: number) =>
      pixels[Math.floor(((90 - dec) / 180) * height) * width + Math.floor((ra / 360) * width)] ?? 0;
    expect(pixels).toHaveLength(width * height);
    expect(at(270, -29)).toBeGreaterThan(150);
    expect(at(305, 38)).toBeGreaterThan(60);
    expect(at(192.9, 27.1)).toBe(0);
    expect(at(12.9, -27.1)).toBe(0);
    // Outlines run around the sky: a meridian counted twice would be a streak to the pole.
    expect(Math.max(...pixels.subarray(0, width * 5))).toBe(0);
  });

  it('is under 100 KB packed, and its first part under 40 KB', () => {
    expect(gzipSizes.core).toBeLessThan(40_000);
    expect(gzipSizes.core + gzipSizes.names).toBeLessThan(100_000);
  });

  it('refuses a file that is cut short or is not a catalogue', () => {
    const short = decodeCatalogue(coreBytes.subarray(0, 1000));
    expect(short).toEqual({
      ok: false,
      error: { code: 'sky/catalogue-damaged', wanted: coreBytes.length, actual: 1000 },
    });
    expect(decodeCatalogue(new Uint8Array(4)).ok).toBe(false);
    expect(decodeCatalogue(new Uint8Array(4000)).ok).toBe(false);
  });
});

describe('the names', () => {
  it('belong to the stars of the catalogue', () => {
    expect(names[0]).toEqual({
      hip: 32349,
      zh: '天狼',
      pinyin: 'Tiānláng',
      en: 'Celestial Wolf',
      western: 'Sirius',
      designation: 'α CMa',
    });
    expect(names.filter(({ zh }) => zh).length).toBeGreaterThan(2000);
  });

  it.each([undefined, 'text', {}, { hip: [1] }, { hip: [1, 2], zh: 'a\nb' }])('refuse %j', json => {
    expect(readStarNames(json, 2)).toEqual({ ok: false, error: { code: 'sky/names-damaged' } });
  });
});
