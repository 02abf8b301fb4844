import { type ItemRole, type MagneticBearing, magneticBearing, type PlanItem } from '@app/fengshui';
import {
  bearingAt,
  derive,
  type Floor,
  type Item,
  isBed,
  type Layout,
  lookOf,
  outwardAngle,
  type Point,
  palaceAt,
  placeOf,
} from '@app/plan';
import type { Conventions } from './conventions';

/**
 * The things on a floor the schools read, with their palaces by both divisions and the bearing of their front. The
 * layout's `up` must be by the needle, like palaces and mansions (A46).
 */
export function planItems(
  floor: Floor,
  layout: Layout,
  stove: Conventions['stove'] = 'cook',
): readonly PlanItem[] {
  const placed = (id: string, role: ItemRole, at: Point, front?: number): PlanItem => ({
    id,
    role,
    square: palaceAt(layout, at),
    at: magneticBearing(bearingAt(layout, at)),
    ...(front !== undefined && { front: bearingOf(layout, front) }),
  });
  const doors = derive(floor).passages.flatMap(({ opening, edge }): PlanItem[] => {
    if (opening.kind !== 'main-door') return [];
    const middle: Point = [(opening.from[0] + opening.to[0]) / 2, (opening.from[1] + opening.to[1]) / 2];
    return [placed(opening.id, 'door', middle, outwardAngle(edge))];
  });
  const items = floor.items.flatMap((item): PlanItem[] => {
    const role = roleOf(item);
    return role ? [placed(item.id, role, keyPlace(item), frontOf(item, role, stove))] : [];
  });
  return [...doors, ...items];
}

/** R869: a bed is read where the sleeper's head is, other things at their middle. */
export const keyPlace = (item: Item): Point => (isBed(item) ? placeOf(item) : item.at);

const bearingOf = (layout: Layout, angle: number): MagneticBearing => magneticBearing(layout.up + angle);

function roleOf(item: Item): ItemRole | undefined {
  if (isBed(item)) return 'bed';
  return item.kind === 'stove' || item.kind === 'desk' || item.kind === 'toilet' ? item.kind : undefined;
}

/**
 * The crown of a sleeper's head points away from the bed's foot. A stove faces its cook, or by the mouth of its fire the
 * side where the fuel enters: a plan does not show it, so it is taken to be the back (ours).
 */
function frontOf(item: Item, role: ItemRole, stove: Conventions['stove']): number | undefined {
  if (role === 'bed') return item.turn + 180;
  if (role === 'desk') return lookOf(item);
  if (role !== 'stove') return undefined;
  return stove === 'mouth' ? item.turn + 180 : item.turn;
}
