import { type CivilDate, compareCivilDates, err, isCivilDate, ok, type Result } from '@app/kernel';

/** The range of years of a typed date. */
export const YEARS = { first: 1, last: 9999 } as const;

export type DateError =
  | { readonly code: 'date/unreadable' }
  | { readonly code: 'date/year-out-of-range'; readonly first: number; readonly last: number }
  | { readonly code: 'date/month-out-of-range' }
  | { readonly code: 'date/day-not-in-month'; readonly days: number }
  | { readonly code: 'date/never-existed' }
  | { readonly code: 'date/in-future' };

const DATE = /^(\d{1,4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/u;
const COMPACT_DATE = /^(\d{4})(\d{2})(\d{2})$/;
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;
/** The months by their first three letters, before or after the day. */
const MONTH_FIRST = /^([a-z]{3,9})\.?(\d{1,2})(?:st|nd|rd|th)?,?(\d{4})$/i;
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?([a-z]{3,9})\.?,?(\d{4})$/i;
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/**
 * Parses a typed day: `1990-05-15`, `1990/5/15`, `1990.5.15`, `19900515`, `1990年5月15日`, `5/15/1990`, `May 15, 1990`,
 * full-width digits too. Undefined for a blank text: the date is optional. With `today`, a later day is rejected.
 */
export function parseBirthDate(text: string, today?: CivilDate): Result<CivilDate | undefined, DateError> {
  if (typeof text !== 'string') return err({ code: 'date/unreadable' });
  const typed = normalise(text);
  if (typed === '') return ok(undefined);
  const date = readYearFirst(typed) ?? readYearLast(typed) ?? readMonthName(typed);
  if (!date) return err({ code: 'date/unreadable' });
  const fault = findDateFault(date);
  if (fault) return err(fault);
  if (today && compareCivilDates(date, today) > 0) return err({ code: 'date/in-future' });
  return ok(date);
}

function readYearFirst(typed: string): CivilDate | undefined {
  const match = DATE.exec(typed) ?? COMPACT_DATE.exec(typed);
  return match ? { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) } : undefined;
}

/** The month comes first, as in the United States, unless the first number can only be a day. */
function readYearLast(typed: string): CivilDate | undefined {
  const match = YEAR_LAST.exec(typed);
  if (!match) return undefined;
  const [first, second, year] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return first > 12 && second <= 12
    ? { year, month: second, day: first }
    : { year, month: first, day: second };
}

function readMonthName(typed: string): CivilDate | undefined {
  const first = MONTH_FIRST.exec(typed);
  const last = first ? undefined : DAY_FIRST.exec(typed);
  const name = (first?.[1] ?? last?.[2] ?? '').toLowerCase();
  const month = name === '' ? 0 : MONTHS.findIndex(each => each.startsWith(name)) + 1;
  const day = Number(first?.[2] ?? last?.[1]);
  return month === 0 ? undefined : { year: Number(first?.[3] ?? last?.[3]), month, day };
}

function findDateFault(date: CivilDate): DateError | undefined {
  const { year, month, day } = date;
  if (year < YEARS.first) return { code: 'date/year-out-of-range', ...YEARS };
  if (month < 1 || month > 12) return { code: 'date/month-out-of-range' };
  if (isCivilDate(date)) return undefined;
  // The calendar jumped from 4 to 15 October 1582.
  if (year === 1582 && month === 10 && day >= 5 && day <= 14) return { code: 'date/never-existed' };
  return { code: 'date/day-not-in-month', days: lastDayOf(year, month) };
}

function lastDayOf(year: number, month: number): number {
  let day = 31;
  while (!isCivilDate({ year, month, day })) day -= 1;
  return day;
}

// NFKC converts the full-width digits of a Chinese keyboard to plain ones.
const normalise = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '');
