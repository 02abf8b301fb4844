import { type CivilDate, type Millis, weekdayOf } from '@app/kernel';
import { FACE_TAGS, type Language } from './languages';

/** An IANA time zone name, such as `Asia/Shanghai`. */
export type Zone = string;

const DAY_STYLES = {
  /** June 21, 2026 / 2026年6月21日 */
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  /** Jun 21, 2026 / 2026年6月21日 */
  short: { year: 'numeric', month: 'short', day: 'numeric' },
  /** Jun 21 / 6月21日: where the year is obvious */
  ofYear: { month: 'short', day: 'numeric' },
  /** Sunday / 星期日 */
  weekday: { weekday: 'long' },
  /** June 2026 / 2026年6月 */
  monthOfYear: { year: 'numeric', month: 'long' },
  /** June / 六月 */
  month: { month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DayStyle = keyof typeof DAY_STYLES;

const DAY_MILLIS = 86_400_000;
/** UTC midnight of a Sunday, 2023-01-01. */
const SUNDAY = 1_672_531_200_000;

/** A civil date in words, or its weekday. */
export function formatDay(language: Language, day: CivilDate, style: DayStyle = 'long'): string {
  // `Intl` extends the Gregorian calendar backwards; weekdays before 1582-10-15 would be wrong.
  const at = style === 'weekday' ? SUNDAY + weekdayOf(day) * DAY_MILLIS : utcMidnight(day);
  return dateFormat(language, { ...DAY_STYLES[style], timeZone: 'UTC' }).format(at);
}

/** `09:12` or, with seconds, `09:12:24`: 24 hours in both languages. */
export function formatTime(
  language: Language,
  at: Millis,
  zone: Zone,
  seconds: 'seconds' | 'minutes' = 'minutes',
) {
  return dateFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    ...(seconds === 'seconds' ? { second: '2-digit' } : {}),
    hourCycle: 'h23',
    timeZone: zone,
  }).format(at);
}

/** Date and time in the local form of the language: `Jun 21, 2026, 09:12` / `2026年6月21日 09:12`. */
export function formatTimestamp(language: Language, at: Millis, zone: Zone): string {
  return dateFormat(language, {
    year: 'numeric',
    month: language === 'zh' ? 'long' : 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  }).format(at);
}

const STEPS = [
  { unit: 'minute', millis: 60_000 },
  { unit: 'hour', millis: 3_600_000 },
  { unit: 'day', millis: 86_400_000 },
  { unit: 'month', millis: 2_629_746_000 },
  { unit: 'year', millis: 31_556_952_000 },
] as const;

/** How long ago, in the largest whole unit: `12 minutes ago` / `12分钟前`. Under a minute it is "now". */
export function formatAgo(language: Language, at: Millis, now: Millis): string {
  const elapsed = Math.max(0, now - at);
  const step = STEPS.findLast(({ millis }) => elapsed >= millis);
  const format = new Intl.RelativeTimeFormat(FACE_TAGS[language], { numeric: 'auto' });
  return step ? format.format(-Math.floor(elapsed / step.millis), step.unit) : format.format(0, 'second');
}

export function formatNumber(
  language: Language,
  value: number,
  options: Intl.NumberFormatOptions = {},
): string {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(FACE_TAGS[language], options);
  numberFormats.set(key, format);
  // A minus, not a hyphen.
  return format.format(value).replace('-', '−');
}

/** `percent` runs from 0 to 100, as the sun's position does. */
export function formatPercent(language: Language, percent: number): string {
  return formatNumber(language, percent / 100, { style: 'percent', maximumFractionDigits: 0 });
}

const SPELLED = {
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  zh: ['〇', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十'],
} as const;

/** R824: a count of things in words up to ten, in figures beyond: `five` / `五`. */
export function formatCount(language: Language, count: number): string {
  return SPELLED[language][count] ?? formatNumber(language, count);
}

/** Whole or tenth degrees: `33°`. */
export function formatDegrees(language: Language, degrees: number, digits = 0): string {
  return `${formatNumber(language, degrees, { minimumFractionDigits: digits, maximumFractionDigits: digits })}°`;
}

/** `5 m` / `5米`. */
export function formatLength(language: Language, metres: number): string {
  return formatNumber(language, metres, { style: 'unit', unit: 'meter', maximumFractionDigits: 2 });
}

/** `a, b, and c` / `a、b和c`; a Chinese conjunction between figures would touch both: `7:50、13:20`. */
export function formatList(
  language: Language,
  items: readonly string[],
  of: 'words' | 'figures' = 'words',
): string {
  if (language === 'zh' && of === 'figures') return items.join('、');
  return new Intl.ListFormat(FACE_TAGS[language], { type: 'conjunction' }).format(items);
}

const BYTE_UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** Sizes of files, in steps of 1000: `340 kB`, `4.2 MB`. */
export function formatBytes(language: Language, bytes: number): string {
  const power = Math.min(BYTE_UNITS.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  return formatNumber(language, bytes / 1000 ** power, {
    style: 'unit',
    unit: BYTE_UNITS[power - 1] ?? 'byte',
    maximumFractionDigits: 1,
  });
}

/** Making a format takes a millisecond, using one a thousandth: a scrolling list needs hundreds a second. */
const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(FACE_TAGS[language], options);
  dateFormats.set(key, format);
  return format;
}

/**
 * UTC midnight that `Intl` prints as the given year, month and day. `Intl` extends the Gregorian calendar backwards, so
 * days are counted the same way here (the era arithmetic of Hinnant, "chrono-Compatible Low-Level Date Algorithms").
 */
function utcMidnight({ year, month, day }: CivilDate): number {
  const shifted = month <= 2 ? year - 1 : year; // years that begin in March put the leap day last
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return (era * 146_097 + dayOfEra - 719_468) * DAY_MILLIS;
}
