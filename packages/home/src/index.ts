export {
  changesOf,
  type PillarChange,
  type ReadBirth,
  type ReadBirthError,
  readBirth,
  relevantBoundaries,
} from './birth';
export { type BirthYear, birthYearsOf } from './birthYears';
export {
  CITIES,
  type City,
  cityOfClock,
  findCity,
  isCityName,
  listCities,
  nearestCity,
  parseCity,
} from './cities/cities';
export { type ClashSitting, clashSittingOf } from './clashSitting';
export {
  type CompassReading,
  type CompassSummary,
  mountainsWithin,
  parseReadings,
  READINGS_NEEDED,
  summariseReadings,
} from './compassReadings';
export { compassSpots, ENTRANCE } from './compassSpots';
export { CONVENTIONS, type Conventions, conventionsOf, setConventions } from './conventions';
export { type DayFacts, dayFacts } from './dayFacts';
export {
  type AroundPlan,
  type DeskHistory,
  type Drawn,
  deskWith,
  isSameAround,
  keepSteps,
  openDesk,
} from './deskHistory';
export { changeStoredDraft, createDraftHistory, type DraftHistory, type DraftState } from './draftHistory';
export { boxBetween, drawnFloor, isInnerWall, tagPlace } from './drawnWall';
export { facingOf, type HomeFacing, palaceOfBearing, turnFacing } from './facing';
export { type FactSources, gatherFacts, type HomeFacts, type MomentFacts, type ResidentFacts } from './facts';
export {
  ADD_ID,
  CITY_LIST_ID,
  fieldIdOf,
  LATITUDE_ID,
  LONGITUDE_ID,
  PHOTOS_ID,
  PLACE_ID,
  PLACE_NAME_ID,
  residentFieldId,
  START_ID,
} from './fieldIds';
export { frontDoorOf } from './frontDoor';
export { guideRooms, type ReadRoom, readRooms } from './guideRooms';
export { type DeviceAngles, headingOfAngles } from './heading';
export type { HistoryState } from './history';
export { type Home, type HomeAtMoment, homeAt } from './homeAt';
export { type ChangeableHome, createHomeHistory, type HomeHistory, type HomeView } from './homeHistory';
export { type HourOutline, hourSpots, placeHours } from './hourNames';
export { FACING_METHODS, type FacingMethod, type HouseFacts, type MeasuredFacing } from './houseFacts';
export { type HouseholdMember, toReader } from './household';
export { type ItemLine, itemLines, itemSources } from './itemLines';
export { type Label, labelsApart } from './labelsApart';
export { type DiaryEntry, describeDiary } from './lightDiary';
export {
  type LunarEntry,
  type LunarError,
  type LunarMonthChoice,
  lunarMonthChoices,
  readLunarEntry,
  toLunarEntry,
} from './lunarEntry';
export { isStrip } from './marks';
export { eavesOf, horizonOf, type Opposite, oppositeOf, STOREY, withEaves } from './outlook';
export { type OwnDay, ownDays } from './ownDay';
export {
  type Division,
  type ExtendedShare,
  extendedShares,
  overPalaces,
  type PalaceChip,
  palaceChips,
} from './palaceChips';
export { type Cell, type PhotoSpot, palaceCells, placedPhotos } from './palaceLayout';
export { type PhotoAtHome, photoAtHome, photoInstant } from './photoAt';
export type { PhotoOnPlan } from './photoOnPlan';
export {
  type PlanChange,
  type RoomOfPhoto,
  type RoomOnPlan,
  roomsAfter,
} from './photoRooms';
export { diaryOnPlan, type PhotoLook, photoLooks, readPhotoSheet } from './photoSheet';
export { photoSpot } from './photoSpot';
export { type HomePlace, homePlaceOf, knownPlaceOf, zoneOfHome } from './place';
export { boxAbout, inLines, linePieces, obstaclesOf, placeLabels } from './placeLabels';
export { type PlanByNeedle, planByNeedle } from './planByNeedle';
export {
  type Drawing,
  type DrawTool,
  isOfPicture,
  keepDrawing,
  keptDrawing,
  NO_DRAWING,
  POINTS_OF,
} from './planDrawing';
export { type PlanFacing, type PlanFacings, planFacings } from './planFacings';
export { type PlanFacts, planFacts } from './planFacts';
export {
  type PlanFile,
  type PlanFileError,
  type PlanFileNote,
  type PlanOfFile,
  placeInFile,
  readPlanFile,
  writePlanFile,
} from './planFile';
export { planItems } from './planItems';
export { type DrawnSide, facingBy, frontOf, frontSide } from './planNorth';
export {
  firstTracing,
  flatTracing,
  measured,
  overPicture,
  placingWith,
  roomEdges,
  storedUnder,
  storeUnder,
  TRACING_KEY,
  type Traced,
  underPlan,
} from './planPicture';
export { type MarkedFinding, type PlanReading, planReading, type ReadingRequest } from './planReading';
export {
  type ExtentContents,
  type RoomAtRest,
  type Teaching,
  type WorkMark,
  type WorkMonth,
  worksInRoom,
  type YearOnPlan,
  yearAtRest,
  yearOnPlan,
} from './planYear';
export {
  checkDraft,
  checkResidents,
  type DraftError,
  findLunarError,
  homeClockOf,
  type TypedPlace,
  toDraft,
  toProfileDraft,
  type UserInfoDraft,
  withLunar,
  withNewResident,
  withoutResident,
  withPlace,
  withResident,
  withResidentBack,
  withTypedPlace,
} from './profileDraft';
export { type ReadPhoto, readPhotos } from './readPhotos';
export { changeInProfile, type ResidentChange, withChange } from './residentChange';
export {
  type BirthRuler,
  cycleOn,
  luckOf,
  type ResidentSheet,
  readSheet,
  tenGodOf,
} from './residentSheet';
export type { OtherRoomLight, PhotoDifference } from './roomPhotos';
export { type PalaceContents, palaceContents, type RoomInPalace } from './roomsInPalaces';
export { formatSampleBefore, isSampleOf, parseSampleBefore } from './sampleBefore';
export { SAMPLE_FACTS, SAMPLE_ROOMS, type SampleShot, sampleShot } from './sampleHome';
export { moveIntoSample, moveOutOfSample, type SampleWorld } from './sampleRunner';
export { type SceneFigure, type SceneQuestion, type SceneSeason, sceneSeason } from './sceneSeason';
export {
  facingOfShadow,
  momentToday,
  SHADOW_ALTITUDES,
  type ShadowError,
  type ShadowFacing,
  type ShadowTime,
  shadowTimes,
} from './shadowCompass';
export { minuteOf, shownMoment } from './shownMoment';
export { hourOf, skylightOf, towards } from './skylight';
export { isNightOver, type SkyBody, type SkyOver, type SkyPath, type SkyPoint } from './skyOver';
export { measureSlip, type SlipPlace, type slipBox, stripsOf } from './slip';
export { type BirthPlace, birthPlaceOf, type HomeClock, type StoredBirth } from './statedBirth';
export { EMPTY_HOME, formatHome, isReadWhole, parseHome, type StoredHome } from './storedHome';
export {
  type SunPath,
  type ViewedOpening,
  type ViewedSun,
  type ViewOfSky,
  type ViewRequest,
  viewOfSky,
} from './viewOfSky';
export {
  DAYS_IN_STRIP,
  type DayOfSun,
  hoursShown,
  type ItemOfLight,
  type LightRequest,
  lightOn,
  type RoomOfLight,
  SUN_STEP_MINUTES,
  type SunOfDay,
  seasonsOf,
  stripOf,
  sunOn,
  termOn,
  type YearOfLight,
  yearOfLight,
} from './yearOfLight';
