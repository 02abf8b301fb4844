import { describe, expect, it } from 'vitest';
import { STARS } from './flyingStars';
import { periodIn, periodOf, timelinessOf } from './periods';

describe('periods', () => {
  // 三元九运 as commonly listed: 7 = 1984 to 2003, 8 = 2004 to 2023, 9 = 2024 to 2043.
  it.each([
    { year: 1864, period: 1 },
    { year: 1883, period: 1 },
    { year: 1884, period: 2 },
    { year: 1924, period: 4 },
    { year: 1963, period: 5 },
    { year: 1964, period: 6 },
    { year: 1984, period: 7 },
    { year: 2003, period: 7 },
    { year: 2004, period: 8 },
    { year: 2023, period: 8 },
    { year: 2024, period: 9 },
    { year: 2043, period: 9 },
    { year: 2044, period: 1 },
    { year: 1863, period: 9 },
  ])('$year lies in period $period', ({ year, period }) => {
    expect(periodOf(year)).toBe(period);
  });

  // 二元八运 has no fifth period and lets period 9 begin in 2017.
  it.each([
    { year: 1864, period: 1, from: 1864, to: 1881 },
    { year: 1953, period: 4, from: 1930, to: 1953 },
    { year: 1954, period: 6, from: 1954, to: 1974 },
    { year: 2016, period: 8, from: 1996, to: 2016 },
    { year: 2017, period: 9, from: 2017, to: 2043 },
    { year: 2044, period: 1, from: 2044, to: 2061 },
  ])('by eight periods $year lies in period $period, $from to $to', ({ year, ...expected }) => {
    expect(periodIn('eight-periods', year)).toEqual({ school: 'eight-periods', ...expected });
  });

  it('the two schools agree on some years and not on others', () => {
    expect(periodIn('nine-periods', 2020)).toEqual({
      school: 'nine-periods',
      period: 8,
      from: 2004,
      to: 2023,
    });
    expect(periodIn('eight-periods', 2020)?.period).toBe(9);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 2020.5])(
    '[R320] %d is not a year and has no period',
    year => {
      expect(periodIn('nine-periods', year)).toBeUndefined();
      expect(periodOf(year)).toBeUndefined();
    },
  );

  it('star 9 reigns in period 9, 1 and 2 are coming, 8 is leaving', () => {
    expect(STARS.map(star => timelinessOf(star, 9))).toEqual([
      'coming',
      'coming',
      'resting',
      'resting',
      'resting',
      'resting',
      'resting',
      'leaving',
      'reigning',
    ]);
  });
});
