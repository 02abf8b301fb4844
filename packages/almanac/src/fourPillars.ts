import { err, ok, type Result } from '@app/kernel';
import type { AlmanacError } from './errors';
import * as ids from './generated/ids';
import { schoolFault, type ZiSchool } from './hours';
import { dayPillarIndex, hourPillarIndex, monthPillarIndex, yearPillarIndex } from './pillars';
import { lastTermBefore, pillarMonth } from './tables/solarTerms';
import { type ClockTime, type DateInput, tableDay, validateTime } from './validate';
import { type IdOf, idAt, PILLARS, type PillarId } from './vocabulary';

/** The four pillars of a moment, 四柱. */
export interface FourPillars {
  readonly year: PillarId;
  readonly month: PillarId;
  readonly day: PillarId;
  readonly hour: PillarId;
  /** The double hour of the clock time. */
  readonly doubleHour: IdOf<'doubleHour'>;
}

/**
 * The four pillars of a date and clock time, both read as China standard time. Year and month change at the instant
 * of the term (kept to ten seconds), the day at 23:00 or at midnight by school. Years 1900 to 2100.
 *
 * @example
 * unwrap(getFourPillars('2026-06-21', { hour: 12, minute: 0, second: 0 })).hour; // 'jia-wu'
 */
export function getFourPillars(
  date: DateInput,
  time: ClockTime,
  ziSchool: ZiSchool = 'late-zi',
): Result<FourPillars, AlmanacError> {
  const checked = validateTime(time);
  if (!checked.ok) return checked;
  const day = tableDay(date);
  if (!day.ok) return day;
  const wrong = schoolFault(ziSchool);
  if (wrong) return err(wrong);
  const jdn = day.value;
  const { hour, minute, second } = checked.value;
  const late = hour === 23;
  const { year, month } = pillarMonth(lastTermBefore(jdn, hour * 3600 + minute * 60 + second));
  const branch = Math.floor((hour + 1) / 2) % 12;
  const coming = dayPillarIndex(late ? jdn + 1 : jdn);
  return ok(
    Object.freeze({
      year: PILLARS[yearPillarIndex(year)]!,
      month: PILLARS[monthPillarIndex(year, month)]!,
      day: PILLARS[ziSchool === 'late-zi' ? coming : dayPillarIndex(jdn)]!,
      // both schools take the hour stem of 23:00 from the coming day
      hour: PILLARS[hourPillarIndex(coming, branch)]!,
      doubleHour: idAt(ids.doubleHour, branch),
    }),
  );
}
