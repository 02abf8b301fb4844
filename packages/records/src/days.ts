import {
  addDays,
  asIfUtc,
  type CivilDate,
  civilDateAt,
  compareCivilDates,
  formatCivilDate,
  fromAsIfUtc,
  isCivilDate,
} from '@app/kernel';
import type { HomeRecord } from './record';

/**
 * The greatest offset of any clock from UTC, ms. Asking a zone costs a hundred of our own sums, so we ask for few
 * records.
 */
const A_DAY = 86_400_000;
const MIDNIGHT = { hour: 0, minute: 0 };

/** Days, the first and the last included. */
export interface Days {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** R243: the records of each of these days by the clock of `zone`, by its date as `2026-11-22`; in the order of the list. */
export function recordsByDay(
  records: readonly HomeRecord[],
  { from, to }: Days,
  zone: string,
): ReadonlyMap<string, readonly HomeRecord[]> {
  const [first, last] = [asIfUtc(from, MIDNIGHT) - A_DAY, asIfUtc(to, MIDNIGHT) + 2 * A_DAY];
  const days = new Map<string, HomeRecord[]>();
  for (const record of records) {
    if (record.timestamp < first || record.timestamp > last) continue;
    const date: CivilDate | undefined = civilDateAt(record.timestamp, zone);
    if (!date) continue; // an invalid zone has no days
    if (compareCivilDates(date, from) < 0 || compareCivilDates(date, to) > 0) continue;
    const day = formatCivilDate(date);
    const known = days.get(day);
    if (known) known.push(record);
    else days.set(day, [record]);
  }
  return days;
}

/** R240: the records of this day in earlier years; those of 29 February come on the 28th of years without one. */
export function onThisDay(
  records: readonly HomeRecord[],
  { year, month, day }: CivilDate,
  zone: string,
): readonly HomeRecord[] {
  const isLeapDayMissing = month === 2 && day === 28 && !isCivilDate({ year, month: 2, day: 29 });
  const returns = (then: CivilDate) =>
    then.year < year && then.month === month && (then.day === day || (isLeapDayMissing && then.day === 29));
  return records.filter(({ timestamp }) => {
    const near = fromAsIfUtc(timestamp).date;
    return [-1, 0, 1].some(days => returns(addDays(near, days))) && returns(civilDateAt(timestamp, zone));
  });
}
