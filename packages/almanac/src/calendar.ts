import {
  addDays,
  type CivilDate,
  err,
  fromJulianDayNumber,
  ok,
  type Result,
  toJulianDayNumber,
} from '@app/kernel';
import { type AlmanacOptions, almanacDays, optionsFault } from './almanacDay';
import type { AlmanacError } from './errors';
import { mod } from './pillars';
import type { AlmanacDay } from './types';
import { type DateInput, fieldsOf, outside, tableDay, validateDate } from './validate';

export interface GridCell {
  readonly day: AlmanacDay;
  /** False for the days of the month before and after that fill the grid. */
  readonly inMonth: boolean;
}

export interface GridOptions extends AlmanacOptions {
  /** 0 = Sunday to 6 = Saturday; Monday by default. */
  readonly firstWeekday?: number;
}

/**
 * 42 consecutive days containing a month, from the given weekday (0 = Sunday); any year, October 1582 included.
 *
 * @example
 * unwrap(monthGridDates(2026, 6))[0]; // { year: 2026, month: 6, day: 1 }
 */
export function monthGridDates(
  year: number,
  month: number,
  firstWeekday = 1,
): Result<readonly CivilDate[], AlmanacError> {
  const valid = validateDate({ year, month, day: 1 });
  if (!valid.ok) return valid;
  const wrong = outside('firstWeekday', firstWeekday, 0, 6);
  if (wrong) return err(wrong);
  const first = toJulianDayNumber(valid.value);
  const lead = mod(first + 1 - firstWeekday, 7);
  const start = fromJulianDayNumber(first - lead);
  return ok(Array.from({ length: 42 }, (_, i) => addDays(start, i)));
}

/**
 * A month as six weeks of seven cells, from any weekday. Gregorian months of 1900 to 2100.
 *
 * @example
 * unwrap(getMonthGrid(2026, 6, { firstWeekday: 0 })).length; // 42
 */
export function getMonthGrid(
  year: number,
  month: number,
  options: GridOptions = {},
): Result<readonly GridCell[], AlmanacError> {
  const first = tableDay({ year, month, day: 1 });
  if (!first.ok) return first;
  const { firstWeekday = 1 } = fieldsOf(options);
  const wrong = outside('firstWeekday', firstWeekday, 0, 6) ?? optionsFault(options);
  if (wrong) return err(wrong);
  const lead = mod(first.value + 1 - firstWeekday, 7);
  // The tables extend six weeks beyond either end of the range, so the first and last grids are full.
  const days = almanacDays(first.value - lead, 42, options);
  return ok(days.map(day => ({ day, inMonth: day.date.month === month })));
}

/**
 * Every day of a Gregorian year, 1900 to 2100.
 *
 * @example
 * unwrap(getYear(2026)).length; // 365
 */
export function getYear(
  year: number,
  options: AlmanacOptions = {},
): Result<readonly AlmanacDay[], AlmanacError> {
  return getRange({ year, month: 1, day: 1 }, { year, month: 12, day: 31 }, options);
}

/**
 * Every day from `from` to `to`, both included.
 *
 * @example
 * unwrap(getRange('2026-06-01', '2026-06-30')).length; // 30
 */
export function getRange(
  from: DateInput,
  to: DateInput,
  options: AlmanacOptions = {},
): Result<readonly AlmanacDay[], AlmanacError> {
  const range = daysOfRange(from, to);
  if (!range.ok) return range;
  const wrong = optionsFault(options);
  if (wrong) return err(wrong);
  const { first, last } = range.value;
  return ok(almanacDays(first, last - first + 1, options));
}

/** First and last Julian Day Number of a period within 1900 to 2100. */
export function daysOfRange(
  from: DateInput,
  to: DateInput,
): Result<{ readonly first: number; readonly last: number }, AlmanacError> {
  const first = tableDay(from);
  if (!first.ok) return first;
  const last = tableDay(to);
  if (!last.ok) return last;
  if (last.value >= first.value) return ok({ first: first.value, last: last.value });
  return err({ code: 'almanac/empty-period', field: 'day', value: last.value - first.value + 1 });
}
