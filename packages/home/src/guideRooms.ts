import type { GuideRoom } from '@app/fengshui';
import { areaOf, countsAsHome, layoutOf, type Plan, type RoomKind } from '@app/plan';
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
 * The rooms of a plan covered by the layout guide, the largest first (R113), each with the square it is read by (R869), by
 * the needle (A46). Empty for an invalid plan.
 *
 * @example
 * guideRooms(templatePlan('studio', 'en'), facingOf({}, place, now)).map(({ section }) => section);
 * // ['living-room', 'bedroom', 'kitchen']
 */
export function guideRooms(drawn: Plan, facing: HomeFacing): readonly GuideRoom[] {
  const { plan, options } = planByNeedle(drawn, facing);
  const rooms = plan.floors.flatMap(floor => {
    const palaces = readingPalaces(floor, layoutOf(floor, options));
    return floor.rooms.filter(countsAsHome).flatMap(room => {
      const palace = palaces.get(room);
      const name = inBoth(language => thingName(floor, room.id, language) ?? '');
      const area = areaOf([room.ring]);
      return palace ? (SECTIONS[room.kind] ?? []).map(section => ({ section, name, palace, area })) : [];
    });
  });
  return rooms
    .toSorted((a, b) => b.area - a.area)
    .map(({ section, name, palace }) => ({ section, name, palace }));
}
