import { directionOf } from './bearings';
import type { Floor, Item, ItemKind, Point, Ring, Room } from './model';
import { locate } from './ring';
import { isFloor, isItem, isPlaced } from './sound';

/** The room of an invalid thing. */
const ORIGIN: Point = /* @__PURE__ */ Object.freeze([0, 0] as const);
const BEDS: ReadonlySet<ItemKind> = new Set(['double-bed', 'single-bed']);
/**
 * Whether somebody sleeps in it.
 *
 * @example
 * isBed(templatePlan('studio', 'en').floors[0]!.items[4]!); // true
 */
export const isBed = (item: Item): boolean => BEDS.has(item?.kind);

/**
 * Its four corners, clockwise: front left, front right, back right, back left, as seen from behind.
 *
 * @example
 * itemCorners({ at: [1000, 1000], size: [800, 600], turn: 0 })[0]; // [ 600, 700 ]
 */
export function itemCorners(item: Pick<Item, 'at' | 'size' | 'turn'>): Ring {
  if (!isPlaced(item)) return [];
  const { at, size, turn } = item;
  const front = directionOf(turn);
  const right = directionOf(turn + 90);
  const [w, d] = [size[0] / 2, size[1] / 2];
  const corner = (across: number, ahead: number): Point => [
    at[0] + right[0] * across + front[0] * ahead,
    at[1] + right[1] * across + front[1] * ahead,
  ];
  return [corner(-w, d), corner(w, d), corner(w, -d), corner(-w, -d)];
}

/**
 * The back edge: the head of a bed, the wall side of a stove. From left to right as seen by its user.
 *
 * @example
 * const bed = templatePlan('studio', 'en').floors[0]!.items[4]!;
 * backOf(bed)[0]; // [ 120, 4950 ]
 */
export function backOf(item: Item): readonly [Point, Point] {
  const [, , right, left] = itemCorners(item);
  return right && left ? [left, right] : [ORIGIN, ORIGIN];
}

/**
 * Where the sleeper's head or the sitter's seat is.
 *
 * @example
 * const desk = templatePlan('studio', 'en').floors[0]!.items[5]!;
 * placeOf(desk); // [ 2930, 6900 ]
 */
export function placeOf(item: Item): Point {
  if (!isItem(item)) return ORIGIN;
  const [x, y] = item.at;
  const ahead = directionOf(item.turn);
  const reach = item.size[1] / 2;
  if (isBed(item)) return [x - ahead[0] * (reach - 250), y - ahead[1] * (reach - 250)];
  if (item.kind === 'desk') return [x + ahead[0] * (reach + 350), y + ahead[1] * (reach + 350)];
  return item.at;
}

/**
 * The room of a thing, by its centre; on a border the room its front faces, or else the one with the first id.
 *
 * @example
 * const floor = templatePlan('studio', 'en').floors[0]!;
 * roomOf(floor, floor.items[2]!)?.id; // 'kitchen'
 */
export function roomOf(floor: Floor, item: Item): Room | undefined {
  if (!isFloor(floor) || !isItem(item)) return undefined;
  const within = floor.rooms.find(room => locate(item.at, room.ring) === 'inside');
  if (within) return within;
  const beside = floor.rooms.filter(room => locate(item.at, room.ring) === 'border');
  if (beside.length < 2) return beside[0];
  const [x, y] = directionOf(item.turn);
  const before: Point = [item.at[0] + x, item.at[1] + y];
  const ahead = beside.filter(room => locate(before, room.ring) === 'inside');
  return (ahead.length > 0 ? ahead : beside).reduce((best, room) => (room.id < best.id ? room : best));
}

/**
 * The direction its user faces: away from a desk's front, a sleeper with a bed's front, otherwise with the item.
 *
 * @example
 * const desk = templatePlan('studio', 'en').floors[0]!.items[5]!;
 * lookOf(desk); // 90
 */
export const lookOf = (item: Item): number =>
  !isItem(item) ? 0 : item.kind === 'desk' ? (item.turn + 180) % 360 : item.turn;
