import { addDays, compareCivilDates, err, ok, type Result, weekdayOf } from '@app/kernel';
import type { AlmanacError } from './errors';
import {
  builtInHolidays,
  dayOffAt,
  type HolidayPeriod,
  type Holidays,
  type HolidayYear,
  isHolidays,
} from './holidays';
import type { DayOff } from './types';
import { type DateInput, outside, unknown, validateDate } from './validate';

/**
 * The table's entry for a date. Years outside it are an error: "no data" is not "no holiday".
 *
 * @example
 * unwrap(getDayOff('2026-02-14')).status; // 'make-up'
 */
export function getDayOff(
  date: DateInput,
  holidays: Holidays = builtInHolidays(),
): Result<DayOff, AlmanacError> {
  const valid = validateDate(date);
  if (!valid.ok) return valid;
  const wrong = tableFault(holidays);
  if (wrong) return err(wrong);
  const dayOff = dayOffAt(holidays, valid.value, weekdayOf(valid.value));
  return dayOff.status === 'no-data' ? err(noData(valid.value.year, holidays)) : ok(dayOff);
}

/**
 * True on public holidays and on weekends that are not worked in exchange.
 *
 * @example
 * unwrap(isDayOff('2026-10-01')); // true
 */
export function isDayOff(date: DateInput, holidays?: Holidays): Result<boolean, AlmanacError> {
  const dayOff = getDayOff(date, holidays);
  return dayOff.ok ? ok(dayOff.value.status === 'holiday' || dayOff.value.status === 'weekend') : dayOff;
}

/**
 * The opposite of `isDayOff`: ordinary weekdays, and weekend days worked in exchange.
 *
 * @example
 * unwrap(isWorkday('2026-02-14')); // true: a Saturday worked in exchange
 */
export function isWorkday(date: DateInput, holidays?: Holidays): Result<boolean, AlmanacError> {
  const off = isDayOff(date, holidays);
  return off.ok ? ok(!off.value) : off;
}

/**
 * The holidays of a year and its make-up workdays, as in the notice.
 *
 * @example
 * unwrap(listHolidays(2026)).off.length; // 7
 */
export function listHolidays(
  year: number,
  holidays: Holidays = builtInHolidays(),
): Result<HolidayYear, AlmanacError> {
  const wrong = tableFault(holidays) ?? outside('year', year, 1, 9999);
  if (wrong) return err(wrong);
  const found = holidays.yearOf(year);
  return found ? ok(found) : err(noData(year, holidays));
}

/**
 * The first holiday that begins on this day or later. An error when the table ends first: next year's notice comes out in
 * November.
 *
 * @example
 * unwrap(nextHoliday('2026-06-01')).holiday; // 'dragon-boat'
 */
export function nextHoliday(
  date: DateInput,
  holidays: Holidays = builtInHolidays(),
): Result<HolidayPeriod, AlmanacError> {
  const valid = validateDate(date);
  if (!valid.ok) return valid;
  const from = valid.value;
  const wrong = tableFault(holidays);
  if (wrong) return err(wrong);
  if (!holidays.years.includes(from.year)) return err(noData(from.year, holidays));
  const later = holidays.years
    .flatMap(year => holidays.yearOf(year)?.off ?? [])
    .filter(period => compareCivilDates(period.from, from) >= 0)
    .filter(period => !isContinued(period, holidays))
    .sort((a, b) => compareCivilDates(a.from, b.from));
  const next = later[0];
  return next ? ok(next) : err(noData(from.year + 1, holidays));
}

/** New Year's holiday may begin in December, in the previous year's notice: its January part is not a new holiday. */
const isContinued = ({ holiday, from }: HolidayPeriod, holidays: Holidays): boolean => {
  const before = addDays(from, -1);
  const eve = dayOffAt(holidays, before, 1);
  return eve.status === 'holiday' && eve.holiday === holiday;
};

const tableFault = (holidays: Holidays): AlmanacError | undefined =>
  isHolidays(holidays) ? undefined : unknown('holidays', holidays, []);

const noData = (year: number, { years }: Holidays): AlmanacError => ({
  code: 'almanac/no-holiday-data',
  field: 'year',
  value: year,
  first: years[0] ?? null,
  last: years.at(-1) ?? null,
});
