import { type Millis, millis } from '@app/kernel';
import { wallClock } from '@app/sky';

export const minuteOf = (at: Millis, zone: string): number => {
  const { hour, minute } = wallClock(at, zone);
  return hour * 60 + minute;
};

/**
 * The moment the house is shown at: now, or the same day at the minute the person has chosen. On the day a clock is
 * changed it may be an hour off, which the sun's place can bear.
 */
export const shownMoment = (now: Millis, zone: string, chosen: number | undefined): Millis =>
  chosen === undefined ? now : millis(now + (chosen - minuteOf(now, zone)) * 60_000);
