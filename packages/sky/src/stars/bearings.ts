import { turn } from '../angles';

/** The 24 mountains (二十四山) clockwise from north, 15° each; 子 is from 352.5 to 7.5. `@app/fengshui` says what they mean. */
export const MOUNTAIN_NAMES = [...'子癸丑艮寅甲卯乙辰巽巳丙午丁未坤申庚酉辛戌乾亥壬'] as readonly string[];

export const COMPASS_POINTS = [
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
] as const;
export type CompassPoint = (typeof COMPASS_POINTS)[number];

/** The mountain an azimuth (degrees from true north) stands over: 0 for 子 to 23 for 壬. Half-open: 7.5 is 癸. */
export const mountainAt = (azimuth: number): number => Math.floor(turn(azimuth + 7.5) / 15);

/** The nearest of the eight directions; half-way belongs to the next one clockwise. */
export const compassPointAt = (azimuth: number): CompassPoint =>
  COMPASS_POINTS[Math.floor(turn(azimuth + 22.5) / 45)] as CompassPoint; // 0 to 7
