import { asIfUtc, frozen, type Millis, millis } from '@app/kernel';
import { FIRST_YEAR, RESIDUALS, STARTS_OF_FIRST_YEAR } from './solarMonths.gen';

/** A month between two opening terms (节), of the year that began at the start of spring (立春). */
export interface SolarMonth {
  /** The year in which its start of spring lies. */
  readonly year: number;
  /** 1 begins at the start of spring (寅月), 12 at 小寒 of the following January. */
  readonly month: number;
  readonly startsAt: Millis;
  /** The first instant of the next month. */
  readonly endsAt: Millis;
}

/** The start of spring is known for these years, both included. */
export const COVERED_YEARS = frozen({ from: 1900, to: 2100 } as const);
/** The first instant of 1900 and the last of 2100 in any zone (UTC+14 and UTC-12). */
const FIRST_INSTANT = asIfUtc({ year: 1899, month: 12, day: 31 }, { hour: 10, minute: 0 });
const END = asIfUtc({ year: 2101, month: 1, day: 1 }, { hour: 12, minute: 0 });

// The table holds, for the twelve opening terms of each civil year, the seconds by which the term differs from a year of
// constant length, plus an offset that keeps the number positive. Terms in the middle of the year vary by up to a quarter
// of an hour, so three base-36 digits are ample.
const TROPICAL_YEAR_SECONDS = 31_556_925;
const SLACK_SECONDS = 20_000;
const DIGITS = 3;
const TERMS = 12;
/** 立春 is the second opening term of a civil year, after 小寒. */
const SPRING = 1;

/** The instant at which the sun reaches 315° of ecliptic longitude; undefined outside `COVERED_YEARS`. */
export function startOfSpring(year: number): Millis | undefined {
  const isCovered = Number.isInteger(year) && year >= COVERED_YEARS.from && year <= COVERED_YEARS.to;
  return isCovered ? termAt((year - FIRST_YEAR) * TERMS + SPRING) : undefined;
}

/** The solar month of an instant; undefined for an invalid instant, or one before 1900 or after 2100 in every zone. */
export function solarMonthAt(instant: Millis): SolarMonth | undefined {
  if (!Number.isFinite(instant) || instant < FIRST_INSTANT || instant >= END) return undefined;
  // A lower bound of the term's number, since no two opening terms are more than 32 days apart.
  const yearsIn = (instant / 1000 - STARTS_OF_FIRST_YEAR[0]) / TROPICAL_YEAR_SECONDS;
  let term = Math.max(SPRING, Math.floor(yearsIn * TERMS) - 2);
  for (let next = termAt(term + 1); next !== undefined; next = termAt(term + 1)) {
    if (instant < next) {
      const sinceSpring = term - SPRING;
      return {
        year: FIRST_YEAR + Math.floor(sinceSpring / TERMS),
        month: (sinceSpring % TERMS) + 1,
        startsAt: termAt(term)!,
        endsAt: next,
      };
    }
    term += 1;
  }
  return undefined;
}

/** The term with this number, counted from 小寒 of the first year; undefined beyond the table. */
function termAt(term: number): Millis | undefined {
  const year = Math.floor(term / TERMS);
  const row = RESIDUALS[year];
  if (row === undefined) return undefined;
  const column = term - year * TERMS;
  const residual = Number.parseInt(row.slice(column * DIGITS, (column + 1) * DIGITS), 36) - SLACK_SECONDS;
  return millis((STARTS_OF_FIRST_YEAR[column]! + year * TROPICAL_YEAR_SECONDS + residual) * 1000);
}
