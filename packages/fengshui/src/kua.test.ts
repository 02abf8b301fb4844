import { type CivilDate, millis } from '@app/kernel';
import { SixtyCycleYear } from 'tyme4ts';
import { describe, expect, it } from 'vitest';
// Kua numbers 1900 to 2050 by the universal rule and by the popular rules, which agree; births around 立春.
import published from '../fixtures/kua.json';
import { cycleNine } from './cycleNine';
import { type Birth, groupOf, kuaOf, kuaOfBirth } from './kua';
import { startOfSpring } from './solarMonths';

const CHINA = 'Asia/Shanghai';
const utcBirth = (instant: number): Birth => {
  const at = new Date(instant);
  const date: CivilDate = { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
  const time = { hour: at.getUTCHours(), minute: at.getUTCMinutes(), second: at.getUTCSeconds() };
  return { date, time, zone: 'UTC', sex: 'male' };
};

describe('kua of a year', () => {
  it.each(Object.entries(published.byYear))('%s: as published', (year, [male, female]) => {
    expect([kuaOf(Number(year), 'male'), kuaOf(Number(year), 'female')]).toEqual([male, female]);
  });

  it('agrees with the annual star of tyme4ts in every year from 1900 to 2100', () => {
    for (let year = 1900; year <= 2100; year++) {
      const star = SixtyCycleYear.fromYear(year).getNineStar().getIndex() + 1;
      const other = cycleNine(6 - star);
      expect(kuaOf(year, 'male'), `${year}`).toBe(star === 5 ? 2 : star);
      expect(kuaOf(year, 'female'), `${year}`).toBe(other === 5 ? 8 : other);
    }
  });

  it('east group is 1 3 4 9, west group 2 6 7 8', () => {
    expect(([1, 3, 4, 9] as const).map(groupOf)).toEqual(['east', 'east', 'east', 'east']);
    expect(([2, 6, 7, 8] as const).map(groupOf)).toEqual(['west', 'west', 'west', 'west']);
  });
});

describe('kua of a birth', () => {
  it.each(published.boundary)('born at $birthUtc, $gender: year $fengshuiYear, kua $kua', row => {
    const instant = Date.parse(row.birthUtc);
    const result = kuaOfBirth({ ...utcBirth(instant), sex: row.gender === 'M' ? 'male' : 'female' });
    const answer = result.ok ? result.value.answers[0] : undefined;
    // The fixture's own term instants differ from ours by up to a minute: births that close have both in the answer.
    expect(answer).toMatchObject({ year: row.fengshuiYear, kua: row.kua });
  });

  // Pillars and kua share one border width, so a sheet never doubts the year and gives one kua.
  it.each([
    { seconds: -901, certainty: 'certain', years: [2025] },
    { seconds: -900, certainty: 'near-boundary', years: [2025, 2026] },
    { seconds: -1, certainty: 'near-boundary', years: [2025, 2026] },
    { seconds: 0, certainty: 'near-boundary', years: [2026, 2025] },
    { seconds: 900, certainty: 'near-boundary', years: [2026, 2025] },
    { seconds: 901, certainty: 'certain', years: [2026] },
  ])('$seconds s from the start of spring it is $certainty', ({ seconds, certainty, years }) => {
    const result = kuaOfBirth(utcBirth(startOfSpring(2026)! + seconds * 1000));
    expect(result).toMatchObject({ ok: true, value: { certainty } });
    expect(result.ok && result.value.answers.map(answer => answer.year)).toEqual(years);
  });

  it('a missing time on the day of the start of spring gives both years, the longer part of the day first', () => {
    // 立春 2026 falls at 04:02 in China, so most of the day belongs to the new year.
    const birth: Birth = { date: { year: 2026, month: 2, day: 4 }, zone: CHINA, sex: 'female' };
    const result = kuaOfBirth(birth);
    expect(result).toMatchObject({ ok: true, value: { certainty: 'time-unknown' } });
    expect(result.ok && result.value.answers.map(({ year, kua }) => [year, kua])).toEqual([
      [2026, kuaOf(2026, 'female')],
      [2025, kuaOf(2025, 'female')],
    ]);
  });

  it('the same instant counts in any zone: 4 February in Auckland can still be the old year', () => {
    const at = (zone: string) =>
      kuaOfBirth({ date: { year: 2026, month: 2, day: 4 }, time: { hour: 6, minute: 0 }, zone, sex: 'male' });
    expect(at(CHINA)).toMatchObject({ ok: true, value: { answers: [{ year: 2026 }] } });
    expect(at('Pacific/Auckland')).toMatchObject({ ok: true, value: { answers: [{ year: 2025 }] } });
  });

  it('every other day is certain without a time', () => {
    for (const day of [3, 5]) {
      const result = kuaOfBirth({ date: { year: 2026, month: 2, day }, zone: CHINA, sex: 'male' });
      expect(result).toMatchObject({ ok: true, value: { certainty: 'certain' } });
    }
  });

  it('a missing sex gives both answers', () => {
    const result = kuaOfBirth({ date: { year: 1990, month: 5, day: 1 }, zone: CHINA });
    expect(result.ok && result.value.answers.map(({ sex, kua }) => [sex, kua])).toEqual([
      ['male', 1],
      ['female', 8],
    ]);
  });

  it.each([
    { birth: { date: { year: 1899, month: 5, day: 1 }, zone: CHINA }, code: 'fengshui/year-not-covered' },
    { birth: { date: { year: 2101, month: 5, day: 1 }, zone: CHINA }, code: 'fengshui/year-not-covered' },
    { birth: { date: { year: 2001, month: 2, day: 29 }, zone: CHINA }, code: 'fengshui/no-such-date' },
    // Samoa skipped 30 December 2011.
    {
      birth: {
        date: { year: 2011, month: 12, day: 30 },
        time: { hour: 8, minute: 30 },
        zone: 'Pacific/Apia',
      },
      code: 'fengshui/no-such-date',
    },
    {
      birth: { date: { year: 2001, month: 2, day: 3 }, zone: 'Mars/Olympus' },
      code: 'fengshui/unknown-zone',
    },
  ])('answers $code', ({ birth, code }) => {
    expect(kuaOfBirth(birth)).toMatchObject({ ok: false, error: { code } });
  });

  it('names the start of spring it was judged by', () => {
    const result = kuaOfBirth({ date: { year: 2026, month: 7, day: 1 }, zone: 'UTC' });
    expect(result.ok && result.value.startOfSpring).toBe(millis(startOfSpring(2026)!));
  });
});
