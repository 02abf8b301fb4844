import {
  addDays,
  type CivilDate,
  civilDateAt,
  type Millis,
  millis,
  toJulianDayNumber,
  type WallClock,
  wallClock,
} from '@app/kernel';
import type { TimeSpan } from './horizonEvents';

const DAY = 86_400_000;
/** The Julian Day Number of 1970-01-01. */
const UNIX_EPOCH_JDN = 2_440_588;

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
  const { hour, minute, second } = wallClock(instant, zone);
  return (
    utcMillis(civilDateAt(instant, zone), hour * 3600 + minute * 60 + second) -
    Math.floor(instant / 1000) * 1000
  );
}

/** The day and time of day as if they were UTC's. */
const utcMillis = (date: CivilDate, secondOfDay: number): number =>
  (toJulianDayNumber(date) - UNIX_EPOCH_JDN) * DAY + secondOfDay * 1000;
