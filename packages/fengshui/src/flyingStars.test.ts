import { millis } from '@app/kernel';
import { SixtyCycleMonth, SixtyCycleYear } from 'tyme4ts';
import { describe, expect, it } from 'vitest';
import { annualStar, fly, monthlyStar, starsAt } from './flyingStars';
import { startOfSpring } from './solarMonths';

describe('flying stars', () => {
  it('5 flying forward gives the square of 洛书', () => {
    expect(fly(5, 'forward')).toEqual({ C: 5, NW: 6, W: 7, NE: 8, S: 9, N: 1, SW: 2, E: 3, SE: 4 });
    expect(fly(5, 'backward')).toEqual({ C: 5, NW: 4, W: 3, NE: 2, S: 1, N: 9, SW: 8, E: 7, SE: 6 });
  });

  it('the annual star is that of tyme4ts from 1900 to 2100', () => {
    for (let year = 1900; year <= 2100; year++) {
      expect(annualStar(year), `${year}`).toBe(SixtyCycleYear.fromYear(year).getNineStar().getIndex() + 1);
    }
  });

  it('the monthly star is that of tyme4ts in every month from 1900 to 2100', () => {
    for (let year = 1900; year <= 2100; year++) {
      for (let month = 1; month <= 12; month++) {
        const other =
          SixtyCycleMonth.fromIndex(year, month - 1)
            .getNineStar()
            .getIndex() + 1;
        expect(monthlyStar(year, month), `${year}, month ${month}`).toBe(other);
      }
    }
  });

  // The three years named in most almanacs of the time.
  it.each([
    { year: 2024, centre: 3 },
    { year: 2025, centre: 2 },
    { year: 2026, centre: 1 },
  ])('$year has $centre in the centre', ({ year, centre }) => {
    expect(annualStar(year)).toBe(centre);
  });

  it('the plates turn at the start of spring and not before', () => {
    const spring = startOfSpring(2026)!;
    const before = starsAt(millis(spring - 1))!;
    const at = starsAt(spring)!;
    expect([before.annual.C, at.annual.C]).toEqual([2, 1]);
    expect([before.month.month, at.month.month]).toEqual([12, 1]);
    // 2026 is a 午 year: its first month has 8 in the centre.
    expect(at.monthly.C).toBe(8);
  });

  it('answers nothing outside the table', () => {
    expect(starsAt(millis(Date.UTC(1800, 0, 1)))).toBeUndefined();
  });
});
