import {
  type CivilDate,
  civilDateAt,
  compareCivilDates,
  formatCivilDate,
  fromJulianDayNumber,
  millis,
  toJulianDayNumber,
} from '@app/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getMonthGrid, getRange, getYear, monthGridDates } from './calendar';
import { lunarToSolar, nextLunarBirthday, solarToLunar } from './convert';
import { day, FIRST_DAY, LAST_DAY, must, mustFail } from './testing/days';
import { validateLunarDate } from './validate';

describe('lunar and Gregorian', () => {
  it('[R91] every day of the range converts and converts back', () => {
    for (let jdn = FIRST_DAY; jdn <= LAST_DAY; jdn++) {
      const date = fromJulianDayNumber(jdn);
      const { monthDays, ...lunar } = must(solarToLunar(date));
      const back = must(lunarToSolar(lunar));
      if (compareCivilDates(back, date) !== 0 || (monthDays !== 29 && monthDays !== 30))
        throw new Error(`${formatCivilDate(date)} came back otherwise`);
    }
  });

  it('new years match the Hong Kong Observatory tables', () => {
    for (const text of [
      '1900-01-31',
      '1950-02-17',
      '2000-02-05',
      '2026-02-17',
      '2027-02-06',
      '2030-02-03',
      '2033-01-31',
    ]) {
      const date = day(text);
      expect(must(lunarToSolar({ year: date.year, month: 1, day: 1, isLeap: false }))).toEqual(date);
    }
  });
});

describe('[A40] the reader’s day', () => {
  const instant = millis(Date.UTC(2026, 5, 21, 20, 30));
  it.each([
    ['UTC', '2026-06-21'],
    ['Asia/Shanghai', '2026-06-22'],
    ['America/New_York', '2026-06-21'],
    ['Pacific/Kiritimati', '2026-06-22'],
  ])('in %s it is %s', (zone, text) => {
    expect(formatCivilDate(civilDateAt(instant, zone))).toBe(text);
  });
});

describe('months, years and periods', () => {
  it('a grid has 42 consecutive days from the chosen weekday, and contains the month', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2100 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 6 }),
        (year, month, firstWeekday) => {
          const cells = must(getMonthGrid(year, month, { firstWeekday }));
          const days = cells.map(cell => toJulianDayNumber(cell.day.date));
          expect(days.every((jdn, i) => jdn === days[0]! + i)).toBe(true);
          expect((days[0]! + 1) % 7).toBe(firstWeekday);
          expect(cells.map(cell => cell.day.date)).toEqual(must(monthGridDates(year, month, firstWeekday)));
          const inMonth = cells.filter(cell => cell.inMonth).map(cell => cell.day.date.day);
          expect(inMonth[0]).toBe(1);
          expect(inMonth.length).toBe(new Date(Date.UTC(year, month, 0)).getUTCDate());
        },
      ),
      { numRuns: 200 },
    );
  });

  it('a year and a period give the same records as single days', () => {
    const year = must(getYear(2024));
    expect(year.length).toBe(366);
    expect(must(getRange(day('2024-02-28'), day('2024-03-01')))).toEqual(year.slice(58, 61));
    expect(mustFail(getRange(day('2024-03-01'), day('2024-02-28'))).code).toBe('almanac/empty-period');
  });
});

describe('lunar birthdays', () => {
  const next = (month: number, dayOfMonth: number, isLeap: boolean, from: CivilDate, policy = {}) =>
    formatCivilDate(must(nextLunarBirthday({ month, day: dayOfMonth, isLeap }, from, policy)));

  it('the day itself counts, the day after waits a year', () => {
    // Mid-Autumn: 25 September 2026, 15 September 2027 (Hong Kong Observatory).
    expect(next(8, 15, false, day('2026-09-25'))).toBe('2026-09-25');
    expect(next(8, 15, false, day('2026-09-26'))).toBe('2027-09-15');
  });

  it('a leap month birthday follows the policy', () => {
    // 2025 has a leap sixth month from 25 July; the next one is in 2036 from 23 July.
    expect(next(6, 1, true, day('2025-01-01'))).toBe('2025-07-25');
    expect(next(6, 1, true, day('2025-01-01'), { leapMonth: 'regular' })).toBe('2025-06-25');
    expect(next(6, 1, true, day('2026-01-01'))).toBe('2026-07-14');
    expect(next(6, 1, true, day('2025-07-26'), { leapMonth: 'leap-only' })).toBe('2036-07-23');
  });

  it('the 30th of a short month follows the policy', () => {
    // The second month of 2026 has 29 days, 19 March to 16 April.
    expect(next(2, 30, false, day('2026-03-01'))).toBe('2026-04-16');
    expect(next(2, 30, false, day('2026-03-01'), { day30: 'next-day' })).toBe('2026-04-17');
    expect(next(2, 30, false, day('2026-03-01'), { day30: 'skip' }) > '2027').toBe(true);
  });

  it("the 30th of a short last month may be kept on the following new year's day", () => {
    // The twelfth month of 2024 has 29 days; the new year is 29 January 2025.
    const policy = { day30: 'next-day' } as const;
    expect(next(12, 30, false, day('2025-01-28'), policy)).toBe('2025-01-29');
    expect(next(12, 30, false, day('2025-01-29'), policy)).toBe('2025-01-29');
    expect(next(12, 30, false, day('2025-01-30'), policy)).toBe('2026-02-17');
  });

  it('each birthday is later than the previous one, for 200 years', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 30 }),
        fc.boolean(),
        fc.integer({ min: FIRST_DAY + 60, max: LAST_DAY - 800 }),
        (month, dayOfMonth, isLeap, start) => {
          const birthday = { month, day: dayOfMonth, isLeap };
          const first = must(nextLunarBirthday(birthday, fromJulianDayNumber(start)));
          const after = must(nextLunarBirthday(birthday, fromJulianDayNumber(toJulianDayNumber(first) + 1)));
          const gap = toJulianDayNumber(after) - toJulianDayNumber(first);
          expect(toJulianDayNumber(first)).toBeGreaterThanOrEqual(start);
          // a lunar year is 353 to 385 days; entering or leaving a leap month adds or removes one month more
          expect(gap >= 323 && gap <= 415).toBe(true);
        },
      ),
    );
  });

  it('an impossible count is refused, and so is a search with no birthday left', () => {
    expect(
      mustFail(nextLunarBirthday({ month: 13, day: 1, isLeap: false }, day('2026-01-01'))),
    ).toMatchObject({ field: 'month' });
    expect(
      mustFail(nextLunarBirthday({ month: 1, day: 31, isLeap: false }, day('2026-01-01'))),
    ).toMatchObject({ field: 'day' });
    expect(mustFail(nextLunarBirthday({ month: 1, day: 1, isLeap: false }, day('2100-03-01')))).toMatchObject(
      {
        code: 'almanac/year-not-in-tables',
      },
    );
    expect(validateLunarDate({ year: 2100, month: 12, day: 29, isLeap: false }).ok).toBe(true);
  });
});
