import type { Millis } from '@app/kernel';

/** 2000-01-01T12:00Z, the epoch of astronomical day counts (J2000). */
const J2000 = 946_728_000_000;
const DAY = 86_400_000;

/**
 * ΔT: Terrestrial Time minus Universal Time, seconds. Espenak and Meeus, Five Millennium Canon (2006), sampled at these
 * years; linear interpolation is within 3 s, in which the moon moves 1.5 arc seconds.
 */
const DELTA_T: readonly (readonly [year: number, seconds: number])[] = [
  [1900, -3],
  [1910, 10],
  [1920, 21],
  [1940, 24],
  [1960, 33],
  [1980, 51],
  [2000, 64],
  [2020, 72],
  [2050, 93],
  [2075, 146],
  [2100, 203],
];

/** Days of 86,400 s since J2000, in Universal Time (UT). */
export const daysSinceJ2000 = (instant: Millis): number => (instant - J2000) / DAY;

/** Julian centuries since J2000 in Terrestrial Time (TT). */
export function centuriesSinceJ2000(instant: Millis): number {
  const days = daysSinceJ2000(instant);
  return (days + deltaT(2000 + days / 365.25) / 86_400) / 36_525;
}

/** ΔT for a year, seconds; outside 1900 to 2100, the value at the end of the table. */
export function deltaT(year: number): number {
  // By index: a year of sun asks twenty thousand times, mostly before this is compiled.
  let next = 0;
  while (next < DELTA_T.length && year >= DELTA_T[next]![0]) next++;
  const [fromYear, from] = DELTA_T[Math.max(0, next - 1)]!;
  if (next === 0 || next === DELTA_T.length) return from;
  const [toYear, to] = DELTA_T[next]!;
  return from + ((to - from) * (year - fromYear)) / (toYear - fromYear);
}
