import { err, ok, type Result } from '@app/kernel';

/** The limits of one reader on this site. */
export interface LimitSettings {
  /** Questions a minute. */
  readonly perMinute: number;
  /** Questions a day (UTC). */
  readonly perDay: number;
  /** Answers in progress at once. */
  readonly perReader: number;
}

export interface Place {
  /** Once; later calls do nothing. */
  release(): void;
}

export interface Wait {
  readonly reason: 'minute' | 'day' | 'places';
  readonly seconds: number;
}

/** R160, R161. Counts questions and places by reader; a question that must wait is not counted. */
export interface Limits {
  take(reader: string, nowMs: number): Promise<Result<Place, Wait>>;
}

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;
/** Fractions of a question can add up to a hair under a whole one. */
export const ROUNDING = 1e-6;
/** The time until a place is free is unknown: this is reported instead, in seconds. */
export const PLACE_WAIT_S = 5;
/** Readers remembered; beyond this the longest inactive are forgotten, unless they have open answers. */
const REMEMBERED = 10_000;

interface Reader {
  /** Refilled evenly: all of a minute's questions at once, then one every `60 / perMinute` seconds. */
  readonly tokens: number;
  readonly atMs: number;
  readonly day: number;
  readonly questions: number;
  readonly open: number;
}

/** Limits in this process's memory. */
export function memoryLimits({ perMinute, perDay, perReader }: LimitSettings): Limits {
  const readers = new Map<string, Reader>();
  const freePlace = (name: string) => {
    const reader = readers.get(name);
    if (reader) readers.set(name, { ...reader, open: reader.open - 1 });
  };
  return {
    async take(name, nowMs) {
      const day = Math.floor(nowMs / DAY_MS);
      const before = readers.get(name) ?? { tokens: perMinute, atMs: nowMs, day, questions: 0, open: 0 };
      const refilled = before.tokens + (Math.max(0, nowMs - before.atMs) * perMinute) / MINUTE_MS;
      const tokens = Math.min(perMinute, refilled);
      const questions = before.day === day ? before.questions : 0;
      if (before.open >= perReader) return err({ reason: 'places', seconds: PLACE_WAIT_S });
      if (questions >= perDay) {
        return err({ reason: 'day', seconds: Math.ceil(((day + 1) * DAY_MS - nowMs) / 1000) });
      }
      if (tokens < 1) {
        const seconds = ((1 - tokens) * MINUTE_MS) / perMinute / 1000;
        return err({ reason: 'minute', seconds: Math.ceil(seconds - ROUNDING) });
      }
      // Deleting first keeps the map in the order of last use.
      readers.delete(name);
      readers.set(name, {
        tokens: tokens - 1,
        atMs: nowMs,
        day,
        questions: questions + 1,
        open: before.open + 1,
      });
      if (readers.size > REMEMBERED) forgetOne(readers);
      let held = true;
      return ok({
        release() {
          if (held) freePlace(name);
          held = false;
        },
      });
    },
  };
}

function forgetOne(readers: Map<string, Reader>): void {
  for (const [name, { open }] of readers) {
    if (open > 0) continue;
    readers.delete(name);
    return;
  }
}
