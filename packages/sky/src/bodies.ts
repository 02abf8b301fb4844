import { type Millis, NOTHING } from '@app/kernel';
import { asin, atan2, cos, halfTurn, sin, turn } from './angles';
import { isInstant, isPlace } from './input';
import { MOON_DISTANCE_KM, MOON_LATITUDE, MOON_LONGITUDE } from './moonTerms';
import { centuriesSinceJ2000, daysSinceJ2000 } from './time';

/** The position of a body among the stars, seen from the Earth's centre: ecliptic of date, degrees. */
export interface EclipticPosition {
  /** in [0, 360) */
  readonly longitude: number;
  readonly latitude: number;
  readonly distanceKm: number;
}

const KM_PER_AU = 149_597_870.7;

/** The apparent sun within 0.01° (Meeus, Astronomical Algorithms, 2nd edition, chapter 25, low accuracy). */
export function sunEcliptic(instant: Millis): EclipticPosition {
  const t = centuriesSinceJ2000(instant);
  const anomaly = 357.52911 + 35_999.05029 * t;
  const centre =
    (1.914602 - 0.004817 * t) * sin(anomaly) +
    (0.019993 - 0.000101 * t) * sin(2 * anomaly) +
    0.000289 * sin(3 * anomaly);
  const eccentricity = 0.016708634 - 0.000042037 * t;
  const distance = (1.000001018 * (1 - eccentricity ** 2)) / (1 + eccentricity * cos(anomaly + centre));
  // -0.00569° is the aberration of sunlight
  const longitude = 280.46646 + 36_000.76983 * t + centre - 0.00569 + nutation(t);
  return { longitude: turn(longitude), latitude: 0, distanceKm: distance * KM_PER_AU };
}

/** The apparent moon within 0.025° from 1900 to 2100, R280 (Meeus, chapter 47, terms above 0.002°). */
export function moonEcliptic(instant: Millis): EclipticPosition {
  const t = centuriesSinceJ2000(instant);
  const mean = 218.3164477 + 481_267.88123421 * t - 0.0015786 * t * t;
  const arguments_: MoonArguments = {
    d: 297.8501921 + 445_267.1114034 * t - 0.0018819 * t * t,
    m: 357.5291092 + 35_999.0502909 * t - 0.0001536 * t * t,
    n: 134.9633964 + 477_198.8675055 * t + 0.0087414 * t * t,
    f: 93.272095 + 483_202.0175233 * t - 0.0036539 * t * t,
    // The Earth's orbit is becoming rounder: terms with the sun's anomaly shrink.
    e: 1 - 0.002516 * t,
  };
  const venus = 119.75 + 131.849 * t;
  const flattening = mean - arguments_.f;
  const longitude =
    mean + sum(MOON_LONGITUDE, sin, arguments_) + 0.003958 * sin(venus) + 0.001962 * sin(flattening);
  const latitude = sum(MOON_LATITUDE, sin, arguments_) - 0.002235 * sin(mean);
  const distanceKm = 385_000.56 + sum(MOON_DISTANCE_KM, cos, arguments_);
  return { longitude: turn(longitude + nutation(t)), latitude, distanceKm };
}

interface MoonArguments {
  /** mean elongation, anomaly of the sun, anomaly of the moon, argument of latitude: degrees */
  readonly d: number;
  readonly m: number;
  readonly n: number;
  readonly f: number;
  readonly e: number;
}

function sum(
  terms: readonly (readonly [d: number, m: number, n: number, f: number, size: number])[],
  wave: (angle: number) => number,
  { d, m, n, f, e }: MoonArguments,
): number {
  let total = 0;
  for (const [kd, km, kn, kf, size] of terms) {
    total += size * e ** Math.abs(km) * wave(kd * d + km * m + kn * n + kf * f);
  }
  return total;
}

/** Nutation in longitude, degrees, the two largest terms (Meeus, chapter 22). */
const nutation = (t: number): number =>
  -0.00478 * sin(125.04 - 1934.136 * t) - 0.00037 * sin(2 * (280.4665 + 36_000.7698 * t));

/** The tilt of the Earth's axis, degrees, with its main nutation (Meeus, chapter 22). */
const obliquity = (t: number): number => 23.4392911 - 0.0130042 * t + 0.00256 * cos(125.04 - 1934.136 * t);

/** A place on Earth. Degrees: latitude -90 to 90, north positive; longitude east positive. Sea level. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** A position in the local sky. */
export interface HorizonPosition {
  /** degrees above the horizon, geometric: without refraction */
  readonly altitude: number;
  /** degrees from north, clockwise, in [0, 360) */
  readonly azimuth: number;
  readonly distanceKm: number;
}

const EARTH_RADIUS_KM = 6378.14;

/** The direction of a body from a place on the Earth's surface, corrected for parallax. */
function toHorizon(body: EclipticPosition, instant: Millis, place: Place): HorizonPosition {
  const t = centuriesSinceJ2000(instant);
  const tilt = obliquity(t);
  const { longitude, latitude, distanceKm } = body;
  const x = cos(latitude) * cos(longitude);
  const y = cos(latitude) * sin(longitude) * cos(tilt) - sin(latitude) * sin(tilt);
  const z = cos(latitude) * sin(longitude) * sin(tilt) + sin(latitude) * cos(tilt);

  const hour = siderealTime(instant) + place.longitude + nutation(t) * cos(tilt);
  const ground = groundPosition(place.latitude);
  const dx = x * distanceKm - ground.axis * cos(hour);
  const dy = y * distanceKm - ground.axis * sin(hour);
  const dz = z * distanceKm - ground.polar;

  const meridian = dx * cos(hour) + dy * sin(hour);
  const east = dy * cos(hour) - dx * sin(hour);
  const north = dz * cos(place.latitude) - meridian * sin(place.latitude);
  const up = dz * sin(place.latitude) + meridian * cos(place.latitude);
  const distance = Math.hypot(dx, dy, dz);
  return { altitude: asin(up / distance), azimuth: turn(atan2(east, north)), distanceKm: distance };
}

/** The hour angle in degrees, in [-180, 180): negative in the east. */
export function hourAngle(body: EclipticPosition, instant: Millis, place: Place): number {
  const t = centuriesSinceJ2000(instant);
  const tilt = obliquity(t);
  const { longitude, latitude } = body;
  const ascension = atan2(
    sin(longitude) * cos(tilt) - (sin(latitude) / cos(latitude)) * sin(tilt),
    cos(longitude),
  );
  return halfTurn(siderealTime(instant) + nutation(t) * cos(tilt) + place.longitude - ascension);
}

/** Greenwich mean sidereal time as an angle, degrees (Meeus, 12.4). */
export function siderealTime(instant: Millis): number {
  const days = daysSinceJ2000(instant);
  return turn(280.46061837 + 360.98564736629 * days + 0.000387933 * (days / 36_525) ** 2);
}

/** The place's distances from the Earth's axis and from the plane of the equator, km (Meeus, chapter 11). */
function groundPosition(latitude: number): { readonly axis: number; readonly polar: number } {
  const flat = 0.99664719;
  const reduced = Math.atan2(flat * sin(latitude), cos(latitude));
  return { axis: EARTH_RADIUS_KM * Math.cos(reduced), polar: EARTH_RADIUS_KM * flat * Math.sin(reduced) };
}

/** The sun in the sky of a place, within 0.01°. */
export const sunPosition = (instant: Millis, place: Place): HorizonPosition =>
  isInstant(instant) && isPlace(place) ? toHorizon(sunEcliptic(instant), instant, place) : NOTHING;

/** The moon in the sky of a place, within 0.02°. */
export const moonPosition = (instant: Millis, place: Place): HorizonPosition =>
  isInstant(instant) && isPlace(place) ? toHorizon(moonEcliptic(instant), instant, place) : NOTHING;
