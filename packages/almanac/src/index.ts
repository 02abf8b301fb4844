export { type AlmanacOptions, getAlmanacDay } from './almanacDay';
export type { AlmanacError, AlmanacField } from './errors';
export { formatLunarDate, formatLunarYear, lunarDayName, lunarMonthName } from './format';
export {
  builtInHolidays,
  createHolidays,
  type HolidayPeriod,
  type Holidays,
  type HolidayYear,
  type MakeUpDay,
  withHolidayYears,
} from './holidays';
export { type Language, type Names, zh } from './names';
export { type AlmanacRecord, toAlmanacRecord } from './specRecord';
export type { AlmanacDay, DayOff, LunarDate, LunarDay, SolarTerm, SolarTermSpan } from './types';
export {
  type ClockTime,
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
