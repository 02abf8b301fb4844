import {
  type ChineseDate,
  FIRST_YEAR,
  formatChineseDate,
  getAlmanacDay,
  getChineseDate,
  LAST_YEAR,
  leapMonthOf,
  lunarToSolar,
  type PillarId,
  solarToLunar,
  zh,
} from '@app/almanac';
import { type CivilDate, err, formatCivilDate, ok, type Result } from '@app/kernel';
import type { Resident } from '@app/session';
import { parseBirthDate, parseBirthTime } from '@app/validation';

/** The strip of a resident's card, from year to hour. */
export const PILLAR_PLACES = ['year', 'month', 'day', 'hour'] as const;
export type PillarPlace = (typeof PILLAR_PLACES)[number];

export interface ChineseBirth {
  readonly date: ChineseDate;
  /** Without a time of birth the hour is missing; the others are those of the day. */
  readonly pillars: Readonly<Partial<Record<PillarPlace, PillarId>>>;
}

type Birth = Pick<Resident, 'birthDate' | 'birthTime'>;

/** A25: the Chinese side of the typed birth; undefined while the date is unreadable or outside 1900 to 2100. */
export function readChineseBirth({ birthDate, birthTime }: Birth): ChineseBirth | undefined {
  const day = parseBirthDate(birthDate);
  if (!day.ok || !day.value) return undefined;
  const time = parseBirthTime(birthTime);
  const clock = time.ok && time.value ? { ...time.value, second: 0 } : undefined;
  const date = getChineseDate(day.value, clock);
  if (!date.ok) return undefined;
  return { date: date.value, pillars: date.value.pillars ?? dayPillars(day.value) };
}

function dayPillars(date: CivilDate): ChineseBirth['pillars'] {
  const day = getAlmanacDay(date);
  if (!day.ok) return {};
  const { yearPillar, monthPillar, dayPillar } = day.value;
  return { year: yearPillar, month: monthPillar, day: dayPillar };
}

export type ResidentChange = Partial<Omit<Resident, 'id' | 'chineseDate'>>;

/**
 * The resident with a change; date and time of birth carry the Chinese date with them. What is kept is the Chinese
 * wording, whatever the language of the screen. A Chinese date from elsewhere stays until a day is typed.
 */
export function withChange(resident: Resident, change: ResidentChange): Resident {
  const next = { ...resident, ...change };
  if (change.birthDate === undefined && change.birthTime === undefined) return next;
  const birth = readChineseBirth(next);
  if (birth) return { ...next, chineseDate: formatChineseDate(birth.date, zh) };
  return change.birthDate === undefined ? next : { ...next, chineseDate: '' };
}

/** A lunar date as it stands in its three controls. */
export interface LunarEntry {
  /** As typed. */
  readonly year: string;
  /** `4`, or `leap-4` for the leap month; empty while not chosen. */
  readonly month: string;
  /** `1` to `30`; empty while not chosen. */
  readonly day: string;
}

const EMPTY_LUNAR_ENTRY: LunarEntry = { year: '', month: '', day: '' };

/** The controls as they follow from a typed birth date. */
export function toLunarEntry(birthDate: string): LunarEntry {
  const day = parseBirthDate(birthDate);
  const lunar = day.ok && day.value ? solarToLunar(day.value) : undefined;
  if (!lunar?.ok) return EMPTY_LUNAR_ENTRY;
  const { year, month, isLeap, day: dayOfMonth } = lunar.value;
  return { year: String(year), month: isLeap ? `leap-${month}` : String(month), day: String(dayOfMonth) };
}

export type LunarError =
  | { readonly code: 'date/lunar-invalid' }
  | { readonly code: 'date/year-out-of-range'; readonly first: number; readonly last: number };

/** R91, A25: the Gregorian day, as plain text, of a lunar entry; undefined while one of the three is missing. */
export function readLunarEntry({ year, month, day }: LunarEntry): Result<string | undefined, LunarError> {
  const typed = year.normalize('NFKC').trim();
  if (typed === '' || month === '' || day === '') return ok(undefined);
  const number = /^\d{4}$/.test(typed) ? Number(typed) : Number.NaN;
  if (!(number >= FIRST_YEAR && number <= LAST_YEAR)) {
    return err({ code: 'date/year-out-of-range', first: FIRST_YEAR, last: LAST_YEAR });
  }
  const { month: monthNumber, isLeap } = readMonth(month);
  const date = lunarToSolar({ year: number, month: monthNumber, isLeap, day: Number(day) });
  return date.ok ? ok(formatCivilDate(date.value)) : err({ code: 'date/lunar-invalid' });
}

export interface LunarMonthChoice {
  readonly value: string;
  readonly month: number;
  readonly isLeap: boolean;
}

/** The months to choose from: twelve, the leap month of the typed year, and the chosen one even if that year lacks it. */
export function lunarMonthChoices({ year, month }: LunarEntry): readonly LunarMonthChoice[] {
  const leap = leapMonthOf(Number(year));
  const chosen = month.startsWith('leap-') ? readMonth(month).month : undefined;
  return Array.from({ length: 12 }, (_, index) => index + 1).flatMap(number => [
    { value: String(number), month: number, isLeap: false },
    ...(number === leap || number === chosen
      ? [{ value: `leap-${number}`, month: number, isLeap: true }]
      : []),
  ]);
}

function readMonth(value: string): { readonly month: number; readonly isLeap: boolean } {
  const isLeap = value.startsWith('leap-');
  return { month: Number(isLeap ? value.slice('leap-'.length) : value), isLeap };
}
