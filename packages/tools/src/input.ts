import { FIRST_YEAR, LAST_YEAR, validateDate } from '@app/almanac';
import { type City, parseCity } from '@app/home';
import { type CivilDate, civilDateAt, err, formatCivilDate, ok, type Result } from '@app/kernel';
import { type ClockTime, parseClockTime } from '@app/validation';
import { quoteInput, type ToolFault } from './faults';
import type { Arguments, Parameter } from './parameters';
import type { World } from './tool';
import { both } from './words';

export const DATE: Parameter = {
  type: 'string',
  description: 'Civil date, YYYY-MM-DD, 1900 to 2100.',
  maxLength: 20,
};
export const TIME: Parameter = { type: 'string', description: 'Clock time, HH:MM.', maxLength: 20 };
export const CITY: Parameter = {
  type: 'string',
  description: 'A city in English or Chinese, such as Paris or 巴黎.',
};

/** A date argument: an existing day in ISO form, within the years of the tables. */
export function readDay(argument: string, text: unknown): Result<CivilDate, ToolFault> {
  const date = validateDate(String(text));
  if (!date.ok) {
    return err(
      date.error.code === 'almanac/not-a-date'
        ? {
            code: 'tools/argument-invalid',
            argument,
            expected: both('YYYY-MM-DD 形式的日期', 'a date written as YYYY-MM-DD'),
          }
        : { code: 'tools/no-such-day', input: quoteInput(text) },
    );
  }
  const { year } = date.value;
  return year < FIRST_YEAR || year > LAST_YEAR ? err(OUTSIDE) : date;
}

const OUTSIDE: ToolFault = { code: 'tools/outside-years', first: FIRST_YEAR, last: LAST_YEAR };

/** Today for the reader, or in another zone. */
export const todayOf = ({ now, zone }: Pick<World, 'now' | 'zone'>): CivilDate => civilDateAt(now, zone);

export function readTime(text: unknown): Result<ClockTime, ToolFault> {
  const time = parseClockTime(String(text));
  return time.ok && time.value ? ok(time.value) : err({ code: 'tools/time-unreadable' });
}

export function readCity(text: unknown): Result<City, ToolFault> {
  const city = parseCity(String(text));
  return city ? ok(city) : err({ code: 'tools/city-unknown', input: quoteInput(text) });
}

/**
 * Rejects `argument` together with one of `others`, which it would silently override; a switch that is off does not
 * count.
 */
export function exclusive(
  args: Arguments,
  argument: string,
  others: readonly string[],
): Result<undefined, ToolFault> {
  const other = others.find(each => args[each] !== undefined && args[each] !== false);
  return args[argument] === undefined || other === undefined
    ? ok(undefined)
    : err({ code: 'tools/arguments-exclusive', argument, other });
}

/** A rejection by the almanac or the history of a zone. */
export function faultOf(error: { readonly code: string; readonly value?: unknown }): ToolFault {
  if (error.code === 'almanac/year-not-in-tables') return OUTSIDE;
  // `readDay` has already validated days: the zone skipped this one.
  if (error.code === 'time/no-such-day') {
    const date = error.value as CivilDate; // the kernel's rejected value is its input
    return { code: 'tools/no-such-day', input: formatCivilDate(date) };
  }
  return { code: 'tools/not-computed', because: error.code };
}

/** Why there are no facts of the home to compute from. */
export const missing = (world: World, what: 'facing' | 'place' | 'plan' | 'household'): ToolFault =>
  world.withheld ? { code: 'tools/not-shared' } : { code: 'tools/not-told', what };
