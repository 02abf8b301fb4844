import { fromJulianDayNumber, type Millis, millis } from '@app/kernel';
import { TERMS } from '../generated/calendar';
import type { SolarTerm, SolarTermSpan } from '../types';
import { idAt } from '../vocabulary';
import { once, unpackSignedBytes } from './unpack';

const DAY_SECONDS = 86_400;
/** China's clock is 8 hours ahead of UTC. */
const CHINA_OFFSET = 8 * 3600;
/** Julian Day Number of 1970-01-01. */
const UNIX_DAY = 2_440_588;

/** Every solar term of the tables, in order, column by column. */
export interface SolarTerms {
  /** Julian Day Number of the published date. */
  readonly day: Int32Array;
  /** Seconds of China's clock from the start of `TERMS.epochDay`, to ten seconds. */
  readonly second: Float64Array;
  readonly count: number;
}

/** The terms, unpacked: a parabola over the years for each of the 24, plus a rest (see scripts/pack.mjs). */
export const solarTerms: () => SolarTerms = once(() => {
  const rest = unpackSignedBytes(TERMS.rest, TERMS.count);
  const second = new Float64Array(TERMS.count);
  const day = new Int32Array(TERMS.count);
  for (let i = 0; i < TERMS.count; i++) {
    const [a, b, c] = TERMS.curves[termIndex(i)]!;
    const year = termYear(i) - 2000;
    second[i] = a + b * year + c * year * year + rest[i]! * TERMS.step;
    day[i] = Math.floor(second[i]! / DAY_SECONDS) + TERMS.epochDay;
  }
  for (const [at, days] of TERMS.moved) day[at] = day[at]! + days;
  return { day, second, count: TERMS.count };
});

/** 0 = winter solstice to 23 = major snow. */
export const termIndex = (at: number): number => (at + TERMS.firstIndex) % 24;
/** The year whose terms these are: it runs from the winter solstice before to the major snow of the year. */
export const termYear = (at: number): number => TERMS.firstYear + Math.floor((at + TERMS.firstIndex) / 24);
/** Where a term stands in the tables; may lie outside. */
export const termAt = (year: number, index: number): number =>
  (year - TERMS.firstYear) * 24 + index - TERMS.firstIndex;

/** Mean days from one term to the next, to guess where in the table a day is. */
const MEAN_TERM = 365.2422 / 24;

/** Index of the last term that is published on this day or before. The day must be within the tables. */
export function lastTermAt(terms: SolarTerms, jdn: number): number {
  const { day } = terms;
  let at = ((jdn - day[0]!) / MEAN_TERM) | 0;
  while (day[at]! > jdn) at--;
  while (day[at + 1]! <= jdn) at++;
  return at;
}

/** The instant of a second of China's clock on the day with this Julian Day Number. */
export const instantOf = (jdn: number, second: number): Millis =>
  millis(Math.round((jdn - UNIX_DAY) * DAY_SECONDS + second - CHINA_OFFSET) * 1000);

const records = once(() => new Array<SolarTerm | undefined>(TERMS.count));

/** The term as a record; the same object each time. */
export function solarTermRecord(at: number): SolarTerm {
  const known = records()[at];
  if (known) return known;
  const { day, second } = solarTerms();
  const made: SolarTerm = Object.freeze({
    id: idAt('solarTerm', termIndex(at)),
    date: Object.freeze(fromJulianDayNumber(day[at]!)),
    instant: instantOf(TERMS.epochDay, second[at]!),
    nearMidnight: (TERMS.nearMidnight as readonly number[]).includes(at),
  });
  records()[at] = made;
  return made;
}

const spans = once(() => new Array<SolarTermSpan | undefined>(TERMS.count * 2));

/** The span that begins with this term, as seen on its first day or on a later one; the same object each time. */
export function solarTermSpan(at: number, isTermDay: boolean): SolarTermSpan {
  const slot = at * 2 + (isTermDay ? 1 : 0);
  const known = spans()[slot];
  if (known) return known;
  const current = solarTermRecord(at);
  const made: SolarTermSpan = Object.freeze({
    today: isTermDay ? current.id : null,
    current,
    previous: solarTermRecord(at - 1),
    next: solarTermRecord(at + 1),
  });
  spans()[slot] = made;
  return made;
}

/** Index of the last term whose instant is at or before this second of China's clock on this day. */
export function lastTermBefore(jdn: number, secondOfDay: number): number {
  const terms = solarTerms();
  const now = (jdn - TERMS.epochDay) * DAY_SECONDS + secondOfDay;
  // a term may be published a day before or after its instant: begin one late and step back
  let at = lastTermAt(terms, jdn) + 1;
  while (terms.second[at]! > now) at--;
  return at;
}
