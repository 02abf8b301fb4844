import type { Direction } from '@app/fengshui';
import { layoutOf, type Plan } from '@app/plan';
import { conventionsOf } from './conventions';
import { type HomeFacing, palaceOfBearing } from './facing';
import { planByNeedle } from './planByNeedle';
import { planItems } from './planItems';

/**
 * For `homeAt`: the sector of the plan's front door by the needle, if its house is read by it. Undefined if it is read by
 * its sitting, or has no front door.
 */
export const frontDoorOf =
  (drawn: Plan | undefined) =>
  (facing: HomeFacing): Direction | undefined => {
    if (!drawn || conventionsOf(drawn).house !== 'door') return undefined;
    const { plan, options } = planByNeedle(drawn, facing);
    for (const floor of plan.floors) {
      const layout = layoutOf(floor, options);
      const door = layout && planItems(floor, layout).find(({ role }) => role === 'door');
      if (door) return palaceOfBearing(door.at);
    }
    return undefined;
  };
