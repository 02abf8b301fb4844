import { type CivilDate, formatCivilDate } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { daysNamed, daysSearched, nameDay, withDays } from './when';

/** A Sunday. Weekdays of 2026 are those of any printed calendar. */
const SUNDAY: CivilDate = { year: 2026, month: 6, day: 21 };
const WEDNESDAY: CivilDate = { year: 2026, month: 6, day: 24 };
const named = (text: string, today: CivilDate) => daysNamed(text, today).map(formatCivilDate);

describe('the days a question names', () => {
  it.each([
    ['今天适合做什么', ['2026-06-24']],
    ['明天呢', ['2026-06-25']],
    ['what about tomorow', ['2026-06-25']],
    ['后天能搬家吗', ['2026-06-26']],
    ['大后天', ['2026-06-27']],
    ['the day after tomorrow', ['2026-06-26']],
    ['昨天', ['2026-06-23']],
    ['today or tomorrow?', ['2026-06-24', '2026-06-25']],
    ['in 3 days', ['2026-06-27']],
    ['10天后', ['2026-07-04']],
    ['周六适合搬家吗', ['2026-06-27']],
    ['is saturday good', ['2026-06-27']],
    ['on wednesday', ['2026-06-24']],
    ['周一', ['2026-06-29']],
    ['monday', ['2026-06-29']],
    ['这周一', ['2026-06-22']],
    ['下周三', ['2026-07-01']],
    ['next wednesday', ['2026-07-01']],
    ['last friday', ['2026-06-19']],
    ['星期天', ['2026-06-28']],
    ['周末', ['2026-06-27', '2026-06-28']],
    ['next weekend', ['2026-07-04', '2026-07-05']],
    ['6月26日适合开业吗', ['2026-06-26']],
    ['3月1号', ['2027-03-01']],
    ['2026-12-25 出行', ['2026-12-25']],
    ['june 30 for my shop', ['2026-06-30']],
    ['on the 30th of june', ['2026-06-30']],
    ['may 4th', ['2027-05-04']],
    ['is the first saturday in february good', ['2027-02-06']],
    ['the third monday of july', ['2026-07-20']],
    ['the last friday of next month', ['2026-07-31']],
    ['july 10 or july 12 for moving?', ['2026-07-10', '2026-07-12']],
    ['7月10日还是7月12日搬家', ['2026-07-10', '2026-07-12']],
  ])('%s', (text, days) => {
    expect(named(text, WEDNESDAY)).toEqual(days);
  });

  it.each([
    '卧室怎么布置',
    'may 2 mirrors face each other',
    '农历五月初七',
    '2月30日',
    'mondays',
    '4号楼',
    '16 天后就是小暑',
  ])('none in: %s', text => {
    expect(named(text, WEDNESDAY)).toEqual([]);
  });

  it('on a Sunday the weekend is the rest of today, and next Monday is tomorrow', () => {
    expect(named('this weekend', SUNDAY)).toEqual(['2026-06-21']);
    expect(named('next monday', SUNDAY)).toEqual(['2026-06-22']);
  });
});

it('a search covers the named month from today on, or else sixty days', () => {
  const ends = (text: string) => {
    const days = daysSearched(text, WEDNESDAY).map(formatCivilDate);
    return [days[0], days.at(-1)];
  };
  expect(ends('哪天适合搬家')).toEqual(['2026-06-24', '2026-08-22']);
  expect(ends('this month')).toEqual(['2026-06-24', '2026-06-30']);
  expect(ends('下个月')).toEqual(['2026-07-01', '2026-07-31']);
});

it.each([
  ['十二月到一月想搬家，哪几天合适', '2026-12-01', '2027-01-31'],
  ['今年12月到明年1月', '2026-12-01', '2027-01-31'],
  ['七月和八月', '2026-07-01', '2026-08-31'],
  ['in december or january', '2026-12-01', '2027-01-31'],
  ['between november and february', '2026-11-01', '2027-02-28'],
  ['from june to july', '2026-06-24', '2026-07-31'],
  ['in january next year', '2027-01-01', '2027-01-31'],
])('[R873] %s is searched from %s to %s', (text, from, to) => {
  const days = daysSearched(text, WEDNESDAY).map(formatCivilDate);
  expect([days[0], days.at(-1)]).toEqual([from, to]);
});

it('a day is named with its weekday and its distance', () => {
  expect(nameDay({ year: 2026, month: 6, day: 25 }, WEDNESDAY, 'en')).toBe(
    'tomorrow (Thursday, 25 June 2026)',
  );
  expect(nameDay({ year: 2026, month: 6, day: 25 }, WEDNESDAY, 'zh')).toBe('明天（2026年6月25日星期四）');
  expect(nameDay({ year: 2026, month: 7, day: 4 }, WEDNESDAY, 'en')).toBe('Saturday, 4 July 2026');
});

describe('a day relative to the previous one', () => {
  it.each([
    [['is 25 december good for moving?', 'The day after?'], '2026-12-26?'],
    [['is 25 december good for moving?', 'and the day before'], 'and 2026-12-24'],
    [['25 december', 'the day after that?', 'and the next day?'], 'and 2026-12-27?'],
    [['12月25日搬家', '那第二天呢'], '那2026-12-26呢'],
  ])('%j', (questions, last) => {
    expect(withDays(questions, WEDNESDAY).at(-1)).toBe(last);
  });

  it.each([
    [['the bedroom', 'the day after?']],
    [['25 december', 'the day after tomorrow']],
    [['25 december', 'the day after Christmas']],
    [['12月25日搬家', '搬家第二天做什么']],
  ])('unchanged: %j', questions => {
    expect(withDays(questions, WEDNESDAY)).toEqual(questions);
  });
});
