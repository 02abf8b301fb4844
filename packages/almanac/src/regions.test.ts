import { addDays, type CivilDate, weekdayOf } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { getAlmanacDay } from './almanacDay';
import { getAlmanacDetail } from './almanacDetail';
import { getAlmanacDayBeyond } from './beyond';
import { getYear } from './calendar';
import { almanacEvents } from './events';
import { getDayOff, isDayOff } from './holidayQueries';
import { withHolidayYears } from './holidays';
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
import type { AlmanacDay } from './types';

const daysOf = (year: number): readonly CivilDate[] =>
  Array.from({ length: must(getYear(year)).length }, (_, i) => addDays({ year, month: 1, day: 1 }, i));
const key = ({ month, day }: CivilDate) => `${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`;
const marked = (region: HolidayRegion, year: number, status: string) =>
  daysOf(year).filter(date => must(getDayOff(date, holidaysOf(region))).status === status);

// Mainland: 全国年节及纪念日放假办法 (State Council, 2024). Hong Kong: 4 April for children by custom (South China Morning Post,
// 2 June 2007), 10 September for teachers (Policy Address 1997), 1 October by Cap. 149. Macao: 六一國際兒童節 (its Municipal Affairs Bureau,
// 20 May 2025), 10 September by Executive Order 24/2009, 1 October by Executive Order 60/2000. Taiwan: 紀念日及節日實施辦法 (1954),
// articles 2 and 5: 植樹節 3/12, 青年節 3/29, 兒童節 4/4, 教師節 9/28.
describe('[R484] days set by one region', () => {
  const KEPT = {
    mainland:
      '0312 arbor, 0504 youth, 0601 childrens, 0701 party-founding, 0801 army, 0910 teachers, 1001 national',
    'hong-kong': '0404 childrens, 0910 teachers, 1001 national',
    macao: '0601 childrens, 0910 teachers, 1001 national',
    taiwan: '0312 arbor, 0329 youth, 0404 childrens, 0928 teachers',
  } as const;
  const OWN = /^(arbor|youth|childrens|party-founding|army|teachers|national)-day$/;
  const own = (days: readonly AlmanacDay[]) =>
    days.flatMap(({ date, festivals }) =>
      festivals.flatMap(id => (OWN.test(id) ? [`${key(date)} ${id.replace('-day', '')}`] : [])),
    );

  it.each(HOLIDAY_REGIONS)('%s has its own, and every other festival', region => {
    const days = must(getYear(2026, inRegion(region)));
    expect(own(days).join(', ')).toBe(KEPT[region]);
    const others = (of: readonly AlmanacDay[]) =>
      of.flatMap(({ date, festivals }) =>
        festivals.filter(id => !OWN.test(id)).map(id => `${key(date)} ${id}`),
      );
    expect(others(days)).toEqual(others(must(getYear(2026))));
  });

  it.each([
    ['hong-kong', 1996, '0404 childrens'],
    ['hong-kong', 1997, '0404 childrens, 1001 national'],
    ['hong-kong', 1998, '0404 childrens, 0910 teachers, 1001 national'],
    ['macao', 1999, ''],
    ['macao', 2000, '0601 childrens, 1001 national'],
    ['macao', 2009, '0601 childrens, 0910 teachers, 1001 national'],
    ['taiwan', 1953, ''],
    ['taiwan', 1954, KEPT.taiwan],
  ] as const)('none in %s in %i before it was introduced: %s', (region, year, days) => {
    expect(own(must(getYear(year, inRegion(region)))).join(', ')).toBe(days);
  });

  it('apply when a notice is added to the table, and beyond 2100', async () => {
    const holidays = must(withHolidayYears([{ year: 2030, off: [], work: [] }], holidaysOf('taiwan')));
    expect(must(getAlmanacDay('2030-04-04', { holidays })).festivals).toContain('childrens-day');
    expect(must(getAlmanacDay('2030-08-01', { holidays })).festivals).toEqual([]);
    expect(must(await getAlmanacDayBeyond('2105-08-01', { holidays })).festivals).toEqual([]);
    expect(must(await getAlmanacDayBeyond('2105-03-29', { holidays })).festivals).toContain('youth-day');
  });
});

describe('[R480] the public holidays of a region', () => {
  it.each(PUBLISHED)('%s %i is as published', (region, year, days) => {
    expect(marked(region, year, 'holiday').map(key).join(' ')).toBe(days);
  });

  it.each(TAIWAN_YEARS)('Taiwan %i: %s days off, Saturdays worked: %s', (year, daysOff, worked) => {
    expect(marked('taiwan', year, 'make-up').map(key).join(' ')).toBe(worked);
    const off = daysOf(year).filter(date => must(isDayOff(date, holidaysOf('taiwan'))));
    if (daysOff !== undefined) expect(off).toHaveLength(daysOff);
  });

  it('a weekend worked in exchange is a Saturday or a Sunday, and only in Taiwan and the mainland', () => {
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

  it('unpublished years have no data in the day, the detail and the events', () => {
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

  it('a detail says that its days off come from a chosen table', () => {
    const detail = must(getAlmanacDetail('2026-07-01', { holidays: holidaysOf('hong-kong') }));
    expect(detail.dayOff).toEqual({ status: 'holiday', holiday: 'hong-kong-day' });
    expect(detail.provenance.holidays).toBe('given-table');
    expect(must(getAlmanacDetail('2026-07-01')).provenance.holidays).toBe('state-council-notice');
  });
});

describe('[R481] the proposed region', () => {
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

  it.each(['x', 'toString', '', null, undefined, 7, {}])('%j is no region and has no known year', junk => {
    const { years } = holidaysOf(junk as never);
    expect(years).toEqual([]);
    expect(must(getAlmanacDay('2026-10-01', inRegion(junk as never))).dayOff.status).toBe('no-data');
  });

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
