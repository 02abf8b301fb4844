import { describe, expect, it } from 'vitest';
import { getAlmanacDay } from './almanacDay';
import { en } from './en';
import { zh } from './names';
import { toAlmanacRecord } from './specRecord';
import { day, must } from './testing/days';
import { PILLARS } from './vocabulary';

const record = (text: string, names = zh) => toAlmanacRecord(must(getAlmanacDay(day(text))), names);

describe('the record of the specification', () => {
  it('[R78, R79, R82, R83, R85] a day with a term and a lunar date', () => {
    // 2026-06-21: summer solstice, fifth month seventh day, year of the horse (Hong Kong Observatory).
    const { goodList, badList, ...rest } = record('2026-06-21');
    expect(rest).toEqual({
      date: '2026-06-21',
      year: '丙午年',
      month: '五月',
      day: '初七',
      festival: '',
      jieqi: '夏至',
      zodiac: '🐴 马',
    });
    expect(goodList.length > 0 && badList.length > 0).toBe(true);
  });

  it('[R79, R83] leap months, and every festival of a day', () => {
    expect(record('2025-08-01')).toMatchObject({ month: '闰六月', day: '初八', festival: '建军节' });
    expect(record('2030-04-05')).toMatchObject({ festival: '上巳节、清明节', jieqi: '清明' });
    expect(record('2024-02-09').festival).toBe('除夕');
    // the twelfth month of 2024 (lunar) has 29 days: the eve is the 29th
    expect(record('2025-01-28')).toMatchObject({ day: '廿九', festival: '除夕' });
  });

  it('[R80, R81, R84] lists of yi and ji may be empty', () => {
    expect(record('2024-04-06').goodList).toEqual([]);
    expect(record('2024-01-14').badList).toEqual([]);
    expect(record('2024-01-17').badList).toEqual([]);
    expect([zh.phrase.none, en.phrase.none]).toEqual(['无', 'none']);
  });

  it('[R87] names are Chinese unless English is asked for', () => {
    const date = must(getAlmanacDay(day('2026-06-21')));
    expect(toAlmanacRecord(date)).toEqual(toAlmanacRecord(date, zh));
    expect(toAlmanacRecord(date, en)).toMatchObject({
      year: 'Year of the Horse (Bing-Wu)',
      month: '5th moon',
      day: '7th day',
      jieqi: 'Summer Solstice',
      zodiac: '🐴 Horse',
    });
  });

  it('[R86] the cycle has sixty pillars and repeats', () => {
    expect(new Set(PILLARS).size).toBe(60);
    expect([PILLARS[0], PILLARS[59]]).toEqual(['jia-zi', 'gui-hai']);
    // 1984 was jia-zi, and 60 years later 2044 is again.
    for (const text of ['1984-06-01', '2044-06-01']) {
      expect(must(getAlmanacDay(day(text))).lunarYearPillar).toBe('jia-zi');
    }
  });

  it('[A26] the zodiac turns at the lunar new year, not at the start of spring', () => {
    // 2026: start of spring 4 February, lunar new year 17 February.
    expect(['2026-02-03', '2026-02-04', '2026-02-16', '2026-02-17'].map(text => record(text).zodiac)).toEqual(
      ['🐍 蛇', '🐍 蛇', '🐍 蛇', '🐴 马'],
    );
  });

  it('[A41] the year pillar turns on the day of the start of spring', () => {
    const years = ['2026-02-03', '2026-02-04', '2026-02-16', '2026-02-17'].map(text => {
      const { yearPillar, lunarYearPillar } = must(getAlmanacDay(day(text)));
      return [yearPillar, lunarYearPillar];
    });
    expect(years).toEqual([
      ['yi-si', 'yi-si'],
      ['bing-wu', 'yi-si'],
      ['bing-wu', 'yi-si'],
      ['bing-wu', 'bing-wu'],
    ]);
  });
});
