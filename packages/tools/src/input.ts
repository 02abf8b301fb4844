import { type AlmanacError, FIRST_YEAR, LAST_YEAR, validateDate } from '@app/almanac';
import { type City, cityNamed } from '@app/home';
import { type CivilDate, civilDateAt, err, ok, type Result, type TypedClock } from '@app/kernel';
import { saidBack, type ToolFault } from './faults';
import type { Parameter } from './parameters';
import type { World } from './tool';
import { both } from './words';

export const DATE: Parameter = {
  type: 'string',
  description: 'Civil date, YYYY-MM-DD, 1900 to 2100.',
  maxLength: 20,
};
export const TIME: Parameter = { type: 'string', description: 'Clock time, HH:MM.', maxLength: 8 };
export const CITY: Parameter = {
  type: 'string',
  description: 'A city in English or Chinese, such as Paris or 巴黎.',
};

/** A date argument: written as ISO, a day that exists, within the years of the tables. */
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
        : { code: 'tools/no-such-day', said: saidBack(text) },
    );
  }
  const { year } = date.value;
  return year < FIRST_YEAR || year > LAST_YEAR ? err(OUTSIDE) : date;
}

const OUTSIDE: ToolFault = { code: 'tools/outside-years', first: FIRST_YEAR, last: LAST_YEAR };

/** The day it is for the reader. */
export const todayOf = ({ now, zone }: World): CivilDate => civilDateAt(now, zone);

const CLOCK = /^(\d{1,2})[:：](\d{2})$/;

export function readTime(text: unknown): Result<TypedClock, ToolFault> {
  const [, hour, minute] = CLOCK.exec(String(text)) ?? [];
  const clock = { hour: Number(hour), minute: Number(minute) };
  return clock.hour < 24 && clock.minute < 60 ? ok(clock) : err({ code: 'tools/time-unreadable' });
}

export function readCity(text: unknown): Result<City, ToolFault> {
  const city = cityNamed(String(text));
  return city ? ok(city) : err({ code: 'tools/city-unknown', said: saidBack(text) });
}

/** What the almanac refused. */
export const faultOf = (error: Pick<AlmanacError, 'code'> | { readonly code: string }): ToolFault =>
  error.code === 'almanac/year-not-in-tables' ? OUTSIDE : { code: 'tools/not-computed', because: error.code };

/** Why there is nothing of the home to compute from. */
export const missing = (world: World, what: 'facing' | 'place' | 'plan' | 'household'): ToolFault =>
  world.withheld ? { code: 'tools/not-shared' } : { code: 'tools/not-told', what };
