import { formatCivilDate, toJulianDayNumber } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { almanacDayAt } from './almanacDay';
import { lunarToSolar, solarTermsOf } from './convert';
import { zh } from './names';
import { day, must } from './testing/days';
import disputed from './testing/fixtures/almanac-disputed.json';
import lunarMonths from './testing/fixtures/lunar-months.json';
import termDates from './testing/fixtures/solar-term-dates.json';
import termInstants from './testing/fixtures/solar-term-instants.json';

// The fixtures name their sources: Hong Kong Observatory conversion tables, the tables of ytliu0 built on
// JPL DE431/DE441, and DE431 itself. None is by the author of the library our tables are generated from.

describe('against published tables', () => {
  it('lunar months begin on the published day, with the published number and length', () => {
    expect(lunarMonths.rows.length).toBeGreaterThan(1000);
    for (const [first, year, month, days] of lunarMonths.rows as [string, number, number, number][]) {
      const lunar = { year, month: Math.abs(month), isLeap: month < 0, day: 1 };
      expect([formatCivilDate(must(lunarToSolar(lunar))), year, month]).toEqual([first, year, month]);
      const record = almanacDayAt(toJulianDayNumber(day(first)), {});
      expect(record.lunar).toEqual({ ...lunar, monthDays: days });
    }
  });

  it('solar terms fall on the published date, 1979 included', () => {
    for (const [year, days] of Object.entries(termDates.days)) {
      const terms = must(solarTermsOf(Number(year)));
      expect([year, terms.map(term => term.date.day)]).toEqual([year, days]);
      expect(terms.map(term => zh.solarTerm[term.id])).toEqual(termDates.terms);
    }
    for (const exception of termDates.exceptions) {
      const terms = must(solarTermsOf(exception.year));
      const term = terms.find(entry => zh.solarTerm[entry.id] === exception.term);
      expect(formatCivilDate(term!.date)).toBe(exception.published);
    }
  });

  it('instants are within a minute of DE431 to 2025 and within two after', () => {
    let count = 0;
    for (const [year, texts] of termInstants.rows as [number, string][]) {
      const terms = must(solarTermsOf(year));
      for (const [i, text] of texts.split(',').entries()) {
        // the fixture is China's clock to the minute
        const published = Date.parse(`${year}-${text}:00+08:00`);
        const allowed = (year <= 2025 ? 60 : 120) * 1000;
        expect([year, i, Math.abs(terms[i]!.instant - published) <= allowed]).toEqual([year, i, true]);
        count++;
      }
    }
    expect(count).toBeGreaterThan(2000);
  });

  it.each(disputed.lunar)('the open span from $span.0 is flagged', ({ span }) => {
    const record = almanacDayAt(toJulianDayNumber(day(span[0]!)), {});
    expect(record.nearMidnight).toContain('lunar-month');
  });

  it.each([
    // As in tyme4ts; other tables begin 2057 a day earlier, 2097 a day later, 2089 a day later (the fixture).
    { year: 2057, month: 9, begins: '2057-09-29' },
    { year: 2089, month: 8, begins: '2089-09-04' },
    { year: 2097, month: 7, begins: '2097-08-07' },
  ])('the disputed month $month of $year begins on $begins', ({ year, month, begins }) => {
    expect(formatCivilDate(must(lunarToSolar({ year, month, isLeap: false, day: 1 })))).toBe(begins);
  });

  it.each([
    // the calendars printed at the time; the conjunction itself fell minutes after midnight
    ...disputed.historical.map(row => row.date),
  ])('the month of %s begins on the published day and is flagged', text => {
    const record = almanacDayAt(toJulianDayNumber(day(text)), {});
    expect(record.lunar.day).toBe(1);
    expect(record.nearMidnight).toEqual(['lunar-month']);
  });

  it('the day of major cold 1979 and the day before are flagged', () => {
    const at = (text: string) => almanacDayAt(toJulianDayNumber(day(text)), {});
    expect(at('1979-01-21').solarTerm.today).toBe('major-cold');
    expect(at('1979-01-20').solarTerm.today).toBeNull();
    expect([at('1979-01-20').nearMidnight, at('1979-01-21').nearMidnight]).toEqual([
      ['solar-term'],
      ['solar-term'],
    ]);
    expect(at('1979-01-22').nearMidnight).toEqual([]);
  });
});
