export type { PlanWords } from './words/planWords';
export {
  givenName,
  givenNames,
  namesApart,
  PLAN_LANGUAGES,
  type PlanLanguage,
  planWords,
  roomName,
  type ToldFinding,
  tellFinding,
  thingName,
} from './words/tellFinding';
