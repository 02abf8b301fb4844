export {
  FACING_REASONS,
  type FacingCandidate,
  type FacingReason,
  facingCandidates,
} from './facing';
export type { Drawing, Finding, Measures, Strength } from './finding';
export { type FormSettings, formsOf } from './forms';
export { FORM_CODES, FORMS, type FormCode, type FormRule } from './formTable';
export { SCHOOL_SOURCES } from './schoolSources';
export {
  ADOPTED_SCHOOL,
  COVERAGE_SCHOOLS,
  type CoverageSchool,
  EXTENSION_FROM,
  type PalaceVerdicts,
  type SchoolMeasure,
  type Verdict,
  verdictsOf,
} from './schools';
export {
  type Blocker,
  blockersOf,
  type FaceToFace,
  type FirstHit,
  faceToFace,
  firstHits,
  type SightSettings,
  type StripHit,
  sees,
  stripMeets,
} from './sight';
