export { civilDateAt, daySpanAt, instantAt, type WallClock, wallClock } from '@app/kernel';
export { type HorizonPosition, moonPosition, type Place, sunPosition } from './bodies';
export { nearestMinute, untilNextSecond } from './clock';
export {
  type Crossing,
  type MoonTimes,
  moonTimes,
  type SunTimes,
  sunTimes,
  type TimeSpan,
} from './horizonEvents';
export {
  MOON_PHASES,
  type MoonPhase,
  type MoonPhaseName,
  moonPhase,
  NEW_MOON_EPOCH,
  PHASE_TABLE,
  phaseAt,
  SYNODIC_MONTH_DAYS,
} from './moonPhase';
export { type Arc, type MoonShape, moonShape } from './moonShape';
export {
  nextPrincipalPhases,
  PRINCIPAL_PHASES,
  type PrincipalPhase,
  type PrincipalPhaseName,
} from './principalPhases';
export { DAYTIME, type SunState, sunPercent, sunState } from './sunState';
export { drawWeather, WEATHERS, type Weather } from './weather';
export { zenithOf } from './zenith';
