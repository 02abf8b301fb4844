import { millis } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { magneticBearing } from './bearing';
import { isGoodMansionStar } from './eightMansions';
import { kuaOfBirth } from './kua';
import { DIRECTIONS } from './palaces';
import { type Home, type Resident, type ResidentDirections, readHome } from './reading';

/** 2026-06-21 05:07 UTC: 丙午 year, 甲午 month. */
const NOON = millis(Date.UTC(2026, 5, 21, 5, 7));
const resident = (name: string, year: number, sex: 'male' | 'female'): Resident => {
  const kua = kuaOfBirth({ date: { year, month: 6, day: 1 }, zone: 'Asia/Shanghai', sex });
  return { id: name, name, kua: kua.ok ? kua.value : undefined };
};
const home: Home = {
  facing: magneticBearing(180),
  completedIn: 2010,
  residents: [resident('Lin Yue', 1990, 'female'), resident('Chen', 1988, 'male')],
};

describe('reading a home', () => {
  it('covers facing, natal chart and the stars of the time', () => {
    const reading = readHome(home, NOON)!;
    expect(reading.facing?.sitting.zh).toBe('子');
    // Built in period 8, sitting 子: 双星到向. The current period is 9.
    expect(reading.natal).toMatchObject({ period: 8, formation: 'double-facing' });
    expect(reading.period).toBe(9);
    expect(reading.stars.annual.C).toBe(1);
    expect(reading.palaces.map(({ palace }) => palace)).toEqual([
      'C',
      'NW',
      'W',
      'NE',
      'S',
      'N',
      'SW',
      'E',
      'SE',
    ]);
  });

  it('puts two schools side by side in a palace, without a score', () => {
    const south = readHome(home, NOON)!.palaces.find(({ palace }) => palace === 'S')!;
    // 1 in the centre flies 5 to the south; 8-8 is the natal pair of a house sitting 子 in period 8.
    expect(south.flyingStars).toMatchObject({
      annual: 5,
      timeliness: 'resting',
      natal: { mountain: 8, water: 8 },
    });
    // Born 1990, a woman has kua 8 (艮), a man of 1988 kua 3 (震); south is 祸害 for the first and 生气 for the second.
    expect(south.eightMansions).toEqual([
      { residentId: 'Lin Yue', name: 'Lin Yue', star: 'huohai', good: false, otherStars: [] },
      { residentId: 'Chen', name: 'Chen', star: 'shengqi', good: true, otherStars: [] },
    ]);
    expect(Object.keys(south)).toEqual(['palace', 'eightMansions', 'flyingStars', 'houseStar', 'yearMarks']);
  });

  it('leaves out unknown facts', () => {
    const reading = readHome({ residents: [{ id: '1', name: 'Guest' }] }, NOON)!;
    expect(reading).toMatchObject({ facing: undefined, natal: undefined, residents: [] });
    expect(reading.palaces.every(({ eightMansions }) => eightMansions.length === 0)).toBe(true);
    expect(readHome({ ...home, completedIn: undefined }, NOON)?.natal).toBeUndefined();
  });

  const goodDirections = ({ stars }: ResidentDirections) =>
    DIRECTIONS.filter(direction => isGoodMansionStar(stars[direction]));

  it('gives each resident four good directions, and says when a birth leaves doubt', () => {
    const [first, second] = readHome(home, NOON)!.residents;
    expect(goodDirections(first!)).toEqual(['NE', 'SW', 'W', 'NW']);
    expect(goodDirections(second!)).toEqual(['N', 'E', 'SE', 'S']);
    expect(first?.doubt).toBeUndefined();
    const born = kuaOfBirth({ date: { year: 2026, month: 2, day: 4 }, zone: 'Asia/Shanghai', sex: 'male' });
    const doubtful: Resident = { id: 'x', name: 'Baby', kua: born.ok ? born.value : undefined };
    const read = readHome({ residents: [doubtful] }, NOON)!;
    // A man of 2026 has kua 1 (坎), one of 2025 kua 2 (坤); spring began at 04:02 that day, so most of it is of 2026.
    expect(read.residents[0]).toMatchObject({ kua: 1, doubt: 'start-of-spring', otherKuas: [2] });
    // South is 延年 for 坎 and 六煞 for 坤 (大游年歌: 坎五天生延绝祸六, 坤天延绝生祸五六).
    const south = read.palaces.find(({ palace }) => palace === 'S')!;
    expect(south.eightMansions[0]).toMatchObject({ star: 'yannian', otherStars: ['liusha'] });
  });

  // 1988 is kua 3 for a man and 3 for a woman; 1990 is 1 and 8 (published kua tables).
  it.each([
    { year: 1988, doubt: undefined },
    { year: 1990, doubt: 'sex' },
  ])('a birth of $year without a sex leaves doubt: $doubt', ({ year, doubt }) => {
    const kua = kuaOfBirth({ date: { year, month: 6, day: 1 }, zone: 'Asia/Shanghai' });
    const someone: Resident = { id: 'x', name: 'X', kua: kua.ok ? kua.value : undefined };
    expect(readHome({ residents: [someone] }, NOON)?.residents[0]?.doubt).toBe(doubt);
  });

  it('gives nothing outside the years of the table', () => {
    expect(readHome(home, millis(Date.UTC(1700, 0, 1)))).toBeUndefined();
  });
});
