export { type DayFacts, dayFacts } from './dayFacts';
export {
  FACING_METHODS,
  type FacingMethod,
  facingOf,
  type HomeFacing,
  type HouseFacts,
  type MeasuredFacing,
  palaceOfBearing,
  turnFacing,
} from './facing';
export { type FactSources, gatherFacts, type HomeFacts, type MomentFacts, type ResidentFacts } from './facts';
export { type Home, type HomeAtMoment, homeAt } from './homeAt';
export { type HouseholdMember, toReader } from './household';
export { EMPTY_HOME, formatHome, isReadWhole, type KeptHome, parseHome } from './keptHome';
export { type Cell, palaceCells, photosInPalaces } from './palaceLayout';
export { type HomePlace, homePlaceOf, knownPlaceOf } from './place';
export { planItems } from './planItems';
export {
  formatSampleBefore,
  isSampleOf,
  parseSampleBefore,
  personKey,
  type SampleBefore,
} from './sampleBefore';
export { SAMPLE_FACTS, SAMPLE_ROOMS, type SampleWords, withoutSample, withSample } from './sampleHome';
export { minuteOf, shownMoment } from './shownMoment';
export { isNightOver, type SkyBody, type SkyOver, type SkyPath, type SkyPoint } from './skyOver';
