import {
  assertNever,
  type CivilDate,
  daySpanAt,
  err,
  frozen,
  instantAt,
  type Millis,
  ok,
  type Result,
  type TimeError,
  TYPED_TIME_DOUBT_MS,
} from '@app/kernel';
import { cycleNine } from './cycleNine';
import { COVERED_YEARS, startOfSpring } from './solarMonths';

export const SEXES = frozen(['male', 'female'] as const);
export type Sex = (typeof SEXES)[number];
/** 5 never appears: it is read as 2 for men and 8 for women. */
export type Kua = 1 | 2 | 3 | 4 | 6 | 7 | 8 | 9;
export type Group = 'east' | 'west';

export interface Birth {
  readonly date: CivilDate;
  /** Local clock time at the place of birth; undefined if unknown. */
  readonly time?: { readonly hour: number; readonly minute: number; readonly second?: number } | undefined;
  /** IANA zone of the place of birth, such as `Asia/Shanghai`. */
  readonly zone: string;
  /** Undefined if not given: the reading then holds the answers for both. */
  readonly sex?: Sex | undefined;
}

/** Why a reading has more than one year: the birth is too near the start of spring, or its time is unknown. */
export type KuaCertainty = 'certain' | 'near-boundary' | 'time-unknown';

export interface KuaAnswer {
  /** The year of the reading, which begins at the start of spring (立春). */
  readonly year: number;
  readonly sex: Sex;
  readonly kua: Kua;
  readonly group: Group;
}

export interface KuaReading {
  readonly certainty: KuaCertainty;
  /** The start of spring of the year of birth, named when the reading is uncertain. */
  readonly startOfSpring: Millis;
  /** The likelier year first; both sexes if none was given. */
  readonly answers: readonly KuaAnswer[];
}

export type KuaError =
  | { readonly code: 'fengshui/unknown-zone'; readonly zone: unknown }
  | { readonly code: 'fengshui/no-such-date' }
  | { readonly code: 'fengshui/no-such-time'; readonly field: 'hour' | 'minute' | 'second' }
  | { readonly code: 'fengshui/no-such-sex'; readonly sex: unknown }
  | { readonly code: 'fengshui/year-not-covered'; readonly from: number; readonly to: number };

const EAST: readonly Kua[] = [1, 3, 4, 9];

/** The kua number (命卦) of a year that begins at the start of spring; undefined for an invalid year or neither sex. */
export function kuaOf(year: number, sex: Sex): Kua | undefined {
  if (!Number.isSafeInteger(year) || !SEXES.includes(sex)) return undefined;
  const raw = sex === 'male' ? cycleNine(11 - cycleNine(year)) : cycleNine(cycleNine(year) + 4);
  if (raw === 5) return sex === 'male' ? 2 : 8;
  // cycleNine returns 1 to 9, and 5 is handled above.
  return raw as Kua;
}

/** East group (东四命) or west group (西四命). */
export const groupOf = (kua: Kua): Group => (EAST.includes(kua) ? 'east' : 'west');

/** The kua number of a birth in any zone, with both answers if the start of spring leaves doubt. */
export function kuaOfBirth(birth: Birth): Result<KuaReading, KuaError> {
  if (typeof birth?.date !== 'object') return err({ code: 'fengshui/no-such-date' });
  if (birth.sex !== undefined && !SEXES.includes(birth.sex)) {
    return err({ code: 'fengshui/no-such-sex', sex: birth.sex });
  }
  const span = spanOf(birth);
  if (!span.ok) return err(toKuaError(span.error));
  const spring = startOfSpring(birth.date.year);
  if (spring === undefined) return err({ code: 'fengshui/year-not-covered', ...COVERED_YEARS });
  const { from, to } = span.value;
  const { year } = birth.date;
  if (to < spring - TYPED_TIME_DOUBT_MS) return ok(reading('certain', spring, [year - 1], birth.sex));
  if (from > spring + TYPED_TIME_DOUBT_MS) return ok(reading('certain', spring, [year], birth.sex));
  // More of the span before the start of spring than after it favours the old year.
  const years = spring - from > to - spring ? [year - 1, year] : [year, year - 1];
  return ok(reading(birth.time ? 'near-boundary' : 'time-unknown', spring, years, birth.sex));
}

/** The possible instants of the birth: one, or the whole day if the time is unknown. */
function spanOf({
  date,
  time,
  zone,
}: Birth): Result<{ readonly from: Millis; readonly to: Millis }, TimeError> {
  if (!time) return daySpanAt(date, zone);
  const shown = instantAt(date, time, zone);
  return shown.ok ? ok({ from: shown.value.instant, to: shown.value.instant }) : shown;
}

function toKuaError(error: TimeError): KuaError {
  switch (error.code) {
    case 'time/unknown-zone':
      return { code: 'fengshui/unknown-zone', zone: error.value };
    case 'time/no-such-time':
      return { code: 'fengshui/no-such-time', field: error.field };
    case 'time/no-such-day':
    case 'time/no-such-instant':
      return { code: 'fengshui/no-such-date' };
    default:
      return assertNever(error);
  }
}

function reading(
  certainty: KuaCertainty,
  startOfSpring: Millis,
  years: readonly number[],
  sex: Sex | undefined,
): KuaReading {
  const sexes: readonly Sex[] = sex ? [sex] : SEXES;
  const answers = years.flatMap(year =>
    sexes.flatMap(each => {
      const kua = kuaOf(year, each);
      return kua === undefined ? [] : [{ year, sex: each, kua, group: groupOf(kua) }];
    }),
  );
  return { certainty, startOfSpring, answers };
}
