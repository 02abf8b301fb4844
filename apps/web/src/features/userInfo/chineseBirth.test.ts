import { millis } from '@app/kernel';
import { addResident, type Resident } from '@app/session';
import { describe, expect, it } from 'vitest';
import {
  lunarMonthChoices,
  readChineseBirth,
  readLunarEntry,
  toLunarEntry,
  withChange,
} from './chineseBirth';

const [empty] = addResident([], millis(0)) as readonly [Resident]; // one was added to none
const entry = (year: string, month: string, day: string) => ({ year, month, day });

describe('[A25] the Chinese side of a birth', () => {
  // The drawn example of the design: 1990-05-15 21:40 is 庚午 辛巳 庚辰 丁亥; 1992-07-21 without a time lacks the hour.
  it('has four pillars with a time, three without', () => {
    expect(readChineseBirth({ birthDate: '1990-05-15', birthTime: '21:40' })?.pillars).toMatchObject({
      year: 'geng-wu',
      month: 'xin-si',
      day: 'geng-chen',
      hour: 'ding-hai',
    });
    expect(readChineseBirth({ birthDate: '1992-07-21', birthTime: '' })?.pillars).toEqual({
      year: 'ren-shen',
      month: 'ding-wei',
      day: 'wu-xu',
    });
  });

  it('moves only the day pillar from 23:00 on', () => {
    const evening = readChineseBirth({ birthDate: '1990-05-15', birthTime: '22:59' });
    const late = readChineseBirth({ birthDate: '1990-05-15', birthTime: '23:00' });
    expect([evening?.pillars.day, late?.pillars.day]).toEqual(['geng-chen', 'xin-si']);
    expect(late?.date.lunar).toEqual(evening?.date.lunar);
  });

  it.each(['', '1990-05', '1582-10-10', '1899-12-31', '2101-01-01'])('is unknown for %j', birthDate => {
    expect(readChineseBirth({ birthDate, birthTime: '' })).toBeUndefined();
  });
});

describe('[A25] the kept text', () => {
  it('follows date and time, in Chinese', () => {
    const dated = withChange(empty, { birthDate: '1990-05-15' });
    expect(dated.chineseDate).toBe('庚午年四月廿一');
    expect(withChange(dated, { birthTime: '21:40' }).chineseDate).toBe('庚午年四月廿一 亥时');
  });
  it('goes with the date, but a text from elsewhere stays until a date is typed', () => {
    const dated = withChange(empty, { birthDate: '1990-05-15' });
    expect(withChange(dated, { birthDate: '' }).chineseDate).toBe('');
    expect(withChange({ ...empty, chineseDate: '甲子年正月' }, { birthTime: '8:00' }).chineseDate).toBe(
      '甲子年正月',
    );
  });
});

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

  it('says which years the tables have', () => {
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

  it.each(['1990-05-15', '2025-07-25', '2024-02-10', '2000-01-01'])('goes there and back: %s', day => {
    expect(readLunarEntry(toLunarEntry(day))).toEqual({ ok: true, value: day });
  });

  it('offers the leap month of its year, and keeps a chosen one to be mended', () => {
    const values = (typed: ReturnType<typeof entry>) => lunarMonthChoices(typed).map(({ value }) => value);
    expect(values(entry('2025', '', ''))).toContain('leap-6');
    expect(values(entry('2026', '', ''))).toHaveLength(12);
    expect(values(entry('2026', 'leap-6', ''))).toContain('leap-6');
  });
});
