import {
  addDays,
  type CivilDate,
  fromJulianDayNumber,
  isCivilDate,
  toJulianDayNumber,
  weekdayOf,
} from '@app/kernel';

/**
 * The target of a key in a month grid (ARIA's date grid); undefined for other keys.
 *
 * @example
 * dayByKey({ year: 2026, month: 6, day: 21 }, 'PageUp', false, 1); // 2026-05-21
 */
export function dayByKey(
  date: CivilDate,
  key: string,
  shift: boolean,
  firstWeekday: number,
): CivilDate | undefined {
  if (!isCivilDate(date) || !Number.isInteger(firstWeekday)) return undefined;
  const inWeek = (weekdayOf(date) - firstWeekday + 7) % 7;
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -inWeek);
    case 'End':
      return addDays(date, 6 - inWeek);
    case 'PageUp':
      return addMonths(date, shift ? -12 : -1);
    case 'PageDown':
      return addMonths(date, shift ? 12 : 1);
    default:
      return undefined;
  }
}

/** The same day of another month, or its last day where it is shorter. */
export function addMonths({ year, month, day }: CivilDate, count: number): CivilDate {
  const index = year * 12 + month - 1 + count;
  const first = { year: Math.floor(index / 12), month: (index % 12) + 1, day: 1 };
  const next = { year: Math.floor((index + 1) / 12), month: ((index + 1) % 12) + 1, day: 1 };
  const last = fromJulianDayNumber(toJulianDayNumber(next) - 1).day;
  return { ...first, day: Math.min(day, last) };
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;
/** 0 = Sunday to 6 = Saturday. */
export type Weekday = (typeof WEEKDAYS)[number];

/**
 * The first weekday in the reader's own country if it speaks the screen's language, or else in the language's.
 *
 * @example
 * firstWeekdayOf('en', ['en-GB']); // 1
 */
export function firstWeekdayOf(spoken: string, locales: readonly string[]): Weekday {
  const known = Array.isArray(locales) ? locales.filter(locale => typeof locale === 'string') : [];
  const language = typeof spoken === 'string' ? spoken : '';
  const own = known.find(locale => locale.toLowerCase().startsWith(language)) ?? language;
  const locale = readLocale(own);
  const firstDay = (locale?.getWeekInfo?.() ?? locale?.weekInfo)?.firstDay;
  // If the browser does not know: Monday in Chinese, Sunday in English.
  return firstDay === undefined ? (language === 'zh' ? 1 : 0) : WEEKDAYS[firstDay % 7]!; // of seven
}

/** Undefined for an unknown locale. */
function readLocale(text: string): (Intl.Locale & WeekLocale) | undefined {
  try {
    return new Intl.Locale(text);
  } catch {
    return undefined;
  }
}

/** Missing in the types of ES2023; browsers had it as a property before it became a method. */
interface WeekLocale {
  readonly getWeekInfo?: () => { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
}
