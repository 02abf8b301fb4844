import { type Palace, type Star, starsAt } from '@app/fengshui';
import type { Millis } from '@app/kernel';
import { areaOf, countsAsHome, layoutOf, type Plan, readPlan, roomShares } from '@app/plan';
import { thingName } from '@app/plan/words';
import type { HomeFacing } from './facing';
import { inBoth } from './itemLines';
import { planByNeedle } from './planByNeedle';

/** A room of a palace with the share of the room that lies there, 0 to 1. */
export interface RoomInPalace {
  readonly name: ReturnType<typeof inBoth>;
  /** From 1, where another floor has a room of this name in the same palace. */
  readonly floor?: number;
  readonly share: number;
}

/** From these shares of a room it is named in a square; the lower one where no room has the higher. Ours. */
const NAMED = { own: 1 / 4, touching: 1 / 20 };

/**
 * R1030: the rooms of all floors in each of the nine squares, by the needle (A46), the largest part first. A square
 * without any is absent. Empty for an invalid plan.
 */
function roomsInPalaces(drawn: Plan, facing: HomeFacing): ReadonlyMap<Palace, readonly RoomInPalace[]> {
  const { plan, options } = planByNeedle(drawn, facing);
  const parts = plan.floors
    .flatMap(floor => {
      const layout = layoutOf(floor, options);
      if (!layout) return [];
      return roomShares(floor, layout).flatMap(({ room, squares }) =>
        squares
          .filter(({ share }) => share >= NAMED.touching && countsAsHome(room))
          .map(({ palace, share }) => ({
            palace,
            share,
            name: inBoth(language => thingName(floor, room.id, language) ?? ''),
            floor: floor.level + 1,
            area: share * areaOf([room.ring]),
          })),
      );
    })
    .toSorted((a, b) => b.area - a.area);
  return new Map(
    [...new Set(parts.map(({ palace }) => palace))].map(palace => {
      const here = parts.filter(each => each.palace === palace);
      const own = here.filter(({ share }) => share >= NAMED.own);
      const named = own.length > 0 ? own : here.slice(0, 1);
      // One floor has no two rooms of a name (R605), but another may.
      const isTwice = (one: (typeof here)[number]) =>
        named.some(each => each !== one && (each.name.zh === one.name.zh || each.name.en === one.name.en));
      return [
        palace,
        named.map(each => ({
          name: each.name,
          share: each.share,
          ...(isTwice(each) && { floor: each.floor }),
        })),
      ] as const;
    }),
  );
}

/** What is in a palace. */
export interface PalaceContents {
  /** Undefined without a readable plan. */
  readonly rooms: readonly RoomInPalace[] | undefined;
  /** The star of the solar year; undefined outside 1900 to 2100. */
  readonly star: { readonly year: number; readonly star: Star } | undefined;
}

/** R1030: what is in each palace, from the plan as stored. */
export function palaceContents(
  plan: string | undefined,
  facing: HomeFacing,
  now: Millis,
): (palace: Palace) => PalaceContents {
  const read = plan === undefined ? undefined : readPlan(plan);
  const rooms = read?.ok ? roomsInPalaces(read.value, facing) : undefined;
  const stars = starsAt(now);
  return palace => ({
    rooms: rooms && (rooms.get(palace) ?? []),
    star: stars && { year: stars.month.year, star: stars.annual[palace] },
  });
}
