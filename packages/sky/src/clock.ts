import { type Millis, millis, NOTHING } from '@app/kernel';
import { isInstant } from './input';

/** R68: the wait until the clock's next second, in ms: 1 to 1000, so that a timer never drifts. */
export const untilNextSecond = (instant: Millis): number =>
  isInstant(instant) ? 1000 - (((instant % 1000) + 1000) % 1000) : NOTHING;

/** The nearest full minute: rise and set tables are rounded, while a clock display drops the seconds. */
export const nearestMinute = (instant: Millis): Millis =>
  isInstant(instant) ? millis(Math.floor(instant / 60_000 + 0.5) * 60_000) : NOTHING;
