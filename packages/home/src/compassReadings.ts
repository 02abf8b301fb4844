import {
  type MagneticBearing,
  MOUNTAIN_WIDTH,
  type Mountain,
  magneticBearing,
  mountainAt,
  normalizeDegrees,
} from '@app/fengshui';
import { HALF_SECTOR, parseJson, turnBetween } from '@app/kernel';

/** Readings from different spots required for a facing. */
export const READINGS_NEEDED = 3;
/** A reading further from the median than this was taken near steel, degrees. */
const STRAY = 12;
/** The best accuracy of a phone's compass, to either side, degrees. */
const BEST = 3;

/** One reading of the compass at one spot. */
export interface CompassReading {
  /** Degrees clockwise from magnetic north. */
  readonly heading: number;
  /** The device's reported accuracy, degrees to either side; undefined if it reports none. */
  readonly accuracy?: number | undefined;
}

export interface CompassSummary {
  /** The median of the counted readings, by the compass. */
  readonly median: MagneticBearing;
  /** From the lowest to the highest of them, degrees. */
  readonly spread: number;
  /** The uncertainty to either side: half the spread, the device's reported accuracy, and at least 3°. */
  readonly within: number;
  /** Indexes of readings that stray by more than 12° and are left out. */
  readonly strays: readonly number[];
  /** The mountains within that uncertainty, clockwise: two or more if the house may be on a border. */
  readonly mountains: readonly Mountain[];
  /** R840: true if they are wider apart than one of the eight directions: no facing. */
  readonly isWide: boolean;
  /** True once three readings count and they are not wide apart. */
  readonly isEnough: boolean;
}

/**
 * R312: median and spread of the readings, around the circle. A stray reading is left out once three others agree.
 * Undefined without a finite reading.
 */
export function summariseReadings(readings: readonly CompassReading[]): CompassSummary | undefined {
  if (!Array.isArray(readings)) return undefined;
  const all = readings
    .map((reading: CompassReading | undefined, index) => ({ heading: reading?.heading ?? Number.NaN, index }))
    .filter(({ heading }) => Number.isFinite(heading));
  if (all.length === 0) return undefined;
  const rough = medianOf(all.map(({ heading }) => heading));
  const close = all.filter(({ heading }) => Math.abs(turnBetween(rough, heading)) <= STRAY);
  const counted = close.length >= READINGS_NEEDED ? close : all;
  const median = medianOf(counted.map(({ heading }) => heading));
  const turns = counted.map(({ heading }) => turnBetween(median, heading));
  const spread = Math.max(...turns) - Math.min(...turns);
  // An accuracy of half a turn or more says nothing.
  const accuracies = counted
    .map(({ index }) => readings[index]?.accuracy)
    .filter(each => typeof each === 'number' && each >= 0 && each < 180);
  const within = Math.max(BEST, spread / 2, ...accuracies);
  const isWide = within > HALF_SECTOR;
  return {
    median: magneticBearing(median),
    spread,
    within,
    strays: all.filter(each => !counted.includes(each)).map(({ index }) => index),
    mountains: mountainsWithin(magneticBearing(median), within),
    isWide,
    isEnough: counted.length >= READINGS_NEEDED && !isWide,
  };
}

/** The bearing with as many readings on either side; for an even number the mean of the middle two. */
function medianOf(headings: readonly number[]): number {
  const middle = circularMean(headings);
  const turns = headings.map(each => turnBetween(middle, each)).sort((a, b) => a - b);
  const half = Math.floor(turns.length / 2);
  const upper = turns[half] ?? 0;
  const lower = turns.length % 2 === 1 ? upper : (turns[half - 1] ?? upper);
  // Rounds off the error of sines and cosines, far below any measurement.
  return normalizeDegrees(Math.round((middle + (lower + upper) / 2) * 1e6) / 1e6);
}

function circularMean(headings: readonly number[]): number {
  const radians = headings.map(each => (each * Math.PI) / 180);
  const east = radians.reduce((sum, each) => sum + Math.sin(each), 0);
  const north = radians.reduce((sum, each) => sum + Math.cos(each), 0);
  return normalizeDegrees((Math.atan2(east, north) * 180) / Math.PI);
}

/** The mountains a bearing may lie in, clockwise; empty without a bearing or a width. */
export function mountainsWithin(bearing: MagneticBearing, within: number): readonly Mountain[] {
  if (!Number.isFinite(bearing) || !Number.isFinite(within) || within < 0) return [];
  const found: Mountain[] = [];
  const reach = Math.min(within, 180);
  for (let at = bearing - reach; ; at = Math.min(at + MOUNTAIN_WIDTH / 2, bearing + reach)) {
    const mountain = mountainAt(magneticBearing(at));
    if (found.at(-1) !== mountain && found[0] !== mountain) found.push(mountain);
    if (at >= bearing + reach) return found;
  }
}

/** The most readings kept: one for each spot of a home, and more. */
const MOST_KEPT = 99;

/**
 * R216: readings as they are kept in the tab, `JSON.stringify` of the list; what is no reading is left out.
 *
 * @example
 * parseReadings('[{"heading":176},{"heading":400}]'); // [{ heading: 176 }]
 */
export function parseReadings(text: string): readonly CompassReading[] {
  const list = parseJson(text);
  if (!Array.isArray(list)) return [];
  return list.slice(0, MOST_KEPT).flatMap((each: unknown) => {
    const { heading, accuracy } = (each ?? {}) as Readonly<Record<string, unknown>>; // any JSON value
    if (typeof heading !== 'number' || heading < 0 || heading >= 360) return [];
    return [typeof accuracy === 'number' && accuracy >= 0 ? { heading, accuracy } : { heading }];
  });
}
