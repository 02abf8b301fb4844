export {
  ANNIVERSARIES_KEY,
  type Anniversaries,
  type Anniversary,
  allAnniversaries,
  anniversaryEvents,
  type EventWords,
  formatAnniversaries,
  type Memorial,
  type MemorialFault,
  type Observance,
  type ObservedDate,
  observedDates,
  parseAnniversaries,
  REMINDER_IDS,
  type Reminder,
  withMemorial,
  withMemorialRemoved,
  withObservance,
  type YearlyLunarDay,
} from './anniversaries';
export { DIAL, type DialWords, type SideMark, type SideOfYear, sidesOfYear, starDial } from './dial';
export { type Look, type Shape, widthOf } from './drawing';
export { HOUR_RING, hourRing, hourSpot, hourWords } from './hourRing';
export { INKS } from './ink';
export {
  type MonthDay,
  monthDays,
  SUN_CHART,
  sunPicture,
} from './pictures';
export { RIBBON, RIBBONS, type Ribbon, recordRibbon, ribbonDay, ribbonX, SEASONS } from './ribbon';
export { SHEET, type SheetWords, wallSheet } from './wall';
export {
  dayAt,
  dayHand,
  signOf,
  type WheelLayers,
  type WheelWords,
  wheelLayers,
  yearWheel,
} from './wheel';
export {
  type SheetPlace,
  sheetWords,
  spanText,
  starName,
  wheelWords,
  type YearSpeech,
} from './words';
export { dayOfYear, type YearOfHome, type YearRequest, yearOfHome } from './yearOf';
