import { SolarDay } from 'tyme4ts';
import { describe, expect, it } from 'vitest';
import { getAlmanacDay } from './almanacDay';
import { getAlmanacDetail } from './almanacDetail';
import { getAlmanacDayBeyond, getAlmanacDetailBeyond, lunarToSolarBeyond } from './beyond';
import { lunarToSolar } from './convert';
import { zh } from './names';
import { day, must, mustFail } from './testing/days';

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

  it('[R90] know both sides of the gap of 1582 and refuse the days in it', async () => {
    const before = must(await getAlmanacDayBeyond(day('1582-10-04')));
    const after = must(await getAlmanacDayBeyond(day('1582-10-15')));
    expect([before.weekday, after.weekday]).toEqual(['thursday', 'friday']);
    expect(after.lunar.day - before.lunar.day).toBe(1);
    expect((await getAlmanacDayBeyond(day('1582-10-10'))).ok).toBe(false);
  });

  it('use the tables where they reach', async () => {
    expect(must(await getAlmanacDayBeyond(day('2026-06-21')))).toEqual(
      must(getAlmanacDay(day('2026-06-21'))),
    );
  });

  it('join the tables without a seam', async () => {
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

  it('have no answer where the historical calendar has a gap', async () => {
    expect(await getAlmanacDayBeyond({ year: 15, month: 12, day: 31 })).toEqual({
      ok: false,
      error: { code: 'almanac/no-answer', field: 'year', value: 15 },
    });
  });

  it('[R275] have every layer of the detail, the same as the tables where both reach', async () => {
    expect(must(await getAlmanacDetailBeyond('2026-06-21'))).toEqual(must(getAlmanacDetail('2026-06-21')));
    for (const text of [
      '0800-03-03',
      '1644-06-06',
      '1851-01-11',
      '1899-12-31',
      '2101-01-01',
      '2345-07-20',
      '9998-12-31',
    ]) {
      const { year, month, day: date } = day(text);
      const detail = must(await getAlmanacDetailBeyond(text));
      const theirs = SolarDay.fromYmd(year, month, date);
      const cycle = theirs.getSixtyCycleDay();
      const layers = [
        zh.duty[detail.duty],
        zh.mansion[detail.mansion.id],
        zh.nineStar[detail.nineStar],
        zh.nayin[detail.nayin],
        zh.phenology[detail.spell.id],
        detail.dogDays && zh.dogDay[detail.dogDays.id],
        detail.nineDays && zh.nineDays[detail.nineDays.id],
        zh.sixStar[detail.sixStar],
      ];
      expect([text, ...layers]).toEqual([
        text,
        cycle.getDuty().getName(),
        cycle.getTwentyEightStar().getName(),
        cycle.getNineStar().toString(),
        cycle.getSixtyCycle().getSound().getName(),
        theirs.getPhenology().getName(),
        theirs.getDogDay()?.getName() ?? null,
        theirs.getNineDay()?.getName() ?? null,
        theirs.getLunarDay().getSixStar().getName(),
      ]);
    }
  });

  it('[R275] have a Gregorian day for a lunar date, and a leap month', async () => {
    // The dates of the annals above, reversed.
    expect(must(await lunarToSolarBeyond({ year: 1644, month: 5, day: 2, isLeap: false }))).toEqual(
      day('1644-06-06'),
    );
    expect(must(await lunarToSolarBeyond({ year: 1850, month: 12, day: 10, isLeap: false }))).toEqual(
      day('1851-01-11'),
    );
    const inTables = { year: 2025, month: 6, day: 1, isLeap: true };
    expect(await lunarToSolarBeyond(inTables)).toEqual(lunarToSolar(inTables));
    // 1895 had a leap fifth month (published calendars of the Guangxu reign).
    expect((await lunarToSolarBeyond({ year: 1895, month: 5, day: 1, isLeap: true })).ok).toBe(true);
    expect(mustFail(await lunarToSolarBeyond({ year: 1895, month: 6, day: 1, isLeap: true }))).toMatchObject({
      code: 'almanac/no-such-leap-month',
      leapMonth: 5,
    });
    expect(
      mustFail(await lunarToSolarBeyond({ year: 1895, month: 6, day: 1, isLeap: '5' as never })).code,
    ).toBe('almanac/unknown-value');
    expect(mustFail(await lunarToSolarBeyond(undefined as never)).code).toBe('almanac/not-a-whole-number');
  });

  it('[R275] every day converts to lunar and back', async () => {
    for (let year = 300; year < 3000; year += 97) {
      const date = { year, month: (year % 12) + 1, day: (year % 28) + 1 };
      const record = await getAlmanacDayBeyond(date);
      if (!record.ok || (year >= 1900 && year <= 2100)) continue;
      expect(must(await lunarToSolarBeyond(record.value.lunar))).toEqual(date);
    }
  });
});
