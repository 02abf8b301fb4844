import { describe, expect, it } from 'vitest';
import { coreBytes, namesJson } from '../../scripts/assets.mjs';
import { decodeCatalogue } from './catalogue';
import { buildSearchIndex, type SkyTarget, searchSky } from './search';
import { readStarNames } from './starNames';

const decoded = decodeCatalogue(coreBytes);
if (!decoded.ok) throw new Error(decoded.error.code);
const catalogue = decoded.value;
const read = readStarNames(namesJson, catalogue.count);
const names = read.ok ? read.value : [];
const index = buildSearchIndex(catalogue, names);

function nameOf(target: SkyTarget | undefined): string | undefined {
  if (target?.kind === 'star') return names[target.index]?.western;
  if (target?.kind === 'asterism') return catalogue.asterisms[target.index]?.zh;
  return target?.id;
}

describe('search', () => {
  it.each([
    ['天狼', 'Sirius'],
    ['tianlang', 'Sirius'],
    ['Tiānláng', 'Sirius'],
    ['tian lang', 'Sirius'],
    ['sirius', 'Sirius'],
    ['celestial wolf', 'Sirius'],
    ['α CMa', 'Sirius'],
    ['HIP 91262', 'Vega'],
    ['心宿', '心宿'],
    ['xin xiu', '心宿'],
    ['Northern Dipper', '北斗'],
    ['织女', 'Vega'],
    ['zhinü', 'Vega'],
    ['zhinu', 'Vega'],
    ['zhinv', 'Vega'],
    ['太白', 'venus'],
    ['jinxing', 'venus'],
    ['Venus', 'venus'],
    ['荧惑', 'mars'],
    ['moon', 'moon'],
  ])('%s finds %s first', (query, found) => {
    expect(nameOf(searchSky(index, query)[0])).toBe(found);
  });

  it('finds nothing for nothing or nonsense, and no more than asked', () => {
    expect(searchSky(index, '  ')).toEqual([]);
    expect(searchSky(index, 'qqqq')).toEqual([]);
    expect(searchSky(index, '天', 5)).toHaveLength(5);
  });

  it('works before the names of stars are there', () => {
    const early = buildSearchIndex(catalogue);
    expect(nameOf(searchSky(early, '北斗')[0])).toBe('北斗');
    expect(nameOf(searchSky(early, 'jupiter')[0])).toBe('jupiter');
  });
});
