import { type CivilDate, formatCivilDate } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import type { LunarCalendar } from './dates';
import { spanNamed } from './span';

/** A Sunday. */
const TODAY: CivilDate = { year: 2026, month: 11, day: 22 };
/** The Spring Festival of 2027 by the calendar of the Hong Kong Observatory, and no other lunar day. */
const CALENDAR: LunarCalendar = {
  next: ({ month, day }) => (month === 1 && day === 1 ? { year: 2027, month: 2, day: 6 } : undefined),
  lunarOf: () => undefined,
  termIn: () => undefined,
};
const span = (text: string) => {
  const found = spanNamed(text, TODAY, CALENDAR);
  return found && [found.from, found.to].map(formatCivilDate);
};

describe('a span of days', () => {
  it.each([
    ['before the spring festival', '2026-11-22', '2027-02-05'],
    ['until the spring festival', '2026-11-22', '2027-02-06'],
    ['after the spring festival', '2027-02-07', '2027-04-07'],
    ['the weekend before the spring festival', '2027-01-30', '2027-01-31'],
    ['the weekend after the spring festival', '2027-02-13', '2027-02-14'],
    ['the week before the spring festival', '2027-01-30', '2027-02-05'],
    ['from 20 december to 10 january', '2026-12-20', '2027-01-10'],
    ['from december 3 to the 20th of january', '2026-12-03', '2027-01-20'],
    ['from the 1st to the 20th of december', '2026-12-01', '2026-12-20'],
    ['before the end of next month', '2026-11-22', '2026-12-31'],
    ['before march', '2026-11-22', '2027-02-28'],
    ['after january', '2027-02-01', '2027-04-01'],
    ['before the new year', '2026-11-22', '2026-12-31'],
    ['过年前', '2026-11-22', '2027-02-05'],
    ['新年之前', '2026-11-22', '2027-02-05'],
    ['12月1日到20日', '2026-12-01', '2026-12-20'],
    ['下个月底前', '2026-11-22', '2026-12-31'],
    ['一个月内', '2026-11-22', '2026-12-22'],
  ])('[R926] %s', (text, from, to) => {
    expect(span(text)).toEqual([from, to]);
  });

  it.each([
    '三年前',
    '前天',
    '春节前面的日子',
    '饭后',
    'before noon',
    'about the 5th',
    'two weeks before christmas',
    'the day after christmas',
    'before 1 november 2026',
  ])('[R926] none in: %s', text => {
    expect(span(text)).toBeUndefined();
  });
});
