import { holdsItem, warningsOf } from './check';
import { isFree } from './handy';
import { itemCorners, roomOf } from './items';
import type { Floor, Item, Point, Ring } from './model';
import { cross, distance, roundPoint, sides } from './ring';
import { isFloor } from './sound';

/**
 * The things that stand in a wall or outside every room.
 *
 * @example
 * strayThings(templatePlan('studio', 'en').floors[0]!).length; // 0
 */
export function strayThings(floor: Floor): readonly Item[] {
  if (!isFloor(floor)) return [];
  const ids = new Set(
    warningsOf(floor).flatMap(({ code, ids }) => (code === 'plan/item-outside' ? ids : [])),
  );
  return floor.items.filter(({ id }) => ids.has(id));
}

/**
 * R855: a floor whose walls have moved, with the things that stood in their rooms and no longer would: each goes as far
 * as a wall of its room went, if there is one such place and nothing is in the way there. Otherwise it stays where it is.
 *
 * @example
 * const floor = templatePlan('studio', 'en').floors[0]!;
 * withThings(floor, floor) === floor; // true
 */
export function withThings(before: Floor, after: Floor): Floor {
  if (!isFloor(before) || !isFloor(after) || before.rooms.length !== after.rooms.length) return after;
  const known = new Set(strayThings(before));
  const across = new Set(strayThings(after).filter(item => !known.has(item)));
  const stray = new Set(
    before.items.filter(
      item => after.items.includes(item) && (across.has(item) || isElsewhere(item, before, item, after)),
    ),
  );
  if (stray.size === 0) return after;
  const still = { ...after, items: after.items.filter(item => !stray.has(item)) };
  const items = after.items.map(item => (stray.has(item) ? followed(item, before, still) : item));
  return items.every((item, i) => item === after.items[i]) ? after : { ...after, items };
}

function followed(item: Item, before: Floor, after: Floor): Item {
  const was = roomOf(before, item);
  const is = after.rooms.find(({ id }) => id === was?.id);
  if (!was || !is) return item;
  // A door that it blocked before is not in its way.
  const bare = { ...before, items: [] };
  const doors = after.openings.filter(
    ({ id, kind }) =>
      kind !== 'window' &&
      before.openings.some(old => old.id === id && isFree(bare, was, itemCorners(item), [old])),
  );
  const places = movesOf(was.ring, is.ring)
    .map(([x, y]): Item => ({ ...item, at: [item.at[0] + x, item.at[1] + y] }))
    .filter(moved => holdsItem(is, moved) && isFree(after, is, itemCorners(moved), doors));
  return places.length === 1 ? places[0]! : item;
}

/** How far a ring's sides went along their normals: from each that is gone to each new one with the same direction. */
function movesOf(before: Ring, after: Ring): readonly Point[] {
  const keyOf = ([a, b]: readonly [Point, Point]) => `${a} ${b}`;
  const without = (ring: Ring, other: Ring) => {
    const otherSides = new Set(sides(other).map(keyOf));
    return sides(ring).filter(side => !otherSides.has(keyOf(side)));
  };
  const moves = new Map<string, Point>();
  for (const [a, b] of without(before, after))
    for (const [c, d] of without(after, before)) {
      const [length, other] = [distance(a, b), distance(c, d)];
      const isAlong =
        Math.abs(cross(a, b, [a[0] + d[0] - c[0], a[1] + d[1] - c[1]])) <= length &&
        (b[0] - a[0]) * (d[0] - c[0]) + (b[1] - a[1]) * (d[1] - c[1]) > 0;
      if (!isAlong || length === 0 || other === 0) continue;
      const off = cross(a, b, c) / length;
      const by = roundPoint([(-(b[1] - a[1]) * off) / length, ((b[0] - a[0]) * off) / length]);
      if (by[0] !== 0 || by[1] !== 0) moves.set(String(by), by);
    }
  return [...moves.values()];
}

/** Whether the wall has passed it, so that it is in another room. */
function isElsewhere(was: Item, before: Floor, is: Item, after: Floor): boolean {
  const [from, to] = [roomOf(before, was), roomOf(after, is)];
  return from !== undefined && to !== undefined && from.id !== to.id;
}

/**
 * The things of a floor that were left in another room by its walls.
 *
 * @example
 * const floor = templatePlan('studio', 'en').floors[0]!;
 * leftThings(floor, floor).length; // 0
 */
export function leftThings(before: Floor, after: Floor): readonly Item[] {
  if (!isFloor(before) || !isFloor(after) || before.rooms.length !== after.rooms.length) return [];
  if (before.rooms === after.rooms) return [];
  const was = new Map(before.items.map(item => [item.id, item]));
  return after.items.filter(item => {
    const old = was.get(item.id);
    return old !== undefined && isElsewhere(old, before, item, after);
  });
}

/**
 * The things of a floor that went along with its walls.
 *
 * @example
 * const floor = templatePlan('studio', 'en').floors[0]!;
 * movedThings(floor, floor).length; // 0
 */
export function movedThings(before: Floor, after: Floor): readonly Item[] {
  if (!isFloor(before) || !isFloor(after) || before.rooms === after.rooms) return [];
  const at = new Map(before.items.map(item => [item.id, String(item.at)]));
  return after.items.filter(item => at.has(item.id) && at.get(item.id) !== String(item.at));
}
