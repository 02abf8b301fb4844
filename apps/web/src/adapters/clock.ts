import { type Millis, millis } from '@app/kernel';
import { untilNextSecond } from '@app/sky';

/** The app's source of time. Tests pass their own clock. */
export interface Clock {
  now(): Millis;
  /** IANA name of the device's zone, `Asia/Shanghai`. */
  zone(): string;
  /** Calls `listener` at the start of each second of the wall clock, and at once when a sleeping tab wakes. */
  onSecond(listener: () => void): () => void;
}

export const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

const listeners = new Set<() => void>();
let stopTicking: () => void = () => undefined;

/** One timer serves every reader of the clock. Each tick is aimed at the next full second, so lateness never adds up. */
function startTicking(): () => void {
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let timer: ReturnType<typeof setTimeout>;
  const arm = () => {
    timer = setTimeout(
      () => {
        tell();
        arm();
      },
      untilNextSecond(millis(Date.now())),
    );
  };
  const wake = () => {
    if (document.visibilityState === 'visible') tell();
  };
  arm();
  document.addEventListener('visibilitychange', wake);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
  };
}

/** Refreshed each minute: the device may travel. A first screen asks forty times, and each answer costs a formatter. */
function deviceZone(): string {
  const minute = Math.floor(Date.now() / 60_000);
  if (latest.minute !== minute) latest = { minute, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  return latest.zone;
}
let latest = { minute: Number.NaN, zone: '' };

export const systemClock: Clock = {
  now: () => millis(Date.now()),
  zone: deviceZone,
  onSecond(listener) {
    if (listeners.size === 0) stopTicking = startTicking();
    listeners.add(listener);
    return () => {
      if (listeners.delete(listener) && listeners.size === 0) stopTicking();
    };
  },
};
