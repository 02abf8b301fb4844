import {
  addDays,
  type CivilDate,
  compareCivilDates,
  daysBetween,
  err,
  ok,
  parseObject,
  type Result,
} from '@app/kernel';
import { searchableActivities } from './activityGroups';
import type { AlmanacError } from './errors';
import { parseDate } from './parseDate';
import { fieldsOf, tableDay, validateDate } from './validate';
import type { ActivityId } from './vocabulary';

/** Days ahead of the shown day, or one's own dates. */
export const QUERY_PERIODS = /* @__PURE__ */ Object.freeze([30, 90, 180, 365, 'dates'] as const);
type Period = (typeof QUERY_PERIODS)[number];

/** A search for a day. The dates are stored as written, valid or not. */
export interface DayQuery {
  readonly activity: ActivityId;
  readonly period: Period;
  /** With the period `dates`: first and last day, both included. */
  readonly from: string;
  readonly to: string;
  readonly avoidClash: boolean;
  /** Leaves out days that clash with the home's sitting, if known. */
  readonly avoidSitting: boolean;
  readonly skipWeekends: boolean;
  readonly skipHolidays: boolean;
  /** Leaves out days that break the month or the year. */
  readonly skipBreaks: boolean;
}

export const FIRST_QUERY: DayQuery = /* @__PURE__ */ Object.freeze({
  activity: 'move-house',
  period: 90,
  from: '',
  to: '',
  avoidClash: true,
  avoidSitting: true,
  skipWeekends: false,
  skipHolidays: false,
  skipBreaks: false,
});

export interface QuerySpan {
  readonly from: CivilDate;
  /** Included. */
  readonly to: CivilDate;
}

/** Errors in the dates of a query, by field. */
export type QueryFaults = Partial<Record<keyof QuerySpan, AlmanacError>>;

/**
 * The days to search, counted from `leaf` unless the query has its own dates.
 *
 * @example
 * querySpan(FIRST_QUERY, { year: 2026, month: 6, day: 21 }); // to 2026-09-19
 */
export function querySpan(query: DayQuery, leaf: CivilDate): Result<QuerySpan, QueryFaults> {
  const { period, ...dates } = fieldsOf(query);
  const start = validateDate(leaf);
  if (isPeriod(period) && start.ok) return ok({ from: start.value, to: addDays(start.value, period) });
  const from = readTableDate(dates.from);
  const to = readTableDate(dates.to);
  if (!from.ok || !to.ok) {
    return err({ ...(from.ok ? {} : { from: from.error }), ...(to.ok ? {} : { to: to.error }) });
  }
  if (compareCivilDates(from.value, to.value) > 0) {
    const days = daysBetween(from.value, to.value) + 1;
    return err({ to: { code: 'almanac/empty-period', field: 'day', value: days } });
  }
  return ok({ from: from.value, to: to.value });
}

const isPeriod = (period: Period): period is Exclude<Period, 'dates'> =>
  period !== 'dates' && QUERY_PERIODS.includes(period);

/** A valid date within the years of the tables. */
function readTableDate(text: string): Result<CivilDate, AlmanacError> {
  const date = parseDate(text);
  if (!date.ok) return date;
  const day = tableDay(date.value);
  return day.ok ? date : day;
}

/**
 * As JSON, for `parseQuery` to read back.
 *
 * @example
 * parseQuery(formatQuery(FIRST_QUERY)); // FIRST_QUERY again
 */
export function formatQuery(query: DayQuery): string {
  const given = fieldsOf(query);
  // Only the fields of a query, and only values JSON can hold.
  const stored = Object.keys(FIRST_QUERY).map(name => [name, given[name as keyof DayQuery]] as const);
  return JSON.stringify(
    Object.fromEntries(stored.filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))),
  );
}

/**
 * The stored query, part by part: an unreadable part falls back to the first query.
 *
 * @example
 * parseQuery('no JSON'); // FIRST_QUERY
 */
export function parseQuery(text: string | undefined): DayQuery {
  const stored = parseObject(text) ?? {};
  const flag = (name: 'avoidClash' | 'avoidSitting' | 'skipWeekends' | 'skipHolidays' | 'skipBreaks') => {
    const value = stored[name];
    return typeof value === 'boolean' ? value : FIRST_QUERY[name];
  };
  const words = (name: keyof QuerySpan) =>
    typeof stored[name] === 'string' ? stored[name] : FIRST_QUERY[name];
  return {
    activity: searchableActivities().find(id => id === stored['activity']) ?? FIRST_QUERY.activity,
    period: QUERY_PERIODS.find(period => period === stored['period']) ?? FIRST_QUERY.period,
    from: words('from'),
    to: words('to'),
    avoidClash: flag('avoidClash'),
    avoidSitting: flag('avoidSitting'),
    skipWeekends: flag('skipWeekends'),
    skipHolidays: flag('skipHolidays'),
    skipBreaks: flag('skipBreaks'),
  };
}
