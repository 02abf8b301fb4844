import type { CivilDate, Millis } from '@app/kernel';
import type {
  ActivityId,
  FestivalId,
  HolidayId,
  PillarId,
  SolarTermId,
  WeekdayId,
  ZodiacId,
} from './vocabulary';

/** A day of the lunar calendar. */
export interface LunarDate {
  /** The lunar year, named by the Gregorian year in which it begins. */
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly isLeap: boolean;
  /** 1 to 30. */
  readonly day: number;
}

/** A lunar date and how long its month is. */
export interface LunarDay extends LunarDate {
  /** 29 or 30. */
  readonly monthDays: number;
}

export interface SolarTerm {
  readonly id: SolarTermId;
  /** The date printed in the official calendar, China standard time. */
  readonly date: CivilDate;
  /** The instant, to ten seconds. */
  readonly instant: Millis;
  /** True when the instant is within three minutes of midnight in China, or published on another day. */
  readonly nearMidnight: boolean;
}

/** Where a day stands among the solar terms. */
export interface SolarTermSpan {
  /** The term that begins on this very day, if one does. */
  readonly today: SolarTermId | null;
  /** The term in force: begun on this day or before. */
  readonly current: SolarTerm;
  readonly previous: SolarTerm;
  readonly next: SolarTerm;
}

/** What the public holiday table of mainland China says of a day. */
export interface DayOff {
  /**
   * `holiday` is off by notice; `make-up` is a weekend day worked in exchange;
   * `weekend` and `workday` are ordinary days of a year that is in the table;
   * `no-data` is a day of a year that is not (A27).
   */
  readonly status: 'holiday' | 'make-up' | 'weekend' | 'workday' | 'no-data';
  /** The holiday that is kept or made up for; null on ordinary days. */
  readonly holiday: HolidayId | null;
}

/** One day of the almanac: plain frozen data, the same everywhere, with ids in place of words. */
export interface AlmanacDay {
  readonly date: CivilDate;
  readonly weekday: WeekdayId;
  readonly lunar: LunarDay;
  /** By the lunar year: it changes at the lunar new year (A26, A41). */
  readonly zodiac: ZodiacId;
  readonly zodiacEmoji: string;
  /** The pillar of the lunar year: it changes at the lunar new year. */
  readonly lunarYearPillar: PillarId;
  /** The year pillar of the four pillars: it changes on the day of the start of spring (A41). */
  readonly yearPillar: PillarId;
  /** Changes on the day of each odd solar term (start of spring, awakening of insects ...). */
  readonly monthPillar: PillarId;
  readonly dayPillar: PillarId;
  readonly solarTerm: SolarTermSpan;
  /** Days to `solarTerm.next`, at least 1. */
  readonly daysToNextTerm: number;
  /** Every festival of the day, lunar ones first; most days have none. */
  readonly festivals: readonly FestivalId[];
  readonly dayOff: DayOff;
  /** What suits the day, 宜. */
  readonly yi: readonly ActivityId[];
  /** What does not, 忌. */
  readonly ji: readonly ActivityId[];
  /** What in this record hangs on minutes around midnight; most days nothing. */
  readonly nearMidnight: readonly ('lunar-month' | 'solar-term')[];
}
