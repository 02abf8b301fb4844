import { err, ok, type Result } from '@app/kernel';

export interface Coordinates {
  /** Degrees, north positive. */
  readonly lat: number;
  /** Degrees, east positive. */
  readonly lng: number;
}

export type GeolocationFailure = 'unsupported' | 'denied' | 'unavailable' | 'timeout';

export interface Geolocator {
  locate(): Promise<Result<Coordinates, GeolocationFailure>>;
}

const TIMEOUT_MS = 15_000;
const FAILURES: Readonly<Record<number, GeolocationFailure>> = {
  1: 'denied',
  2: 'unavailable',
  3: 'timeout',
};

export const browserGeolocator: Geolocator = {
  locate() {
    const { geolocation } = navigator;
    if (!geolocation) return Promise.resolve(err('unsupported'));
    return new Promise(resolve => {
      geolocation.getCurrentPosition(
        ({ coords }) => resolve(ok({ lat: coords.latitude, lng: coords.longitude })),
        ({ code }) => resolve(err(FAILURES[code] ?? 'unavailable')),
        { timeout: TIMEOUT_MS, maximumAge: 60_000 },
      );
    });
  },
};
