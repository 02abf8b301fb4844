import { assertNever } from '@app/kernel';
import type { DraftError } from './profileDraft';

/** The focus target for errors without an input. */
export const PLACE_ID = 'profile-place';
export const LATITUDE_ID = 'profile-latitude';
export const LONGITUDE_ID = 'profile-longitude';
export const PLACE_NAME_ID = 'profile-place-name';
/** The names of the listed cities, suggested while a birthplace is typed. */
export const CITY_LIST_ID = 'profile-cities';
export const ADD_ID = 'profile-add-resident';
export const PHOTOS_ID = 'profile-photos';
export const START_ID = 'profile-start';

export const residentFieldId = (residentId: string, field: string): string =>
  `resident-${residentId}-${field}`;

/** The element that gets the focus so the error can be corrected. */
export function fieldIdOf(error: DraftError): string {
  if ('residentId' in error) return residentFieldId(error.residentId, error.field);
  switch (error.field) {
    case 'location':
      return PLACE_ID;
    case 'lat':
      return LATITUDE_ID;
    case 'lng':
      return LONGITUDE_ID;
    case 'locationName':
      return PLACE_NAME_ID;
    case 'residents':
      return ADD_ID;
    case 'photos':
      return PHOTOS_ID;
    default:
      return assertNever(error);
  }
}
