import { describe, expect, it } from 'vitest';
// The 24 mountains of the earth plate with their ranges, typed from the luopan tables named in its `about` line.
import table from '../fixtures/mountains-24.json';
import { magneticBearing } from './bearing';
import { MOUNTAINS, mountain, mountainAt, oppositeMountain } from './mountains';

const DRAGON = { 地: 'earth', 天: 'heaven', 人: 'man' } as const;

describe('the 24 mountains', () => {
  it('number 24 in the order of the published table', () => {
    expect(MOUNTAINS.map(({ zh }) => zh)).toEqual(table.mountains.map(({ zh }) => zh));
  });

  it.each(table.mountains)('$zh is $label with its range, palace, dragon and polarity', row => {
    const found = MOUNTAINS.find(({ zh }) => zh === row.zh)!;
    expect(found).toMatchObject({
      label: row.label,
      centre: row.center,
      from: row.from,
      to: row.to,
      direction: row.palace,
      dragon: DRAGON[row.yuan as keyof typeof DRAGON],
      polarity: row.yang ? 'yang' : 'yin',
    });
    expect(oppositeMountain(found).zh).toBe(row.opposite);
    expect(found.pinyin.normalize('NFD').replace(/\p{M}/gu, '')).toBe(row.pinyin);
  });

  it.each(table.mountains)('$zh includes its first degree and excludes its last', row => {
    expect(mountainAt(magneticBearing(row.from)).zh).toBe(row.zh);
    expect(mountainAt(magneticBearing(row.from - 1e-6)).zh).not.toBe(row.zh);
    expect(mountainAt(magneticBearing(row.to - 1e-6)).zh).toBe(row.zh);
    expect(mountainAt(magneticBearing(row.to)).zh).not.toBe(row.zh);
  });

  it('a mountain is found by its name', () => {
    expect(mountain('wu')).toMatchObject({ zh: '午', label: 'S2', element: 'fire', kind: 'branch' });
    expect(mountain('qian')).toMatchObject({ zh: '乾', label: 'NW2', element: 'metal', kind: 'trigram' });
  });
});
