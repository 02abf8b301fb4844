import {
  type CivilDate,
  civilDateAt,
  daySpanAt,
  formatCivilDate,
  frozen,
  instantAt,
  type Millis,
  millis,
  NOTHING,
  parseCivilDate,
  wallClock,
} from '@app/kernel';

/** The moment of the map, relative to now, so that the sky of another day keeps turning. */
export interface SkyTime {
  /** ms from now to the chosen moment */
  readonly jump: number;
  /** Minutes the slider was moved from it. */
  readonly turn: number;
}

export const NOW: SkyTime = frozen({ jump: 0, turn: 0 });

/** The years the sky is computed for, see `@app/sky`. */
export const FIRST_DAY: CivilDate = frozen({ year: 1900, month: 1, day: 1 });
export const LAST_DAY: CivilDate = frozen({ year: 2100, month: 12, day: 31 });

const MINUTE = 60_000;

/** The instant to draw: clamped to the first and the last day in the zone. */
export function shownInstant(now: Millis, time: SkyTime, zone: string): Millis {
  const { jump, turn } = time ?? {};
  const first = daySpanAt(FIRST_DAY, zone);
  const last = daySpanAt(LAST_DAY, zone);
  if (!first.ok || !last.ok || ![now, jump, turn].every(Number.isFinite)) return NOTHING;
  return millis(Math.min(last.value.to - 1000, Math.max(first.value.from, now + jump + turn * MINUTE)));
}

/** A moment as the form's fields: `2026-06-21` and `21:46`. */
export interface MomentText {
  readonly day: string;
  readonly time: string;
}

export function formatMoment(instant: Millis, zone: string): MomentText {
  const clock = wallClock(instant, zone);
  if (!clock) return NOTHING;
  const time = `${two(clock.hour)}:${two(clock.minute)}`;
  return { day: formatCivilDate(civilDateAt(instant, zone)), time };
}

/** Undefined while a field is incomplete, and for a day outside 1900 to 2100. */
export function parseMoment(moment: MomentText, zone: string): Millis | undefined {
  const { day, time } = moment ?? {};
  const date = parseCivilDate(day);
  const [, hour, minute] = (typeof time === 'string' && /^(\d\d):(\d\d)/.exec(time)) || [];
  if (!date || hour === undefined || minute === undefined) return undefined;
  if (date.year < FIRST_DAY.year || date.year > LAST_DAY.year) return undefined;
  const found = instantAt(date, { hour: Number(hour), minute: Number(minute) }, zone);
  return found.ok ? found.value.instant : undefined;
}

const two = (value: number): string => String(value).padStart(2, '0');
