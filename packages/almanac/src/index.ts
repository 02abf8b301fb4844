export {
  type CivilDate,
  type ClockInstant,
  type DaySpan,
  daySpanAt,
  instantAt,
  type LocalTime,
  localTimeAt,
  type Millis,
  type Result,
  type TimeError,
  type TypedClock,
  unwrap,
} from '@app/kernel';
export { ACTIVITY_GROUPS, type ActivityGroup, searchableActivities } from './activityGroups';
export { type AlmanacOptions, getAlmanacDay } from './almanacDay';
export { type DetailOptions, getAlmanacDetail } from './almanacDetail';
export {
  type Birth,
  type BirthBoundary,
  type BirthError,
  type BirthReading,
  type BirthSwitches,
  getBirthPillars,
  type PillarPlace,
} from './birth';
export {
  type BirthChart,
  type ChartPillar,
  type ChartStem,
  type ElementId,
  getBirthChart,
  getLuckCycles,
  type LifeStageId,
  type LuckCycle,
  type LuckCycles,
  type LuckError,
  type Sex,
  type TenGodId,
} from './birthChart';
export { type TermsAndClash, termsAndClash } from './bothLanguages';
export {
  type GridCell,
  type GridOptions,
  getMonthGrid,
  getRange,
  getYear,
  monthGridDates,
} from './calendar';
export { type ChineseDate, formatChineseDate, getChineseDate } from './chineseDate';
export {
  type BirthdayPolicy,
  lunarToSolar,
  nextLunarBirthday,
  solarTermsOf,
  solarToLunar,
} from './convert';
export { type DayClash, dayClashes, type Household } from './dayClashes';
export {
  type DayQuery,
  FIRST_QUERY,
  formatQuery,
  parseQuery,
  QUERY_PERIODS,
  type QueryFaults,
  type QuerySpan,
  querySpan,
} from './dayQuery';
export { describeDay } from './describe';
export type { AlmanacError, AlmanacField } from './errors';
export { almanacEvents, type EventChoice } from './events';
export { type DayReason, type DaySearch, type FoundDay, findDays } from './findDays';
export {
  festivalInBrief,
  formatFetus,
  formatLunarDate,
  formatLunarYear,
  lunarDayName,
  lunarMonthName,
} from './format';
export { type FourPillars, getFourPillars } from './fourPillars';
export { dayByKey, firstWeekdayOf, type Weekday } from './gridKeys';
export { getDayOff, isDayOff, isWorkday, listHolidays, nextHoliday } from './holidayQueries';
export {
  builtInHolidays,
  createHolidays,
  type HolidayPeriod,
  type Holidays,
  type HolidayYear,
  type MakeUpDay,
  withHolidayYears,
} from './holidays';
export type { ZiSchool } from './hours';
export { type CalendarEvent, type CalendarFile, toICalendar } from './ics';
export { type Language, type Names, zh } from './names';
export { parseDate } from './parseDate';
export { type Relation, relationOf } from './relations';
export { spellOf } from './seasonDays';
export { type AlmanacRecord, toAlmanacRecord } from './specRecord';
export type {
  AlmanacDay,
  AlmanacDetail,
  Clash,
  DayDirections,
  DayOff,
  DoubleHour,
  FetusSpirit,
  God,
  LunarDate,
  LunarDay,
  Provenance,
  SolarTerm,
  SolarTermSpan,
} from './types';
export {
  type ClockTime,
  type DateInput,
  FIRST_YEAR,
  LAST_YEAR,
  leapMonthOf,
  validateDate,
  validateLunarDate,
  validateTime,
} from './validate';
export {
  type ActivityId,
  type BranchId,
  type FestivalId,
  type HolidayId,
  type IdOf,
  idsOf,
  type Kind,
  PILLARS,
  type PillarId,
  type SolarTermId,
  type StemId,
  type WeekdayId,
  type ZodiacId,
} from './vocabulary';
export type { Explanations } from './why';
