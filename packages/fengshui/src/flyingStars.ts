import type { Millis } from '@app/kernel';
import { frozen } from '@app/kernel';
import { cycleNine } from './cycleNine';
import { FLIGHT, type Palace } from './palaces';
import { type SolarMonth, solarMonthAt } from './solarMonths';

export const STARS = frozen([1, 2, 3, 4, 5, 6, 7, 8, 9] as const);
export type Star = (typeof STARS)[number];
export type Flight = 'forward' | 'backward';
/** A star in each of the nine palaces. */
export type StarPlate = Readonly<Record<Palace, Star>>;

/** Lets a star fly from the centre through the nine palaces (飞泊), counting up or down. */
export function fly(centre: Star, flight: Flight): StarPlate {
  // An invalid star has no plate: only untyped callers get here.
  if (!STARS.includes(centre)) return undefined as never;
  const step = flight === 'forward' ? 1 : -1;
  const entries = FLIGHT.map((palace, place) => [palace, star(centre + step * place)] as const);
  // FLIGHT names each palace once.
  return Object.fromEntries(entries) as Record<Palace, Star>;
}

/** The star in the centre during a year that begins at the start of spring; undefined for an invalid year. */
export const annualStar = (year: number): Star | undefined =>
  Number.isSafeInteger(year) ? star(11 - cycleNine(year)) : undefined;

/** First month of the year by its branch: 子午卯酉 8, 辰戌丑未 5, 寅申巳亥 2 (branch index modulo 3). */
const FIRST_MONTH_STARS = [8, 5, 2] as const;

/**
 * The star in the centre during a solar month, 1 to 12, of such a year; one lower every month. Undefined for an invalid
 * month.
 */
export function monthlyStar(year: number, month: number): Star | undefined {
  if (!Number.isSafeInteger(year) || !Number.isInteger(month) || month < 1 || month > 12) return undefined;
  const branch = (((year - 4) % 12) + 12) % 12;
  return star(FIRST_MONTH_STARS[branch % 3]! - (month - 1));
}

export interface StarsOfTheTime {
  readonly month: SolarMonth;
  readonly annual: StarPlate;
  readonly monthly: StarPlate;
}

/** The annual and monthly plates at an instant; undefined if it is before 1900 or after 2100 in every zone. */
export function starsAt(instant: Millis): StarsOfTheTime | undefined {
  const month = solarMonthAt(instant);
  const annual = month && annualStar(month.year);
  const monthly = month && monthlyStar(month.year, month.month);
  if (!month || !annual || !monthly) return undefined;
  return { month, annual: fly(annual, 'forward'), monthly: fly(monthly, 'forward') };
}

/** Wraps a number into the cycle of nine. */
function star(value: number): Star {
  return cycleNine(value) as Star;
}
