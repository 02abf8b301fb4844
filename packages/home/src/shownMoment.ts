import { type Millis, millis, NOTHING } from '@app/kernel';
import { wallClock } from '@app/sky';

export const minuteOf = (at: Millis, zone: string): number => {
  const clock = wallClock(at, zone);
  return clock ? clock.hour * 60 + clock.minute : NOTHING;
};

/**
 * The displayed moment: now, or the same day at the chosen minute. On the day of a clock change it may be an hour off,
 * which is acceptable for the sun's position.
 */
export function shownMoment(now: Millis, zone: string, chosen: number | undefined): Millis {
  const minute = minuteOf(now, zone);
  if (minute === undefined) return NOTHING;
  return Number.isFinite(chosen) ? millis(now + ((chosen ?? minute) - minute) * 60_000) : now;
}
