import { formatCivilDate } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import corrections from '../data/corrections.json';
import data from '../data/holidays.json';
import { getAlmanacDay } from './almanacDay';
import { getDayOff, isDayOff, isWorkday, listHolidays, nextHoliday } from './holidayQueries';
import { createHolidays, type HolidayYear, withHolidayYears } from './holidays';
import { day, must, mustFail } from './testing/days';

describe('public holidays', () => {
  it('[R88] tells holiday, make-up day, weekend and workday apart', () => {
    const status = (text: string) => must(getDayOff(day(text)));
    expect(status('2026-02-17')).toEqual({ status: 'holiday', holiday: 'spring-festival' });
    expect(status('2026-02-14')).toEqual({ status: 'make-up', holiday: 'spring-festival' });
    expect(status('2026-03-01')).toEqual({ status: 'weekend', holiday: null });
    expect(status('2026-03-02')).toEqual({ status: 'workday', holiday: null });
    expect([must(isDayOff(day('2026-02-14'))), must(isWorkday(day('2026-02-14')))]).toEqual([false, true]);
  });

  it('[A42] days the library has wrong are right, and each correction names its source', () => {
    const at = (text: string) => must(getDayOff(day(text))).status;
    expect(['2012-05-02', '2012-10-08'].map(at)).toEqual(['workday', 'workday']);
    expect(['2013-04-07', '2013-10-12'].map(at)).toEqual(['make-up', 'make-up']);
    expect(['2003-05-05', '2003-05-06', '2003-04-26'].map(at)).toEqual(['holiday', 'workday', 'weekend']);
    expect(['2001-01-24', '2001-01-20'].map(at)).toEqual(['holiday', 'make-up']);
    expect(corrections.holidays.every(row => row.source.length > 0)).toBe(true);
    expect(data.map(year => year.year)).toEqual(Array.from({ length: 26 }, (_, i) => 2001 + i));
    expect(data.every(year => year.notice.length > 0 && year.url.startsWith('https://'))).toBe(true);
  });

  it('[A42] the eight days of 2009 belong to both holidays, as the notice says: Mid-Autumn was 3 October', () => {
    const both = 'national-day-mid-autumn';
    for (const text of ['2009-10-01', '2009-10-03', '2009-10-05', '2009-10-08']) {
      expect(must(getDayOff(day(text)))).toEqual({ status: 'holiday', holiday: both });
    }
    for (const text of ['2009-09-27', '2009-10-10']) {
      expect(must(getDayOff(day(text)))).toEqual({ status: 'make-up', holiday: both });
    }
    expect(must(getDayOff(day('2009-10-09'))).holiday).toBeNull();
  });

  it('[R272] a golden week that joins both holidays has one name in every year', () => {
    // The notices of 2012, 2017, 2020 and 2023 join them in one line: "中秋节、国庆节：……共8天".
    const spans = [
      ['2012-09-30', '2012-10-07', '2012-09-29'],
      ['2017-10-01', '2017-10-08', '2017-09-30'],
      ['2020-10-01', '2020-10-08', '2020-09-27 2020-10-10'],
      ['2023-09-29', '2023-10-06', '2023-10-07 2023-10-08'],
      ['2009-10-01', '2009-10-08', '2009-09-27 2009-10-10'],
      ['2025-10-01', '2025-10-08', '2025-09-28 2025-10-11'],
    ] as const;
    for (const [from, to, work] of spans) {
      const year = day(from).year;
      const off = must(listHolidays(year)).off.filter(({ from: { month } }) => month === 9 || month === 10);
      expect(off).toEqual([{ holiday: 'national-day-mid-autumn', from: day(from), to: day(to) }]);
      for (const text of work.split(' ')) {
        expect(must(getDayOff(text))).toEqual({ status: 'make-up', holiday: 'national-day-mid-autumn' });
      }
    }
  });

  it('[A27] a year without data is "no data", never "no holiday"', () => {
    const error = { code: 'almanac/no-holiday-data', field: 'year', value: 2027, first: 2001, last: 2026 };
    expect(mustFail(isDayOff(day('2027-10-01')))).toEqual(error);
    expect(mustFail(listHolidays(2027))).toEqual(error);
    expect(mustFail(nextHoliday(day('2026-10-08')))).toEqual(error);
    expect(must(getAlmanacDay(day('2000-10-01'))).dayOff).toEqual({ status: 'no-data', holiday: null });
    expect(must(getAlmanacDay(day('2001-10-01'))).dayOff.status).toBe('holiday');
  });

  it('[R88] finds the next holiday, today included', () => {
    const next = (text: string) => must(nextHoliday(day(text)));
    expect(next('2026-06-01')).toMatchObject({
      holiday: 'dragon-boat',
      from: day('2026-06-19'),
      to: day('2026-06-21'),
    });
    expect(formatCivilDate(next('2026-06-19').from)).toBe('2026-06-19');
    expect(next('2026-06-20').holiday).toBe('mid-autumn');
    // the New Year's holiday of 2023/24 began on 30 December: 1 January is not a new one
    expect(formatCivilDate(next('2023-12-31').from)).toBe('2024-02-10');
  });

  it('[R88] lists a year', () => {
    const { off, work } = must(listHolidays(2026));
    expect(off.map(period => period.holiday)).toEqual([
      'new-years-day',
      'spring-festival',
      'tomb-sweeping',
      'labor-day',
      'dragon-boat',
      'mid-autumn',
      'national-day',
    ]);
    expect(work).toHaveLength(6);
  });

  it('a new year is added as data, without other changes', () => {
    // An invented notice: the real one for 2027 comes out in November 2026.
    const notice: HolidayYear = {
      year: 2027,
      off: [
        { holiday: 'new-years-day', from: day('2026-12-31'), to: day('2027-01-02') },
        { holiday: 'national-day', from: day('2027-10-01'), to: day('2027-10-07') },
      ],
      work: [{ holiday: 'national-day', date: day('2027-10-09') }],
    };
    const holidays = must(withHolidayYears([notice]));
    expect(must(isDayOff(day('2027-10-04'), holidays))).toBe(true);
    expect(must(isWorkday(day('2027-10-09'), holidays))).toBe(true);
    expect(must(isDayOff(day('2026-12-31'), holidays))).toBe(true);
    expect(must(getDayOff(day('2026-10-01'), holidays))).toEqual({
      status: 'holiday',
      holiday: 'national-day',
    });
    expect(must(getAlmanacDay(day('2027-10-04'), { holidays })).dayOff.status).toBe('holiday');
    expect(isDayOff(day('2027-10-04')).ok).toBe(false);
    expect(must(isDayOff(day('2026-12-31')))).toBe(false);
    expect(must(createHolidays([])).years).toEqual([]);
    expect(mustFail(isDayOff(day('2026-01-01'), must(createHolidays([]))))).toMatchObject({
      first: null,
      last: null,
    });
  });
});
