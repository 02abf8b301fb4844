import { addDays, type CivilDate, daysBetween, err, ok, type Result } from '@app/kernel';
import type { AlmanacError } from './errors';
import type { RegionFestivals } from './festivals';
import { HOLIDAY_YEARS } from './generated/holidays';
import * as ids from './generated/ids';
import { once } from './tables/unpack';
import type { DayOff } from './types';
import { fieldsOf, outside, unknown, validateDate } from './validate';
import { type HolidayId, idAt } from './vocabulary';

/** The public holidays of one year in one place, as set by a notice or a law. */
export interface HolidayYear {
  readonly year: number;
  readonly off: readonly HolidayPeriod[];
  /** Weekend days that are worked in exchange. */
  readonly work: readonly MakeUpDay[];
}

/** Consecutive days off, first and last day included. */
export interface HolidayPeriod {
  readonly holiday: HolidayId;
  readonly from: CivilDate;
  readonly to: CivilDate;
}

export interface MakeUpDay {
  readonly holiday: HolidayId;
  readonly date: CivilDate;
}

/** The table's entries for one year, by day of the year from 0; ordinary days are undefined. */
type DayMarks = readonly (DayOff | undefined)[];

/** A holiday table; immutable. Make one with `createHolidays` or `withHolidayYears`. */
export interface Holidays {
  /** Its years, in order. */
  readonly years: readonly number[];
  /** @internal The first and last of them. */
  readonly first: number;
  readonly last: number;
  /** @internal The Gregorian festivals of its region, the mainland's by default. */
  readonly festivals?: RegionFestivals | undefined;
  /** @internal The notice of a year. */
  readonly yearOf: (year: number) => HolidayYear | undefined;
  /** @internal The marked days of a year; undefined for a year outside the table. */
  readonly marksOf: (year: number) => DayMarks | undefined;
}

/**
 * A table of these years; of two entries for a year the later one counts.
 *
 * @example
 * const mine = unwrap(createHolidays([{ year: 2027, off: [], work: [] }]));
 * getAlmanacDay('2027-01-01', { holidays: mine });
 */
export const createHolidays = (years: readonly HolidayYear[]): Result<Holidays, AlmanacError> =>
  withHolidayYears(years, NO_HOLIDAYS);

/** Tables made here; nothing else is accepted as one. */
const made = /* @__PURE__ */ new WeakSet<Holidays>();
const keep = (holidays: Holidays): Holidays => {
  made.add(holidays);
  return Object.freeze(holidays);
};
export const isHolidays = (value: unknown): boolean =>
  value === NO_HOLIDAYS || (typeof value === 'object' && value !== null && made.has(value as Holidays));

/** A table without a year. */
export const NO_HOLIDAYS: Holidays = /* @__PURE__ */ Object.freeze({
  years: /* @__PURE__ */ Object.freeze([]),
  first: 0,
  last: -1,
  yearOf: () => undefined,
  marksOf: () => undefined,
});

/**
 * These years added to a table, the built-in one by default: how a new notice is added without a release.
 *
 * @example
 * const table = unwrap(withHolidayYears([{ year: 2027, off: [], work: [] }]));
 * table.years.at(-1); // 2027
 */
export function withHolidayYears(
  years: readonly HolidayYear[],
  base: Holidays = builtInHolidays(),
): Result<Holidays, AlmanacError> {
  if (!isHolidays(base)) return err({ code: 'almanac/unknown-value', field: 'holidays', value: base });
  if (!Array.isArray(years)) return err({ code: 'almanac/unknown-value', field: 'holidays', value: years });
  const added = new Map<number, HolidayYear>();
  for (const year of years) {
    const copy = copyYear(year);
    if (!copy.ok) return copy;
    added.set(copy.value.year, copy.value);
  }
  const marks = marksByYear([...added.values()]);
  const known = [...new Set([...base.years, ...added.keys()])].sort((a, b) => a - b);
  return ok(
    keep({
      years: Object.freeze(known),
      first: known[0] ?? 0,
      last: known.at(-1) ?? -1,
      festivals: base.festivals,
      yearOf: (year: number) => added.get(year) ?? base.yearOf(year),
      marksOf: remember((year: number): DayMarks | undefined => {
        if (!known.includes(year)) return undefined;
        // a notice may extend into the December before its year: there it adds to the earlier notice
        const under = added.has(year) ? undefined : base.marksOf(year);
        const over = marks.get(year);
        return Array.from({ length: 366 }, (_, day) => over?.[day] ?? under?.[day]);
      }),
    }),
  );
}

/** A copy of a notice, so the caller may change theirs; or an error in it. */
function copyYear(notice: HolidayYear): Result<HolidayYear, AlmanacError> {
  const { year, off, work } = fieldsOf(notice);
  const wrong = outside('year', year, 1, 9999);
  if (wrong) return err(wrong);
  if (!(Array.isArray(off) && Array.isArray(work))) {
    return err({ code: 'almanac/unknown-value', field: 'holidays', value: notice });
  }
  const periods: HolidayPeriod[] = [];
  for (const period of off as readonly HolidayPeriod[]) {
    const { holiday, from, to } = fieldsOf(period);
    const first = validateDate(from);
    const last = validateDate(to);
    if (!first.ok) return first;
    if (!last.ok) return last;
    const days = daysBetween(first.value, last.value);
    const odd = holidayFault(holiday) ?? (days < 0 || days > LONGEST ? fault(period) : undefined);
    if (odd) return err(odd);
    periods.push(
      Object.freeze({
        holiday,
        from: Object.freeze({ ...first.value }),
        to: Object.freeze({ ...last.value }),
      }),
    );
  }
  const makeUps: MakeUpDay[] = [];
  for (const day of work as readonly MakeUpDay[]) {
    const { holiday, date } = fieldsOf(day);
    const valid = validateDate(date);
    if (!valid.ok) return valid;
    const odd = holidayFault(holiday);
    if (odd) return err(odd);
    makeUps.push(Object.freeze({ holiday, date: Object.freeze({ ...valid.value }) }));
  }
  return ok(Object.freeze({ year, off: Object.freeze(periods), work: Object.freeze(makeUps) }));
}

/** The longest holiday, in days. */
const LONGEST = 60;
const fault = (value: unknown): AlmanacError => ({ code: 'almanac/unknown-value', field: 'holidays', value });
const holidayFault = (holiday: HolidayId) => unknown('holidays', holiday, ids.holiday);

/**
 * 2001 to 2026, corrected; data/holidays.json names the notice of each year. A year is unpacked on first use.
 *
 * @example
 * builtInHolidays().years.at(-1); // 2026
 */
export const builtInHolidays: () => Holidays = /* @__PURE__ */ once(() => packedHolidays(HOLIDAY_YEARS));

/** The table of a generated file; a year is unpacked on first use. */
export function packedHolidays(
  texts: Readonly<Record<number, string>>,
  festivals?: RegionFestivals,
): Holidays {
  const yearOf = remember((year: number) => {
    const text = texts[year];
    return text === undefined ? undefined : unpackYear(year, text);
  });
  const years = Object.keys(texts).map(Number);
  return keep({
    years: Object.freeze(years),
    first: years[0]!,
    last: years.at(-1)!,
    festivals,
    yearOf,
    marksOf: remember((year: number) => {
      const notice = yearOf(year);
      return notice && marksByYear([notice]).get(year);
    }),
  });
}

/** Computes a year once; a year without a result is tried again. */
function remember<T extends object>(work: (year: number) => T | undefined): (year: number) => T | undefined {
  const known: (T | undefined)[] = [];
  return year => {
    const value = known[year - FIRST_KNOWN_YEAR] ?? work(year);
    if (year >= FIRST_KNOWN_YEAR && value) known[year - FIRST_KNOWN_YEAR] = value;
    return value;
  };
}
/** No table begins earlier: China has set its public holidays since this year. */
const FIRST_KNOWN_YEAR = 1949;

/** The marked days of some notices by the calendar year they fall in. */
function marksByYear(notices: readonly HolidayYear[]): Map<number, (DayOff | undefined)[]> {
  const byYear = new Map<number, (DayOff | undefined)[]>();
  const add = (date: CivilDate, mark: DayOff) => {
    const marks = byYear.get(date.year) ?? new Array<DayOff | undefined>(366).fill(undefined);
    marks[dayOfYear(date)] = mark;
    byYear.set(date.year, marks);
  };
  for (const { off, work } of notices) {
    for (const { holiday, from, to } of off) {
      const days = daysBetween(from, to);
      for (let i = 0; i <= days; i++) add(addDays(from, i), mark('holiday', holiday));
    }
    for (const { holiday, date } of work) add(date, mark('make-up', holiday));
  }
  return byYear;
}

/** Six characters an entry: holiday in base 36, MMDD, days off in base 36; 0 days is a make-up day. */
function unpackYear(year: number, text: string): HolidayYear {
  const off: HolidayPeriod[] = [];
  const work: MakeUpDay[] = [];
  for (const entry of text.match(/.{6}/g) ?? []) {
    const holiday = idAt(ids.holiday, Number.parseInt(entry[0]!, 36));
    const from = Object.freeze({ year, month: Number(entry.slice(1, 3)), day: Number(entry.slice(3, 5)) });
    const days = Number.parseInt(entry[5]!, 36);
    if (days === 0) work.push(Object.freeze({ holiday, date: from }));
    else off.push(Object.freeze({ holiday, from, to: Object.freeze(addDays(from, days - 1)) }));
  }
  return Object.freeze({ year, off: Object.freeze(off), work: Object.freeze(work) });
}

const shared = /* @__PURE__ */ new Map<string, DayOff>();

/** The same frozen object for the same status and holiday. */
function mark(status: DayOff['status'], holiday: HolidayId | null = null): DayOff {
  const key = `${status} ${holiday}`;
  const known = shared.get(key) ?? Object.freeze({ status, holiday });
  shared.set(key, known);
  return known;
}
const WEEKEND = /* @__PURE__ */ mark('weekend');
const WORKDAY = /* @__PURE__ */ mark('workday');
const NO_DATA = /* @__PURE__ */ mark('no-data');

/** Days before the first of each month in a leap year: the table reserves 29 February in every year. */
const MONTH_START = [0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335] as const;

/** 0 for 1 January to 365 for 31 December, in every year. */
const dayOfYear = ({ month, day }: CivilDate): number => MONTH_START[month - 1]! + day - 1;

/** The table's entry for a date and its weekday (0 = Sunday). */
export function dayOffAt(holidays: Holidays, date: CivilDate, weekday: number): DayOff {
  const { year } = date;
  const { first, last } = holidays;
  const marks = year < first || year > last ? undefined : holidays.marksOf(year);
  if (!marks) return NO_DATA;
  return marks[dayOfYear(date)] ?? (weekday === 0 || weekday === 6 ? WEEKEND : WORKDAY);
}
