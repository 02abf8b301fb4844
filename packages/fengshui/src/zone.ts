import { type CivilDate, err, type Millis, millis, ok, type Result, toJulianDayNumber } from '@app/kernel';

export interface ZoneError {
  readonly code: 'fengshui/unknown-zone';
  readonly zone: string;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const UNIX_EPOCH_JDN = 2_440_588;

/**
 * The instant of a wall-clock time in a zone of the IANA database, daylight saving and old local times included.
 * In an hour that the clock shows twice it is the first; a time the clock skipped is read with the offset before the skip.
 */
export function instantOf(date: CivilDate, minutesOfDay: number, zone: string): Result<Millis, ZoneError> {
  const clock = clockOf(zone);
  if (!clock) return err({ code: 'fengshui/unknown-zone', zone });
  const wall = (toJulianDayNumber(date) - UNIX_EPOCH_JDN) * DAY_MS + Math.round(minutesOfDay * MINUTE_MS);
  const before = wall - offsetAt(wall - DAY_MS, clock);
  const after = wall - offsetAt(wall + DAY_MS, clock);
  const right = [before, after].filter(instant => instant + offsetAt(instant, clock) === wall);
  return ok(millis(right.length > 0 ? Math.min(...right) : before));
}

function clockOf(zone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    // Intl throws a RangeError for a name it does not know; that is a person's input, not a bug.
    return undefined;
  }
}

/** How far the zone's clock is ahead of UTC, in ms; whole seconds of `instant` only. */
function offsetAt(instant: number, clock: Intl.DateTimeFormat): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of clock.formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts;
  const days = toJulianDayNumber({ year, month, day }) - UNIX_EPOCH_JDN;
  return days * DAY_MS + ((hour * 60 + minute) * 60 + second) * 1000 - Math.floor(instant / 1000) * 1000;
}
