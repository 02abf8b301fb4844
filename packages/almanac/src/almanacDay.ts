import { type CivilDate, err, fromJulianDayNumber, ok, type Result, toJulianDayNumber } from '@app/kernel';
import type { AlmanacError } from './errors';
import { festivalsOf } from './festivals';
import { builtInHolidays, dayOffAt, type Holidays } from './holidays';
import { isMonthNearMidnight, lunarMonthAt, lunarMonths } from './tables/lunarMonths';
import { lastTermAt, solarTermSpan, solarTerms, termIndex, termYear } from './tables/solarTerms';
import { dayYiJi } from './tables/taboos';
import type { AlmanacDay } from './types';
import { FIRST_YEAR, LAST_YEAR, validateDate } from './validate';
import { idsOf, PILLARS } from './vocabulary';

export interface AlmanacOptions {
  /** The public holiday table to read; the built-in one unless given. */
  readonly holidays?: Holidays;
  /** Adds international festivals such as Mother's Day and Christmas; off unless asked for. */
  readonly international?: boolean;
}

/**
 * The almanac of a civil date, the same in every time zone (A40). Gregorian 1900-01-01 to 2100-12-31;
 * other years are an error that names the asynchronous way to them.
 */
export function getAlmanacDay(
  date: CivilDate,
  options: AlmanacOptions = {},
): Result<AlmanacDay, AlmanacError> {
  const valid = validateDate(date);
  if (!valid.ok) return valid;
  if (date.year < FIRST_YEAR || date.year > LAST_YEAR) {
    return err({
      code: 'almanac/year-not-in-tables',
      field: 'year',
      value: date.year,
      use: 'getAlmanacDayBeyond',
    });
  }
  return ok(almanacDayAt(toJulianDayNumber(date), options));
}

const WEEKDAYS = idsOf('weekday');
const ZODIAC = idsOf('zodiac');
const EMOJI = ['🐭', '🐮', '🐯', '🐰', '🐲', '🐍', '🐴', '🐑', '🐵', '🐔', '🐶', '🐷'] as const;

/** R86: the day with Julian Day Number 2451551 (2000-01-07) is jia-zi, and the sixty repeat for ever. */
export const dayPillarIndex = (jdn: number): number => mod(jdn - 2_451_551, 60);
/** Year 4 began a cycle: jia-zi. */
export const yearPillarIndex = (year: number): number => mod(year - 4, 60);

/**
 * Months of the pillars begin at the odd terms: start of spring opens the tiger month (bing-yin in a jia year),
 * and five years bring the sixty round once.
 */
const monthPillarIndex = (solarYear: number, month: number): number =>
  mod((solarYear - 4) * 12 + month + 2, 60);

/** The year by start of spring and the month in it (0 = tiger) for a term of the tables. */
export function pillarMonth(term: number): { readonly year: number; readonly month: number } {
  const index = termIndex(term);
  const year = termYear(term);
  return index < 3 ? { year: year - 1, month: index === 0 ? 10 : 11 } : { year, month: (index - 3) >> 1 };
}

export const mod = (value: number, by: number): number => ((value % by) + by) % by;

const NOTHING = Object.freeze([] as const);
const LUNAR_MONTH = Object.freeze(['lunar-month'] as const);
const SOLAR_TERM = Object.freeze(['solar-term'] as const);
const BOTH = Object.freeze(['lunar-month', 'solar-term'] as const);

/** The record of the day with this Julian Day Number, which must be within 1900 to 2100. */
export function almanacDayAt(
  jdn: number,
  { holidays = builtInHolidays(), international = false }: AlmanacOptions,
): AlmanacDay {
  const date = Object.freeze(fromJulianDayNumber(jdn));
  const weekday = (jdn + 1) % 7;

  const months = lunarMonths();
  const at = lunarMonthAt(months, jdn);
  const first = months.firstDay[at]!;
  const signedMonth = months.month[at]!;
  const lunar = Object.freeze({
    year: months.year[at]!,
    month: Math.abs(signedMonth),
    isLeap: signedMonth < 0,
    day: jdn - first + 1,
    monthDays: months.firstDay[at + 1]! - first,
  });

  const terms = solarTerms();
  const term = lastTermAt(terms, jdn);
  const nextTermDay = terms.day[term + 1]!;
  const isTermDay = terms.day[term] === jdn;
  const solarTerm = solarTermSpan(term, isTermDay);
  const { year: springYear, month: springMonth } = pillarMonth(term);
  const monthPillar = monthPillarIndex(springYear, springMonth);
  const dayPillar = dayPillarIndex(jdn);
  const { yi, ji } = dayYiJi(monthPillar % 12, dayPillar);

  const nearMonth = isMonthNearMidnight(first);
  const nearTerm =
    (isTermDay && solarTerm.current.nearMidnight) || (nextTermDay === jdn + 1 && solarTerm.next.nearMidnight);
  return Object.freeze({
    date,
    weekday: WEEKDAYS[weekday]!,
    lunar,
    zodiac: ZODIAC[mod(lunar.year - 4, 12)]!,
    zodiacEmoji: EMOJI[mod(lunar.year - 4, 12)]!,
    lunarYearPillar: PILLARS[yearPillarIndex(lunar.year)]!,
    yearPillar: PILLARS[yearPillarIndex(springYear)]!,
    monthPillar: PILLARS[monthPillar]!,
    dayPillar: PILLARS[dayPillar]!,
    solarTerm,
    daysToNextTerm: nextTermDay - jdn,
    festivals: festivalsOf(
      {
        year: date.year,
        month: date.month,
        day: date.day,
        lunarMonth: signedMonth,
        lunarDay: lunar.day,
        isLastOfLunarYear: lunar.day === lunar.monthDays && months.month[at + 1] === 1,
        term: solarTerm.today,
      },
      weekday,
      international,
    ),
    dayOff: dayOffAt(holidays, date.year, weekday, jdn),
    yi,
    ji,
    nearMidnight: nearMonth ? (nearTerm ? BOTH : LUNAR_MONTH) : nearTerm ? SOLAR_TERM : NOTHING,
  });
}
