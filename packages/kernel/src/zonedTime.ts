import type { CivilDate } from './civilDate';
import type { Millis } from './units';

/** A time of day as a clock on the wall shows it. */
export interface WallClock {
  /** 0 to 23 */
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

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
