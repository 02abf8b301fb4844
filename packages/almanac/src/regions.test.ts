import { addDays, type CivilDate, weekdayOf } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { getAlmanacDay } from './almanacDay';
import { getAlmanacDetail } from './almanacDetail';
import { getYear } from './calendar';
import { almanacEvents } from './events';
import { getDayOff, isDayOff } from './holidayQueries';
import { zh } from './names';
import {
  HOLIDAY_REGIONS,
  type HolidayRegion,
  holidaysOf,
  inRegion,
  isHolidayRegion,
  likelyRegion,
} from './regions';
import { PUBLISHED, TAIWAN_YEARS } from './regions.cases';
import { must } from './testing/days';

const daysOf = (year: number): readonly CivilDate[] =>
  Array.from({ length: must(getYear(year)).length }, (_, i) => addDays({ year, month: 1, day: 1 }, i));
const key = ({ month, day }: CivilDate) => `${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`;
const marked = (region: HolidayRegion, year: number, status: string) =>
  daysOf(year).filter(date => must(getDayOff(date, holidaysOf(region))).status === status);

// 全国年节及纪念日放假办法 (State Council, 2024) against 紀念日及節日實施條例 (Taiwan, 2025): 兒童節 4 April, 教師節 28 September,
// 國慶日 10 October; Cap. 149 has 1 October among the general holidays of Hong Kong.
describe('[R484] days that the mainland set for itself', () => {
  const MAINLAND = '0312 0504 0601 0701 0801 0910 1001';
  const kept = (region: HolidayRegion) =>
    must(getYear(2026, inRegion(region)))
      .filter(({ festivals }) =>
        festivals.some(id => /arbor|youth|children|party|army|teacher|national/.test(id)),
      )
      .map(({ date }) => key(date))
      .join(' ');

  it.each(['hong-kong', 'macao', 'taiwan'] as const)('are not told in %s, whose festivals stay', region => {
    expect(kept(region)).toBe('');
    const days = must(getYear(2026, inRegion(region)));
    const all = must(getYear(2026)).flatMap(({ festivals }) => festivals);
    expect(days.flatMap(({ festivals }) => festivals)).toHaveLength(all.length - 7);
  });

  it('are told in the mainland', () => {
    expect(kept('mainland')).toBe(MAINLAND);
  });
});

describe('[R480] the public holidays of a region', () => {
  it.each(PUBLISHED)('%s %i is as it was published', (region, year, days) => {
    expect(marked(region, year, 'holiday').map(key).join(' ')).toBe(days);
  });

  it.each(TAIWAN_YEARS)('Taiwan %i: %s days off, Saturdays worked: %s', (year, daysOff, worked) => {
    expect(marked('taiwan', year, 'make-up').map(key).join(' ')).toBe(worked);
    const off = daysOf(year).filter(date => must(isDayOff(date, holidaysOf('taiwan'))));
    if (daysOff !== undefined) expect(off).toHaveLength(daysOff);
  });

  it('a weekend worked in exchange is a Saturday or a Sunday, and nowhere but in Taiwan and the mainland', () => {
    for (const region of HOLIDAY_REGIONS) {
      const worked = holidaysOf(region).years.flatMap(year => marked(region, year, 'make-up'));
      expect(worked.every(date => weekdayOf(date) % 6 === 0)).toBe(true);
      expect(worked.length > 0).toBe(region === 'mainland' || region === 'taiwan');
    }
  });

  it('Hong Kong has 17 days a year and one more in 2015, none on a Sunday', () => {
    for (const year of holidaysOf('hong-kong').years) {
      const days = marked('hong-kong', year, 'holiday');
      expect(days, `${year}`).toHaveLength(year === 2015 ? 18 : 17);
      expect(days.every(date => weekdayOf(date) !== 0)).toBe(true);
    }
  });

  it('of years that nobody has published there is no data, in the day, the detail and the events', () => {
    const last = { 'hong-kong': 2027, macao: 2027, taiwan: 2027 } as const;
    for (const region of ['hong-kong', 'macao', 'taiwan'] as const) {
      const holidays = holidaysOf(region);
      const { years } = holidays;
      expect(years.at(-1)).toBe(last[region]);
      expect(years).toEqual(years.map((_, i) => years[0]! + i));
      expect(must(getAlmanacDay('2028-01-01', { holidays })).dayOff.status).toBe('no-data');
      const before = must(getYear(years[0]! - 1, { holidays }));
      expect(almanacEvents(before, { holidays }, [zh])).toEqual([]);
    }
  });

  it('a detail says that its days off come of a chosen table', () => {
    const detail = must(getAlmanacDetail('2026-07-01', { holidays: holidaysOf('hong-kong') }));
    expect(detail.dayOff).toEqual({ status: 'holiday', holiday: 'hong-kong-day' });
    expect(detail.provenance.holidays).toBe('given-table');
    expect(must(getAlmanacDetail('2026-07-01')).provenance.holidays).toBe('state-council-notice');
  });
});

describe('[R481] the region that is proposed', () => {
  it.each([
    [['zh-HK'], 'hong-kong'],
    [['zh-Hant-MO'], 'macao'],
    [['zh-TW', 'zh-CN'], 'taiwan'],
    [['zh-Hant'], 'taiwan'],
    [['zh-Hant', 'zh-CN', 'zh-HK'], 'hong-kong'],
    [['zh-Hant', 'zh-CN'], 'taiwan'],
    [['zh-Hans'], 'mainland'],
    [['zh-hant'], 'taiwan'],
    [['ZH-HANT', 'en-hk'], 'hong-kong'],
    [['en-GB', 'zh-HK'], 'hong-kong'],
    [['mo'], 'mainland'],
    [[''], 'mainland'],
    [[], 'mainland'],
  ] as const)('%j: %s', (tags, region) => {
    expect(likelyRegion(tags)).toBe(region);
  });

  it.each(['x', 'toString', '', null, undefined, 7, {}])(
    'of %j, which is no region, no year is known',
    junk => {
      const { years } = holidaysOf(junk as never);
      expect(years).toEqual([]);
      expect(must(getAlmanacDay('2026-10-01', inRegion(junk as never))).dayOff.status).toBe('no-data');
    },
  );

  it('a stored choice is one of the four', () => {
    expect(['taiwan', 'x', '', undefined, null].map(isHolidayRegion)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
