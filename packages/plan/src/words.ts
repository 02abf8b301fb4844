export type { PlanWords } from './words/planWords';
export {
  givenNames,
  PLAN_LANGUAGES,
  type PlanLanguage,
  planWords,
  roomName,
  roomNameIn,
  type ToldFinding,
  tellFinding,
  thingName,
} from './words/tellFinding';
