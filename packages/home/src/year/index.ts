export { DIAL, type DialWords, type SideMark, type SideOfYear, sidesOfYear, starDial } from './dial';
export type { Look, Shape } from './drawing';
export { HOUR_RING, hourRing, hourSpot, hourWords } from './hourRing';
export { INKS } from './ink';
export {
  allKeptDays,
  type DateKept,
  datesKept,
  type EventWords,
  formatKeptDays,
  KEPT_DAYS,
  type KeepingOf,
  type KeptDay,
  type KeptDays,
  keptDayEvents,
  type LunarAnniversary,
  type Memorial,
  type MemorialFault,
  parseKeptDays,
  REMINDER_IDS,
  type Reminder,
  withKeeping,
  withMemorial,
  withMemorialGone,
} from './keptDays';
export {
  type MonthDay,
  monthDays,
  monthPicture,
  STRIP,
  SUN_CHART,
  sunPicture,
} from './pictures';
export { RIBBON, recordRibbon, ribbonDay, ribbonX } from './ribbon';
export { SHEET, type SheetWords, wallSheet } from './wall';
export { dayAt, dayHand, signOf, type WheelWords, yearWheel } from './wheel';
export {
  type SheetPlace,
  sheetWords,
  spanText,
  starName,
  wheelWords,
  type YearSpeech,
  yearLines,
} from './words';
export { dayOfYear, type YearAsked, type YearOfHome, yearOfHome } from './yearOf';
