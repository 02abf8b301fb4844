import { ok } from '@app/kernel';
import { turned } from '../bearings';
import { checkFloor } from '../check';
import { type Floor, ITEM_SIZES, type Item, type ItemKind, LIMITS, type Point } from '../model';
import { roundPoint } from '../ring';
import { isFloor, isItem, isItemKind, isPoint, isRecord } from '../sound';
import { freshId } from './fit';
import { type FloorResult, refuse, refuseFor } from './refusal';

/**
 * Adds an item, in the usual size of its kind by default.
 *
 * @example
 * const floor = templatePlan('studio', 'en').floors[0]!;
 * unwrap(addItem(floor, 'plant', [3000, 7600])).items.at(-1)!.size; // [ 400, 400 ]
 */
export function addItem(floor: Floor, kind: ItemKind, at: Point, turn = 0, own?: Item['size']): FloorResult {
  if (!isFloor(floor) || !isItemKind(kind) || !isPoint(at)) return refuse('plan/not-there');
  if (floor.items.length >= LIMITS.items) return refuse('plan/too-many');
  const size = own ?? ITEM_SIZES[kind];
  return withItem(floor, { id: freshId(floor, 'i'), kind, at, size, turn });
}

/**
 * Moves, turns or resizes an item.
 *
 * @example
 * const floor = templatePlan('studio', 'en').floors[0]!;
 * unwrap(changeItem(floor, 'i6', { turn: -90 })).items[5]!.turn; // 270
 */
export function changeItem(floor: Floor, id: string, change: Partial<Omit<Item, 'id'>>): FloorResult {
  if (!isFloor(floor) || !isRecord(change)) return refuse('plan/not-there');
  const item = floor.items.find(i => i.id === id);
  if (!item) return refuse('plan/not-there', id);
  return withItem(floor, { ...item, ...change }, item);
}

/** An item in whole millimetres, replacing another or added. */
function withItem(floor: Floor, changed: Item, before?: Item): FloorResult {
  const { id } = changed;
  if (!isItem(changed)) return refuse('plan/length-out-of-range', id);
  const { at, size, height, turn } = changed;
  const item: Item = {
    ...changed,
    at: roundPoint(at),
    size: [Math.round(size[0]), Math.round(size[1])],
    turn: turned(turn),
    ...(height !== undefined && { height: Math.round(height) }),
  };
  const items = before ? floor.items.map(i => (i === before ? item : i)) : [...floor.items, item];
  const next = { ...floor, items };
  const fault = checkFloor(next)[0];
  return fault ? refuseFor(fault) : ok(next);
}

/**
 * Removes an item.
 *
 * @example
 * removeItem(templatePlan('studio', 'en').floors[0]!, 'i99'); // plan/not-there
 */
export function removeItem(floor: Floor, id: string): FloorResult {
  if (!isFloor(floor)) return refuse('plan/not-there');
  const items = floor.items.filter(i => i.id !== id);
  return items.length === floor.items.length ? refuse('plan/not-there', id) : ok({ ...floor, items });
}
