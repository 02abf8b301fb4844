import {
  type BirthdayPolicy,
  type CalendarEvent,
  type LunarDate,
  nextLunarBirthday,
  solarToLunar,
} from '@app/almanac';
import {
  addDays,
  type CivilDate,
  compareCivilDates,
  isInstant,
  isRecord,
  type Millis,
  millis,
  parseObject,
} from '@app/kernel';
import { nextRecordId } from '@app/records';
import { cleanText, countCharacters, INPUT_LIMITS } from '@app/validation';
import { birthDateOf } from '../statedBirth';

/** A day of the Chinese calendar that recurs each lunar year. */
export type YearlyLunarDay = Pick<LunarDate, 'month' | 'day' | 'isLeap'>;

/** A birthday or memorial day a household observes by the lunar calendar. */
export interface Anniversary {
  /** Unique among the days of a household. */
  readonly id: string;
  readonly kind: 'birthday' | 'memorial';
  readonly name: string;
  readonly lunar: YearlyLunarDay;
}

/** A memorial day as entered by a person. */
export interface Memorial {
  readonly id: string;
  readonly name: string;
  readonly lunar: YearlyLunarDay;
  /** When it was entered or removed. */
  readonly changedAt: Millis;
  /** Removed: stays in the list so that the removal reaches another device, and can be undone. */
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

/** The conventions for observing the days where the calendar leaves a choice, and the reminder. */
export interface Observance {
  /** For a day in a leap month: in the leap month if the year has it, or always in the common month. */
  readonly leapMonth: 'leap-if-there' | 'regular';
  /** For the 30th of a month of 29 days: its last day, or the first of the next month. */
  readonly day30: 'last-day' | 'next-day';
  readonly remind: Reminder;
  /** When the person last changed one of them; 0 if never. */
  readonly changedAt: Millis;
}

/** An account's anniversaries, as one small text. */
export interface Anniversaries {
  readonly memorials: readonly Memorial[];
  readonly observance: Observance;
}

/** The key of that text among the account's. */
export const ANNIVERSARIES_KEY = 'kept-days';

const AS_USUAL: Observance = Object.freeze({
  leapMonth: 'leap-if-there',
  day30: 'last-day',
  remind: 'day-before',
  changedAt: millis(0),
});
/** More memorial days than any family remembers. */
const MOST_MEMORIALS = 200;
/** Including those of several devices, and the marks of removed ones. */
const MOST_ENTRIES = 2000;

/** The stored text calls the observance `keeping`. */
export const formatAnniversaries = ({ memorials, observance }: Anniversaries): string =>
  JSON.stringify({ memorials, keeping: observance });

/**
 * How many entries of a stored text are dropped when it is read, or when merged with those here.
 *
 * @example
 * countLeftOut('{"memorials":["tea"]}', parseAnniversaries(undefined)); // 1
 */
export function countLeftOut(text: string, joined: Anniversaries): number {
  const { memorials } = parseObject(text) ?? {};
  if (!Array.isArray(memorials)) return 0;
  const ids = new Set(joined.memorials.map(({ id }) => id));
  return memorials.filter(each => !isRecord(each) || !ids.has(String(each['id']))).length;
}

/** The stored days, entry by entry; invalid entries are dropped. */
export function parseAnniversaries(text: string | undefined): Anniversaries {
  const { memorials, keeping } = parseObject(text) ?? {};
  return {
    memorials: withinLimit((Array.isArray(memorials) ? memorials : []).flatMap(readMemorial)),
    observance: readObservance(isRecord(keeping) ? keeping : {}),
  };
}

/** At most `MOST_ENTRIES`, in order: removed ones are dropped first, then those changed longest ago. */
function withinLimit(memorials: readonly Memorial[]): readonly Memorial[] {
  const first = memorials.toSorted((a, b) => Number(a.gone) - Number(b.gone) || b.changedAt - a.changedAt);
  const stays = new Set(first.slice(0, MOST_ENTRIES));
  return memorials.filter(each => stays.has(each));
}

function readMemorial(stored: unknown): readonly Memorial[] {
  if (!isRecord(stored)) return [];
  const { id, name, changedAt, gone } = stored;
  const lunar = readAnniversary(stored['lunar']);
  if (typeof id !== 'string' || typeof name !== 'string' || !lunar) return [];
  return [{ id, name, lunar, changedAt: readInstant(changedAt), gone: gone === true }];
}

const readObservance = ({ leapMonth, day30, remind, changedAt }: Record<string, unknown>): Observance => ({
  leapMonth: leapMonth === 'regular' ? 'regular' : AS_USUAL.leapMonth,
  day30: day30 === 'next-day' ? 'next-day' : AS_USUAL.day30,
  remind: REMINDER_IDS.find(each => each === remind) ?? AS_USUAL.remind,
  changedAt: readInstant(changedAt),
});

export const REMINDER_IDS: readonly Reminder[] = Object.freeze(Object.keys(REMINDERS) as Reminder[]); // its own keys

const readInstant = (value: unknown): Millis => millis(isInstant(value) && value > 0 ? value : 0);

const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;

function readAnniversary(value: unknown): YearlyLunarDay | undefined {
  if (!isRecord(value)) return undefined;
  const { month, day, isLeap } = value;
  return isCount(month, 12) && isCount(day, 30) ? { month, day, isLeap: isLeap === true } : undefined;
}

/** Why a memorial day cannot be added. */
export type MemorialFault = 'name-missing' | 'name-too-long' | 'already-there' | 'too-many';

/** R492: adds a memorial day, or returns an error to show beside the form. An impossible day changes nothing. */
export function withMemorial(
  days: Anniversaries,
  entry: Pick<Memorial, 'name' | 'lunar'>,
  now: Millis,
): Anniversaries | MemorialFault {
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
export const withMemorialRemoved = (
  days: Anniversaries,
  id: string,
  gone: boolean,
  now: Millis,
): Anniversaries => ({
  ...days,
  memorials: days.memorials.map(each => (each.id === id ? { ...each, gone, changedAt: now } : each)),
});

export const withObservance = (
  days: Anniversaries,
  change: Partial<Observance>,
  now: Millis,
): Anniversaries => ({
  ...days,
  observance: { ...days.observance, ...change, changedAt: now },
});

/**
 * R496: both merged, taking the later change of each entry and of the settings; a tie keeps the local one, and a change
 * from after `now` counts as one of now.
 *
 * @example
 * mergeAnniversaries(here, parseAnniversaries(text), now);
 */
export function mergeAnniversaries(here: Anniversaries, arriving: Anniversaries, now: Millis): Anniversaries {
  const past = <Changed extends Pick<Memorial, 'changedAt'>>(each: Changed): Changed =>
    each.changedAt > now ? { ...each, changedAt: now } : each;
  const memorials = new Map(here.memorials.map(each => [each.id, past(each)]));
  for (const each of arriving.memorials.map(past)) {
    const known = memorials.get(each.id);
    if (!known || each.changedAt > known.changedAt) memorials.set(each.id, each);
  }
  const [mine, theirs] = [past(here.observance), past(arriving.observance)];
  return {
    memorials: withinLimit([...memorials.values()]),
    observance: theirs.changedAt > mine.changedAt ? theirs : mine,
  };
}

/**
 * R496: merges a plain copy: adds days missing here, or removed here since. Existing days and settings stay, and removals
 * in the copy are ignored.
 */
export function addAnniversaries(here: Anniversaries, arriving: Anniversaries, now: Millis): Anniversaries {
  const memorials = new Map(here.memorials.map(each => [each.id, each]));
  for (const each of arriving.memorials) {
    if (!each.gone && memorials.get(each.id)?.gone !== false)
      memorials.set(each.id, { ...each, changedAt: now });
  }
  return {
    memorials: withinLimit([...memorials.values()]),
    observance: here.observance.changedAt > 0 ? here.observance : arriving.observance,
  };
}

/** A person of the home with a day of birth, as typed. */
interface Born {
  readonly id: string;
  readonly name: string;
  readonly birthDate: string;
}

/** The lunar birthdays of residents with a day of birth, 1900 to 2100, by the local date of birth. */
export const lunarBirthdaysOf = (residents: readonly Born[]): readonly Anniversary[] =>
  residents.flatMap(({ id, name, birthDate }) => {
    const date = birthDateOf({ birthDate });
    const lunar = date.ok ? solarToLunar(date.value) : date;
    if (!lunar.ok) return [];
    const { month, day, isLeap } = lunar.value;
    return [{ id: `resident-${id}`, kind: 'birthday', name, lunar: { month, day, isLeap } } as const];
  });

/** Birthdays, then the memorial days that are not removed. */
export const allAnniversaries = (
  residents: readonly Born[],
  { memorials }: Anniversaries,
): readonly Anniversary[] => [
  ...lunarBirthdaysOf(residents),
  ...memorials.flatMap(({ id, name, lunar, gone }) =>
    gone ? [] : [{ id: `memorial-${id}`, kind: 'memorial', name, lunar } as const],
  ),
];

/** The date of an anniversary in one year. */
export interface ObservedDate {
  readonly date: CivilDate;
  /** Its lunar year. */
  readonly lunarYear: number;
  /** Why it is not the exact day: the year lacks the leap month, or the month has no 30th. */
  readonly moved?: 'no-leap-month' | 'no-30th';
}

/**
 * R491: the days from `from` to `to`, inclusive, on which a lunar day is observed, by the chosen conventions; up to 2100.
 *
 * @example
 * // The fifth day of the fifth month, 2026-06-19:
 * observedDates({ month: 5, day: 5, isLeap: false }, {}, from, to)[0]?.date;
 */
export function observedDates(
  { month, day, isLeap }: YearlyLunarDay,
  policy: BirthdayPolicy,
  from: CivilDate,
  to: CivilDate,
): readonly ObservedDate[] {
  const dates: ObservedDate[] = [];
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
  title(day: Anniversary): string;
  note(day: Anniversary, moved: ObservedDate['moved']): string;
}

/**
 * R491: events of ten years from a day on. Their ids consist of the person's entry and the lunar year, never the
 * convention: a later file moves an event instead of duplicating it.
 */
export function anniversaryEvents(
  days: readonly Anniversary[],
  observance: Observance,
  from: CivilDate,
  words: EventWords,
): readonly CalendarEvent[] {
  const to = addDays({ ...from, year: from.year + YEARS_IN_FILE, day: 1 }, from.day - 2);
  const alarm = REMINDERS[observance.remind];
  return days.flatMap(day =>
    observedDates(day.lunar, observance, from, to).map(({ date, lunarYear, moved }) => ({
      uid: `${day.id}-${lunarYear}@kept.ink-and-starlight`,
      date,
      summary: words.title(day),
      description: words.note(day, moved),
      ...(alarm !== undefined && { alarms: [alarm] }),
    })),
  );
}
