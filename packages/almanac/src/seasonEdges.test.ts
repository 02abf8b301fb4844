import { addDays, type CivilDate, formatCivilDate, toJulianDayNumber } from '@app/kernel';
import { Solar } from 'lunar-typescript';
import { describe, expect, it } from 'vitest';
import { WHOLE } from '../../../scripts/testing/whole';
import { almanacDetailAt } from './almanacDetail';
import { day } from './testing/days';

const on = (date: CivilDate) => almanacDetailAt(toJulianDayNumber(date), {});
const daysOf = (year: number): readonly CivilDate[] =>
  Array.from({ length: 366 }, (_, ahead) => addDays({ year, month: 1, day: 1 }, ahead)).filter(
    date => date.year === year,
  );
/** The first day of a state, or of its absence. */
const begins = (year: number, has: (date: CivilDate) => boolean) =>
  daysOf(year)
    .filter(date => has(date) && !has(addDays(date, -1)))
    .map(formatCivilDate);
const isOver = (year: number, has: (date: CivilDate) => boolean) =>
  daysOf(year)
    .filter(date => !has(date) && has(addDays(date, -1)))
    .map(formatCivilDate);
const isDog = (date: CivilDate) => on(date).dogDays !== null;
const isNine = (date: CivilDate) => on(date).nineDays !== null;

describe('[R271] the first and last days of seasons', () => {
  // Purple Mountain Observatory, as printed by the Chinese press each summer: 入伏, 中伏, 末伏, 出伏.
  it.each([
    [2019, '07-12', '07-22', '08-11', '08-21'],
    [2020, '07-16', '07-26', '08-15', '08-25'],
    [2021, '07-11', '07-21', '08-10', '08-20'],
    [2022, '07-16', '07-26', '08-15', '08-25'],
    [2023, '07-11', '07-21', '08-10', '08-20'],
    [2024, '07-15', '07-25', '08-14', '08-24'],
    [2025, '07-20', '07-30', '08-09', '08-19'],
    [2026, '07-15', '07-25', '08-14', '08-24'],
  ])('the dog days of %d', (year, first, middle, last, over) => {
    expect(begins(year, isDog)).toEqual([`${year}-${first}`]);
    expect(on(day(`${year}-${middle}`)).dogDays).toEqual({ id: 'middle-dog-days', day: 1 });
    expect(on(day(`${year}-${last}`)).dogDays).toEqual({ id: 'last-dog-days', day: 1 });
    expect(isOver(year, isDog)).toEqual([`${year}-${over}`]);
  });

  // The solstice by the National Time Service Center, and 81 days (宗懔《荆楚岁时记》).
  it.each([
    [2020, '12-21', '03-12'],
    [2021, '12-21', '03-12'],
    [2022, '12-22', '03-12'],
    [2023, '12-22', '03-13'],
    [2024, '12-21', '03-12'],
    [2025, '12-21', '03-12'],
    [2026, '12-22', '03-12'],
  ])('the nines beginning and ending in %d', (year, solstice, over) => {
    expect(begins(year, isNine)).toEqual([`${year}-${solstice}`]);
    expect(isOver(year, isNine)).toEqual([`${year}-${over}`]);
  });

  it('dog days and nines match lunar-typescript from 2010 to 2040', () => {
    for (let year = 2010; year <= 2040; year += WHOLE ? 1 : 4) {
      for (const date of daysOf(year)) {
        const lunar = Solar.fromYmd(date.year, date.month, date.day).getLunar();
        const { dogDays, nineDays } = on(date);
        const [fu, nine] = [lunar.getFu(), lunar.getShuJiu()];
        expect([formatCivilDate(date), dogDays?.day, nineDays?.day]).toEqual([
          formatCivilDate(date),
          fu?.getIndex(),
          nine?.getIndex(),
        ]);
      }
    }
  });

  // 《神枢经》: in on the first 丙 from grain in ear, out on the first 未 from minor heat; days and terms by lunar-typescript.
  it('the plum rains begin and end by their rule, 2010 to 2040', () => {
    for (let year = 2010; year <= 2040; year += WHOLE ? 1 : 3) {
      const first = (term: string, has: (pillar: string) => boolean) => {
        let isPast = false;
        return daysOf(year).find(({ month, day }) => {
          const lunar = Solar.fromYmd(year, month, day).getLunar();
          isPast ||= lunar.getJieQi() === term;
          return isPast && has(lunar.getDayInGanZhi());
        });
      };
      const [start, end] = [first('芒种', p => p.startsWith('丙')), first('小暑', p => p.endsWith('未'))];
      expect(daysOf(year).find(date => on(date).plumRain !== null)).toEqual(start);
      expect(daysOf(year).filter(date => on(date).plumRain?.id === 'plum-rain-ends')).toEqual([end]);
    }
  });
});
