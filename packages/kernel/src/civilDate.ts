/** A day as people write it, with no time zone. Months count from 1. Gregorian from 1582-10-15, Julian before. */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** First Julian Day Number of the Gregorian calendar: 1582-10-15. */
const GREGORIAN_START = 2_299_161;

/** True for an existing day: whole numbers, years 1 to 9999; 5 to 14 October 1582 do not exist. */
export function isCivilDate(date: CivilDate): boolean {
  if (typeof date !== 'object' || date === null) return false;
  const { year, month, day } = date;
  if (![year, month, day].every(Number.isInteger)) return false;
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1 || day > 31) return false;
  const back = fromJulianDayNumber(toJulianDayNumber(date));
  return back.year === year && back.month === month && back.day === day;
}

/**
 * The Julian Day Number at noon of the day (Meeus, Astronomical Algorithms, chapter 7). For an impossible date it is that
 * of the day it overflows to.
 */
export function toJulianDayNumber({ year, month, day }: CivilDate): number {
  const gregorian = year > 1582 || (year === 1582 && (month > 10 || (month === 10 && day >= 15)));
  const y = month > 2 ? year : year - 1;
  const m = month > 2 ? month : month + 12;
  const century = Math.floor(y / 100);
  const correction = gregorian ? 2 - century + Math.floor(century / 4) : 0;
  return Math.floor(365.25 * (y + 4716)) + Math.floor(30.6001 * (m + 1)) + day + correction - 1524;
}

/** The day with this Julian Day Number (Meeus, chapter 7). */
export function fromJulianDayNumber(jdn: number): CivilDate {
  let a = jdn;
  if (jdn >= GREGORIAN_START) {
    const alpha = Math.floor((jdn - 1_867_216.25) / 36_524.25);
    a = jdn + 1 + alpha - Math.floor(alpha / 4);
  }
  const b = a + 1524;
  const c = Math.floor((b - 122.1) / 365.25);
  const d = Math.floor(365.25 * c);
  const e = Math.floor((b - d) / 30.6001);
  const month = e < 14 ? e - 1 : e - 13;
  return { year: month > 2 ? c - 4716 : c - 4715, month, day: b - d - Math.floor(30.6001 * e) };
}

/** The day `count` days later; negative counts go back. */
export const addDays = (date: CivilDate, count: number): CivilDate =>
  fromJulianDayNumber(toJulianDayNumber(date) + count);

/** Days from `from` to `to`: positive when `to` is later. */
export const daysBetween = (from: CivilDate, to: CivilDate): number =>
  toJulianDayNumber(to) - toJulianDayNumber(from);

/** Negative when `a` is earlier, 0 when the same day, positive when later. */
export const compareCivilDates = (a: CivilDate, b: CivilDate): number => daysBetween(b, a);

/** 0 = Sunday to 6 = Saturday. */
export const weekdayOf = (date: CivilDate): number => (toJulianDayNumber(date) + 1) % 7;

/** `2026-06-21`. */
export const formatCivilDate = ({ year, month, day }: CivilDate): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Reads `2026-06-21`; undefined for another format or an impossible day. */
export function parseCivilDate(text: string): CivilDate | undefined {
  const match = typeof text === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) : null;
  if (!match) return undefined;
  const date = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return isCivilDate(date) ? date : undefined;
}
