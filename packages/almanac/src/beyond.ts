import {
  type CivilDate,
  err,
  fromJulianDayNumber,
  ok,
  type Result,
  toJulianDayNumber,
  weekdayOf,
} from '@app/kernel';
import type { SolarTerm as LibraryTerm, SolarDay } from 'tyme4ts';
import { type AlmanacOptions, almanacDayAt, EMOJI, optionsFault } from './almanacDay';
import { almanacDetailAt, type DetailOptions, detailOf } from './almanacDetail';
import { lunarToSolar } from './convert';
import type { AlmanacError } from './errors';
import { festivalsOf } from './festivals';
import * as ids from './generated/ids';
import { builtInHolidays, dayOffAt } from './holidays';
import { schoolFault } from './hours';
import { yearPillarIndex } from './pillars';
import { instantInChina } from './tables/solarTerms';
import { dayYiJi } from './tables/taboos';
import type { AlmanacDay, AlmanacDetail, LunarDate, SolarTerm } from './types';
import { type DateInput, FIRST_YEAR, fieldsOf, LAST_YEAR, outside, unknown, validateDate } from './validate';
import { idAt, PILLARS } from './vocabulary';

export type BeyondError =
  | AlmanacError
  /** The library has no answer for weeks or months of some years from 1 to 21, nor from 16 December 9999 on. */
  | { readonly code: 'almanac/no-answer'; readonly field: 'year'; readonly value: number };

/**
 * The record of any day of the years 1 to 9999. Years 1900 to 2100 come from the tables at once; for others
 * tyme4ts is loaded on the first call. Its calendar of past dynasties is a reconstruction.
 *
 * @example
 * const day = unwrap(await getAlmanacDayBeyond('1644-06-06'));
 * day.lunar.month; // 5
 */
export async function getAlmanacDayBeyond(
  input: DateInput,
  options: AlmanacOptions = {},
): Promise<Result<AlmanacDay, BeyondError>> {
  const date = dateOf(input, options);
  if (!date.ok) return date;
  return isInTables(date.value)
    ? ok(almanacDayAt(toJulianDayNumber(date.value), options))
    : ask(date.value.year, library => readDay(library, date.value, options));
}

/**
 * The full record of any day of the years 1 to 9999, as `getAlmanacDayBeyond` gives the short one.
 *
 * @example
 * unwrap(await getAlmanacDetailBeyond('1851-01-11')).duty; // 'full'
 */
export async function getAlmanacDetailBeyond(
  input: DateInput,
  options: DetailOptions = {},
): Promise<Result<AlmanacDetail, BeyondError>> {
  const date = dateOf(input, options);
  if (!date.ok) return date;
  const wrong = schoolFault(options.ziSchool);
  if (wrong) return err(wrong);
  const jdn = toJulianDayNumber(date.value);
  return isInTables(date.value)
    ? ok(almanacDetailAt(jdn, options))
    : ask(date.value.year, library =>
        detailOf(jdn, readDay(library, date.value, options), options, (year, index) =>
          dayNumber(library.SolarTerm.fromIndex(year, index).getSolarDay()),
        ),
      );
}

/**
 * The Gregorian day of a lunar date of the lunar years 1 to 9998.
 *
 * @example
 * unwrap(await lunarToSolarBeyond({ year: 1644, month: 5, day: 2, isLeap: false })); // 1644-06-06
 */
export async function lunarToSolarBeyond(date: LunarDate): Promise<Result<CivilDate, BeyondError>> {
  const { year, month, day, isLeap } = fieldsOf(date);
  const wrong =
    outside('year', year, 1, 9998) ??
    outside('month', month, 1, 12) ??
    outside('day', day, 1, 30) ??
    unknown('isLeap', isLeap, [true, false]);
  if (wrong) return err(wrong);
  if (year >= FIRST_YEAR && year <= LAST_YEAR) return lunarToSolar(date);
  const found = await ask(year, ({ LunarYear, LunarMonth }): Result<CivilDate, AlmanacError> => {
    const leapMonth = LunarYear.fromYear(year).getLeapMonth();
    if (isLeap && leapMonth !== month) {
      return err({
        code: 'almanac/no-such-leap-month',
        field: 'isLeap',
        value: month,
        leapMonth: leapMonth || null,
      });
    }
    const lunarMonth = LunarMonth.fromYm(year, isLeap ? -month : month);
    const short = outside('day', day, 1, lunarMonth.getDayCount());
    if (short) return err(short);
    const first = dayNumber(lunarMonth.getFirstJulianDay().getSolarDay());
    return ok(fromJulianDayNumber(first + day - 1));
  });
  return found.ok ? found.value : found;
}

function dateOf(input: DateInput, options: AlmanacOptions): Result<CivilDate, AlmanacError> {
  const wrong = optionsFault(options);
  return wrong ? err(wrong) : validateDate(input);
}

const isInTables = ({ year }: CivilDate): boolean => year >= FIRST_YEAR && year <= LAST_YEAR;

/** The library's answer; it throws where its month table has a gap, without details. */
async function ask<T>(
  year: number,
  read: (library: typeof import('tyme4ts')) => T,
): Promise<Result<T, BeyondError>> {
  const library = await import('tyme4ts');
  try {
    return ok(read(library));
  } catch {
    return err({ code: 'almanac/no-answer', field: 'year', value: year });
  }
}

const dayNumber = (day: SolarDay): number =>
  toJulianDayNumber({ year: day.getYear(), month: day.getMonth(), day: day.getDay() });

function readDay(
  { SolarDay }: typeof import('tyme4ts'),
  { year, month, day }: CivilDate,
  { holidays = builtInHolidays(), international = false }: AlmanacOptions,
): AlmanacDay {
  const solar = SolarDay.fromYmd(year, month, day);
  const cycle = solar.getSixtyCycleDay();
  const lunarDay = solar.getLunarDay();
  const lunarMonth = lunarDay.getLunarMonth();
  const termDay = solar.getTermDay();
  const term = termDay.getSolarTerm();
  const isTermDay = termDay.getDayIndex() === 0;
  const next = readTerm(term.next(1));
  const current = readTerm(term);
  const date = Object.freeze({ year, month, day });
  const jdn = toJulianDayNumber(date);
  const weekday = weekdayOf(date);
  const lunar = Object.freeze({
    year: lunarDay.getYear(),
    month: Math.abs(lunarDay.getMonth()),
    isLeap: lunarMonth.isLeap(),
    day: lunarDay.getDay(),
    monthDays: lunarMonth.getDayCount(),
  });
  const monthPillar = cycle.getMonth().getIndex();
  const dayPillar = cycle.getSixtyCycle().getIndex();
  const { yi, ji } = dayYiJi(monthPillar % 12, dayPillar);
  const zodiac = idAt(ids.zodiac, lunar.year - 4);
  const today = isTermDay ? current.id : null;
  return Object.freeze({
    date,
    weekday: idAt(ids.weekday, weekday),
    lunar,
    zodiac,
    zodiacEmoji: EMOJI[zodiac],
    lunarYearPillar: PILLARS[yearPillarIndex(lunar.year)]!,
    yearPillar: PILLARS[cycle.getYear().getIndex()]!,
    monthPillar: PILLARS[monthPillar]!,
    dayPillar: PILLARS[dayPillar]!,
    solarTerm: Object.freeze({ today, current, previous: readTerm(term.next(-1)), next }),
    daysToNextTerm: toJulianDayNumber(next.date) - jdn,
    festivals: festivalsOf(
      date,
      lunar,
      lunarDay.next(1).getYear() > lunar.year,
      today,
      international,
      holidays.festivals,
    ),
    dayOff: dayOffAt(holidays, date, weekday),
    yi,
    ji,
    nearMidnight: Object.freeze([]),
  });
}

function readTerm(term: LibraryTerm): SolarTerm {
  const day = term.getSolarDay();
  const time = term.getJulianDay().getSolarTime();
  const jdn = toJulianDayNumber({ year: time.getYear(), month: time.getMonth(), day: time.getDay() });
  return Object.freeze({
    id: idAt(ids.solarTerm, term.getIndex()),
    date: Object.freeze({ year: day.getYear(), month: day.getMonth(), day: day.getDay() }),
    instant: instantInChina(jdn, time.getHour() * 3600 + time.getMinute() * 60 + time.getSecond()),
    nearMidnight: false,
  });
}
