import { type CivilDate, isCivilDate } from './civilDate';
import { err, ok, type Result } from './result';
import { type Millis, millis } from './units';
import {
  asIfUtc,
  formatFor,
  fromAsIfUtc,
  isInstant,
  offsetAt,
  type TypedClock,
  type WallClock,
} from './wallClock';

/** A typed time of birth is seldom more exact than this: nearer borders give both sides. */
export const TYPED_TIME_DOUBT_MS = 15 * 60_000;

/** Possible errors in a time, a day, a zone or an instant. Codes are never renamed. */
export type TimeError =
  | { readonly code: 'time/unknown-zone'; readonly field: 'zone'; readonly value: unknown }
  /** The calendar has no such day, or the zone skipped it (Samoa has no 30 December 2011). */
  | { readonly code: 'time/no-such-day'; readonly field: 'day'; readonly value: unknown }
  | {
      readonly code: 'time/no-such-time';
      readonly field: 'hour' | 'minute' | 'second';
      readonly value: unknown;
    }
  /** NaN, infinite, or outside the years 1 to 9999. */
  | { readonly code: 'time/no-such-instant'; readonly field: 'instant'; readonly value: unknown };

/** Calendar and clock in a zone at an instant. */
export interface LocalTime {
  readonly date: CivilDate;
  readonly clock: WallClock;
  /** How far the clock is ahead of UTC, in ms. */
  readonly offset: number;
  /** How much of the offset is summer time, in ms; 0 for none. */
  readonly summerTime: number;
}

/** When a clock showed a time. */
export interface ClockInstant {
  /** The first one of two; for a skipped hour the instant an unchanged clock would have shown it. */
  readonly instant: Millis;
  /** `twice` in the hour before clocks go back, `skipped` in the hour they skip. */
  readonly shown: 'once' | 'twice' | 'skipped';
  /** The second one of two; else the same as `instant`. */
  readonly later: Millis;
}

/** Days begin and end at instants: `from` belongs to the day, `to` to the next. */
export interface DaySpan {
  readonly from: Millis;
  readonly to: Millis;
}

const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Calendar and clock in a zone at an instant, and the share of summer time.
 *
 * @example
 * unwrap(localTimeAt(Date.now(), 'Asia/Shanghai')).date; // today in China
 */
export function localTimeAt(instant: number, zone: string): Result<LocalTime, TimeError> {
  const format = formatFor(zone);
  if (!format) return unknownZone(zone);
  if (!isInstant(instant)) {
    return err({ code: 'time/no-such-instant', field: 'instant', value: instant });
  }
  const offset = offsetAt(instant, format);
  return ok({ ...fromAsIfUtc(instant + offset), offset, summerTime: summerTimeAt(instant, format) });
}

/**
 * When a clock in a zone showed this day and time, by the zone's whole history. A day skipped by the zone is an error.
 *
 * @example
 * instantAt({ year: 1988, month: 7, day: 15 }, { hour: 23, minute: 30 }, 'Asia/Shanghai'); // 14:30 UTC
 */
export function instantAt(date: CivilDate, clock: TypedClock, zone: string): Result<ClockInstant, TimeError> {
  const format = formatFor(zone);
  if (!format) return unknownZone(zone);
  // Read once: the validated value is used, whatever a getter returns next.
  const [day, time] = [fieldsOf(date), timeOf(clock)];
  const wrong = dayFault(day, date) ?? clockFault(time);
  if (wrong) return err(wrong);
  const found = readShown(asIfUtc(day, time), format);
  return found.shown === 'skipped' && !spanOf(day, format) ? skippedDay(date) : ok(found);
}

/**
 * From the first to the last instant of a day: 23 to 25 hours where clocks change, even if they skip midnight.
 *
 * @example
 * daySpanAt({ year: 2026, month: 3, day: 8 }, 'America/New_York'); // 23 hours
 */
export function daySpanAt(date: CivilDate, zone: string): Result<DaySpan, TimeError> {
  const format = formatFor(zone);
  if (!format) return unknownZone(zone);
  const day = fieldsOf(date);
  const wrong = dayFault(day, date);
  if (wrong) return err(wrong);
  const span = spanOf(day, format);
  return span ? ok(span) : skippedDay(date);
}

/** Undefined where a zone crossed the date line and a whole day is missing: it would begin and end at once. */
function spanOf(date: CivilDate, format: Intl.DateTimeFormat): DaySpan | undefined {
  const midnight = asIfUtc(date, { hour: 0, minute: 0 });
  const from = firstShowing(midnight, format);
  const to = firstShowing(midnight + DAY, format);
  return to > from ? { from, to } : undefined;
}

const skippedDay = (value: CivilDate): Result<never, TimeError> =>
  err({ code: 'time/no-such-day', field: 'day', value });

const unknownZone = (value: unknown): Result<never, TimeError> =>
  err({ code: 'time/unknown-zone', field: 'zone', value });

const fieldsOf = (date: CivilDate): CivilDate => ({ year: date?.year, month: date?.month, day: date?.day });

const timeOf = (clock: TypedClock): WallClock => ({
  hour: clock?.hour,
  minute: clock?.minute,
  second: clock?.second ?? 0,
});

function dayFault(day: CivilDate, value: unknown): TimeError | undefined {
  return isCivilDate(day) ? undefined : { code: 'time/no-such-day', field: 'day', value };
}

function clockFault({ hour, minute, second }: WallClock): TimeError | undefined {
  for (const [field, value, end] of [
    ['hour', hour, 24],
    ['minute', minute, 60],
    ['second', second, 60],
  ] as const) {
    if (!(Number.isInteger(value) && value >= 0 && value < end)) {
      return { code: 'time/no-such-time', field, value };
    }
  }
  return undefined;
}

function readShown(local: number, format: Intl.DateTimeFormat): ClockInstant {
  // No zone is a day away from UTC, so these are the offsets before and after any nearby change.
  const before = local - offsetAt(local - DAY, format);
  const after = local - offsetAt(local + DAY, format);
  const right = [before, after].filter(instant => instant + offsetAt(instant, format) === local);
  const instant = right.length === 0 ? before : Math.min(...right);
  const later = right.length === 0 ? before : Math.max(...right);
  return {
    instant: millis(instant),
    shown: right.length === 0 ? 'skipped' : later > instant ? 'twice' : 'once',
    later: millis(later),
  };
}

/** The first instant at which calendar and clock show this or, if it was skipped, something later. */
function firstShowing(local: number, format: Intl.DateTimeFormat): Millis {
  const { instant, shown } = readShown(local, format);
  if (shown !== 'skipped') return instant;
  let low: number = instant - DAY;
  let high: number = instant;
  while (high - low > SECOND) {
    const middle = low + Math.floor((high - low) / (2 * SECOND)) * SECOND;
    if (middle + offsetAt(middle, format) < local) low = middle;
    else high = middle;
  }
  return millis(high);
}

const STEP = 10 * DAY;
/** Longer than any summer time (the United States in 1974: 294 days), shorter than any permanent change. */
const LONGEST_SUMMER = 320 * DAY;
/**
 * From 1940 to 1946 many clocks ran an hour ahead for years on end: China's from 1942-01-31 to 1945-09-01, Ireland's from
 * 1940-02-25 to 1946-10-06.
 */
const WAR = { from: -946_771_200_000, to: -725_846_400_000, most: HOUR };

/**
 * `Intl` reports only offsets, not summer time: it is a period with a greater offset between two with a lesser one, not
 * longer than a year's summer. Agrees with the flags of the IANA database on 98.7 % of moments since 1900; most of the
 * rest is Argentina's of 1946 to 1963 and Ireland's, whose law calls winter the exception (decision 0021).
 */
function summerTimeAt(instant: number, format: Intl.DateTimeFormat): number {
  const offset = offsetAt(instant, format);
  let standard = offset;
  for (;;) {
    const lower = lowerAround(instant, standard, format);
    if (lower === undefined) return offset - standard;
    standard = lower;
  }
}

/** The greater of the nearest lesser offsets before and after; undefined if they are too far apart. */
function lowerAround(instant: number, offset: number, format: Intl.DateTimeFormat): number | undefined {
  const away = (direction: 1 | -1, most: number) => {
    for (let distance = STEP; distance <= most; distance += STEP) {
      const change = offsetAt(instant + direction * distance, format) - offset;
      // A zone that crossed the date line skipped a day without changing its clocks: Samoa in the summer of 2011.
      const turned = change - DAY * Math.round(change / DAY);
      if (turned < 0) return { distance, offset: offset + turned };
    }
    return undefined;
  };
  const isWar = instant >= WAR.from && instant < WAR.to;
  const before = away(-1, isWar ? Math.max(LONGEST_SUMMER, instant - WAR.from) : LONGEST_SUMMER);
  if (!before) return undefined;
  const summerLeft = LONGEST_SUMMER - before.distance;
  const after = away(1, isWar ? Math.max(summerLeft, WAR.to - instant) : summerLeft);
  if (!after) return undefined;
  const lower = Math.max(before.offset, after.offset);
  return after.distance > summerLeft && offset - lower > WAR.most ? undefined : lower;
}
