import { addDays } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { getAlmanacDay } from './almanacDay';
import { monthGridDates } from './calendar';
import { day, must, mustFail } from './testing/days';
import { leapMonthOf, validateDate, validateLunarDate, validateTime } from './validate';

describe('Gregorian dates', () => {
  it.each([
    { month: 0, day: 1, field: 'month' },
    { month: 13, day: 1, field: 'month' },
    { month: 1, day: 0, field: 'day' },
    { month: 1, day: 32, field: 'day' },
  ])('[R89] month $month day $day is out of range in its $field', ({ field, ...rest }) => {
    expect(mustFail(validateDate({ year: 2026, ...rest }))).toMatchObject({
      code: 'almanac/out-of-range',
      field,
    });
  });

  it.each([
    { month: 1, day: 1 },
    { month: 12, day: 31 },
  ])('[R89] month $month day $day is allowed', rest => {
    expect(must(validateDate({ year: 2026, ...rest }))).toEqual({ year: 2026, ...rest });
  });

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    '[R89] %d is not a whole number in any field',
    value => {
      for (const field of ['year', 'month', 'day'] as const) {
        const error = mustFail(validateDate({ year: 2026, month: 1, day: 1, [field]: value }));
        expect(error).toMatchObject({ code: 'almanac/not-a-whole-number', field });
      }
    },
  );

  it.each([
    ['2023-02-29', 29],
    ['2100-02-29', 29],
    ['2026-04-31', 31],
    ['1582-10-05', 5],
    ['1582-10-14', 14],
  ])('[R90] %s does not exist', (text, value) => {
    expect(mustFail(validateDate(day(text)))).toEqual({ code: 'almanac/no-such-day', field: 'day', value });
  });

  it('[R90] 15 October 1582 follows the 4th, in steps and in a month grid', () => {
    for (const text of ['1582-10-04', '1582-10-15']) expect(validateDate(day(text)).ok).toBe(true);
    expect(addDays(day('1582-10-04'), 1)).toEqual(day('1582-10-15'));
    const october = must(monthGridDates(1582, 10)).filter(date => date.month === 10);
    expect(october.map(date => date.day)).toEqual([
      1,
      2,
      3,
      4,
      ...Array.from({ length: 17 }, (_, i) => i + 15),
    ]);
  });

  it('years outside the tables are an error that names where to ask', () => {
    for (const year of [1899, 2101]) {
      expect(mustFail(getAlmanacDay({ year, month: 6, day: 1 }))).toEqual({
        code: 'almanac/year-not-in-tables',
        field: 'year',
        value: year,
        use: 'getAlmanacDayBeyond',
      });
    }
    expect(getAlmanacDay(day('1900-01-01')).ok && getAlmanacDay(day('2100-12-31')).ok).toBe(true);
  });
});

describe('clock times', () => {
  it.each([
    { field: 'hour', low: 0, high: 23 },
    { field: 'minute', low: 0, high: 59 },
    { field: 'second', low: 0, high: 59 },
  ] as const)('[R89] $field is $low to $high', ({ field, low, high }) => {
    const time = { hour: 12, minute: 30, second: 15 };
    for (const value of [low, high]) expect(validateTime({ ...time, [field]: value }).ok).toBe(true);
    for (const value of [low - 1, high + 1]) {
      const error = mustFail(validateTime({ ...time, [field]: value }));
      expect(error).toEqual({ code: 'almanac/out-of-range', field, value, min: low, max: high });
    }
    expect(mustFail(validateTime({ ...time, [field]: 0.5 })).code).toBe('almanac/not-a-whole-number');
  });
});

describe('lunar dates', () => {
  it('[R91] the first month of 2026 has 30 days and the second 29', () => {
    // Hong Kong Observatory, 2026: the first month is 17 February to 18 March, the second begins on the 19th.
    expect(validateLunarDate({ year: 2026, month: 1, day: 30, isLeap: false }).ok).toBe(true);
    expect(mustFail(validateLunarDate({ year: 2026, month: 1, day: 31, isLeap: false }))).toMatchObject({
      code: 'almanac/out-of-range',
      field: 'day',
    });
    expect(mustFail(validateLunarDate({ year: 2026, month: 2, day: 30, isLeap: false }))).toMatchObject({
      code: 'almanac/out-of-range',
      field: 'day',
      max: 29,
    });
  });

  it('[R91] a leap sixth month exists in 2025 and not in 2026', () => {
    expect(validateLunarDate({ year: 2025, month: 6, day: 1, isLeap: true }).ok).toBe(true);
    expect(mustFail(validateLunarDate({ year: 2026, month: 6, day: 1, isLeap: true }))).toEqual({
      code: 'almanac/no-such-leap-month',
      field: 'isLeap',
      value: 6,
      leapMonth: null,
    });
    expect([leapMonthOf(2025), leapMonthOf(2026), leapMonthOf(2033)]).toEqual([6, undefined, 11]);
  });
});
