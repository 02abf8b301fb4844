import { describe, expect, it } from 'vitest';
import { getAlmanacDay } from './almanacDay';
import { getAlmanacDayBeyond } from './beyond';
import { zh } from './names';
import { day, must } from './testing/days';

describe('years outside the tables', () => {
  it.each([
    // 1644-06-06, the Manchu army enters Beijing: Chongzhen 17, fifth month, second day (Ming and Qing annals).
    { text: '1644-06-06', lunar: [1644, 5, 2], pillar: '甲申' },
    // 1851-01-11, the Taiping rising: Daoguang 30, twelfth month, tenth day.
    { text: '1851-01-11', lunar: [1850, 12, 10], pillar: '庚戌' },
  ])('$text', async ({ text, lunar, pillar }) => {
    const record = must(await getAlmanacDayBeyond(day(text)));
    expect([record.lunar.year, record.lunar.month, record.lunar.day]).toEqual(lunar);
    expect(zh.pillar[record.lunarYearPillar]).toBe(pillar);
    expect(record.dayOff.status).toBe('no-data');
    expect(JSON.parse(JSON.stringify(record))).toStrictEqual(record);
  });

  it('[R90] knows both sides of the gap of 1582 and refuses what lies in it', async () => {
    const before = must(await getAlmanacDayBeyond(day('1582-10-04')));
    const after = must(await getAlmanacDayBeyond(day('1582-10-15')));
    expect([before.weekday, after.weekday]).toEqual(['thursday', 'friday']);
    expect(after.lunar.day - before.lunar.day).toBe(1);
    expect((await getAlmanacDayBeyond(day('1582-10-10'))).ok).toBe(false);
  });

  it('answers from the tables where they reach', async () => {
    expect(must(await getAlmanacDayBeyond(day('2026-06-21')))).toEqual(
      must(getAlmanacDay(day('2026-06-21'))),
    );
  });

  it('joins the tables without a seam', async () => {
    const [eve, first] = [
      must(await getAlmanacDayBeyond(day('1899-12-31'))),
      must(getAlmanacDay(day('1900-01-01'))),
    ];
    // 1900-01-01 was the first of the twelfth month (Hong Kong Observatory); the eleventh ended the day before
    expect([eve.lunar.month, eve.lunar.day, eve.lunar.monthDays]).toEqual([11, 29, 29]);
    expect([first.lunar.month, first.lunar.day]).toEqual([12, 1]);
    // the same three terms, whose instants the tables keep to ten seconds
    const ids = ({ solarTerm }: typeof eve) =>
      [solarTerm.previous, solarTerm.current, solarTerm.next].map(term => [term.id, term.date]);
    expect(ids(eve)).toEqual(ids(first));
    expect(Math.abs(eve.solarTerm.next.instant - first.solarTerm.next.instant)).toBeLessThanOrEqual(5000);
    const [last, after] = [
      must(getAlmanacDay(day('2100-12-31'))),
      must(await getAlmanacDayBeyond(day('2101-01-01'))),
    ];
    expect([last.lunar.month, after.lunar.month, after.lunar.day - last.lunar.day]).toEqual([12, 12, 1]);
  });

  it('has no answer where the historical calendar has a gap', async () => {
    expect(await getAlmanacDayBeyond({ year: 15, month: 12, day: 31 })).toEqual({
      ok: false,
      error: { code: 'almanac/no-answer', field: 'year', value: 15 },
    });
  });
});
