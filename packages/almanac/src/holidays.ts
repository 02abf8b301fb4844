import { addDays, type CivilDate, toJulianDayNumber } from '@app/kernel';
import { HOLIDAY_YEARS } from './generated/holidays';
import { once } from './tables/unpack';
import type { DayOff } from './types';
import { type HolidayId, idAt, idsOf } from './vocabulary';

/** The public holidays of mainland China in one year, as the yearly notice sets them. */
export interface HolidayYear {
  readonly year: number;
  readonly off: readonly HolidayPeriod[];
  /** Weekend days that are worked in exchange. */
  readonly work: readonly MakeUpDay[];
}

/** Days off in a row, first and last day included. */
export interface HolidayPeriod {
  readonly holiday: HolidayId;
  readonly from: CivilDate;
  readonly to: CivilDate;
}

export interface MakeUpDay {
  readonly holiday: HolidayId;
  readonly date: CivilDate;
}

/** A holiday table ready to be asked; immutable. Make one with `createHolidays`. */
export interface Holidays {
  readonly years: readonly HolidayYear[];
  /** @internal What the table says of a day, by Julian Day Number; ordinary days are absent. */
  readonly days: ReadonlyMap<number, DayOff>;
  /** @internal Years that are known. */
  readonly known: ReadonlySet<number>;
}

/** A table of these years; of two entries for a year the later one counts. */
export function createHolidays(years: readonly HolidayYear[]): Holidays {
  const byYear = new Map(years.map(year => [year.year, year]));
  const days = new Map<number, DayOff>();
  for (const { off, work } of byYear.values()) {
    for (const { holiday, from, to } of off) {
      const last = toJulianDayNumber(to);
      for (let day = toJulianDayNumber(from); day <= last; day++) days.set(day, OFF[holiday]);
    }
    for (const { holiday, date } of work) days.set(toJulianDayNumber(date), MAKE_UP[holiday]);
  }
  const sorted = [...byYear.values()].sort((a, b) => a.year - b.year);
  return Object.freeze({ years: Object.freeze(sorted), days, known: new Set(byYear.keys()) });
}

/** The built-in years and these: how a new year's notice is added without a release. */
export const withHolidayYears = (years: readonly HolidayYear[], to: Holidays = builtInHolidays()): Holidays =>
  createHolidays([...to.years, ...years]);

/** R88, A42: 2001 to 2026, corrected; the source of each year stands in data/holidays.json and in `./sources`. */
export const builtInHolidays: () => Holidays = once(() =>
  createHolidays(Object.entries(HOLIDAY_YEARS).map(([year, text]) => unpackYear(Number(year), text))),
);

/** Six characters an entry: holiday, MMDD, days off in base 36; 0 days is a make-up day. */
function unpackYear(year: number, text: string): HolidayYear {
  const off: HolidayPeriod[] = [];
  const work: MakeUpDay[] = [];
  for (const entry of text.match(/.{6}/g) ?? []) {
    const holiday = idAt('holiday', Number(entry[0]));
    const from = { year, month: Number(entry.slice(1, 3)), day: Number(entry.slice(3, 5)) };
    const days = Number.parseInt(entry[5]!, 36);
    if (days === 0) work.push(Object.freeze({ holiday, date: Object.freeze(from) }));
    else
      off.push(
        Object.freeze({ holiday, from: Object.freeze(from), to: Object.freeze(addDays(from, days - 1)) }),
      );
  }
  return Object.freeze({ year, off: Object.freeze(off), work: Object.freeze(work) });
}

const dayOff = (status: DayOff['status'], holiday: HolidayId | null = null): DayOff =>
  Object.freeze({ status, holiday });
const WEEKEND = dayOff('weekend');
const WORKDAY = dayOff('workday');
const NO_DATA = dayOff('no-data');
const byHoliday = (status: DayOff['status']) =>
  // every id of the kind is a key, so the record is total
  Object.fromEntries(idsOf('holiday').map(id => [id, dayOff(status, id)])) as Readonly<
    Record<HolidayId, DayOff>
  >;
const OFF = byHoliday('holiday');
const MAKE_UP = byHoliday('make-up');

/** What the table says of a day of this year, weekday (0 = Sunday) and Julian Day Number. */
export function dayOffAt(holidays: Holidays, year: number, weekday: number, jdn: number): DayOff {
  if (!holidays.known.has(year)) return NO_DATA;
  return holidays.days.get(jdn) ?? (weekday === 0 || weekday === 6 ? WEEKEND : WORKDAY);
}
