import { describe, expect, it } from 'vitest';
import { lunarMonthChoices, readLunarEntry, toLunarEntry } from './lunarEntry';

const entry = (year: string, month: string, day: string) => ({ year, month, day });

describe('[R91] a lunar date typed by hand', () => {
  // Known days: lunar new year 2024 fell on 10 February; leap month 6 of 2025 began on 25 July.
  it.each([
    [entry('2024', '1', '1'), '2024-02-10'],
    [entry('2025', 'leap-6', '1'), '2025-07-25'],
    [entry('２０２４', '1', '1'), '2024-02-10'],
  ])('%j is %s', (typed, day) => {
    expect(readLunarEntry(typed)).toEqual({ ok: true, value: day });
  });

  it.each([
    ['the 30th of a month of 29 days', entry('2025', 'leap-6', '30')],
    ['a leap month in a year without it', entry('2026', 'leap-6', '1')],
  ])('%s is refused', (_, typed) => {
    expect(readLunarEntry(typed)).toEqual({ ok: false, error: { code: 'date/lunar-invalid' } });
  });

  it('states the years of the tables', () => {
    for (const year of ['1899', '2101', '90', 'abcd']) {
      expect(readLunarEntry(entry(year, '1', '1'))).toEqual({
        ok: false,
        error: { code: 'date/year-out-of-range', first: 1900, last: 2100 },
      });
    }
  });

  it('waits while a part is missing', () => {
    expect(readLunarEntry(entry('2024', '1', ''))).toEqual({ ok: true, value: undefined });
  });

  it.each(['1990-05-15', '2025-07-25', '2024-02-10', '2000-01-01'])('converts and converts back: %s', day => {
    expect(readLunarEntry(toLunarEntry(day))).toEqual({ ok: true, value: day });
  });

  it('offers the leap month of its year, and keeps an invalid one to be corrected', () => {
    const values = (typed: ReturnType<typeof entry>) => lunarMonthChoices(typed).map(({ value }) => value);
    expect(values(entry('2025', '', ''))).toContain('leap-6');
    expect(values(entry('2026', '', ''))).toHaveLength(12);
    expect(values(entry('2026', 'leap-6', ''))).toContain('leap-6');
  });
});
