import { bearingOfDirection, directionAt, NOTHING } from '@app/kernel';
import { DIRECTIONS, type Direction, type Horizon, turned } from '@app/plan';

/** The building opposite, as entered. */
export interface Opposite {
  readonly direction: Direction;
  readonly storeys: number;
  readonly metres: number;
}

/** Assumed millimetres per storey of a neighbour. */
export const STOREY = 3000;
/** Degrees to either side: a building opposite a window covers about a quarter of the horizon. */
const SIDE = 45;

/** A line of buildings as a horizon. Whole storeys, at least one, and a distance of at least a metre. */
export function horizonOf(opposite: Opposite): Horizon {
  const { direction, storeys, metres } = opposite ?? {};
  if (!DIRECTIONS.includes(direction) || !Number.isFinite(storeys) || !Number.isFinite(metres))
    return NOTHING;
  const middle = bearingOfDirection(direction);
  return {
    from: turned(middle - SIDE),
    to: turned(middle + SIDE),
    height: Math.max(1, Math.round(storeys)) * STOREY,
    distance: Math.max(1000, Math.round(metres * 1000)),
  };
}

/** The entered line. */
export function oppositeOf(horizon: Horizon): Opposite {
  const { from, to, height, distance } = horizon ?? {};
  if (![from, to, height, distance].every(Number.isFinite)) return NOTHING;
  const middle = from + (turned(to - from) || 360) / 2;
  return {
    direction: directionAt(middle),
    storeys: Math.round(height / STOREY),
    metres: distance / 1000,
  };
}
