import { WALLS, type Wall } from '@app/records';

/** The name of a bearing among eight, whichever north it counts from. */
export const wallOf = (bearing: number): Wall => WALLS[Math.round(bearing / 45) % WALLS.length] ?? 'N';
