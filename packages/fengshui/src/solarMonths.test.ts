import { millis } from '@app/kernel';
import { describe, expect, it } from 'vitest';
// Instants computed from JPL's DE431 ephemeris, China time, rounded to the minute.
import instants from '../fixtures/solar-term-instants.json';
import { COVERED_YEARS, solarMonthAt, startOfSpring } from './solarMonths';

const MINUTE = 60_000;

describe('solar months', () => {
  it('every opening term matches the ephemeris', () => {
    for (const [year, terms] of instants.rows as [number, string][]) {
      const opening = terms.split(',').filter((_, place) => place % 2 === 0);
      for (const [place, text] of opening.entries()) {
        const published = Date.parse(`${year}-${text}:00+08:00`);
        // 小寒 opens month 12 of the year before, 立春 month 1, and so on.
        const month = solarMonthAt(millis(published + 5 * MINUTE));
        const label = `${year} ${instants.terms[place * 2]}`;
        expect([month?.year, month?.month], label).toEqual(place === 0 ? [year - 1, 12] : [year, place]);
        const tolerance = year <= 2025 ? MINUTE : 2 * MINUTE;
        expect(Math.abs((month?.startsAt ?? 0) - published), label).toBeLessThanOrEqual(tolerance);
      }
    }
  });

  it('a month includes its first instant and excludes the first of the next', () => {
    const spring = startOfSpring(2026)!;
    expect(solarMonthAt(millis(spring - 1))).toMatchObject({ year: 2025, month: 12, endsAt: spring });
    const month = solarMonthAt(spring)!;
    expect(month).toMatchObject({ year: 2026, month: 1, startsAt: spring });
    expect(solarMonthAt(millis(month.endsAt - 1))).toEqual(month);
    expect(solarMonthAt(month.endsAt)).toMatchObject({ year: 2026, month: 2 });
  });

  it('months follow each other without a gap through the whole table', () => {
    let month = solarMonthAt(startOfSpring(COVERED_YEARS.from)!);
    let count = 0;
    while (month) {
      const next = solarMonthAt(month.endsAt);
      if (next) expect((next.year - month.year) * 12 + next.month - month.month).toBe(1);
      month = next;
      count += 1;
    }
    // From 立春 1900 up to the 大雪 of 2100, whose month ends in January 2101.
    expect(count).toBe(201 * 12 - 1);
  });

  it('gives nothing beyond the table', () => {
    expect(startOfSpring(COVERED_YEARS.from - 1)).toBeUndefined();
    expect(startOfSpring(COVERED_YEARS.to + 1)).toBeUndefined();
    expect(solarMonthAt(millis(startOfSpring(COVERED_YEARS.from)! - 1))).toMatchObject({
      year: 1899,
      month: 12,
    });
    expect(solarMonthAt(millis(Date.UTC(2200, 0, 1)))).toBeUndefined();
    expect(solarMonthAt(millis(Date.UTC(1700, 0, 1)))).toBeUndefined();
  });
});
