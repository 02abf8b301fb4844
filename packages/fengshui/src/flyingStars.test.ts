import { millis } from '@app/kernel';
import { SixtyCycleMonth, SixtyCycleYear, SolarDay } from 'tyme4ts';
import { describe, expect, it } from 'vitest';
import { magneticBearing } from './bearing';
import { annualStar, fly, monthlyStar, starsAt } from './flyingStars';
import { readHome } from './reading';
import { startOfSpring } from './solarMonths';

describe('flying stars', () => {
  it('5 flying forward gives the square of 洛书', () => {
    expect(fly(5, 'forward')).toEqual({ C: 5, NW: 6, W: 7, NE: 8, S: 9, N: 1, SW: 2, E: 3, SE: 4 });
    expect(fly(5, 'backward')).toEqual({ C: 5, NW: 4, W: 3, NE: 2, S: 1, N: 9, SW: 8, E: 7, SE: 6 });
  });

  it('the annual star agrees with tyme4ts from 1900 to 2100', () => {
    for (let year = 1900; year <= 2100; year++) {
      expect(annualStar(year), `${year}`).toBe(SixtyCycleYear.fromYear(year).getNineStar().getIndex() + 1);
    }
  });

  it('the monthly star agrees with tyme4ts in every month from 1900 to 2100', () => {
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

  it('[R278] cover the first to the last day of 1900 to 2100, as tyme4ts does', () => {
    // The last minute of a day in China, after the day's term.
    const days = [
      ...Array.from({ length: 45 }, (_, i) => Date.UTC(1900, 0, 1 + i)),
      ...Array.from({ length: 45 }, (_, i) => Date.UTC(2100, 11, 31 - i)),
    ].map(at => new Date(at));
    for (const day of days) {
      const label = day.toISOString();
      const [year, month, date] = [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()];
      const cycle = SolarDay.fromYmd(year, month, date).getSixtyCycleDay().getSixtyCycleMonth();
      const stars = starsAt(millis(day.getTime() + (16 * 60 - 1) * 60_000));
      expect(stars?.monthly.C, label).toBe(cycle.getNineStar().getIndex() + 1);
      expect(stars?.annual.C, label).toBe(cycle.getSixtyCycleYear().getNineStar().getIndex() + 1);
      expect(stars?.month.year, label).toBe(cycle.getSixtyCycleYear().getYear());
    }
  });

  it.each([
    ['1899-12-31T09:59:59Z', false],
    ['1899-12-31T10:00:00Z', true], // 1900 begins at UTC+14
    ['2100-12-31T23:59:59Z', true],
    ['2101-01-01T11:59:59Z', true], // 2100 ends at UTC-12
    ['2101-01-01T12:00:00Z', false],
  ])('[R278] at %s a home has a reading: %s', (utc, isThere) => {
    const at = millis(Date.parse(utc));
    expect(starsAt(at) !== undefined).toBe(isThere);
    expect(
      readHome({ facing: magneticBearing(180), completedIn: 2026, residents: [] }, at) !== undefined,
    ).toBe(isThere);
  });

  it('give nothing outside the table', () => {
    expect(starsAt(millis(Date.UTC(1800, 0, 1)))).toBeUndefined();
  });
});
