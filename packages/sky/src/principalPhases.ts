import { type Millis, millis } from '@app/kernel';
import { cos, sin } from './angles';
import { isInstant, isNumber } from './input';
import { type MoonPhaseName, NEW_MOON_EPOCH, SYNODIC_MONTH_DAYS } from './moonPhase';
import { deltaT } from './time';

/** The instants of the four principal phases: the moon is 0°, 90°, 180° and 270° east of the sun. */
export const PRINCIPAL_PHASES = Object.freeze([
  'newMoon',
  'firstQuarter',
  'fullMoon',
  'lastQuarter',
] as const satisfies readonly MoonPhaseName[]);
export type PrincipalPhaseName = (typeof PRINCIPAL_PHASES)[number];

export interface PrincipalPhase {
  readonly phase: PrincipalPhaseName;
  readonly at: Millis;
}

const DAY = 86_400_000;
const QUARTER = (SYNODIC_MONTH_DAYS * DAY) / 4;
/** More than there are from 1900 to 2100. */
const MOST = 10_000;

/**
 * The next `count` principal phases at least a second after `instant`, within 25 seconds from 1900 to 2100. Empty for
 * an invalid instant; at most 10,000.
 */
export function nextPrincipalPhases(instant: Millis, count = 4): readonly PrincipalPhase[] {
  if (!isInstant(instant) || !isNumber(count) || count < 1) return [];
  const phases: PrincipalPhase[] = [];
  const wanted = Math.min(Math.floor(count), MOST);
  // Starts from the mean phase, which is never more than 15 hours from the true one.
  let quarter = Math.floor((instant - NEW_MOON_EPOCH) / QUARTER);
  for (; phases.length < wanted; quarter++) {
    const at = instantOfPhase(quarter);
    const phase = PRINCIPAL_PHASES[((quarter % 4) + 4) % 4]!; // in range by the remainder
    if (at - instant >= 1000) phases.push({ phase, at });
  }
  return phases;
}

type Term = readonly [size: number, moon: number, sun: number, node: number];

// Meeus, Astronomical Algorithms, 2nd edition, chapter 49: days, multiplied by the sine of a sum of multiples of the
// moon's anomaly, the sun's anomaly and the moon's argument of latitude.
const COMMON: readonly Term[] = [
  [0.00003, 0, 3, 0],
  [0.00003, 1, 1, -2],
  [-0.00002, 3, 1, 0],
];
const NEW_MOON: readonly Term[] = [
  [-0.4072, 1, 0, 0],
  [0.17241, 0, 1, 0],
  [0.01608, 2, 0, 0],
  [0.01039, 0, 0, 2],
  [0.00739, 1, -1, 0],
  [-0.00514, 1, 1, 0],
  [0.00208, 0, 2, 0],
];
const FULL_MOON: readonly Term[] = [
  [-0.40614, 1, 0, 0],
  [0.17302, 0, 1, 0],
  [0.01614, 2, 0, 0],
  [0.01043, 0, 0, 2],
  [0.00734, 1, -1, 0],
  [-0.00515, 1, 1, 0],
  [0.00209, 0, 2, 0],
];
const NEW_AND_FULL: readonly Term[] = [
  [-0.00111, 1, 0, -2],
  [-0.00057, 1, 0, 2],
  [0.00056, 2, 1, 0],
  [-0.00042, 3, 0, 0],
  [0.00042, 0, 1, 2],
  [0.00038, 0, 1, -2],
  [-0.00024, 2, -1, 0],
  [-0.00007, 1, 2, 0],
  [0.00004, 2, 0, -2],
  [0.00001, 0, 3, 0],
  [0.00003, 2, 0, 2],
  [-0.00003, 1, 1, 2],
  [0.00003, 1, -1, 2],
  [-0.00002, 1, -1, -2],
  [0.00002, 4, 0, 0],
];
const QUARTERS: readonly Term[] = [
  [-0.62801, 1, 0, 0],
  [0.17172, 0, 1, 0],
  [-0.01183, 1, 1, 0],
  [0.00862, 2, 0, 0],
  [0.00804, 0, 0, 2],
  [0.00454, 1, -1, 0],
  [0.00204, 0, 2, 0],
  [-0.0018, 1, 0, -2],
  [-0.0007, 1, 0, 2],
  [-0.0004, 3, 0, 0],
  [-0.00034, 2, -1, 0],
  [0.00032, 0, 1, 2],
  [0.00032, 0, 1, -2],
  [-0.00028, 1, 2, 0],
  [0.00027, 2, 1, 0],
  [-0.00005, 1, -1, -2],
  [0.00004, 2, 0, 2],
  [-0.00004, 1, 1, 2],
  [0.00004, 1, -2, 0],
  [0.00002, 2, 0, -2],
  [0.00002, 1, -1, 2],
];
const TERMS: readonly (readonly Term[])[] = [
  [...NEW_MOON, ...NEW_AND_FULL, ...COMMON],
  [...QUARTERS, ...COMMON],
  [...FULL_MOON, ...NEW_AND_FULL, ...COMMON],
  [...QUARTERS, ...COMMON],
];
/** Perturbations by the planets: days, and the angle at the epoch and its step per lunation, degrees. */
const PLANETS: readonly (readonly [size: number, start: number, step: number])[] = [
  [0.000325, 299.77, 0.107408],
  [0.000165, 251.88, 0.016321],
  [0.000164, 251.83, 26.651886],
  [0.000126, 349.42, 36.412478],
  [0.00011, 84.66, 18.206239],
  [0.000062, 141.74, 53.303771],
  [0.00006, 207.14, 2.453732],
  [0.000056, 154.84, 7.30686],
  [0.000047, 34.52, 27.261239],
  [0.000042, 207.19, 0.121824],
  [0.00004, 291.34, 1.844379],
  [0.000037, 161.72, 24.198154],
  [0.000035, 239.56, 25.513099],
  [0.000023, 331.55, 3.592518],
];
/** The mean new moon of Meeus, 2000-01-06, in Terrestrial Time: days after noon of 1 January 2000. */
const EPOCH_DAYS = 5.09766;
const J2000 = 946_728_000_000;

/** The instant of a principal phase by its number: 0 for the new moon of 2000-01-06, 1 for the first quarter after it. */
function instantOfPhase(quarter: number): Millis {
  const k = quarter / 4;
  const t = k / 1236.85;
  const moon = 201.5643 + 385.81693528 * k + 0.0107582 * t * t + 0.00001238 * t ** 3;
  const sun = 2.5534 + 29.1053567 * k - 0.0000014 * t * t;
  const node = 160.7108 + 390.67050284 * k - 0.0016118 * t * t - 0.00000227 * t ** 3;
  const ascending = 124.7746 - 1.56375588 * k + 0.0020672 * t * t;
  // The Earth's orbit is becoming rounder: terms with the sun's anomaly shrink.
  const e = 1 - 0.002516 * t - 0.0000074 * t * t;
  const phase = ((quarter % 4) + 4) % 4;
  let days = EPOCH_DAYS + 29.530588861 * k + 0.00015437 * t * t - 0.00000015 * t ** 3;
  days -= 0.00017 * sin(ascending);
  for (const [size, m, s, f] of TERMS[phase]!) {
    days += size * e ** Math.abs(s) * sin(m * moon + s * sun + f * node);
  }
  for (const [size, start, step] of PLANETS) days += size * sin(start + step * k);
  if (phase % 2 === 1) days += (phase === 1 ? 1 : -1) * quarterShift(moon, sun, node, e);
  return millis(Math.round(J2000 + days * DAY - deltaT(2000 + days / 365.25) * 1000));
}

/** The delay of the first quarter, and advance of the last, relative to halfway, days. */
const quarterShift = (moon: number, sun: number, node: number, e: number): number =>
  0.00306 -
  0.00038 * e * cos(sun) +
  0.00026 * cos(moon) -
  0.00002 * cos(moon - sun) +
  0.00002 * cos(moon + sun) +
  0.00002 * cos(2 * node);
