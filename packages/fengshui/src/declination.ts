import { type Degrees, degrees, err, type Millis, ok, type Result } from '@app/kernel';
import { MODEL_END, MODEL_EPOCH, magneticField } from './magneticField';

export interface Place {
  /** Degrees north, -90 to 90. */
  readonly latitude: number;
  /** Degrees east, -180 to 180. */
  readonly longitude: number;
}

export interface Declination {
  /** How far magnetic north lies east of true north; west is negative. */
  readonly declination: Degrees;
  readonly model: 'WMM2025';
  /** False outside 2025 to 2029: the value is then that of the nearest end of the model. */
  readonly current: boolean;
  /** False near the magnetic poles, where a compass cannot be trusted (horizontal field under 6000 nT). */
  readonly steady: boolean;
}

export type PlaceError =
  | { readonly code: 'fengshui/no-such-place'; readonly latitude: number; readonly longitude: number }
  | { readonly code: 'fengshui/no-such-instant'; readonly instant: number };

const UNIX_EPOCH_YEAR = 1970;
const YEAR_MS = 365.2425 * 86_400_000;
/** The caution zone of the WMM report, nT. */
const CAUTION_FIELD = 6000;

/** Magnetic declination at sea level from the World Magnetic Model 2025; good to about half a degree. */
export function declinationAt(place: Place, at: Millis): Result<Declination, PlaceError> {
  // An untyped caller may pass no place at all.
  const { latitude, longitude } = place ?? { latitude: Number.NaN, longitude: Number.NaN };
  const isPlace =
    Number.isFinite(latitude) &&
    Number.isFinite(longitude) &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180;
  if (!isPlace) {
    return err({ code: 'fengshui/no-such-place', latitude, longitude });
  }
  if (!Number.isFinite(at)) return err({ code: 'fengshui/no-such-instant', instant: at });
  const year = UNIX_EPOCH_YEAR + at / YEAR_MS;
  const modelYear = Math.min(Math.max(year, MODEL_EPOCH), MODEL_END);
  const { north, east } = magneticField(latitude, longitude, 0, modelYear);
  return ok({
    declination: degrees((Math.atan2(east, north) * 180) / Math.PI),
    model: 'WMM2025',
    current: year === modelYear,
    steady: Math.hypot(north, east) >= CAUTION_FIELD,
  });
}
