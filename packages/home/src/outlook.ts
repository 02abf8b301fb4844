import { directionAt, NOTHING } from '@app/kernel';
import { DIRECTIONS, type Direction, type Horizon, turned } from '@app/plan';

/** What is opposite, as a person enters it. */
export interface Opposite {
  readonly direction: Direction;
  readonly storeys: number;
  readonly metres: number;
}

/** Millimetres that a storey of a neighbour is taken for. */
export const STOREY = 3000;
/** Degrees to either side: what is opposite a window takes about a quarter of the sky's edge. */
const SIDE = 45;

/** A line of buildings as a horizon. Whole storeys, at least one, and a distance of at least a metre. */
export function horizonOf(opposite: Opposite): Horizon {
  const { direction, storeys, metres } = opposite ?? {};
  if (!DIRECTIONS.includes(direction) || !Number.isFinite(storeys) || !Number.isFinite(metres))
    return NOTHING;
  const middle = DIRECTIONS.indexOf(direction) * 45;
  return {
    from: turned(middle - SIDE),
    to: turned(middle + SIDE),
    height: Math.max(1, Math.round(storeys)) * STOREY,
    distance: Math.max(1000, Math.round(metres * 1000)),
  };
}

/** The line it was entered with. */
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
