import { fromJulianDayNumber } from '@app/kernel';
import { SolarTime } from 'tyme4ts';
import { describe, expect, it } from 'vitest';
import { formatChineseDate, getChineseDate } from './chineseDate';
import { en } from './en';
import { getFourPillars } from './fourPillars';
import { zh } from './names';
import { day, FIRST_DAY, LAST_DAY, must, mustFail } from './testing/days';

const noon = { hour: 12, minute: 0, second: 0 };

describe('four pillars', () => {
  it('[R86] agree with tyme4ts over 1900 to 2100', () => {
    for (let jdn = FIRST_DAY, i = 0; jdn <= LAST_DAY; jdn += 97, i++) {
      const date = fromJulianDayNumber(jdn);
      const time = { hour: (i * 7) % 24, minute: (i * 13) % 60, second: (i * 29) % 60 };
      const pillars = must(getFourPillars(date, time));
      const eight = SolarTime.fromYmdHms(date.year, date.month, date.day, time.hour, time.minute, time.second)
        .getLunarHour()
        .getEightChar();
      const ours = [pillars.year, pillars.month, pillars.day, pillars.hour].map(id => zh.pillar[id]);
      expect([date, time, ours.join(' ')]).toEqual([date, time, eight.toString()]);
    }
  });

  it('[A41] the year turns at the instant of the start of spring: 2026-02-04 04:02 in China', () => {
    // 04:02:08 (Purple Mountain Observatory, published for 2026); the tables keep ten seconds.
    const year = (minute: number) =>
      must(getFourPillars(day('2026-02-04'), { hour: 4, minute, second: 0 })).year;
    expect([year(1), year(3)]).toEqual(['yi-si', 'bing-wu']);
  });

  it('[A25] 23:00 belongs to the next day in one school and not in the other', () => {
    const at = (hour: number, school: 'late-zi' | 'midnight') =>
      must(getFourPillars(day('2026-06-21'), { hour, minute: 0, second: 0 }, school));
    // 2026-06-21 is 9,662 days after the jia-zi day 2000-01-07: bing-yin; the next is ding-mao.
    expect([at(22, 'late-zi').day, at(22, 'midnight').day]).toEqual(['bing-yin', 'bing-yin']);
    expect([at(23, 'late-zi').day, at(23, 'midnight').day]).toEqual(['ding-mao', 'bing-yin']);
    expect(at(23, 'late-zi').hour).toBe(at(23, 'midnight').hour);
    expect(at(23, 'late-zi').doubleHour).toBe('zi');
  });

  it('refuses a time that does not exist', () => {
    expect(mustFail(getFourPillars(day('2026-06-21'), { ...noon, hour: 24 }))).toMatchObject({
      field: 'hour',
    });
  });
});

describe('[A25] the Chinese date of a birth', () => {
  it('is put in words, with the double hour when the time is known', () => {
    const date = must(getChineseDate(day('1990-05-01'), { hour: 8, minute: 30, second: 0 }));
    expect(formatChineseDate(date, zh)).toBe('庚午年四月初七 辰时');
    expect(formatChineseDate(date, en)).toBe(
      'Year of the Horse (Geng-Wu), 7th of the 4th moon, hour of the Dragon',
    );
    expect(formatChineseDate(must(getChineseDate(day('2025-08-01'))), zh)).toBe('乙巳年闰六月初八');
  });
});
