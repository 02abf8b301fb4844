import { FIRST_YEAR, LAST_YEAR, leapMonthOf, lunarToSolar, solarToLunar } from '@app/almanac';
import { err, formatCivilDate, ok, type Result } from '@app/kernel';
import { parseBirthDate } from '@app/validation';

/** A lunar date as in its three controls. */
export interface LunarEntry {
  /** As typed. */
  readonly year: string;
  /** `4`, or `leap-4` for the leap month; empty if not chosen. */
  readonly month: string;
  /** `1` to `30`; empty if not chosen. */
  readonly day: string;
}

const EMPTY_LUNAR_ENTRY: LunarEntry = /* @__PURE__ */ Object.freeze({ year: '', month: '', day: '' });

/** The controls derived from a typed birth date. */
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
export function readLunarEntry(entry: LunarEntry): Result<string | undefined, LunarError> {
  const { year, month, day } = textsOf(entry);
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
export function lunarMonthChoices(entry: LunarEntry): readonly LunarMonthChoice[] {
  const { year, month } = textsOf(entry);
  const leap = leapMonthOf(Number(year));
  const chosen = month.startsWith('leap-') ? readMonth(month).month : undefined;
  return Array.from({ length: 12 }, (_, index) => index + 1).flatMap(number => [
    { value: String(number), month: number, isLeap: false },
    ...(number === leap || number === chosen
      ? [{ value: `leap-${number}`, month: number, isLeap: true }]
      : []),
  ]);
}

/** For untyped callers: anything but a text counts as not chosen. */
function textsOf(entry: LunarEntry): LunarEntry {
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  return { year: textOf(entry?.year), month: textOf(entry?.month), day: textOf(entry?.day) };
}

function readMonth(value: string): { readonly month: number; readonly isLeap: boolean } {
  const isLeap = value.startsWith('leap-');
  return { month: Number(isLeap ? value.slice('leap-'.length) : value), isLeap };
}
