// The code that builds and names a plan: fetched only if there is one.
import { prepareHome } from '@app/building/plan';
import type { Plan, Room } from '@app/plan';
import { customName, namesApart, type PlanLanguage, roomName } from '@app/plan/words';
import { pacer } from '@app/ui';

export { isBuilt, litRooms, ownHomeOf, readOwnPlan } from '@app/building/plan';
export { frontDoorOf } from '@app/home';
export { storeysOf } from '../house/storeysOf';

/** Builds the home while the page stays responsive. */
export const build = (plan: Plan, cut: number | undefined): Promise<void> => prepareHome(plan, cut, pacer());

const alone = new WeakMap<Plan, Map<number, Plan>>();

/** One floor of a plan, the same object each time; the plan itself without a choice, or if it has no other. */
export function floorAlone(plan: Plan, floor: number | undefined): Plan {
  const own = floor === undefined ? undefined : plan.floors[floor];
  if (floor === undefined || !own || plan.floors.length === 1) return plan;
  const kept = alone.get(plan) ?? new Map<number, Plan>();
  const made = kept.get(floor) ?? { ...plan, floors: [own] };
  alone.set(plan, kept.set(floor, made));
  return made;
}

/** R936: the names of rooms, those alike on a floor with their numbers. */
export function namesOf(
  { floors }: Plan,
  language: PlanLanguage,
  inFace: (text: string) => string,
): (room: Room, level: number) => string {
  const names = new Map(
    floors.flatMap(({ level, rooms }) => {
      const apart = namesApart(rooms.map(each => customName(each) ?? inFace(roomName(each, language))));
      return rooms.map(({ id }, i) => [`${level} ${id}`, apart[i]!] as const);
    }),
  );
  return ({ id }, level) => names.get(`${level} ${id}`) ?? '';
}
