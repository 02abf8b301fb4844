/**
 * The sun by the equations of the NOAA solar calculator (Meeus, Astronomical Algorithms, ch. 25, low precision): about
 * 0.01°, without refraction. For tests: the package takes positions as arguments.
 */
export function sunOf(
  utc: number,
  latitude: number,
  longitude: number,
): { readonly azimuth: number; readonly altitude: number; readonly hourAngle: number } {
  const rad = Math.PI / 180;
  const t = (utc / 86_400_000 + 2_440_587.5 - 2_451_545) / 36_525;
  const mean = 280.46646 + t * (36000.76983 + 0.0003032 * t);
  const anomaly = (357.52911 + t * (35999.05029 - 0.0001537 * t)) * rad;
  const centre =
    Math.sin(anomaly) * (1.914602 - t * 0.004817) +
    Math.sin(2 * anomaly) * 0.019993 +
    Math.sin(3 * anomaly) * 0.000289;
  const longitudeOfSun = (mean + centre - 0.00569 - 0.00478 * Math.sin((125.04 - 1934.136 * t) * rad)) * rad;
  const tilt = (23.4392911 - 0.0130042 * t + 0.00256 * Math.cos((125.04 - 1934.136 * t) * rad)) * rad;
  const declination = Math.asin(Math.sin(tilt) * Math.sin(longitudeOfSun));
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(longitudeOfSun), Math.cos(longitudeOfSun)) / rad;
  const sidereal = 280.46061837 + 360.98564736629 * (utc / 86_400_000 + 2_440_587.5 - 2_451_545);
  const hourAngle = ((((sidereal + longitude - ascension) % 360) + 540) % 360) - 180;
  const [h, lat] = [hourAngle * rad, latitude * rad];
  const altitude =
    Math.asin(Math.sin(lat) * Math.sin(declination) + Math.cos(lat) * Math.cos(declination) * Math.cos(h)) /
    rad;
  const azimuth =
    Math.atan2(
      -Math.cos(declination) * Math.sin(h),
      Math.sin(declination) * Math.cos(lat) - Math.cos(declination) * Math.sin(lat) * Math.cos(h),
    ) / rad;
  return { azimuth: (azimuth + 360) % 360, altitude, hourAngle };
}
