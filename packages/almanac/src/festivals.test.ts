import { formatCivilDate } from '@app/kernel';
import { SolarDay } from 'tyme4ts';
import { describe, expect, it } from 'vitest';
import { WHOLE } from '../../../scripts/testing/whole';
import corrections from '../data/corrections.json';
import { almanacDayAt, getAlmanacDay } from './almanacDay';
import { zh } from './names';
import { day, FIRST_DAY, LAST_DAY, must } from './testing/days';

const festivals = (text: string, international = false) =>
  must(getAlmanacDay(day(text), { international })).festivals;

/** Observances that the library does not name. */
const MORE: readonly string[] = [
  'human-day',
  'buddhas-birthday',
  'cold-clothes',
  'lower-yuan',
  'little-new-year-north',
  'little-new-year-south',
];

describe('[R79, R83] festivals', () => {
  it('lists every festival of a day: the library agrees except where it hides the second', () => {
    const more: string[] = [];
    const listed = corrections.festivals[0]!.days;
    for (let jdn = FIRST_DAY; jdn <= LAST_DAY; jdn++) {
      const record = almanacDayAt(jdn, {});
      // Lunar festivals cost the library most: it is asked for all days that have one, every fifth year or in a full
      // run, for the listed days and for some ordinary ones.
      const isKept = record.festivals.length > 0 && (WHOLE || record.date.year % 5 === 0);
      if (!(isKept || jdn % (WHOLE ? 7 : 37) === 0 || listed.includes(formatCivilDate(record.date))))
        continue;
      const { year, month, day: dayOfMonth } = record.date;
      const solar = SolarDay.fromYmd(year, month, dayOfMonth);
      const theirs = [solar.getLunarDay().getFestival(), solar.getFestival()].flatMap(
        // 二月二 is commonly called 龙抬头; the library has an older name.
        found => found?.getName().replace('龙头节', '龙抬头') ?? [],
      );
      const ours = record.festivals.filter(id => !MORE.includes(id)).map(id => zh.festival[id]);
      expect(ours.filter(name => theirs.includes(name))).toEqual(theirs);
      if (ours.length > theirs.length) more.push(formatCivilDate(record.date));
    }
    expect(more).toEqual(listed);
  }, 120_000);

  it('[R271] little new year north and south, Buddha’s birthday, cold food and lower yuan by the lunar calendar', () => {
    // Dates of 2026 as printed: 4th month 8th is 24 May; 10th month 1st is 9 November, 15th is 23 November;
    // 12th month 23rd and 24th of the lunar year 2025 are 10 and 11 February 2026 (Hong Kong Observatory table).
    expect(festivals('2026-05-24')).toEqual(['buddhas-birthday']);
    expect(festivals('2026-11-09')).toEqual(['cold-clothes']);
    expect(festivals('2026-11-23')).toEqual(['lower-yuan']);
    expect(festivals('2026-02-10')).toEqual(['little-new-year-north']);
    expect(festivals('2026-02-11')).toEqual(['little-new-year-south']);
    // The leap fourth month of 2020 has none: its 8th was 30 May.
    expect(festivals('2020-05-30')).toEqual([]);
  });

  it('[R271] the day of humankind falls on the seventh of the first month', () => {
    // 荆楚岁时记: 「正月七日为人日，以七种菜为羹」. The first month of 2026 begins on 17 February, that of 2025 on
    // 29 January (Hong Kong Observatory, Gregorian-Lunar Calendar Conversion Table): the sevenths are six days later.
    expect(festivals('2026-02-22')).toEqual([]);
    expect(festivals('2026-02-23')).toEqual(['human-day']);
    expect(festivals('2026-02-24')).toEqual([]);
    expect(festivals('2025-02-04')).toEqual(['human-day']);
  });

  it('two calendars meet on 2030-04-05', () => {
    expect(festivals('2030-04-05')).toEqual(['double-third', 'tomb-sweeping']);
    expect(festivals('2020-01-25')).toEqual(['spring-festival']);
    // Mid-Autumn on National Day: 2020-10-01 (Hong Kong Observatory).
    expect(festivals('2020-10-01')).toEqual(['mid-autumn', 'national-day']);
  });

  it('leap months have none: 2006 had two seventh months', () => {
    expect(festivals('2006-07-31')).toEqual(['qixi']);
    expect(festivals('2006-08-30')).toEqual([]);
  });

  it('international ones are shown only on request', () => {
    // Mother’s Day 2026 is 10 May, Father’s Day 21 June, Thanksgiving 26 November.
    expect(festivals('2026-05-10')).toEqual([]);
    expect(festivals('2026-05-10', true)).toEqual(['mothers-day']);
    expect(festivals('2026-06-21', true)).toEqual(['fathers-day']);
    expect(festivals('2026-11-26', true)).toEqual(['thanksgiving']);
    expect(festivals('2026-12-25', true)).toEqual(['christmas']);
  });
});
