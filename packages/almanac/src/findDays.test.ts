import { compareCivilDates } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { searchableActivities } from './activityGroups';
import { getRange } from './calendar';
import { findDays } from './findDays';
import { relationOf } from './relations';
import { dayYiJi } from './tables/taboos';
import { day, must, mustFail } from './testing/days';
import { idsOf } from './vocabulary';

const period = { from: day('2016-01-01'), to: day('2025-12-31') };

describe('finding a day', () => {
  it('finds exactly the days that suit the activity, over ten years', () => {
    const found = must(findDays({ ...period, activity: 'marry' }));
    const wanted = must(getRange(period.from, period.to)).filter(
      record =>
        record.yi.includes('marry') &&
        !record.ji.includes('marry') &&
        !record.ji.includes('everything-unfavorable'),
    );
    const dates = found.map(entry => entry.day).sort((a, b) => compareCivilDates(a.date, b.date));
    expect(dates).toEqual(wanted);
    expect(found.length).toBeGreaterThan(500);
  });

  it('ranks by the sum of its reasons, with the earlier day first among equals', () => {
    const found = must(findDays({ ...period, activity: 'move-house' }));
    for (const [i, entry] of found.entries()) {
      expect(entry.score).toBe(entry.reasons.reduce((sum, reason) => sum + reason.points, 0));
      const before = found[i - 1];
      if (!before) continue;
      const order = before.score - entry.score || compareCivilDates(entry.day.date, before.day.date);
      expect(order).toBeGreaterThan(0);
    }
    expect(must(findDays({ ...period, activity: 'move-house', limit: 5 }))).toEqual(found.slice(0, 5));
  });

  it('leaves out days that clash with a birth year, weekends and holidays', () => {
    const search = {
      ...period,
      activity: 'open-business',
      birthYears: [1990],
      skipWeekends: true,
      skipHolidays: true,
    } as const;
    const found = must(findDays(search));
    const all = must(findDays({ ...period, activity: 'open-business' }));
    expect(found.length > 0 && found.length < all.length).toBe(true);
    for (const { day: record } of found) {
      // 1990 is a horse year: zi (rat) days clash with it
      expect(record.dayPillar.endsWith('-zi')).toBe(false);
      expect(['workday', 'make-up']).toContain(record.dayOff.status);
    }
    for (const { day: record } of must(findDays({ ...period, activity: 'marry', onlyDaysOff: true }))) {
      expect(['weekend', 'holiday']).toContain(record.dayOff.status);
    }
  });

  it('lowers the score on the eves of the seasons', () => {
    const found = must(findDays({ activity: 'worship', from: day('2026-01-01'), to: day('2035-12-31') }));
    const eves = found.filter(entry =>
      ['spring-equinox', 'start-of-spring', 'summer-solstice', 'start-of-summer'].includes(
        entry.day.daysToNextTerm === 1 ? entry.day.solarTerm.next.id : '',
      ),
    );
    expect(eves.length).toBeGreaterThan(0);
    for (const { reasons } of eves) {
      const harms = reasons.flatMap(reason => (reason.kind === 'harm-gods' ? reason.gods : []));
      expect(harms.some(god => god === 'four-farewells' || god === 'four-endings')).toBe(true);
    }
  });

  it('refuses an empty period and half a year of birth', () => {
    expect(mustFail(findDays({ activity: 'marry', from: period.to, to: period.from })).code).toBe(
      'almanac/empty-period',
    );
    expect(mustFail(findDays({ ...period, activity: 'marry', birthYears: [1990.5] }))).toMatchObject({
      field: 'birthYears',
    });
  });

  it('lists the searchable activities', () => {
    const cells = Array.from({ length: 720 }, (_, i) => dayYiJi(Math.floor(i / 60), i % 60));
    const suited = new Set(cells.flatMap(({ yi }) => yi));
    expect(new Set(searchableActivities())).toEqual(suited);
    expect(searchableActivities()).toHaveLength(109);
    expect(searchableActivities().includes('buy-car')).toBe(false);
  });
});

describe('ties between branches', () => {
  // The tables of the six clashes, six pairs, six harms and four trines, written out.
  const at = (name: string) => idsOf('branch').indexOf(name as 'zi');
  it.each([
    ['clash', 'zi-wu chou-wei yin-shen mao-you chen-xu si-hai'],
    ['pair', 'zi-chou yin-hai mao-xu chen-you si-shen wu-wei'],
    ['harm', 'zi-wei chou-wu yin-si mao-chen shen-hai you-xu'],
    [
      'trine',
      'zi-chen zi-shen chen-shen chou-si si-you chou-you yin-wu wu-xu yin-xu mao-wei wei-hai mao-hai',
    ],
  ])('%s: %s', (tie, pairs) => {
    const listed = new Set(pairs.split(' '));
    let count = 0;
    for (const [a, first] of idsOf('branch').entries()) {
      for (const second of idsOf('branch')) {
        expect(relationOf(at(first), at(second))).toEqual(relationOf(at(second), at(first)));
        if (must(relationOf(a, at(second))) !== tie) continue;
        expect(listed.has(`${first}-${second}`) || listed.has(`${second}-${first}`)).toBe(true);
        count++;
      }
    }
    expect(count).toBe(listed.size * 2);
  });
});
