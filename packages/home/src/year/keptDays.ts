import {
  type BirthdayPolicy,
  type CalendarEvent,
  type LunarDate,
  nextLunarBirthday,
  solarToLunar,
} from '@app/almanac';
import { addDays, type CivilDate, compareCivilDates, isInstant, type Millis, millis } from '@app/kernel';
import { nextRecordId } from '@app/records';
import { cleanText, countCharacters, INPUT_LIMITS, parseBirthDate } from '@app/validation';
import { isRecord, parseObject } from '../json';

/** A day of the Chinese calendar that recurs each lunar year. */
export type LunarAnniversary = Pick<LunarDate, 'month' | 'day' | 'isLeap'>;

/** A birthday or memorial day a household keeps by the lunar calendar. */
export interface KeptDay {
  /** Unique among the days of a household. */
  readonly id: string;
  readonly kind: 'birthday' | 'memorial';
  readonly name: string;
  readonly lunar: LunarAnniversary;
}

/** A memorial day as entered by a person. */
export interface Memorial {
  readonly id: string;
  readonly name: string;
  readonly lunar: LunarAnniversary;
  /** When it was entered or removed. */
  readonly changedAt: Millis;
  /** Removed: kept so that the removal reaches another device, and can be undone. */
  readonly gone: boolean;
}

/** Reminders: minutes from the start of the day. */
const REMINDERS = Object.freeze({
  none: undefined,
  /** 9:00 on the day, 9:00 the day before, 9:00 a week before. */
  morning: 540,
  'day-before': -900,
  'week-before': -9540,
} as const);
export type Reminder = keyof typeof REMINDERS;

/** The conventions for keeping the days where the calendar leaves a choice, and the reminder. */
export interface KeepingOf {
  /** For a day in a leap month: in the leap month if the year has it, or always in the common month. */
  readonly leapMonth: 'leap-if-there' | 'regular';
  /** For the 30th of a month of 29 days: its last day, or the first of the next month. */
  readonly day30: 'last-day' | 'next-day';
  readonly remind: Reminder;
  /** When the person last changed one of them; 0 if never. */
  readonly changedAt: Millis;
}

/** An account's kept days, as one small text. */
export interface KeptDays {
  readonly memorials: readonly Memorial[];
  readonly keeping: KeepingOf;
}

/** The key of that text among the account's. */
export const KEPT_DAYS = 'kept-days';

const AS_USUAL: KeepingOf = Object.freeze({
  leapMonth: 'leap-if-there',
  day30: 'last-day',
  remind: 'day-before',
  changedAt: millis(0),
});
/** More memorial days than any family remembers. */
const MOST_MEMORIALS = 200;
/** Including those of several devices, and the marks of removed ones. */
const MOST_KEPT = 2000;

export const formatKeptDays = (days: KeptDays): string => JSON.stringify(days);

/**
 * How many entries of a stored text are dropped when it is read, or when merged with those here.
 *
 * @example
 * countLeftOut('{"memorials":["tea"]}', parseKeptDays(undefined)); // 1
 */
export function countLeftOut(text: string, joined: KeptDays): number {
  const { memorials } = parseObject(text) ?? {};
  if (!Array.isArray(memorials)) return 0;
  const ids = new Set(joined.memorials.map(({ id }) => id));
  return memorials.filter(each => !isRecord(each) || !ids.has(String(each['id']))).length;
}

/** The stored days, entry by entry; invalid entries are dropped. */
export function parseKeptDays(text: string | undefined): KeptDays {
  const { memorials, keeping } = parseObject(text) ?? {};
  return {
    memorials: withinLimit((Array.isArray(memorials) ? memorials : []).flatMap(readMemorial)),
    keeping: readKeeping(isRecord(keeping) ? keeping : {}),
  };
}

/** In order, kept ones before the last removed ones, up to `MOST_KEPT`. */
function withinLimit(memorials: readonly Memorial[]): readonly Memorial[] {
  const first = memorials.toSorted((a, b) => Number(a.gone) - Number(b.gone) || b.changedAt - a.changedAt);
  const stays = new Set(first.slice(0, MOST_KEPT));
  return memorials.filter(each => stays.has(each));
}

function readMemorial(stored: unknown): readonly Memorial[] {
  if (!isRecord(stored)) return [];
  const { id, name, changedAt, gone } = stored;
  const lunar = readAnniversary(stored['lunar']);
  if (typeof id !== 'string' || typeof name !== 'string' || !lunar) return [];
  return [{ id, name, lunar, changedAt: readInstant(changedAt), gone: gone === true }];
}

const readKeeping = ({ leapMonth, day30, remind, changedAt }: Record<string, unknown>): KeepingOf => ({
  leapMonth: leapMonth === 'regular' ? 'regular' : AS_USUAL.leapMonth,
  day30: day30 === 'next-day' ? 'next-day' : AS_USUAL.day30,
  remind: REMINDER_IDS.find(each => each === remind) ?? AS_USUAL.remind,
  changedAt: readInstant(changedAt),
});

export const REMINDER_IDS: readonly Reminder[] = Object.freeze(Object.keys(REMINDERS) as Reminder[]); // its own keys

const readInstant = (value: unknown): Millis => millis(isInstant(value) && value > 0 ? value : 0);

const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;

function readAnniversary(value: unknown): LunarAnniversary | undefined {
  if (!isRecord(value)) return undefined;
  const { month, day, isLeap } = value;
  return isCount(month, 12) && isCount(day, 30) ? { month, day, isLeap: isLeap === true } : undefined;
}

/** Why a memorial day cannot be added. */
export type MemorialFault = 'name-missing' | 'name-too-long' | 'already-there' | 'too-many';

/** R492: adds a memorial day, or returns an error to show beside the form. An impossible day changes nothing. */
export function withMemorial(
  days: KeptDays,
  entry: Pick<Memorial, 'name' | 'lunar'>,
  now: Millis,
): KeptDays | MemorialFault {
  const typed: Readonly<Record<string, unknown>> = isRecord(entry) ? entry : {};
  const name = typeof typed['name'] === 'string' ? cleanText(typed['name']) : '';
  const lunar = readAnniversary(typed['lunar']);
  if (name === '') return 'name-missing';
  if (countCharacters(name) > INPUT_LIMITS.text) return 'name-too-long';
  if (!lunar) return days;
  const isSame = (other: Memorial) =>
    other.name === name &&
    other.lunar.month === lunar.month &&
    other.lunar.day === lunar.day &&
    other.lunar.isLeap === lunar.isLeap;
  if (days.memorials.some(other => !other.gone && isSame(other))) return 'already-there';
  if (days.memorials.filter(({ gone }) => !gone).length >= MOST_MEMORIALS) return 'too-many';
  const memorial = { id: nextRecordId(days.memorials, now), name, lunar, changedAt: now };
  return { ...days, memorials: withinLimit([...days.memorials, { ...memorial, gone: false }]) };
}

/** Removes a memorial day, or undoes the removal. */
export const withMemorialGone = (days: KeptDays, id: string, gone: boolean, now: Millis): KeptDays => ({
  ...days,
  memorials: days.memorials.map(each => (each.id === id ? { ...each, gone, changedAt: now } : each)),
});

export const withKeeping = (days: KeptDays, change: Partial<KeepingOf>, now: Millis): KeptDays => ({
  ...days,
  keeping: { ...days.keeping, ...change, changedAt: now },
});

/**
 * R496: both merged, taking the later change of each entry and of the settings; a tie keeps the local one, and a change
 * from after `now` counts as one of now.
 *
 * @example
 * mergeKeptDays(here, parseKeptDays(text), now);
 */
export function mergeKeptDays(here: KeptDays, arriving: KeptDays, now: Millis): KeptDays {
  const past = <Changed extends Pick<Memorial, 'changedAt'>>(each: Changed): Changed =>
    each.changedAt > now ? { ...each, changedAt: now } : each;
  const memorials = new Map(here.memorials.map(each => [each.id, past(each)]));
  for (const each of arriving.memorials.map(past)) {
    const known = memorials.get(each.id);
    if (!known || each.changedAt > known.changedAt) memorials.set(each.id, each);
  }
  const [mine, theirs] = [past(here.keeping), past(arriving.keeping)];
  return {
    memorials: withinLimit([...memorials.values()]),
    keeping: theirs.changedAt > mine.changedAt ? theirs : mine,
  };
}

/**
 * R496: merges a plain copy: adds days missing here, or removed here since. Existing days and settings stay, and removals
 * in the copy are ignored.
 */
export function addKeptDays(here: KeptDays, arriving: KeptDays, now: Millis): KeptDays {
  const memorials = new Map(here.memorials.map(each => [each.id, each]));
  for (const each of arriving.memorials) {
    if (!each.gone && memorials.get(each.id)?.gone !== false)
      memorials.set(each.id, { ...each, changedAt: now });
  }
  return {
    memorials: withinLimit([...memorials.values()]),
    keeping: here.keeping.changedAt > 0 ? here.keeping : arriving.keeping,
  };
}

/** A person of the home with a day of birth, as typed. */
interface Born {
  readonly id: string;
  readonly name: string;
  readonly birthDate: string;
}

/** The lunar birthdays of residents with a day of birth, 1900 to 2100, by the local date of birth. */
export const lunarBirthdaysOf = (residents: readonly Born[]): readonly KeptDay[] =>
  residents.flatMap(({ id, name, birthDate }) => {
    const date = parseBirthDate(birthDate);
    const lunar = date.ok && date.value ? solarToLunar(date.value) : undefined;
    if (!lunar?.ok) return [];
    const { month, day, isLeap } = lunar.value;
    return [{ id: `resident-${id}`, kind: 'birthday', name, lunar: { month, day, isLeap } } as const];
  });

/** Birthdays, then the memorial days that are not removed. */
export const allKeptDays = (residents: readonly Born[], { memorials }: KeptDays): readonly KeptDay[] => [
  ...lunarBirthdaysOf(residents),
  ...memorials.flatMap(({ id, name, lunar, gone }) =>
    gone ? [] : [{ id: `memorial-${id}`, kind: 'memorial', name, lunar } as const],
  ),
];

/** The date of a kept day. */
export interface DateKept {
  readonly date: CivilDate;
  /** Its lunar year. */
  readonly lunarYear: number;
  /** Why it is not the exact day: the year lacks the leap month, or the month has no 30th. */
  readonly moved?: 'no-leap-month' | 'no-30th';
}

/**
 * R491: the days from `from` to `to`, inclusive, on which a lunar day is kept, by the chosen conventions; up to 2100.
 *
 * @example
 * // The fifth day of the fifth month, 2026-06-19:
 * datesKept({ month: 5, day: 5, isLeap: false }, {}, from, to)[0]?.date;
 */
export function datesKept(
  { month, day, isLeap }: LunarAnniversary,
  policy: BirthdayPolicy,
  from: CivilDate,
  to: CivilDate,
): readonly DateKept[] {
  const dates: DateKept[] = [];
  for (let start = from; ; ) {
    const next = nextLunarBirthday({ month, day, isLeap }, start, policy);
    if (!next.ok || compareCivilDates(next.value, to) > 0) return dates;
    const lunar = solarToLunar(next.value);
    if (!lunar.ok) return dates;
    const moved =
      lunar.value.day !== day
        ? 'no-30th'
        : isLeap && !lunar.value.isLeap && policy.leapMonth !== 'regular'
          ? 'no-leap-month'
          : undefined;
    const lunarYear = lunar.value.year - (month === 12 && lunar.value.month === 1 ? 1 : 0);
    dates.push({ date: next.value, lunarYear, ...(moved && { moved }) });
    start = addDays(next.value, 1);
  }
}

/** Years of days in a file: calendars have no rule for lunar days, so each is listed. */
const YEARS_IN_FILE = 10;

/** The words of an event, in the reader's language. */
export interface EventWords {
  title(day: KeptDay): string;
  note(day: KeptDay, moved: DateKept['moved']): string;
}

/**
 * R491: events of ten years from a day on. Their ids consist of the person's entry and the lunar year, never the
 * convention: a later file moves an event instead of duplicating it.
 */
export function keptDayEvents(
  days: readonly KeptDay[],
  keeping: KeepingOf,
  from: CivilDate,
  words: EventWords,
): readonly CalendarEvent[] {
  const to = addDays({ ...from, year: from.year + YEARS_IN_FILE, day: 1 }, from.day - 2);
  const alarm = REMINDERS[keeping.remind];
  return days.flatMap(day =>
    datesKept(day.lunar, keeping, from, to).map(({ date, lunarYear, moved }) => ({
      uid: `${day.id}-${lunarYear}@kept.ink-and-starlight`,
      date,
      summary: words.title(day),
      description: words.note(day, moved),
      ...(alarm !== undefined && { alarms: [alarm] }),
    })),
  );
}
