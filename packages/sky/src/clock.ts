import { addDays, type CivilDate, type Millis, millis, toJulianDayNumber } from '@app/kernel';
import type { TimeSpan } from './horizonEvents';

/** A time of day as a clock on the wall shows it. */
export interface WallClock {
  /** 0 to 23 */
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const DAY = 86_400_000;
/** The Julian Day Number of 1970-01-01. */
const UNIX_EPOCH_JDN = 2_440_588;

/**
 * What a clock shows in a time zone (IANA name) at an instant. Throws a RangeError for a zone that does not exist,
 * as `Intl` does.
 */
export function wallClock(instant: Millis, zone: string): WallClock {
  const { hour, minute, second } = calendarParts(instant, zone);
  return { hour, minute, second };
}

/** The day a calendar on the wall shows in a time zone. Throws like `wallClock`. */
export function civilDateAt(instant: Millis, zone: string): CivilDate {
  const { year, month, day } = calendarParts(instant, zone);
  return { year, month, day };
}

/** One civil day in a time zone as a stretch of time: 23 to 25 hours where clocks change. Throws like `wallClock`. */
export const localDay = (date: CivilDate, zone: string): TimeSpan => ({
  from: startOfDay(date, zone),
  to: startOfDay(addDays(date, 1), zone),
});

/**
 * When a wall clock in a time zone shows this day and time. An hour that clocks show twice counts once; one that they leap
 * over is taken as the hour beside it. Throws like `wallClock`.
 */
export function instantOf(date: CivilDate, { hour, minute, second }: WallClock, zone: string): Millis {
  const shown = utcMillis(date, hour * 3600 + minute * 60 + second);
  // The zone's offset is known at an instant, and the instant depends on the offset: the second guess settles it.
  const guess = millis(shown - offset(millis(shown), zone));
  return millis(shown - offset(guess, zone));
}

/** R68: how long to wait for the clock's next second, in ms: 1 to 1000, so that a timer never drifts. */
export const untilNextSecond = (instant: Millis): number => 1000 - (((instant % 1000) + 1000) % 1000);

/** The nearest full minute: tables of rise and set round, where a clock's reading cuts the seconds off. */
export const nearestMinute = (instant: Millis): Millis => millis(Math.floor(instant / 60_000 + 0.5) * 60_000);

/** Where clocks leap over midnight the day starts with the leap. */
const startOfDay = (date: CivilDate, zone: string): Millis =>
  instantOf(date, { hour: 0, minute: 0, second: 0 }, zone);

/** How far the zone's clock is ahead of UTC, in ms. */
function offset(instant: Millis, zone: string): number {
  const { hour, minute, second, ...date } = calendarParts(instant, zone);
  return utcMillis(date, hour * 3600 + minute * 60 + second) - Math.floor(instant / 1000) * 1000;
}

/** The day and time of day as if they were UTC's. */
const utcMillis = (date: CivilDate, secondOfDay: number): number =>
  (toJulianDayNumber(date) - UNIX_EPOCH_JDN) * DAY + secondOfDay * 1000;

function calendarParts(instant: Millis, zone: string): WallClock & CivilDate {
  const parts = formatFor(zone).formatToParts(instant);
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find(part => part.type === type)?.value);
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
    second: read('second'),
  };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Kept, because making a format costs far more than using it. */
function formatFor(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
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
  }
  return format;
}
