import { COEFFICIENTS } from './wmm2025.gen';

/** World Magnetic Model 2025: the epoch of its coefficients. */
export const MODEL_EPOCH = 2025;
/** The model is published for five years; NOAA replaces it at the end of 2029. */
export const MODEL_END = 2030;

const DEGREE = 12;
/** Geomagnetic reference radius, km. */
const REFERENCE_RADIUS = 6371.2;
/** WGS 84: semi-major axis in km and squared eccentricity. */
const SEMI_MAJOR = 6378.137;
const ECCENTRICITY_SQUARED = 0.00669437999014;
/** Keeps the east component finite at the poles; 1e-9 rad is a few millimetres. */
const MIN_SINE = 1e-9;
const RADIANS = Math.PI / 180;

export interface MagneticField {
  /** Northward, eastward and downward components, nT. */
  readonly north: number;
  readonly east: number;
  readonly down: number;
}

/**
 * The main magnetic field of the Earth at a place: the sum of spherical harmonics of degree 1 to 12 of the World Magnetic
 * Model technical report (NOAA/NCEI), equations 4 to 17.
 * Geodetic latitude and longitude in degrees, height above the ellipsoid in km, time as a decimal year.
 */
export function magneticField(
  latitude: number,
  longitude: number,
  height: number,
  year: number,
): MagneticField {
  const { radius, sine, cosine } = toSpherical(latitude, height);
  const { values, slopes } = legendre(cosine, sine);
  let north = 0;
  let east = 0;
  let down = 0;
  for (let n = 1; n <= DEGREE; n++) {
    const fade = (REFERENCE_RADIUS / radius) ** (n + 2);
    for (let m = 0; m <= n; m++) {
      const [g, h] = coefficientAt(n, m, year - MODEL_EPOCH);
      const cos = Math.cos(m * longitude * RADIANS);
      const sin = Math.sin(m * longitude * RADIANS);
      const value = values[index(n, m)]!;
      north += fade * (g * cos + h * sin) * slopes[index(n, m)]!;
      east += (fade * m * (g * sin - h * cos) * value) / sine;
      down -= fade * (n + 1) * (g * cos + h * sin) * value;
    }
  }
  // From the sphere back to the ellipsoid: turn by the difference of the two latitudes.
  const turn = Math.PI / 2 - Math.acos(cosine) - latitude * RADIANS;
  return {
    north: north * Math.cos(turn) - down * Math.sin(turn),
    east,
    down: north * Math.sin(turn) + down * Math.cos(turn),
  };
}

/** Geocentric distance in km, and sine and cosine of the geocentric colatitude. */
function toSpherical(latitude: number, height: number) {
  const sin = Math.sin(latitude * RADIANS);
  const cos = Math.cos(latitude * RADIANS);
  const curvature = SEMI_MAJOR / Math.sqrt(1 - ECCENTRICITY_SQUARED * sin * sin);
  const across = (curvature + height) * cos;
  const along = (curvature * (1 - ECCENTRICITY_SQUARED) + height) * sin;
  const radius = Math.hypot(across, along);
  return { radius, sine: Math.max(across / radius, MIN_SINE), cosine: along / radius };
}

/** Schmidt semi-normalised associated Legendre functions of the colatitude, and their derivatives by it. */
function legendre(cosine: number, sine: number) {
  const values = [1];
  const slopes = [0];
  for (let n = 1; n <= DEGREE; n++) {
    for (let m = 0; m < n; m++) {
      const scale = Math.sqrt(n * n - m * m);
      const one = index(n - 1, m);
      const two = index(n - 2, m);
      // Below the diagonal P(n-2, m) does not exist; its factor is zero there.
      const weight = m < n - 1 ? Math.sqrt((n - 1) ** 2 - m * m) : 0;
      const before = weight === 0 ? 0 : values[two]!;
      const slopeBefore = weight === 0 ? 0 : slopes[two]!;
      values.push(((2 * n - 1) * cosine * values[one]! - weight * before) / scale);
      slopes.push(
        ((2 * n - 1) * (cosine * slopes[one]! - sine * values[one]!) - weight * slopeBefore) / scale,
      );
    }
    const norm = n === 1 ? 1 : Math.sqrt((2 * n - 1) / (2 * n));
    const corner = index(n - 1, n - 1);
    values.push(norm * sine * values[corner]!);
    slopes.push(norm * (sine * slopes[corner]! + cosine * values[corner]!));
  }
  return { values, slopes };
}

function coefficientAt(n: number, m: number, years: number): readonly [g: number, h: number] {
  // The table starts at degree 1, so the constant term is left out.
  const [g, h, gRate, hRate] = COEFFICIENTS[index(n, m) - 1]!;
  return [g + gRate * years, h + hRate * years];
}

/** Index of degree n and order m in a triangle stored row by row. */
function index(n: number, m: number): number {
  return (n * (n + 1)) / 2 + m;
}
