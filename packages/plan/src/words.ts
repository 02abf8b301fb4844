export {
  customName,
  customNames,
  describeFinding,
  type FindingText,
  namesApart,
  PLAN_LANGUAGES,
  type PlanLanguage,
  planWords,
  type RoomOnFloor,
  roomName,
  roomOfThing,
  roomsOfFinding,
  thingName,
} from './words/describeFinding';
export type { PlanWords } from './words/planWords';
