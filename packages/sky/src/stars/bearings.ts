import { frozen, NOTHING } from '@app/kernel';
import { turn } from '../angles';
import { isNumber } from '../input';

export const COMPASS_POINTS = frozen([
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
] as const);
export type CompassPoint = (typeof COMPASS_POINTS)[number];

/**
 * The mountain (二十四山), 15° each, at an azimuth (degrees from true north): clockwise, 0 for 子 (352.5 to 7.5) to 23
 * for 壬. Half-open: 7.5 is 癸. `@app/fengshui` has their names and meanings.
 */
export const mountainAt = (azimuth: number): number =>
  isNumber(azimuth) ? Math.floor(turn(azimuth + 7.5) / 15) : NOTHING;

/** The nearest of the eight directions; the midpoint belongs to the next one clockwise. */
export const compassPointAt = (azimuth: number): CompassPoint =>
  isNumber(azimuth) ? (COMPASS_POINTS[Math.floor(turn(azimuth + 22.5) / 45) % 8] as CompassPoint) : NOTHING; // 0 to 7
