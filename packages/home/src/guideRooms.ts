import type { GuideRoom } from '@app/fengshui';
import { countsAsHome, layoutOf, type Plan, type RoomKind } from '@app/plan';
import { thingName } from '@app/plan/words';
import type { HomeFacing } from './facing';
import { inBoth } from './itemLines';
import { planByNeedle } from './planByNeedle';
import { readingPalaces } from './readingPalace';

const SECTIONS: Readonly<Partial<Record<RoomKind, readonly GuideRoom['section'][]>>> = {
  living: ['living-room'],
  bedroom: ['bedroom'],
  kitchen: ['kitchen'],
  studio: ['living-room', 'bedroom'],
};

/**
 * The rooms of a plan covered by the layout guide, each with the square it is read by (R869), by the needle (A46). Empty
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
    const palaces = readingPalaces(floor, layout);
    return floor.rooms.filter(countsAsHome).flatMap(room => {
      const palace = palaces.get(room);
      const name = inBoth(language => thingName(floor, room.id, language) ?? '');
      return palace ? (SECTIONS[room.kind] ?? []).map(section => ({ section, name, palace })) : [];
    });
  });
}
