export {
  customName,
  customNames,
  describeFinding,
  type FindingText,
  namesApart,
  PLAN_LANGUAGES,
  type PlanLanguage,
  planWords,
  roomName,
  thingName,
} from './words/describeFinding';
export type { PlanWords } from './words/planWords';
