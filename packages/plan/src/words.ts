export type { PlanWords } from './words/planWords';
export {
  givenName,
  givenNames,
  PLAN_LANGUAGES,
  type PlanLanguage,
  planWords,
  roomName,
  type ToldFinding,
  tellFinding,
  thingName,
} from './words/tellFinding';
