export type { Place } from '../bodies';
export { mountainAt } from './bearings';
export { besideSun, type SunSide } from './besideSun';
export {
  type Asterism,
  type Catalogue,
  type CatalogueError,
  decodeCatalogue,
  type MilkyWay,
  type Region,
} from './catalogue';
export { eclipticCurve, horizonCurve, parallelCurve, spokeCurve } from './curves';
export {
  type AltAz,
  fromAltAz,
  type Matrix,
  meridianAscension,
  refraction,
  type SkyFrame,
  skyFrame,
  toAltAz,
} from './frame';
export { hitAsterism, hitStar } from './hitTest';
export { type LabelBox, type LabelRequest, type PlacedLabel, placeLabels } from './labels';
export {
  LODGES,
  type Lodge,
  lodgeAt,
  lodgesOf,
  MANSIONS,
  type Mansion,
  type SkySymbol,
  SYMBOLS,
} from './mansions';
export {
  flattenPlanisphere,
  fromPlanisphere,
  fromStereographic,
  type MapPoint,
  type Planisphere,
  planisphereOf,
  projectPlanisphere,
  projectStereographic,
  RIM_DECLINATION,
  toPlanisphere,
  toStereographic,
  turnView,
  viewMatrix,
} from './projection';
export { starAt } from './properMotion';
export { culminatingMansion, type Sighting, type SkyReport, skyReport } from './report';
export { buildSearchIndex, matchedName, type SearchIndex, type SkyTarget, searchSky } from './search';
export { readStarNames, type StarName, type StarNamesError } from './starNames';
export { type StarTimes, starTimes } from './starTimes';
export {
  type Equatorial,
  fromEquatorial,
  separation,
  toEquatorial,
  towards,
  type Vector,
  vectorAt,
} from './vector';
export {
  NAKED_EYE,
  WANDERER_NAMES,
  WANDERERS,
  type Wanderer,
  type WandererId,
  type WandererName,
  wandererAt,
  wanderersAt,
} from './wanderers';
export { wandererTimes } from './wandererTimes';
