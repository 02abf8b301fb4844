export { assertNever } from './assertNever';
export type { Brand } from './brand';
export {
  addDays,
  type CivilDate,
  compareCivilDates,
  daysBetween,
  formatCivilDate,
  fromJulianDayNumber,
  isCivilDate,
  parseCivilDate,
  toJulianDayNumber,
  weekdayOf,
} from './civilDate';
export {
  bearingOfDirection,
  DIRECTIONS,
  type Direction,
  directionAt,
  HALF_SECTOR,
  sectorOf,
  turnBetween,
  turned,
} from './compass';
export { DIRECTION_NAMES } from './directionNames';
export { frozen } from './frozen';
export { isNestedDeeply, isRecord, parseJson, parseObject } from './json';
export { isKeyOf, NOTHING } from './nothing';
export { once } from './once';
export { type Random, randomBetween, randomIndex, randomPick, seededRandom } from './random';
export { type Err, err, isErr, isOk, type Ok, ok, type Result, unwrap } from './result';
export { type Degrees, degrees, type Millis, millis } from './units';
export {
  asIfUtc,
  civilDateAt,
  fromAsIfUtc,
  isInstant,
  type TypedClock,
  type WallClock,
  wallClock,
} from './wallClock';
export {
  type ClockInstant,
  type DaySpan,
  daySpanAt,
  instantAt,
  type LocalTime,
  localTimeAt,
  type TimeError,
  TYPED_TIME_DOUBT_MS,
} from './zonedTime';
