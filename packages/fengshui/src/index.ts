export {
  type MagneticBearing,
  type MeasuredBearing,
  magneticBearing,
  NORTHS,
  type North,
  normalizeDegrees,
  type TrueBearing,
  toMagnetic,
  toTrue,
  trueBearing,
} from './bearing';
export { type Declination, declinationAt, type Place, type PlaceError } from './declination';
export {
  directionOfMansionStar,
  eightMansions,
  isGoodMansionStar,
  MANSION_STARS,
  type MansionStar,
} from './eightMansions';
export {
  ELEMENTS,
  type Element,
  elementOfBranch,
  elementOfStem,
  feederOf,
} from './elements';
export {
  BORDERS,
  type Border,
  CLEAR_HALF_WIDTH,
  type FacingReading,
  readFacing,
  VOID_HALF_WIDTH,
} from './facing';
export { type FacingChart, type FacingChoice, facingCharts } from './facingCharts';
export {
  annualStar,
  type Flight,
  fly,
  monthlyStar,
  STARS,
  type Star,
  type StarPlate,
  type StarsOfTheTime,
  starsAt,
} from './flyingStars';
export { type HouseMansions, type HouseMatch, houseMansions, matchHouse } from './houseMansions';
export {
  ITEM_READING_CODES,
  ITEM_ROLES,
  ITEM_SOURCES,
  type ItemDifference,
  type ItemFinding,
  type ItemReadingCode,
  type ItemRole,
  type ItemSchool,
  type ItemSide,
  type ItemsReading,
  type PlanItem,
  readItems,
} from './itemReadings';
export {
  type Birth,
  type Group,
  groupOf,
  type Kua,
  type KuaAnswer,
  type KuaCertainty,
  type KuaError,
  type KuaReading,
  kuaOf,
  kuaOfBirth,
  SEXES,
  type Sex,
} from './kua';
export {
  type FirstStep,
  firstSteps,
  type GuideLine,
  type GuideRoom,
  type GuideSection,
  layoutGuide,
  type OwnRoom,
} from './layoutGuide';
export { MOUNTAIN_NAMES } from './mountainNames';
export {
  DRAGONS,
  type Dragon,
  MOUNTAIN_IDS,
  MOUNTAIN_WIDTH,
  MOUNTAINS,
  type Mountain,
  type MountainId,
  type MountainKind,
  mountain,
  mountainAt,
  oppositeMountain,
  type Polarity,
} from './mountains';
export { FORMATIONS, type Formation, type NatalChart, type NatalPalace, natalChart } from './natalChart';
export {
  bearingOfDirection,
  DIRECTIONS,
  type Direction,
  FLIGHT,
  type Line,
  type Palace,
  SOUTH_UP,
  TRIGRAM_IDS,
  TRIGRAMS,
  type Trigram,
  type TrigramId,
  trigramOfDirection,
  trigramOfNumber,
} from './palaces';
export {
  PERIOD_SCHOOLS,
  type Period,
  type PeriodReading,
  type PeriodSchool,
  periodIn,
  periodOf,
  type Timeliness,
  timelinessOf,
} from './periods';
export {
  type FlyingOfPalace,
  type Home,
  type HomeReading,
  type KuaDoubt,
  type MansionOfResident,
  type PalaceReading,
  type Resident,
  type ResidentDirections,
  readHome,
} from './reading';
export { COVERED_YEARS, type SolarMonth, solarMonthAt, startOfSpring } from './solarMonths';
export {
  AGREEMENTS,
  type Agreement,
  PAIR_IDS,
  type PairId,
  type PairReading,
  type PairTone,
  readPair,
} from './starPairs';
export { describeMountain, nameOf, term } from './texts/describe';
export { GUIDE_SECTIONS, type GuideSectionId } from './texts/guide';
export { BORDER_NAMES, mountainName, PALACE_NAMES } from './texts/names';
export {
  type Bilingual,
  CONCEPTS,
  type Concept,
  LANGUAGES,
  type Language,
  SCHOOLS,
  type School,
  type Term,
  type TermId,
} from './texts/term';
export {
  type Extent,
  isWithin,
  YEAR_PLACES,
  type YearError,
  type YearMark,
  type YearPlace,
  type YearPlaces,
  yearMarksOf,
  yearPlaces,
} from './yearPlaces';
