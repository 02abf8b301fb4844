import type { GuideRoom } from '@app/fengshui';
import { countsAsHome, layoutOf, type Plan, type RoomKind, roomShares } from '@app/plan';
import { roomName } from '@app/plan/words';
import type { HomeFacing } from './facing';
import { planByNeedle } from './planByNeedle';

const SECTIONS: Readonly<Partial<Record<RoomKind, readonly GuideRoom['section'][]>>> = {
  living: ['living-room'],
  bedroom: ['bedroom'],
  kitchen: ['kitchen'],
  studio: ['living-room', 'bedroom'],
};

/**
 * The rooms of a plan covered by the layout guide, each with the square that holds most of it, by the needle (A46). Empty
 * for an invalid plan.
 *
 * @example
 * guideRooms(templatePlan('studio', 'en'), facingOf({}, place, now)).map(({ section }) => section);
 * // ['kitchen', 'living-room', 'bedroom']
 */
export function guideRooms(drawn: Plan, facing: HomeFacing): readonly GuideRoom[] {
  const { plan, options } = planByNeedle(drawn, facing);
  return plan.floors.flatMap(floor => {
    const layout = layoutOf(floor, options);
    const shares = layout ? roomShares(floor, layout) : [];
    return floor.rooms.filter(countsAsHome).flatMap(room => {
      const palace = shares.find(each => each.room === room)?.squares[0]?.palace;
      const name = { zh: roomName(room, 'zh'), en: roomName(room, 'en') };
      return palace ? (SECTIONS[room.kind] ?? []).map(section => ({ section, name, palace })) : [];
    });
  });
}
