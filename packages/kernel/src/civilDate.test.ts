import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysBetween,
  formatCivilDate,
  fromJulianDayNumber,
  isCivilDate,
  parseCivilDate,
  toJulianDayNumber,
  weekdayOf,
} from './civilDate';

describe('Julian Day Numbers', () => {
  // Meeus, Astronomical Algorithms, 2nd edition, chapter 7, examples and table (noon of the day).
  it.each([
    { date: { year: 2000, month: 1, day: 1 }, jdn: 2_451_545 },
    { date: { year: 1957, month: 10, day: 4 }, jdn: 2_436_116 },
    { date: { year: 1987, month: 6, day: 19 }, jdn: 2_446_966 },
    { date: { year: 1600, month: 12, day: 31 }, jdn: 2_305_813 },
    { date: { year: 333, month: 1, day: 27 }, jdn: 1_842_713 },
  ])('$date is $jdn', ({ date, jdn }) => {
    expect(toJulianDayNumber(date)).toBe(jdn);
    expect(fromJulianDayNumber(jdn)).toEqual(date);
  });

  it('the 15th follows the 4th of October 1582', () => {
    expect(addDays({ year: 1582, month: 10, day: 4 }, 1)).toEqual({ year: 1582, month: 10, day: 15 });
  });

  it('numbers and dates round trip from year 1 to 9999', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_721_424, max: 5_373_484 }), jdn => {
        expect(toJulianDayNumber(fromJulianDayNumber(jdn))).toBe(jdn);
      }),
    );
  });
});

describe('civil dates', () => {
  it.each([
    [{ year: 2024, month: 2, day: 29 }, true],
    [{ year: 2023, month: 2, day: 29 }, false],
    [{ year: 1582, month: 10, day: 4 }, true],
    [{ year: 1582, month: 10, day: 5 }, false],
    [{ year: 1582, month: 10, day: 14 }, false],
    [{ year: 1582, month: 10, day: 15 }, true],
    [{ year: 2024, month: 13, day: 1 }, false],
    [{ year: 2024, month: 2.5, day: 1 }, false],
    [{ year: 0, month: 1, day: 1 }, false],
  ])('%o exists: %s', (date, exists) => {
    expect(isCivilDate(date)).toBe(exists);
  });

  it('the weekday of 2026-06-21 is Sunday and of 1582-10-15 Friday', () => {
    expect(weekdayOf({ year: 2026, month: 6, day: 21 })).toBe(0);
    expect(weekdayOf({ year: 1582, month: 10, day: 15 })).toBe(5);
  });

  it('text round trips and anything but a day is refused', () => {
    expect(formatCivilDate({ year: 987, month: 6, day: 5 })).toBe('0987-06-05');
    expect(parseCivilDate('2026-06-21')).toEqual({ year: 2026, month: 6, day: 21 });
    for (const text of ['2026-6-21', '2026-02-30', '', 'today', '2026-06-21T00:00']) {
      expect(parseCivilDate(text)).toBeUndefined();
    }
  });

  it('counts days across months', () => {
    expect(daysBetween({ year: 2024, month: 2, day: 28 }, { year: 2024, month: 3, day: 1 })).toBe(2);
  });
});
