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

/** A lunar date and the length of its month. */
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

/** A day's place among the solar terms. */
export interface SolarTermSpan {
  /** The term that begins on this very day, if one does. */
  readonly today: SolarTermId | null;
  /** The current term: begun on this day or before. */
  readonly current: SolarTerm;
  readonly previous: SolarTerm;
  readonly next: SolarTerm;
}

/** The public holiday table's entry for a day, mainland China by default. */
export interface DayOff {
  /**
   * `holiday` is off by notice; `make-up` is a weekend day worked in exchange;
   * `weekend` and `workday` are ordinary days of a year in the table;
   * `no-data` is a day of a year outside it.
   */
  readonly status: 'holiday' | 'make-up' | 'weekend' | 'workday' | 'no-data';
  /** The holiday kept or made up for; null on ordinary days. */
  readonly holiday: HolidayId | null;
}

/** One day of the almanac: plain frozen data, the same everywhere, with ids instead of words. */
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
  /** Favourable activities, 宜. */
  readonly yi: readonly ActivityId[];
  /** Unfavourable ones, 忌. */
  readonly ji: readonly ActivityId[];
  /** The parts of this record that depend on minutes around midnight; empty on most days. */
  readonly nearMidnight: readonly ('lunar-month' | 'solar-term')[];
}

/** A spirit said to rule a day, and whether it is lucky. */
export interface God {
  readonly id: GodId;
  readonly luck: LuckId;
}

/** One of the twelve double hours. The zi hour occurs twice: just after midnight and from 23:00. */
export interface DoubleHour {
  readonly id: IdOf<'doubleHour'>;
  /** Clock hour at which it begins: 0, 1, 3 ... 21, 23. */
  readonly from: number;
  /** Clock hour at which it ends, exclusive: 1, 3 ... 23, 24. */
  readonly to: number;
  readonly pillar: PillarId;
  /** The day pillar of this hour; from 23:00 it depends on the school. */
  readonly dayPillar: PillarId;
  readonly spirit: DaySpiritId;
  readonly luck: LuckId;
  /** The animal this hour clashes with. */
  readonly clash: ZodiacId;
  readonly yi: readonly ActivityId[];
  readonly ji: readonly ActivityId[];
}

/** Directions to seek or avoid. */
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

/** The branch and animal the day clashes with, and the direction of its bane (煞). */
export interface Clash {
  readonly branch: BranchId;
  readonly zodiac: ZodiacId;
  readonly bane: DirectionId;
}

/** The resting place of an unborn child's spirit: not to be disturbed on this day. */
export interface FetusSpirit {
  readonly byStem: IdOf<'fetusStem'>;
  readonly byBranch: IdOf<'fetusBranch'>;
  /** Inside the house (`center`: in the middle of it) or outside. */
  readonly inside: boolean;
  readonly direction: DirectionId;
}

/** The sources of each part of a record: ids of the kind `source`. */
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
  /** One of the twelve spirits; those of the yellow road are lucky. */
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
  /** The current spell of the 72: three to a solar term, of five days and the remainder. */
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
