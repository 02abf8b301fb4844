import type { CivilDate, Millis } from '@app/kernel';
import type {
  ActivityId,
  BranchId,
  DaySpiritId,
  DirectionId,
  DutyId,
  FestivalId,
  GodId,
  HolidayId,
  IdOf,
  LuckId,
  MansionId,
  NayinId,
  NineStarId,
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

/** Where a day lies among the solar terms. */
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
   * `no-data` is a day of a year that is not.
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
  /** By the lunar year: it changes at the lunar new year. */
  readonly zodiac: ZodiacId;
  readonly zodiacEmoji: string;
  /** The pillar of the lunar year: it changes at the lunar new year. */
  readonly lunarYearPillar: PillarId;
  /** The year pillar of the four pillars: it changes on the day of the start of spring. */
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
  /** What in this record depends on minutes around midnight; nothing on most days. */
  readonly nearMidnight: readonly ('lunar-month' | 'solar-term')[];
}

/** A spirit said to rule a day, and whether it brings luck. */
export interface God {
  readonly id: GodId;
  readonly luck: LuckId;
}

/** One of the twelve double hours. The zi hour is there twice: just after midnight and from 23:00. */
export interface DoubleHour {
  readonly id: IdOf<'doubleHour'>;
  /** Clock hour at which it begins: 0, 1, 3 ... 21, 23. */
  readonly from: number;
  /** Clock hour at which it ends, not included: 1, 3 ... 23, 24. */
  readonly to: number;
  readonly pillar: PillarId;
  /** The day pillar that counts in this hour; from 23:00 it depends on the school. */
  readonly dayPillar: PillarId;
  readonly spirit: DaySpiritId;
  readonly luck: LuckId;
  /** The animal this hour clashes with. */
  readonly clash: ZodiacId;
  readonly yi: readonly ActivityId[];
  readonly ji: readonly ActivityId[];
}

/** Where to find or to avoid what, by the compass. */
export interface DayDirections {
  /** God of joy, 喜神. */
  readonly joy: DirectionId;
  /** God of fortune, 福神. */
  readonly fortune: DirectionId;
  /** God of wealth, 财神. */
  readonly wealth: DirectionId;
  /** Noble helper by day, 阳贵. */
  readonly nobleByDay: DirectionId;
  /** Noble helper by night, 阴贵. */
  readonly nobleByNight: DirectionId;
}

/** Which branch and animal the day clashes with, and the direction its bane (煞) lies in. */
export interface Clash {
  readonly branch: BranchId;
  readonly zodiac: ZodiacId;
  readonly bane: DirectionId;
}

/** Where the spirit of an unborn child is said to rest: not to be disturbed on this day. */
export interface FetusSpirit {
  readonly byStem: IdOf<'fetusStem'>;
  readonly byBranch: IdOf<'fetusBranch'>;
  /** Inside the house (`center`: in the middle of it) or outside. */
  readonly inside: boolean;
  readonly direction: DirectionId;
}

/** Where each part of a record comes from: ids of the kind `source`. */
export type Provenance = Readonly<
  Record<
    'lunar' | 'solarTermDates' | 'solarTermInstants' | 'pillars' | 'yiJi' | 'gods' | 'holidays' | 'festivals',
    IdOf<'source'>
  >
>;

/** A day with every layer of the traditional almanac. */
export interface AlmanacDetail extends AlmanacDay {
  /** The zodiac animal by start of spring, used with `yearPillar`; `zodiac` is by lunar new year. */
  readonly zodiacBySpring: ZodiacId;
  /** One of the twelve duties, 建除. */
  readonly duty: DutyId;
  /** One of the twelve spirits; those of the yellow road bring luck. */
  readonly spirit: { readonly id: DaySpiritId; readonly road: IdOf<'road'>; readonly luck: LuckId };
  readonly mansion: { readonly id: MansionId; readonly luck: LuckId };
  readonly nineStar: NineStarId;
  /** Lucky ones first. */
  readonly gods: readonly God[];
  /** The sound element of the day pillar. */
  readonly nayin: NayinId;
  readonly clash: Clash;
  readonly fetus: FetusSpirit;
  readonly directions: DayDirections;
  /** Peng Zu's warnings: by the stem and by the branch of the day. */
  readonly pengZu: { readonly stem: IdOf<'pengZuStem'>; readonly branch: IdOf<'pengZuBranch'> };
  /** Thirteen entries: the zi hour opens and closes the day. */
  readonly hours: readonly DoubleHour[];
  /** The spell of the 72 that the day lies in: three to a solar term, of five days and what is left. */
  readonly spell: { readonly id: IdOf<'phenology'>; readonly day: number };
  /** Dog days, 三伏; null outside them. */
  readonly dogDays: { readonly id: IdOf<'dogDay'>; readonly day: number } | null;
  /** Nines of winter, 数九; null outside them. */
  readonly nineDays: { readonly id: IdOf<'nineDays'>; readonly day: number } | null;
  /** Plum rains, 梅雨; null outside them. */
  readonly plumRain: { readonly id: IdOf<'plumRain'>; readonly day: number } | null;
  /** One of the six stars, 六曜. */
  readonly sixStar: IdOf<'sixStar'>;
  readonly provenance: Provenance;
}
