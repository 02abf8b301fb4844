import { formatCivilDate } from '@app/kernel';
import { SolarDay } from 'tyme4ts';
import { describe, expect, it } from 'vitest';
import { WHOLE } from '../../../scripts/testing/whole';
import corrections from '../data/corrections.json';
import { almanacDayAt } from './almanacDay';
import { zh } from './names';
import { walkedDays } from './testing/days';
import type { AlmanacDay } from './types';

/** A day in both libraries, in Chinese, in one line. */
const ours = ({ lunar, solarTerm, ...day }: AlmanacDay): string =>
  [
    `${lunar.year} ${lunar.isLeap ? '-' : ''}${lunar.month} ${lunar.day}/${lunar.monthDays}`,
    zh.zodiac[day.zodiac],
    ...[day.lunarYearPillar, day.yearPillar, day.monthPillar, day.dayPillar].map(id => zh.pillar[id]),
    zh.solarTerm[solarTerm.current.id],
    solarTerm.today !== null,
    day.yi.map(id => zh.activity[id]),
    day.ji.map(id => zh.activity[id]),
  ].join(' ');

function theirs({ year, month, day }: AlmanacDay['date']): string {
  const solar = SolarDay.fromYmd(year, month, day);
  const lunar = solar.getLunarDay();
  const lunarMonth = lunar.getLunarMonth();
  const lunarYear = lunarMonth.getLunarYear().getSixtyCycle();
  const cycle = solar.getSixtyCycleDay();
  const term = solar.getTermDay();
  return [
    `${lunar.getYear()} ${lunar.getMonth()} ${lunar.getDay()}/${lunarMonth.getDayCount()}`,
    lunarYear.getEarthBranch().getZodiac().getName(),
    lunarYear.getName(),
    cycle.getYear().getName(),
    cycle.getMonth().getName(),
    cycle.getSixtyCycle().getName(),
    term.getSolarTerm().getName(),
    term.getDayIndex() === 0,
    cycle.getRecommends().map(taboo => taboo.getName()),
    cycle.getAvoids().map(taboo => taboo.getName()),
  ].join(' ');
}

describe('against tyme4ts 1.5.2, the oracle', () => {
  it('[R86] days from 1900 to 2100 agree in lunar date, pillars, terms, yi and ji, except for the listed corrections', () => {
    const different: string[] = [];
    const cells = new Set<string>();
    for (const jdn of walkedDays) {
      const day = almanacDayAt(jdn, {});
      if (ours(day) !== theirs(day.date)) different.push(formatCivilDate(day.date));
      cells.add(`${day.monthPillar.split('-')[1]} ${day.dayPillar}`);
    }
    // a term published a day later moves the day it leaves; its new day differs only as a first day
    const listed = corrections.solarTerms.flatMap(row => [row.library, row.published]);
    expect(different).toEqual(listed);
    // Every one of the 12 month branches has met every one of the 60 day pillars: that is all of yi and ji.
    expect(cells.size).toBe(12 * 60);
    expect(walkedDays.length).toBe(WHOLE ? 73_414 : 10_077);
  }, 240_000);
});
