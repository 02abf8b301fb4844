import { ok, type Result } from '@app/kernel';
import { almanacDayAt } from './almanacDay';
import type { AlmanacError } from './errors';
import { formatLunarDate, formatLunarYear } from './format';
import { type FourPillars, getFourPillars } from './fourPillars';
import type { ZiSchool } from './hours';
import type { Names } from './names';
import type { LunarDay } from './types';
import { type ClockTime, type DateInput, tableDay } from './validate';
import type { PillarId, ZodiacId } from './vocabulary';

/** A birth in the Chinese calendar. */
export interface ChineseDate {
  readonly lunar: LunarDay;
  readonly lunarYearPillar: PillarId;
  readonly zodiac: ZodiacId;
  /** Only with a clock time; null without one. */
  readonly pillars: FourPillars | null;
}

/**
 * The Chinese date of a Gregorian birth date, with the double hour and four pillars if the time is known. The lunar
 * day is that of the civil date; only the day pillar may be the next one's from 23:00.
 *
 * @example
 * unwrap(getChineseDate('1990-05-01')).zodiac; // 'horse'
 */
export function getChineseDate(
  date: DateInput,
  time?: ClockTime,
  ziSchool: ZiSchool = 'late-zi',
): Result<ChineseDate, AlmanacError> {
  const day = tableDay(date);
  if (!day.ok) return day;
  const { lunar, lunarYearPillar, zodiac } = almanacDayAt(day.value, {});
  if (time === undefined) return ok({ lunar, lunarYearPillar, zodiac, pillars: null });
  const pillars = getFourPillars(date, time, ziSchool);
  return pillars.ok ? ok({ lunar, lunarYearPillar, zodiac, pillars: pillars.value }) : pillars;
}

/**
 * 庚午年四月初七 辰时 or "Year of the Horse (Geng-Wu), 7th of the 4th moon, hour of the Dragon".
 *
 * @example
 * formatChineseDate(unwrap(getChineseDate('1990-05-01')), zh); // '庚午年四月初七'
 */
export function formatChineseDate(
  { lunar, lunarYearPillar, zodiac, pillars }: ChineseDate,
  names: Names,
): string {
  const zh = names.language === 'zh';
  const year = formatLunarYear(lunarYearPillar, zodiac, names);
  const date = `${year}${zh ? '' : ', '}${formatLunarDate(lunar, names)}`;
  return pillars === null ? date : `${date}${zh ? ' ' : ', '}${names.doubleHour[pillars.doubleHour]}`;
}
