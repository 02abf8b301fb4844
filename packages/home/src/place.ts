import type { UserInfo } from '@app/session';
import type { Place } from '@app/sky';

/** Beijing: whose sky is shown until a person tells where the home is. */
const DEFAULT_PLACE: Place = { latitude: 39.9042, longitude: 116.4074 };

export interface HomePlace extends Place {
  /** False while it is only the default. */
  readonly isKnown: boolean;
}

/** Where the home is; Beijing until somebody says. */
export function homePlaceOf(info: Pick<UserInfo, 'location'> | undefined): HomePlace {
  const place = knownPlaceOf(info);
  return place ? { ...place, isKnown: true } : { ...DEFAULT_PLACE, isKnown: false };
}

/** Where the home is; undefined until somebody says. */
export function knownPlaceOf(info: Pick<UserInfo, 'location'> | undefined): Place | undefined {
  const location = info?.location;
  return location && { latitude: location.lat, longitude: location.lng };
}
