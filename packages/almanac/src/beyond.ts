import { type CivilDate, err, ok, type Result, toJulianDayNumber, weekdayOf } from '@app/kernel';
import type { SolarTerm as LibraryTerm } from 'tyme4ts';
import { type AlmanacOptions, almanacDayAt, EMOJI, optionsFault } from './almanacDay';
import type { AlmanacError } from './errors';
import { festivalsOf } from './festivals';
import { builtInHolidays, dayOffAt } from './holidays';
import { yearPillarIndex } from './pillars';
import { instantOf } from './tables/solarTerms';
import { dayYiJi } from './tables/taboos';
import type { AlmanacDay, SolarTerm } from './types';
import { type DateInput, FIRST_YEAR, LAST_YEAR, validateDate } from './validate';
import { idAt, PILLARS } from './vocabulary';

export type BeyondError =
  | AlmanacError
  /** The library has no answer for weeks or months of some years from 1 to 21, nor from 16 December 9999 on. */
  | { readonly code: 'almanac/no-answer'; readonly field: 'year'; readonly value: number };

/**
 * The record of any day of the years 1 to 9999. Years 1900 to 2100 come from the tables at once; for others
 * tyme4ts is loaded on the first call. Its calendar of past dynasties is a reconstruction.
 */
export async function getAlmanacDayBeyond(
  input: DateInput,
  options: AlmanacOptions = {},
): Promise<Result<AlmanacDay, BeyondError>> {
  const valid = validateDate(input);
  if (!valid.ok) return valid;
  const wrong = optionsFault(options);
  if (wrong) return err(wrong);
  const date = valid.value;
  if (date.year >= FIRST_YEAR && date.year <= LAST_YEAR)
    return ok(almanacDayAt(toJulianDayNumber(date), options));
  const library = await import('tyme4ts');
  try {
    return ok(readDay(library, date, options));
  } catch {
    // the library throws where its month table has a gap, and says no more than that
    return err({ code: 'almanac/no-answer', field: 'year', value: date.year });
  }
}

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
  const zodiac = idAt('zodiac', lunar.year - 4);
  const today = isTermDay ? current.id : null;
  return Object.freeze({
    date,
    weekday: idAt('weekday', weekday),
    lunar,
    zodiac,
    zodiacEmoji: EMOJI[zodiac],
    lunarYearPillar: PILLARS[yearPillarIndex(lunar.year)]!,
    yearPillar: PILLARS[cycle.getYear().getIndex()]!,
    monthPillar: PILLARS[monthPillar]!,
    dayPillar: PILLARS[dayPillar]!,
    solarTerm: Object.freeze({ today, current, previous: readTerm(term.next(-1)), next }),
    daysToNextTerm: toJulianDayNumber(next.date) - jdn,
    festivals: festivalsOf(date, lunar, lunarDay.next(1).getYear() > lunar.year, today, international),
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
    id: idAt('solarTerm', term.getIndex()),
    date: Object.freeze({ year: day.getYear(), month: day.getMonth(), day: day.getDay() }),
    instant: instantOf(jdn, time.getHour() * 3600 + time.getMinute() * 60 + time.getSecond()),
    nearMidnight: false,
  });
}
