import { type CivilDate, fromJulianDayNumber, toJulianDayNumber } from './civilDate';
import { NOTHING } from './nothing';
import type { Millis } from './units';

/** A time of day on a clock. */
export interface WallClock {
  /** 0 to 23 */
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** A clock time as people type it: seconds may be left out. */
export type TypedClock = Omit<WallClock, 'second'> & { readonly second?: number | undefined };

const SECOND = 1000;
const DAY = 86_400_000;
/** The Julian Day Number of 1970-01-01. */
const UNIX_EPOCH_JDN = 2_440_588;

/** The day and time of day as if they were UTC's, in ms. */
export const asIfUtc = (date: CivilDate, { hour, minute, second = 0 }: TypedClock): number =>
  (toJulianDayNumber(date) - UNIX_EPOCH_JDN) * DAY + ((hour * 60 + minute) * 60 + second) * SECOND;

/** The day and time of day of a number made by `asIfUtc`. */
export function fromAsIfUtc(local: number): { readonly date: CivilDate; readonly clock: WallClock } {
  const days = Math.floor(local / DAY);
  const second = Math.floor((local - days * DAY) / SECOND);
  return {
    date: fromJulianDayNumber(days + UNIX_EPOCH_JDN),
    clock: { hour: Math.floor(second / 3600), minute: Math.floor(second / 60) % 60, second: second % 60 },
  };
}

/**
 * The clock in a time zone (IANA name) at an instant. For zones named by the device itself: an unknown zone or invalid
 * instant gives undefined, which the type omits. `localTimeAt` returns an error value instead.
 */
export const wallClock = (instant: Millis, zone: string): WallClock => shownAt(instant, zone).clock;

/** The calendar day in a time zone; undefined as in `wallClock`. */
export const civilDateAt = (instant: Millis, zone: string): CivilDate => shownAt(instant, zone).date;

function shownAt(instant: Millis, zone: string) {
  const format = formatFor(zone);
  if (!format || !isInstant(instant)) return { date: NOTHING, clock: NOTHING };
  return fromAsIfUtc(instant + offsetAt(instant, format));
}

/** The first instant of year 1 and the last of year 9999, by UTC. */
const FIRST_INSTANT = -62_135_769_600_000;
const END_INSTANT = 253_402_300_800_000;

/**
 * R620. Whether a value is a moment in ms since 1970: a number, not NaN, in the years 1 to 9999 by UTC. Beyond them a
 * `Date` is invalid or a calendar's year has no four digits, and formatters throw.
 *
 * @example
 * isInstant(9e15); // false
 */
export const isInstant = (instant: unknown): instant is number =>
  typeof instant === 'number' && instant >= FIRST_INSTANT && instant < END_INSTANT;

/** Before 1700 every zone shows its local mean time, as at this instant. */
const EARLIEST = -8_520_336_000_000;

/** How far the zone's clock is ahead of UTC, in ms. */
export function offsetAt(instant: number, format: Intl.DateTimeFormat): number {
  const moment = Math.floor(Math.max(instant, EARLIEST) / SECOND) * SECOND;
  const known = offsetsOf(format);
  const offset = known.get(moment) ?? readOffset(moment, format);
  known.set(moment, offset);
  return offset;
}

/**
 * A birth asks for the offsets of some thirty moments around it to detect summer time (`summerTimeAt`), and the same
 * births are read again for every day of a year.
 */
function offsetsOf(format: Intl.DateTimeFormat): Map<number, number> {
  const known = offsets.get(format);
  if (known && known.size < MOST_OFFSETS) return known;
  const fresh = new Map<number, number>();
  offsets.set(format, fresh);
  return fresh;
}
const offsets = new WeakMap<Intl.DateTimeFormat, Map<number, number>>();
const MOST_OFFSETS = 4000;

function readOffset(moment: number, format: Intl.DateTimeFormat): number {
  // American English, as `6/21/2026, 12:00:00`: parsing it takes a third of the time of `formatToParts`.
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = format
    .format(moment)
    .split(/\D+/)
    .map(Number);
  return asIfUtc({ year, month, day }, { hour, minute, second }) - moment;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Cached: making a format costs far more than using it. Undefined for an unknown zone; a missing one does not mean the
 * device's.
 */
export function formatFor(zone: unknown): Intl.DateTimeFormat | undefined {
  // Some engines accept "+08:00" as a zone and others do not: it has no history.
  if (typeof zone !== 'string' || !/^[A-Za-z]/.test(zone)) return undefined;
  const known = formats.get(zone);
  if (known) return known;
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      // The hour after 23:59 is 0, not 24.
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(zone, format);
    return format;
  } catch {
    // Intl throws a RangeError for a name it does not know.
    return undefined;
  }
}
