// The code that builds and names a plan: fetched only if there is one.
import { prepareHome } from '@app/building/plan';
import type { Plan } from '@app/plan';
import { pacer } from '@app/ui';

export { isBuilt, litRooms, ownHomeOf, readOwnPlan } from '@app/building/plan';
export { frontDoorOf } from '@app/home';
export { customName, roomName } from '@app/plan/words';
export { storeysOf } from '../house/storeysOf';

/** Builds the home while the page stays responsive. */
export const build = (plan: Plan, cut: number | undefined): Promise<void> => prepareHome(plan, cut, pacer());
