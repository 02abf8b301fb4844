import type { GuideEntry } from '../entry';
import { BEDROOM } from './bedroom';
import { ENTRANCE_AND_STUDY } from './entranceAndStudy';
import { LIGHT_AND_COLOUR } from './lightAndColour';
import { LIVING } from './living';
import { OBJECTS_AND_LAYOUT } from './objectsAndLayout';
import { OCCASIONS } from './occasions';
import { SERVICE_ROOMS } from './serviceRooms';
import { SMART_HOME } from './smartHome';

/** The guide's own knowledge, general and specific entries together. */
export const ENTRIES: readonly GuideEntry[] = [
  ...LIVING,
  ...BEDROOM,
  ...SERVICE_ROOMS,
  ...ENTRANCE_AND_STUDY,
  ...LIGHT_AND_COLOUR,
  ...OBJECTS_AND_LAYOUT,
  ...SMART_HOME,
  ...OCCASIONS,
];
