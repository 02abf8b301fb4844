import { assertNever, err, ok, type Result } from '@app/kernel';

/** A place on the earth in degrees: `lat` -90 to 90, north positive; `lng` -180 to 180, east positive. */
export interface Location {
  readonly lat: number;
  readonly lng: number;
}

export const LATITUDE_LIMIT = 90;
export const LONGITUDE_LIMIT = 180;

export type PlaceError =
  | { readonly code: 'place/latitude-unreadable'; readonly field: 'lat' }
  | { readonly code: 'place/latitude-out-of-range'; readonly field: 'lat'; readonly limit: number }
  | { readonly code: 'place/longitude-unreadable'; readonly field: 'lng' }
  | { readonly code: 'place/longitude-out-of-range'; readonly field: 'lng'; readonly limit: number };

/** True for finite degrees within range, limits included. */
export const isLocation = ({ lat, lng }: Location): boolean =>
  Number.isFinite(lat) &&
  Number.isFinite(lng) &&
  Math.abs(lat) <= LATITUDE_LIMIT &&
  Math.abs(lng) <= LONGITUDE_LIMIT;

/**
 * A typed latitude and longitude, for instance `30.2741`, `33.87°S` or `北纬30.27`. Returns all faults, latitude first.
 */
export function parseLocation(form: {
  readonly lat: string;
  readonly lng: string;
}): Result<Location, readonly PlaceError[]> {
  const lat = readDegrees(form.lat, LATITUDE_MARKS);
  const lng = readDegrees(form.lng, LONGITUDE_MARKS);
  const errors: PlaceError[] = [];
  if (lat === undefined) errors.push({ code: 'place/latitude-unreadable', field: 'lat' });
  else if (Math.abs(lat) > LATITUDE_LIMIT) {
    errors.push({ code: 'place/latitude-out-of-range', field: 'lat', limit: LATITUDE_LIMIT });
  }
  if (lng === undefined) errors.push({ code: 'place/longitude-unreadable', field: 'lng' });
  else if (Math.abs(lng) > LONGITUDE_LIMIT) {
    errors.push({ code: 'place/longitude-out-of-range', field: 'lng', limit: LONGITUDE_LIMIT });
  }
  return lat === undefined || lng === undefined || errors.length > 0 ? err(errors) : ok({ lat, lng });
}

interface Marks {
  readonly positive: readonly string[];
  readonly negative: readonly string[];
}
const LATITUDE_MARKS: Marks = { positive: ['N', '北纬', '北緯'], negative: ['S', '南纬', '南緯'] };
const LONGITUDE_MARKS: Marks = { positive: ['E', '东经', '東經'], negative: ['W', '西经', '西經'] };

const DEGREES = /^([^\d.+-]*)([+-]?(?:\d+(?:\.\d*)?|\.\d+))°?([^\d.+-]*)$/u;

/**
 * Degrees with an optional hemisphere before or after; undefined if unreadable or if both sign and hemisphere are
 * given.
 */
function readDegrees(text: string, marks: Marks): number | undefined {
  const typed = text
    .normalize('NFKC')
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/[\s度]+/gu, '')
    .toUpperCase();
  const match = DEGREES.exec(typed);
  if (!match) return undefined;
  const [, before = '', number = '', after = ''] = match;
  if (before !== '' && after !== '') return undefined;
  const mark = before + after;
  const value = Number(number);
  if (mark === '') return value;
  if (number.startsWith('-') || number.startsWith('+')) return undefined;
  if (marks.positive.includes(mark)) return value;
  return marks.negative.includes(mark) ? -value : undefined;
}

/** Why the browser could not give the location, in our terms. */
export const LOCATION_FAILURES = ['unsupported', 'insecure', 'denied', 'unavailable', 'timeout'] as const;
export type LocationFailure = (typeof LOCATION_FAILURES)[number];

/** The numbers of the browser's `GeolocationPositionError.code` (W3C Geolocation, section 5.4). Unknown numbers count as unavailable. */
export function toLocationFailure(positionErrorCode: number): LocationFailure {
  switch (positionErrorCode) {
    case 1:
      return 'denied';
    case 3:
      return 'timeout';
    default:
      return 'unavailable';
  }
}

/** R52: the toast for a failure. `unsupported` has its own message; the others are location errors. */
export function toLocationMessage(failure: LocationFailure) {
  switch (failure) {
    case 'unsupported':
      return { code: 'place/unsupported' } as const;
    case 'insecure':
      return { code: 'place/insecure' } as const;
    case 'denied':
      return { code: 'place/denied' } as const;
    case 'unavailable':
      return { code: 'place/unavailable' } as const;
    case 'timeout':
      return { code: 'place/timeout' } as const;
    default:
      return assertNever(failure);
  }
}
