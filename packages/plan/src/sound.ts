import { DIRECTIONS } from './bearings';
import {
  CENTRES,
  type CentreBy,
  type EdgeStyle,
  type Floor,
  type Horizon,
  ITEM_KINDS,
  type Item,
  OPENING_KINDS,
  type Opening,
  type Outlook,
  PLAN_VERSION,
  type Plan,
  type Point,
  type Ring,
  ROOM_KINDS,
  type Room,
} from './model';
import type { Box } from './ring';

// Checks at the public functions (decision 0038): whether an argument has the shape of its type. Wrong drawing, such as a
// room that crosses itself, is left to `checkPlan`; here it only has to be a room.

/** A longer list is invalid, as the README says: the largest plan has 8,000 corners. */
const LONGEST = 10_000;
/** No length, angle or factor of a plan comes near it, and products of two are still exact enough. */
const GREATEST = 1e9;

type Proof<T> = (value: unknown) => value is T;

export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= GREATEST;

export const isText = (value: unknown): value is string => typeof value === 'string';

export const isOneOf =
  <T extends string>(all: readonly T[]): Proof<T> =>
  (value): value is T =>
    all.includes(value as T);

export const isRoomKind = /* @__PURE__ */ isOneOf(ROOM_KINDS);
export const isItemKind = /* @__PURE__ */ isOneOf(ITEM_KINDS);
const isDirection = /* @__PURE__ */ isOneOf(DIRECTIONS);
export const isOpeningKind = /* @__PURE__ */ isOneOf(OPENING_KINDS);

export const isMaybe = <T>(value: unknown, is: Proof<T>): value is T | undefined =>
  value === undefined || is(value);

/** The value of a field, but not of a getter, whose next answer may differ. */
const fieldOf = (value: object, key: PropertyKey): unknown =>
  Object.getOwnPropertyDescriptor(value, key)?.value;

type Fields<T> = { readonly [Key in keyof T]?: unknown };

/** A class, or an object that inherits from another, may run code for a field it does not own. */
const isPlain = (value: object): boolean => {
  const parent = Object.getPrototypeOf(value);
  return parent === null || parent === Object.prototype;
};

/** Also an object of the platform, such as an event or a picture: for values read once and not remembered as proved. */
export const outside =
  <T extends object>(holds: (fields: Fields<T>) => boolean): Proof<T> =>
  (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).every(key => 'value' in Object.getOwnPropertyDescriptor(value, key)!) &&
    holds(value as Fields<T>);

/** Whether a value is a record whose fields are its own values and valid. */
export const shape = <T extends object>(holds: (fields: Fields<T>) => boolean): Proof<T> =>
  outside(fields => isPlain(fields) && holds(fields));

/** Proves an object once and remembers it: floors, rooms and rings are replaced, never changed, as `derive` also assumes. */
function once<T extends object>(is: Proof<T>): Proof<T> {
  const known = new WeakSet<object>();
  return (value): value is T => {
    if (typeof value !== 'object' || value === null) return false;
    if (known.has(value)) return true;
    if (!is(value)) return false;
    known.add(value);
    return true;
  };
}

export const proof = <T extends object>(holds: (fields: Fields<T>) => boolean): Proof<T> =>
  once(shape(holds));

/** Fields defined by the caller, with unknown content. */
export const isRecord: (value: unknown) => boolean = /* @__PURE__ */ outside(() => true);

export const isListOf = <T>(is: Proof<T>): Proof<readonly T[]> =>
  once((value): value is readonly T[] => {
    if (!Array.isArray(value) || value.length > LONGEST) return false;
    for (let i = 0; i < value.length; i++) if (!is(fieldOf(value, i))) return false;
    return true;
  });

export const isPoint: Proof<Point> = (value): value is Point =>
  Array.isArray(value) && value.length === 2 && isNumber(fieldOf(value, 0)) && isNumber(fieldOf(value, 1));
export const isNumbers = /* @__PURE__ */ isListOf(isNumber);
export const isRing: Proof<Ring> = /* @__PURE__ */ isListOf(isPoint);
export const isRings = /* @__PURE__ */ isListOf(isRing);

export const isRoom = /* @__PURE__ */ proof<Room>(
  ({ id, kind, name, ring, counts }) =>
    isText(id) &&
    isRoomKind(kind) &&
    isMaybe(name, isText) &&
    isRing(ring) &&
    (counts === undefined || typeof counts === 'boolean'),
);

const isStyle = /* @__PURE__ */ shape<EdgeStyle>(
  ({ a, b, kind, thickness }) =>
    isPoint(a) && isPoint(b) && (kind === 'wall' || kind === 'railing') && isMaybe(thickness, isNumber),
);

export const isOpening = /* @__PURE__ */ proof<Opening>(
  ({ id, kind, from, to, sill, head, hinge, swing }) =>
    isText(id) &&
    isOpeningKind(kind) &&
    isPoint(from) &&
    isPoint(to) &&
    isNumber(sill) &&
    isNumber(head) &&
    (hinge === undefined || hinge === 'from' || hinge === 'to') &&
    (swing === undefined || swing === 'left' || swing === 'right'),
);

/** Position and size of anything. */
export const isPlaced = /* @__PURE__ */ shape<Pick<Item, 'at' | 'size' | 'turn'>>(
  ({ at, size, turn }) => isPoint(at) && isPoint(size) && isNumber(turn),
);

export const isItem = /* @__PURE__ */ proof<Item>(
  ({ id, kind, at, size, turn, height }) =>
    isText(id) && isItemKind(kind) && isPlaced({ at, size, turn }) && isMaybe(height, isNumber),
);

const isNamedCentre = /* @__PURE__ */ isOneOf(CENTRES);
export const isCentre = (value: unknown): value is CentreBy => isNamedCentre(value) || isPoint(value);

export const isFloor = /* @__PURE__ */ proof<Floor>(
  ({ level, height, rooms, styles, openings, items, centre }) =>
    isNumber(level) &&
    isNumber(height) &&
    isRooms(rooms) &&
    isStyles(styles) &&
    isOpenings(openings) &&
    isItems(items) &&
    isMaybe(centre, isCentre),
);
const isRooms = /* @__PURE__ */ isListOf(isRoom);
const isStyles = /* @__PURE__ */ isListOf(isStyle);
export const isOpenings = /* @__PURE__ */ isListOf(isOpening);
const isItems = /* @__PURE__ */ isListOf(isItem);
const isFloors = /* @__PURE__ */ isListOf(isFloor);

const isHorizon = /* @__PURE__ */ shape<Horizon>(
  ({ from, to, height, distance }) =>
    isNumber(from) && isNumber(to) && isNumber(height) && isNumber(distance),
);
const isHorizons = /* @__PURE__ */ isListOf(isHorizon);

/** Facts about the outside; every part is optional. */
export const isOutlook = /* @__PURE__ */ proof<Partial<Outlook>>(
  ({ above, horizons }) => isMaybe(above, isNumber) && isMaybe(horizons, isHorizons),
);

export const isPlan = /* @__PURE__ */ proof<Plan>(
  ({ version, up, dwelling, floors, facing, street, outlook, eaves }) =>
    version === PLAN_VERSION &&
    isNumber(up) &&
    (dwelling === 'flat' || dwelling === 'house') &&
    isFloors(floors) &&
    isMaybe(facing, isNumber) &&
    isMaybe(street, isDirection) &&
    isMaybe(outlook, isOutlook) &&
    isMaybe(eaves, isNumber),
);

/**
 * The replacement for an invalid floor or plan: nothing follows from it. A new one each time, because the caller may keep
 * and change it.
 */
export const noFloor = (): Floor => ({
  level: 0,
  height: 0,
  rooms: [],
  styles: [],
  openings: [],
  items: [],
});
export const noPlan = (): Plan => ({ version: 1, up: 0, dwelling: 'flat', floors: [noFloor()] });

export const isBox = (box: Box): boolean =>
  isRecord(box) && [box.left, box.top, box.right, box.bottom].every(isNumber);
