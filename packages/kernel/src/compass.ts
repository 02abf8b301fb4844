/** The eight directions, clockwise from north: sectors of 45°. */
export const DIRECTIONS = Object.freeze(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const);
export type Direction = (typeof DIRECTIONS)[number];

/** From the middle of a sector to its border, degrees. */
export const HALF_SECTOR = 22.5;

/**
 * Degrees wrapped into 0 up to, not including, 360.
 *
 * @example
 * turned(-90); // 270
 */
export function turned(degrees: number): number {
  const rest = degrees % 360;
  // A tiny negative number plus 360 rounds to 360 itself; and -0 is not a bearing.
  const turn = rest < 0 ? rest + 360 : rest + 0;
  return turn === 360 ? 0 : turn;
}

/**
 * The shorter turn from one bearing to another: degrees clockwise, from -180, exclusive, to 180.
 *
 * @example
 * turnBetween(350, 10); // 20
 */
export function turnBetween(from: number, to: number): number {
  const turn = turned(to - from);
  return turn > 180 ? turn - 360 : turn;
}

/**
 * Number of a bearing's 45° sector, 0 = N; a border belongs to the next one clockwise.
 *
 * @example
 * sectorOf(22.5); // 1
 */
export const sectorOf = (bearing: number): number =>
  Math.floor(turned(bearing + HALF_SECTOR) / (2 * HALF_SECTOR));

/** The middle of a direction's sector: degrees, 0 = north, clockwise. */
export const bearingOfDirection = (direction: Direction): number =>
  DIRECTIONS.indexOf(direction) * 2 * HALF_SECTOR;

/** The direction of a bearing. */
export const directionAt = (bearing: number): Direction => DIRECTIONS[sectorOf(bearing)]!;
