import { sectorOf } from '@app/kernel';
import { WALLS, type Wall } from '@app/records';

/** The name of a bearing among eight, whichever north it counts from. */
export const wallOf = (bearing: number): Wall => WALLS[sectorOf(bearing)] ?? 'N';
