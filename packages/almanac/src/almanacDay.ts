import { err, fromJulianDayNumber, ok, type Result } from '@app/kernel';
import type { AlmanacError } from './errors';
import { festivalsOf } from './festivals';
import * as ids from './generated/ids';
import { builtInHolidays, dayOffAt, type Holidays, isHolidays } from './holidays';
import { dayPillarIndex } from './pillars';
import { lunarDayIn, lunarMonthAt, type MonthStretch } from './tables/lunarMonths';
import { termStretchAt } from './tables/solarTerms';
import { dayYiJi } from './tables/taboos';
import type { AlmanacDay } from './types';
import { type DateInput, fieldsOf, flagFault, recordFault, tableDay, unknown } from './validate';
import { PILLARS, type ZodiacId } from './vocabulary';

export interface AlmanacOptions {
  /** The public holiday table to read; the built-in one by default. */
  readonly holidays?: Holidays;
  /** Adds international festivals such as Mother's Day and Christmas; off by default. */
  readonly international?: boolean;
}

const NO_OPTIONS: AlmanacOptions = /* @__PURE__ */ Object.freeze({});

/**
 * The almanac of a civil date, the same in every time zone. Gregorian 1900-01-01 to 2100-12-31;
 * other years are an error that names the asynchronous way to them.
 *
 * @example
 * const day = unwrap(getAlmanacDay('2026-06-21'));
 * day.solarTerm.today; // 'summer-solstice'
 */
export function getAlmanacDay(
  date: DateInput,
  options: AlmanacOptions = NO_OPTIONS,
): Result<AlmanacDay, AlmanacError> {
  const day = tableDay(date);
  if (!day.ok) return day;
  const wrong = options === NO_OPTIONS ? undefined : optionsFault(options);
  return wrong ? err(wrong) : ok(almanacDayAt(day.value, options));
}

/** Checks options: a holiday table not made by `createHolidays`, or no options at all, is an error. */
export function optionsFault(options: AlmanacOptions): AlmanacError | undefined {
  const { holidays, international } = fieldsOf(options);
  if (holidays !== undefined && !isHolidays(holidays)) return unknown('holidays', holidays, []);
  return recordFault(options) ?? flagFault('international', international);
}

/** One emoji for each animal. */
export const EMOJI: Readonly<Record<ZodiacId, string>> = {
  rat: '🐭',
  ox: '🐮',
  tiger: '🐯',
  rabbit: '🐰',
  dragon: '🐲',
  snake: '🐍',
  horse: '🐴',
  goat: '🐑',
  monkey: '🐵',
  rooster: '🐔',
  dog: '🐶',
  pig: '🐷',
};

const NOTHING = /* @__PURE__ */ Object.freeze([] as const);
const LUNAR_MONTH = /* @__PURE__ */ Object.freeze(['lunar-month'] as const);
const SOLAR_TERM = /* @__PURE__ */ Object.freeze(['solar-term'] as const);
const BOTH = /* @__PURE__ */ Object.freeze(['lunar-month', 'solar-term'] as const);

/** The record of the day with this Julian Day Number: within 1900 to 2100, though a grid may extend a few days beyond. */
export function almanacDayAt(jdn: number, options: AlmanacOptions): AlmanacDay {
  const month = lunarMonthAt(jdn);
  if (options.holidays !== undefined || options.international) return makeDay(jdn, month, options);
  const index = jdn - month.firstDay;
  const made = month.records[index];
  if (made !== undefined) return made;
  const day = makeDay(jdn, month, NO_OPTIONS);
  month.records[index] = day;
  return day;
}

function makeDay(
  jdn: number,
  month: MonthStretch,
  { holidays = builtInHolidays(), international = false }: AlmanacOptions,
): AlmanacDay {
  const date = Object.freeze(fromJulianDayNumber(jdn));
  const lunar = lunarDayIn(month, jdn);
  const term = termStretchAt(jdn);
  const solarTerm = term.firstDay === jdn ? term.onTermDay : term.onLaterDay;
  const daysToNextTerm = term.endDay - jdn;
  const dayPillar = dayPillarIndex(jdn);
  const { yi, ji } = dayYiJi(term.branch, dayPillar);
  const weekday = (jdn + 1) % 7;
  const isLastOfMonth = jdn === month.endDay - 1;
  const nearMonth = month.nearMidnight || (isLastOfMonth && month.beforeNearMidnight);
  const nearTerm =
    (solarTerm.today !== null && solarTerm.current.nearMidnight) ||
    (daysToNextTerm === 1 && solarTerm.next.nearMidnight);
  return Object.freeze({
    date,
    weekday: ids.weekday[weekday]!,
    lunar,
    zodiac: month.zodiac,
    zodiacEmoji: EMOJI[month.zodiac],
    lunarYearPillar: month.yearPillar,
    yearPillar: term.yearPillar,
    monthPillar: term.monthPillar,
    dayPillar: PILLARS[dayPillar]!,
    solarTerm,
    daysToNextTerm,
    festivals: festivalsOf(
      date,
      lunar,
      month.endsYear && isLastOfMonth,
      solarTerm.today,
      international,
      holidays.festivals,
    ),
    dayOff: dayOffAt(holidays, date, weekday),
    yi,
    ji,
    nearMidnight: nearMonth ? (nearTerm ? BOTH : LUNAR_MONTH) : nearTerm ? SOLAR_TERM : NOTHING,
  });
}

/** `count` records in a row. */
export function almanacDays(first: number, count: number, options: AlmanacOptions): AlmanacDay[] {
  const days: AlmanacDay[] = [];
  for (let i = 0; i < count; i++) days.push(almanacDayAt(first + i, options));
  return days;
}
