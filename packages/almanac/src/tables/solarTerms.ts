import { fromJulianDayNumber, type Millis, millis } from '@app/kernel';
import { TERMS } from '../generated/calendar';
import * as ids from '../generated/ids';
import { monthPillarIndex, yearPillarIndex } from '../pillars';
import type { SolarTerm, SolarTermSpan } from '../types';
import { idAt, PILLARS, type PillarId } from '../vocabulary';
import { type Before, once, unpackRest } from './unpack';

const DAY_SECONDS = 86_400;
/** China's clock is 8 hours ahead of UTC. */
const CHINA_OFFSET = 8 * 3600;
/** Julian Day Number of 1970-01-01. */
const UNIX_DAY = 2_440_588;

const blocks = /* @__PURE__ */ once(() => new Array<Int16Array | undefined>(TERMS.starts.length + 1));
const NOTHING_BEFORE: Before = [0, 0, 0];

/** The residual of a term. A block of twenty years is unpacked on first use. */
function restOf(at: number): number {
  const block = Math.floor(at / TERMS.block);
  const from = block * TERMS.block;
  let rests = blocks()[block];
  if (!rests) {
    const to = Math.min(from + TERMS.block, TERMS.count);
    rests = unpackRest(TERMS.rest, from, to, block === 0 ? NOTHING_BEFORE : TERMS.starts[block - 1]!);
    blocks()[block] = rests;
  }
  return rests[at - from]!;
}

const days = /* @__PURE__ */ once(() => new Int32Array(TERMS.count));

/**
 * Seconds of China's clock from the start of `TERMS.epochDay`, to ten seconds: a parabola over the years for each of the
 * 24, plus a residual (see scripts/pack.mjs).
 */
function secondOf(at: number): number {
  const [a, b, c] = TERMS.curves[termIndex(at)]!;
  const year = termYear(at) - 2000;
  return a + b * year + c * year * year + restOf(at) * TERMS.step;
}

/** Julian Day Number of the published date of a term; computed on first use. */
export function dayOfTerm(at: number): number {
  const known = days()[at]!;
  if (known !== 0) return known;
  const moved = TERMS.moved.find(([term]) => term === at)?.[1] ?? 0;
  const day = Math.floor(secondOf(at) / DAY_SECONDS) + TERMS.epochDay + moved;
  days()[at] = day;
  return day;
}

/** 0 = winter solstice to 23 = major snow. */
const termIndex = (at: number): number => (at + TERMS.firstIndex) % 24;
/** The year of these terms: it runs from the preceding winter solstice to the major snow of the year. */
const termYear = (at: number): number => TERMS.firstYear + Math.floor((at + TERMS.firstIndex) / 24);
/** Index of a term in the tables; may lie outside. */
export const termAt = (year: number, index: number): number =>
  (year - TERMS.firstYear) * 24 + index - TERMS.firstIndex;

/** The instant of a second of China's clock on the day with this Julian Day Number. */
export const instantInChina = (jdn: number, second: number): Millis =>
  millis(Math.round((jdn - UNIX_DAY) * DAY_SECONDS + second - CHINA_OFFSET) * 1000);

const records = /* @__PURE__ */ once(() => new Array<SolarTerm | undefined>(TERMS.count));

/** The term as a record; the same object each time. */
export function solarTermRecord(at: number): SolarTerm {
  const known = records()[at];
  if (known) return known;
  const made: SolarTerm = Object.freeze({
    id: idAt(ids.solarTerm, termIndex(at)),
    date: Object.freeze(fromJulianDayNumber(dayOfTerm(at))),
    instant: instantInChina(TERMS.epochDay, secondOf(at)),
    nearMidnight: (TERMS.nearMidnight as readonly number[]).includes(at),
  });
  records()[at] = made;
  return made;
}

/** The facts shared by every day from one term to the next. */
export interface TermStretch {
  /** Index of its term in the tables. */
  readonly at: number;
  readonly firstDay: number;
  /** First day of the next stretch. */
  readonly endDay: number;
  readonly yearPillar: PillarId;
  readonly monthPillar: PillarId;
  /** Branch of the month pillar, 0 = zi. */
  readonly branch: number;
  /** The span on its first day, and on the later days. */
  readonly onTermDay: SolarTermSpan;
  readonly onLaterDay: SolarTermSpan;
}

const stretches = /* @__PURE__ */ once(() => new Array<TermStretch | undefined>(TERMS.count));

/** Mean days from one term to the next, to estimate a day's index in the tables. */
const MEAN_TERM = 365.2422 / 24;

/** The stretch that contains this day: from the last term published on it or before. The day must be within the tables. */
export function termStretchAt(jdn: number): TermStretch {
  let stretch = termStretch(((jdn - dayOfTerm(0)) / MEAN_TERM) | 0);
  while (stretch.firstDay > jdn) stretch = termStretch(stretch.at - 1);
  while (stretch.endDay <= jdn) stretch = termStretch(stretch.at + 1);
  return stretch;
}

/** The stretch that begins with this term of the tables; the same object each time. */
function termStretch(at: number): TermStretch {
  const known = stretches()[at];
  if (known) return known;
  const current = solarTermRecord(at);
  const span = { current, previous: solarTermRecord(at - 1), next: solarTermRecord(at + 1) };
  const { year, month } = pillarMonth(at);
  const monthPillar = monthPillarIndex(year, month);
  const made: TermStretch = {
    at,
    firstDay: dayOfTerm(at),
    endDay: dayOfTerm(at + 1),
    yearPillar: PILLARS[yearPillarIndex(year)]!,
    monthPillar: PILLARS[monthPillar]!,
    branch: monthPillar % 12,
    onTermDay: Object.freeze({ today: current.id, ...span }),
    onLaterDay: Object.freeze({ today: null, ...span }),
  };
  stretches()[at] = made;
  return made;
}

/** The last month-beginning term at or before a term of the tables. */
export const monthTermBefore = (at: number): number => at - ((termIndex(at) + 1) % 2);

/** The pillar month of a term of the tables: the year by start of spring, and 0 for its first month. */
export function pillarMonth(term: number): { readonly year: number; readonly month: number } {
  const index = termIndex(term);
  const year = termYear(term);
  if (index >= 3) return { year, month: (index - 3) >> 1 };
  return { year: year - 1, month: index === 0 ? 10 : 11 };
}

/** Index of the last term whose instant is at or before this second of China's clock on this day. */
export function lastTermBefore(jdn: number, secondOfDay: number): number {
  const now = (jdn - TERMS.epochDay) * DAY_SECONDS + secondOfDay;
  // a term may be published a day before or after its instant: start one late and step back
  let at = termStretchAt(jdn).at + 1;
  while (secondOf(at) > now) at--;
  return at;
}
