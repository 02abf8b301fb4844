import type { GuideRoom, OwnRoom } from '@app/fengshui';
import { areaOf, countsAsHome, layoutOf, type Plan, type RoomKind } from '@app/plan';
import { thingName } from '@app/plan/words';
import type { HomeFacing } from './facing';
import { inBoth } from './itemLines';
import type { RoomOnPlan } from './photoRooms';
import { planByNeedle } from './planByNeedle';
import { readingPalaces } from './readingPalace';

const SECTIONS: Readonly<Partial<Record<RoomKind, readonly GuideRoom['section'][]>>> = {
  living: ['living-room'],
  bedroom: ['bedroom'],
  kitchen: ['kitchen'],
  studio: ['living-room', 'bedroom'],
};

/** A room of a plan, with the square it is read by (R869). */
export interface ReadRoom extends OwnRoom {
  readonly kind: RoomKind;
  readonly at: RoomOnPlan;
  /** m². */
  readonly area: number;
}

/**
 * The rooms of a plan, the largest first, each with the square it is read by (R869), by the needle (A46). Empty for an
 * invalid plan.
 *
 * @example
 * readRooms(templatePlan('studio', 'en'), facingOf({}, place, now))[0]?.name.en; // 'Studio'
 */
export function readRooms(drawn: Plan, facing: HomeFacing): readonly ReadRoom[] {
  const { plan, options } = planByNeedle(drawn, facing);
  const rooms = plan.floors.flatMap(floor => {
    const palaces = readingPalaces(floor, layoutOf(floor, options));
    return floor.rooms.filter(countsAsHome).flatMap(room => {
      const palace = palaces.get(room);
      const name = inBoth(language => thingName(floor, room.id, language) ?? '');
      const at = { level: floor.level, room: room.id };
      return palace ? [{ kind: room.kind, at, name, palace, area: areaOf([room.ring]) / 1e6 }] : [];
    });
  });
  return rooms.toSorted((a, b) => b.area - a.area);
}

/**
 * The rooms of a plan covered by the layout guide, the largest first (R113), as `readRooms` gives them.
 *
 * @example
 * guideRooms(templatePlan('studio', 'en'), facingOf({}, place, now)).map(({ section }) => section);
 * // ['living-room', 'bedroom', 'kitchen']
 */
export const guideRooms = (drawn: Plan, facing: HomeFacing): readonly GuideRoom[] =>
  readRooms(drawn, facing).flatMap(({ kind, name, palace }) =>
    (SECTIONS[kind] ?? []).map(section => ({ section, name, palace })),
  );
