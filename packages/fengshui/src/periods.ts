import { frozen } from '@app/kernel';
import { cycleNine } from './cycleNine';
import type { Star } from './flyingStars';

/** A period of the three cycles and nine periods; its number is the star that reigns in it. */
export type Period = Star;
export const PERIOD_SCHOOLS = frozen(['nine-periods', 'eight-periods'] as const);
export type PeriodSchool = (typeof PERIOD_SCHOOLS)[number];

export interface PeriodReading {
  readonly school: PeriodSchool;
  readonly period: Period;
  /** First and last year, both counted from the start of spring. */
  readonly from: number;
  readonly to: number;
}

/** 上元甲子: the common start of both counts; they repeat every 180 years. */
const FIRST_YEAR = 1864;
const CYCLE = 180;
const NINE_PERIOD_LENGTH = 20;
/**
 * 二元八运: each period has nine years for a yang and six for a yin line of its early-heaven trigram. There is no fifth
 * period. (坤 18, 巽离兑 24 each, 艮坎震 21 each, 乾 27.)
 */
const EIGHT_PERIODS: readonly (readonly [period: Period, years: number])[] = [
  [1, 18],
  [2, 24],
  [3, 24],
  [4, 24],
  [6, 21],
  [7, 21],
  [8, 21],
  [9, 27],
];

/** The period of a year in 三元九运, the count used by the charts here: 9 = 2024 to 2043. Undefined for an invalid year. */
export const periodOf = (year: number): Period | undefined => periodIn('nine-periods', year)?.period;

/** The period of a year by the count of one school; undefined for an invalid year. Years begin at the start of spring. */
export function periodIn(school: PeriodSchool, year: number): PeriodReading | undefined {
  return Number.isSafeInteger(year) && PERIOD_SCHOOLS.includes(school) ? countIn(school, year) : undefined;
}

function countIn(school: PeriodSchool, year: number): PeriodReading {
  if (school === 'nine-periods') {
    const turn = Math.floor((year - FIRST_YEAR) / NINE_PERIOD_LENGTH);
    const from = FIRST_YEAR + turn * NINE_PERIOD_LENGTH;
    return { school, period: cycleNine(turn + 1) as Period, from, to: from + NINE_PERIOD_LENGTH - 1 };
  }
  let from = FIRST_YEAR + Math.floor((year - FIRST_YEAR) / CYCLE) * CYCLE;
  for (const [period, years] of EIGHT_PERIODS) {
    if (year < from + years) return { school, period, from, to: from + years - 1 };
    from += years;
  }
  throw new Error(`the eight periods do not add up to ${CYCLE} years: ${year}`);
}

/** A star's state in a period: it reigns (旺), is to come (生), has just left (退), or rests (the others). */
export type Timeliness = 'reigning' | 'coming' | 'leaving' | 'resting';

/** The star of the period reigns, the next two are coming, the previous one has just left. */
export function timelinessOf(star: Star, period: Period): Timeliness {
  if (!Number.isFinite(star) || !Number.isFinite(period)) return undefined as never;
  const ahead = (star - period + 9) % 9;
  if (ahead === 0) return 'reigning';
  if (ahead <= 2) return 'coming';
  return ahead === 8 ? 'leaving' : 'resting';
}
