import { millis } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { coreBytes, namesJson } from '../../scripts/assets.mjs';
import { mountainAt } from './bearings';
import { decodeCatalogue } from './catalogue';
import { skyFrame } from './frame';
import { LODGES, lodgeAt, lodgesOf, MANSIONS } from './mansions';
import { readStarNames } from './starNames';
import { fromEquatorial, vectorAt } from './vector';
import { wandererAt } from './wanderers';

const decoded = decodeCatalogue(coreBytes);
if (!decoded.ok) throw new Error(decoded.error.code);
const catalogue = decoded.value;
const names = readStarNames(namesJson, catalogue.count);
const lodges = lodgesOf(catalogue);

describe('the 28 mansions', () => {
  it('each begins at its first star', () => {
    for (const { index, zh } of MANSIONS) {
      const star = catalogue.determinatives[index] ?? -1;
      expect(names.ok && names.value[star]?.zh).toBe(`${zh}宿一`);
    }
  });

  it('are the same without a loaded catalogue', () => {
    for (const [i, { from }] of lodges.entries()) expect(LODGES[i]?.from).toBeCloseTo(from, 2);
    // Spica, 13h 25m 11.6s (Hipparcos, J2000).
    expect(LODGES[0]?.from).toBeCloseTo(201.298, 2);
  });

  it('close the circle: widths add up to 360°, the narrowest is 觜, the widest 井', () => {
    expect(lodges.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(360, 6);
    const byWidth = [...lodges].sort((a, b) => a.width - b.width);
    expect(byWidth[0]?.mansion.zh).toBe('觜');
    expect(byWidth.at(-1)?.mansion.zh).toBe('井');
  });

  it('belong to the four symbols, seven each', () => {
    expect(MANSIONS[4]).toMatchObject({ zh: '心', en: 'Heart', symbol: 'azureDragon' });
    for (const symbol of ['azureDragon', 'blackTortoise', 'whiteTiger', 'vermilionBird']) {
      expect(MANSIONS.filter(mansion => mansion.symbol === symbol)).toHaveLength(7);
    }
  });

  it('a determinative star opens its own lodge, and a point just before it lies in the previous one', () => {
    for (const { mansion, from } of lodges) {
      expect(
        lodgeAt(lodges, vectorAt(catalogue.vectors, catalogue.determinatives[mansion.index] ?? -1)).mansion
          .zh,
      ).toBe(mansion.zh);
      expect(lodgeAt(lodges, fromEquatorial(from - 0.01, 0)).mansion.index).toBe((mansion.index + 27) % 28);
    }
  });

  // The moon occulted Antares (心宿二) on 2023-08-25 about 03Z and Spica (角宿一) on 2024-11-27 about 12Z.
  it.each([
    { utc: '2023-08-25T03:00Z', star: 'Antares', zh: '心' },
    { utc: '2024-11-27T14:00Z', star: 'Spica', zh: '角' },
  ])('the moon is in $zh when it meets $star', ({ utc, zh }) => {
    const moon = wandererAt(skyFrame(millis(Date.parse(utc)), { latitude: 40, longitude: -75 }), 'moon');
    expect(lodgeAt(lodges, moon.vector).mansion.zh).toBe(zh);
  });
});

describe('bearings', () => {
  it.each([
    [352.5, '子', 0],
    [0, '子', 0],
    [7.49, '子', 0],
    [7.5, '癸', 1],
    [90, '卯', 6],
    [171, '丙', 11],
    [180, '午', 12],
    [270, '酉', 18],
    [352.49, '壬', 23],
  ] as const)('%f° is over %s', (azimuth, _, mountain) => {
    expect(mountainAt(azimuth)).toBe(mountain);
  });
});
