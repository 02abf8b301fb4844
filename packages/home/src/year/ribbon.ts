import { solarTermsOf } from '@app/almanac';
import { addDays, type CivilDate, daysBetween, formatCivilDate } from '@app/kernel';
import { circle, line, monthWord, type Shape } from './drawing';

/** The ribbon of a year: January on the left; a day's mark grows with its records. */
export const RIBBON = Object.freeze({ width: 740, height: 92, left: 10, right: 730, band: 46 } as const);

const daysIn = (year: number): number =>
  daysBetween({ year, month: 1, day: 1 }, { year: year + 1, month: 1, day: 1 });

/** R497: the horizontal position of a day's centre. */
export const ribbonX = (date: CivilDate): number =>
  RIBBON.left +
  ((RIBBON.right - RIBBON.left) * (daysBetween({ year: date.year, month: 1, day: 1 }, date) + 0.5)) /
    daysIn(date.year);

/** R497: the day of the year at a position of the ribbon. */
export function ribbonDay(year: number, x: number): CivilDate {
  const part = (x - RIBBON.left) / (RIBBON.right - RIBBON.left);
  const day = Math.min(daysIn(year) - 1, Math.max(0, Math.floor(part * daysIn(year))));
  return addDays({ year, month: 1, day: 1 }, day);
}

/**
 * R497: the records of a year on a ribbon: its months, a fine stroke for each solar term, a dot per day sized by its
 * count, and today. `counts` is by day, as `2026-11-22`.
 */
export function recordRibbon(
  year: number,
  counts: ReadonlyMap<string, number>,
  months: readonly string[],
  today: CivilDate,
): readonly Shape[] {
  const terms = solarTermsOf(year);
  const days = Array.from({ length: daysIn(year) }, (_, i) => addDays({ year, month: 1, day: 1 }, i));
  const { left, right, band } = RIBBON;
  const upright = (look: 'line-3' | 'hand', x: number, half: number) =>
    line(look, { x, y: band - half }, { x, y: band + half });
  return [
    line('line', { x: left, y: band }, { x: right, y: band }),
    ...(terms.ok ? terms.value.map(({ date }) => upright('line-3', ribbonX(date), 6)) : []),
    ...months.map((name, i) =>
      monthWord(i, name, { x: ribbonX({ year, month: i + 1, day: 15 }), y: RIBBON.height - 10 }, 13),
    ),
    ...days.flatMap((date): readonly Shape[] => {
      const count = counts.get(formatCivilDate(date)) ?? 0;
      return count === 0 ? [] : [circle('seal', radiusOf(count), { x: ribbonX(date), y: band })];
    }),
    ...(today.year === year ? [upright('hand', ribbonX(today), 20)] : []),
  ];
}

/** Area grows with the count, and a day with hundreds stays on the ribbon. */
const radiusOf = (count: number): number => Math.min(18, 3.2 * Math.sqrt(count));
