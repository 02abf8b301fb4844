import { type Millis, millis } from '@app/kernel';
import { untilNextSecond } from '@app/sky';

/** Where the app learns the time. Tests pass a clock of their own. */
export interface Clock {
  now(): Millis;
  /** IANA name of the device's zone, `Asia/Shanghai`. */
  zone(): string;
  /** Calls `listener` at the start of each second of the wall clock, and at once when a sleeping tab wakes. */
  onSecond(listener: () => void): () => void;
}

export const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

export const systemClock: Clock = {
  now: () => millis(Date.now()),
  zone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  onSecond(listener) {
    let timer: ReturnType<typeof setTimeout>;
    // Each tick is aimed at the next full second again, so lateness never adds up.
    const arm = () => {
      timer = setTimeout(
        () => {
          listener();
          arm();
        },
        untilNextSecond(millis(Date.now())),
      );
    };
    const wake = () => {
      if (document.visibilityState === 'visible') listener();
    };
    arm();
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  },
};
