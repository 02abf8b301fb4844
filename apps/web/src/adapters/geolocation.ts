import { err, ok, type Result } from '@app/kernel';
import { type Location, type LocationFailure, toLocationFailure } from '@app/validation';

export interface Geolocator {
  locate(): Promise<Result<Location, LocationFailure>>;
}

const TIMEOUT_MS = 15_000;
/** A place known for less than a minute is recent enough for a house. */
const MAX_AGE_MS = 60_000;

export const browserGeolocator: Geolocator = {
  locate() {
    if (!window.isSecureContext) return Promise.resolve(err('insecure'));
    const { geolocation } = navigator;
    if (!geolocation) return Promise.resolve(err('unsupported'));
    return new Promise(resolve => {
      geolocation.getCurrentPosition(
        ({ coords }) => resolve(ok({ lat: coords.latitude, lng: coords.longitude })),
        ({ code }) => resolve(err(toLocationFailure(code))),
        { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
      );
    });
  },
};
