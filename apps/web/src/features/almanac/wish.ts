import { type ActivityId, getAlmanacDay, searchableActivities } from '@app/almanac';
import { addDays, type CivilDate, compareCivilDates, daysBetween, err, ok, type Result } from '@app/kernel';
import type { JumpError } from './errorText';
import { readDate } from './readDate';

/** Days ahead of the leaf, or dates of one's own. */
export const PERIODS = [30, 90, 180, 365, 'dates'] as const;
type Period = (typeof PERIODS)[number];

/** What somebody looks a day for. The dates are kept as they were written, right or wrong. */
export interface Wish {
  readonly activity: ActivityId;
  readonly period: Period;
  /** With the period `dates`: first and last day, both included. */
  readonly from: string;
  readonly to: string;
  readonly avoidClash: boolean;
  readonly skipWeekends: boolean;
  readonly skipHolidays: boolean;
}

export const FIRST_WISH: Wish = {
  activity: 'move-house',
  period: 90,
  from: '',
  to: '',
  avoidClash: true,
  skipWeekends: false,
  skipHolidays: false,
};

export interface Span {
  readonly from: CivilDate;
  /** Included. */
  readonly to: CivilDate;
}

/** What is wrong with the dates of a wish, by field. */
export type SpanFaults = Partial<Record<keyof Span, JumpError>>;

/** The days to look through, counted from `leaf` unless the wish has dates of its own. */
export function spanOf({ period, ...wish }: Wish, leaf: CivilDate): Result<Span, SpanFaults> {
  if (period !== 'dates') return ok({ from: leaf, to: addDays(leaf, period) });
  const from = readTableDate(wish.from);
  const to = readTableDate(wish.to);
  if (!from.ok || !to.ok) {
    return err({ ...(from.ok ? {} : { from: from.error }), ...(to.ok ? {} : { to: to.error }) });
  }
  if (compareCivilDates(from.value, to.value) > 0) {
    const days = daysBetween(from.value, to.value) + 1;
    return err({ to: { code: 'almanac/empty-period', field: 'day', value: days } });
  }
  return ok({ from: from.value, to: to.value });
}

/** A date that exists, within the years of the tables. */
function readTableDate(text: string): Result<CivilDate, JumpError> {
  const date = readDate(text);
  if (!date.ok) return date;
  const day = getAlmanacDay(date.value);
  return day.ok ? date : day;
}

/** Written as JSON, to be found again by `parseWish`. */
export const formatWish = (wish: Wish): string => JSON.stringify(wish);

/** What was kept, part by part: a part that cannot be read is as in the first wish. */
export function parseWish(text: string | undefined): Wish {
  const kept = parseObject(text);
  const flag = (name: 'avoidClash' | 'skipWeekends' | 'skipHolidays') => {
    const value = kept[name];
    return typeof value === 'boolean' ? value : FIRST_WISH[name];
  };
  const words = (name: keyof Span) => (typeof kept[name] === 'string' ? kept[name] : FIRST_WISH[name]);
  return {
    activity: searchableActivities().find(id => id === kept['activity']) ?? FIRST_WISH.activity,
    period: PERIODS.find(period => period === kept['period']) ?? FIRST_WISH.period,
    from: words('from'),
    to: words('to'),
    avoidClash: flag('avoidClash'),
    skipWeekends: flag('skipWeekends'),
    skipHolidays: flag('skipHolidays'),
  };
}

function parseObject(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    // any object can be asked for any key
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
