import { NOTHING } from '@app/kernel';
import { turn } from '../angles';
import { isNumber } from '../input';

/**
 * The mountain (二十四山), 15° each, at an azimuth (degrees from true north): clockwise, 0 for 子 (352.5 to 7.5) to 23
 * for 壬. Half-open: 7.5 is 癸. `@app/fengshui` has their names and meanings.
 */
export const mountainAt = (azimuth: number): number =>
  isNumber(azimuth) ? Math.floor(turn(azimuth + 7.5) / 15) : NOTHING;
