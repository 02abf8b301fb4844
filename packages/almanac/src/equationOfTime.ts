import type { Millis } from '@app/kernel';

const RADIANS = Math.PI / 180;
/** The Julian Date of 1970-01-01T00:00Z less that of 2000-01-01T12:00Z, in days. */
const UNIX_FROM_J2000 = -10_957.5;

/**
 * The lead of a sundial over mean time in seconds: Smart's series with the elements of Meeus, Astronomical
 * Algorithms,
 * 2nd edition, chapters 25 and 28 (formula 28.3). Within 5 s from 1900 to 2100.
 */
export function equationOfTime(instant: Millis): number {
  const t = (instant / 86_400_000 + UNIX_FROM_J2000) / 36_525;
  const longitude = (280.46646 + 36_000.76983 * t) * RADIANS;
  const anomaly = (357.52911 + 35_999.05029 * t) * RADIANS;
  const e = 0.016708634 - 0.000042037 * t;
  const y = Math.tan(((23.4392911 - 0.0130042 * t) * RADIANS) / 2) ** 2;
  const angle =
    y * Math.sin(2 * longitude) -
    2 * e * Math.sin(anomaly) +
    4 * e * y * Math.sin(anomaly) * Math.cos(2 * longitude) -
    0.5 * y * y * Math.sin(4 * longitude) -
    1.25 * e * e * Math.sin(2 * anomaly);
  return (angle / RADIANS) * 240;
}
