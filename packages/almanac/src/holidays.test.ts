import { addDays, type CivilDate, daysBetween, formatCivilDate, weekdayOf } from '@app/kernel';
import { expect, it } from 'vitest';
import { isDayOff } from './holidayQueries';
import { NOTICES } from './holidays.cases';

const dayOf = (year: number, mmdd: string): CivilDate => ({
  year,
  month: Number(mmdd.slice(0, 2)),
  day: Number(mmdd.slice(2)),
});

/** Whether each day of a year is off, from the notice's text and the weekend. */
function effective(year: number): Map<string, boolean> {
  const [off, work] = NOTICES[year]!;
  const days = new Map<string, boolean>();
  const first = { year, month: 1, day: 1 };
  const length = daysBetween(first, { year: year + 1, month: 1, day: 1 });
  for (let i = 0; i < length; i++) {
    const day = addDays(first, i);
    days.set(formatCivilDate(day), weekdayOf(day) % 6 === 0);
  }
  for (const range of off.split(' ')) {
    const [from = '', to = from] = range.split('-');
    const count = daysBetween(dayOf(year, from), dayOf(year, to));
    for (let i = 0; i <= count; i++) days.set(formatCivilDate(addDays(dayOf(year, from), i)), true);
  }
  for (const day of work.split(' ')) days.set(formatCivilDate(dayOf(year, day)), false);
  return days;
}

it.each(Object.keys(NOTICES).map(Number))(
  '[R88, A42] %i has the days off and workdays of its notice',
  year => {
    for (const [text, off] of effective(year)) {
      const [y, m, d] = text.split('-').map(Number);
      const answer = isDayOff({ year: y!, month: m!, day: d! });
      expect([text, answer.ok && answer.value]).toEqual([text, off]);
    }
  },
);
