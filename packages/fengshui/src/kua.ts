import { type CivilDate, err, isCivilDate, type Millis, ok, type Result } from '@app/kernel';
import { cycleNine } from './cycleNine';
import { COVERED_YEARS, startOfSpring } from './solarMonths';
import { instantOf, type ZoneError } from './zone';

export type Sex = 'male' | 'female';
/** 5 never appears: it is read as 2 for men and 8 for women. */
export type Kua = 1 | 2 | 3 | 4 | 6 | 7 | 8 | 9;
export type Group = 'east' | 'west';

export interface Birth {
  readonly date: CivilDate;
  /** Wall-clock time at the place of birth; undefined when nobody remembers. */
  readonly time?: { readonly hour: number; readonly minute: number; readonly second?: number } | undefined;
  /** IANA zone of the place of birth, such as `Asia/Shanghai`. */
  readonly zone: string;
  /** Undefined when not given: the reading then holds the answers for both. */
  readonly sex?: Sex | undefined;
}

/** Why a reading has more than one year: the birth lies too near the start of spring, or its time is not known. */
export type KuaCertainty = 'certain' | 'near-boundary' | 'time-unknown';

export interface KuaAnswer {
  /** The year that counts, which begins at the start of spring (立春). */
  readonly year: number;
  readonly sex: Sex;
  readonly kua: Kua;
  readonly group: Group;
}

export interface KuaReading {
  readonly certainty: KuaCertainty;
  /** The start of spring of the year of birth, to be named when the reading is not certain. */
  readonly startOfSpring: Millis;
  /** The likelier year first; both sexes when none was given. */
  readonly answers: readonly KuaAnswer[];
}

export type KuaError =
  | ZoneError
  | { readonly code: 'fengshui/no-such-date' }
  | { readonly code: 'fengshui/year-not-covered'; readonly from: number; readonly to: number };

/** Tables of the start of spring differ by up to a minute and birth certificates by more. */
export const BOUNDARY_MS = 120_000;
const DAY_MINUTES = 1440;
const EAST: readonly Kua[] = [1, 3, 4, 9];

/** The kua number (命卦) of a year that begins at the start of spring. Holds in every century. */
export function kuaOf(year: number, sex: Sex): Kua {
  const raw = sex === 'male' ? cycleNine(11 - cycleNine(year)) : cycleNine(cycleNine(year) + 4);
  if (raw === 5) return sex === 'male' ? 2 : 8;
  // cycleNine answers 1 to 9, and 5 has just been dealt with.
  return raw as Kua;
}

/** East group (东四命) or west group (西四命). */
export const groupOf = (kua: Kua): Group => (EAST.includes(kua) ? 'east' : 'west');

/** The kua number of a birth in any zone, with both answers wherever the start of spring leaves doubt. */
export function kuaOfBirth(birth: Birth): Result<KuaReading, KuaError> {
  if (!isCivilDate(birth.date)) return err({ code: 'fengshui/no-such-date' });
  const spring = startOfSpring(birth.date.year);
  if (spring === undefined) {
    return err({ code: 'fengshui/year-not-covered', ...COVERED_YEARS });
  }
  const span = spanOf(birth);
  if (!span.ok) return span;
  const { from, to } = span.value;
  const { year } = birth.date;
  if (to < spring - BOUNDARY_MS) return ok(reading('certain', spring, [year - 1], birth.sex));
  if (from > spring + BOUNDARY_MS) return ok(reading('certain', spring, [year], birth.sex));
  // More of the span before the start of spring than after it speaks for the old year.
  const years = spring - from > to - spring ? [year - 1, year] : [year, year - 1];
  return ok(reading(birth.time ? 'near-boundary' : 'time-unknown', spring, years, birth.sex));
}

/** The instants the birth can have had: one, or the whole day when the time is not known. */
function spanOf({
  date,
  time,
  zone,
}: Birth): Result<{ readonly from: Millis; readonly to: Millis }, ZoneError> {
  const from = instantOf(date, time ? time.hour * 60 + time.minute + (time.second ?? 0) / 60 : 0, zone);
  if (!from.ok || time) return from.ok ? ok({ from: from.value, to: from.value }) : from;
  const to = instantOf(date, DAY_MINUTES, zone);
  return to.ok ? ok({ from: from.value, to: to.value }) : to;
}

function reading(
  certainty: KuaCertainty,
  startOfSpring: Millis,
  years: readonly number[],
  sex: Sex | undefined,
): KuaReading {
  const sexes: readonly Sex[] = sex ? [sex] : ['male', 'female'];
  const answers = years.flatMap(year =>
    sexes.map(each => {
      const kua = kuaOf(year, each);
      return { year, sex: each, kua, group: groupOf(kua) };
    }),
  );
  return { certainty, startOfSpring, answers };
}
