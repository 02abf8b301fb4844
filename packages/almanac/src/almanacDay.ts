import { type CivilDate, fromJulianDayNumber, ok, type Result } from '@app/kernel';
import type { AlmanacError } from './errors';
import { festivalsOf } from './festivals';
import { builtInHolidays, dayOffAt, type Holidays } from './holidays';
import { dayPillarIndex, mod, monthPillarIndex, pillarMonth, yearPillarIndex } from './pillars';
import { isMonthNearMidnight, lunarMonthAt, lunarMonths } from './tables/lunarMonths';
import { lastTermAt, solarTermSpan, solarTerms } from './tables/solarTerms';
import { dayYiJi } from './tables/taboos';
import type { AlmanacDay } from './types';
import { tableDay } from './validate';
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
  const day = tableDay(date);
  return day.ok ? ok(almanacDayAt(day.value, options)) : day;
}

const WEEKDAYS = idsOf('weekday');
const ZODIAC = idsOf('zodiac');
/** By lunar year: index 0 is the rat. */
export const EMOJI = ['🐭', '🐮', '🐯', '🐰', '🐲', '🐍', '🐴', '🐑', '🐵', '🐔', '🐶', '🐷'] as const;

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
