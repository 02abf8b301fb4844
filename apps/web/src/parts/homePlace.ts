import type { UserInfo } from '@app/session';
import type { Place } from '@app/sky';

/** Beijing: whose sky is shown until a person tells where the home stands. */
const DEFAULT_PLACE: Place = { latitude: 39.9042, longitude: 116.4074 };

export interface HomePlace extends Place {
  /** False while it is only the default. */
  readonly isKnown: boolean;
}

export function homePlaceOf(info: UserInfo | undefined): HomePlace {
  const location = info?.location;
  return location
    ? { latitude: location.lat, longitude: location.lng, isKnown: true }
    : { ...DEFAULT_PLACE, isKnown: false };
}
