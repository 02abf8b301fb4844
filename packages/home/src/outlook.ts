import { bearingOfDirection, directionAt, NOTHING } from '@app/kernel';
import { DIRECTIONS, type Direction, type Horizon, type Plan, turned } from '@app/plan';
import { RANGES } from '@app/plan/drawing';
import { readMetres } from '@app/validation';

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

/** R906: metres of the eaves that count in the light of a home; undefined while they are unknown, and for a flat. */
export const eavesOf = (plan: Plan): number | undefined =>
  plan.dwelling === 'house' && plan.eaves !== undefined ? plan.eaves / 1000 : undefined;

/** The plan with its eaves as typed in metres; without any for an empty text, undefined for one that is refused. */
export function withEaves(plan: Plan, typed: string): Plan | undefined {
  const { eaves: _, ...bare } = plan;
  if (typed.trim() === '') return bare;
  const eaves = readMetres(typed, true);
  return eaves !== undefined && eaves <= RANGES.eaves[1] ? { ...bare, eaves } : undefined;
}
