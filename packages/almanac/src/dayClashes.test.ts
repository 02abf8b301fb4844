import { describe, expect, it } from 'vitest';
import { dayClashes } from './dayClashes';
import { findDays } from './findDays';
import { must, mustFail } from './testing/days';

const kinds = (date: string, household = {}) => must(dayClashes(date, household)).map(({ kind }) => kind);

// 2026 is 丙午 (from 4 February), so 子 days break the year; June after the 5th is the month of 午, July after the 7th of 未.
// 协纪辨方书, volume 3, leaf 16b: 岁破 is the branch opposite to the year (子年在午). That of the month is 月破, one of the twelve
// The order is the custom of today's almanacs; the book calls 岁破 the worst of all.
describe('[R274] clashes of a day', () => {
  it('name the people, the sitting of the home, the month and the year, in this order', () => {
    // 2026-06-19 is 甲子: opposite to 午, the year, the month, people of 1990 (庚午) and a home sitting on 午.
    expect(must(dayClashes('2026-06-19', { birthYears: [1985, 1990], sitting: 'wu' }))).toEqual([
      { kind: 'resident', birthYear: 1990 },
      { kind: 'sitting', branch: 'wu' },
      { kind: 'month-break' },
      { kind: 'year-break' },
    ]);
    expect(kinds('2026-06-20', { birthYears: [1990], sitting: 'wu' })).toEqual([]);
  });

  it('change month and year with the terms', () => {
    // 2026-02-02 is 丁未 in the year 乙巳 and the month of 丑; 2026-02-04 begins 丙午 and the month of 寅: 庚申 is 15 February.
    expect(kinds('2026-02-02')).toEqual(['month-break']);
    expect(kinds('2026-02-15')).toEqual(['month-break']);
    // Between the start of spring and New Year on 17 February the year is 丙午 and the lunar year 乙巳: 壬子, 7 February,
    // breaks it, 辛亥, the day before, does not.
    expect(kinds('2026-02-07')).toEqual(['year-break']);
    expect(kinds('2026-02-06')).toEqual([]);
    // 戊子, 13 July 2026: the month is 未, the year 午.
    expect(kinds('2026-07-13')).toEqual(['year-break']);
  });

  it('a search leaves out days that clash with the home, and stops when asked to', () => {
    const period = { activity: 'worship', from: '2026-01-01', to: '2026-12-31' } as const;
    const found = (search: object) =>
      must(findDays({ ...period, ...search })).map(({ day }) => day.dayPillar.split('-')[1]);
    expect(found({})).toContain('zi');
    expect(found({ sitting: 'wu' })).not.toContain('zi');
    expect(found({ birthYears: [1990] })).not.toContain('zi');
    const broken = must(findDays({ ...period, skipBreaks: true }));
    for (const { day } of broken)
      expect(
        kinds(
          `${day.date.year}-${String(day.date.month).padStart(2, '0')}-${String(day.date.day).padStart(2, '0')}`,
        ),
      ).toEqual([]);
    expect(broken.length).toBeLessThan(must(findDays(period)).length);
  });

  it('[R961] a search says that a day breaks the year, which counts more than a break of the month', () => {
    // From the start of spring on the year is 丙午, broken by the days of 子.
    const found = must(findDays({ activity: 'worship', from: '2026-02-05', to: '2026-12-31' }));
    const lost = found.map(({ day, reasons }) => ({
      branch: day.dayPillar.split('-')[1],
      points: reasons.find(({ kind }) => kind === 'year-break')?.points ?? 0,
    }));
    expect(new Set(lost.map(({ branch, points }) => `${branch === 'zi'} ${points < -4}`))).toEqual(
      new Set(['true true', 'false false']),
    );
  });

  it('[R268] refuse a sitting that is not a branch', () => {
    expect(mustFail(dayClashes('2026-06-19', { sitting: 'north' as never })).field).toBe('sitting');
  });
});
