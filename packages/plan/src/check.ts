import { frozen } from '@app/kernel';
import { derive, type Edge, jambs, reachable } from './derive';
import { itemCorners } from './items';
import {
  BOUNDS,
  countsAsHome,
  type Floor,
  type Item,
  isOpenAir,
  isWithin,
  LIMITS,
  type Opening,
  type Plan,
  type Point,
  type Ring,
  type Room,
} from './model';
import {
  boxesTouch,
  boxOf,
  crosses,
  innerPoint,
  isKnownToFit,
  isSimple,
  locate,
  rememberFit,
  sides,
  signedArea,
  strictlyWithin,
} from './ring';
import { isFloor, isPlan } from './sound';

export const FAULT_CODES = /* @__PURE__ */ frozen([
  'plan/ring-crosses',
  'plan/ring-runs-backwards',
  'plan/room-small',
  'plan/point-out-of-reach',
  'plan/rooms-overlap',
  'plan/corner-in-wall',
  'plan/opening-off-wall',
  'plan/opening-at-corner',
  'plan/openings-overlap',
  'plan/opening-heights',
  'plan/two-main-doors',
  'plan/id-repeated',
  'plan/floor-levels',
  'plan/length-out-of-range',
  'plan/name-length',
  'plan/too-many',
] as const);
export type FaultCode = (typeof FAULT_CODES)[number];

export const WARNING_CODES = /* @__PURE__ */ frozen(['plan/item-outside', 'plan/room-unreachable'] as const);
export type WarningCode = (typeof WARNING_CODES)[number];

/** The fault, and the rooms, openings or items it concerns. */
export interface Fault<Code extends string = FaultCode> {
  readonly code: Code;
  readonly level: number;
  readonly ids: readonly string[];
  /** The least and the most a length may be, millimetres; missing where a direction or a factor is out of range. */
  readonly bounds?: readonly [number, number];
}

/** mm². */
const SMALLEST_ROOM = 250_000;
/** Minimum distance of an opening from the ends of its wall, millimetres; a gap may take the whole wall. */
export const JAMB = 50;

/**
 * Every invariant of a plan, in the order of fixing them. An empty list means a valid plan.
 *
 * @example
 * checkPlan(templatePlan('studio', 'en')); // []
 */
export function checkPlan(plan: Plan): readonly Fault[] {
  if (!isPlan(plan)) return [{ code: 'plan/floor-levels', level: 0, ids: [] }];
  const faults = plan.floors.flatMap(checkFloor);
  const doors = plan.floors.flatMap(f =>
    f.openings.filter(o => o.kind === 'main-door').map(o => ({ id: o.id, level: f.level })),
  );
  if (doors.length > 1)
    faults.push({ code: 'plan/two-main-doors', level: doors[1]!.level, ids: doors.map(d => d.id) });
  if (plan.floors.length > LIMITS.floors) faults.push({ code: 'plan/too-many', level: 0, ids: [] });
  if (!holdsBounds(plan)) faults.push({ code: 'plan/length-out-of-range', level: 0, ids: [] });
  // A desk opens on the ground floor, which must exist.
  if (plan.floors.length === 0) faults.push({ code: 'plan/floor-levels', level: 0, ids: [] });
  plan.floors.forEach((floor, i) => {
    if (floor.level !== i) faults.push({ code: 'plan/floor-levels', level: floor.level, ids: [] });
  });
  return faults;
}

/**
 * The faults of one floor.
 *
 * @example
 * checkFloor(templatePlan('studio', 'en').floors[0]!).length; // 0
 */
export function checkFloor(floor: Floor): Fault[] {
  if (!isFloor(floor)) return [{ code: 'plan/ring-crosses', level: 0, ids: [] }];
  const faults: Fault[] = [];
  const add = (code: FaultCode, ...ids: readonly string[]) => faults.push({ code, level: floor.level, ids });
  for (const id of repeated([...floor.rooms, ...floor.openings, ...floor.items])) add('plan/id-repeated', id);
  for (const [id, points] of [
    ...floor.rooms.map(({ id, ring }) => [id, ring] as const),
    ...floor.openings.map(({ id, from, to }) => [id, [from, to]] as const),
    ...floor.items.map(({ id, at }) => [id, [at]] as const),
    ...floor.styles.map(({ a, b }) => ['', [a, b]] as const),
    ...(typeof floor.centre === 'object' ? [['centre', [floor.centre]] as const] : []),
  ]) {
    if (!points.every(inReach)) add('plan/point-out-of-reach', ...(id ? [id] : []));
  }
  checkBounds(floor, faults, add);
  for (const { id, ring } of floor.rooms) {
    const fault = ringFault(ring);
    if (fault) add(fault, id);
  }
  // The rest reads the plan as a map of rooms; without valid rings it would only repeat the same fault.
  if (faults.length > 0) return faults;
  for (const [room, other] of pairs(floor.rooms)) {
    if (cornerInWall(room, other)) add('plan/corner-in-wall', room.id, other.id);
    else if (overlap(room, other)) add('plan/rooms-overlap', room.id, other.id);
    else rememberFit(room.ring, other.ring);
  }
  if (faults.length > 0) return faults;
  checkOpenings(floor, add);
  return faults;
}

const sound = new WeakSet<Ring>();

function ringFault(ring: Ring): FaultCode | undefined {
  if (sound.has(ring)) return undefined;
  if (!isSimple(ring)) return 'plan/ring-crosses';
  const area = signedArea(ring);
  if (area < SMALLEST_ROOM) return area < 0 ? 'plan/ring-runs-backwards' : 'plan/room-small';
  sound.add(ring);
  return undefined;
}

/** An operation may not produce what a reader would refuse. */
function checkBounds(
  floor: Floor,
  faults: Fault[],
  add: (code: FaultCode, ...ids: readonly string[]) => void,
): void {
  const crowded = (['rooms', 'openings', 'items', 'styles'] as const).some(
    list => floor[list].length > LIMITS[list],
  );
  if (crowded) add('plan/too-many');
  const tooLong = (bounds: readonly [number, number], ...ids: readonly string[]) =>
    faults.push({ code: 'plan/length-out-of-range', level: floor.level, ids, bounds });
  if (!isWithin(floor.height, BOUNDS.floorHeight)) tooLong(BOUNDS.floorHeight);
  else if (
    floor.styles.some(({ thickness }) => thickness !== undefined && !isWithin(thickness, BOUNDS.thickness))
  )
    tooLong(BOUNDS.thickness);
  for (const { id, ring, name } of floor.rooms) {
    if (ring.length > LIMITS.points) add('plan/too-many', id);
    if (name !== undefined && (name.length === 0 || name.length > LIMITS.name)) add('plan/name-length', id);
  }
  for (const { id, sill, head } of floor.openings) {
    if (!isWithin(sill, BOUNDS.openingHeight) || !isWithin(head, BOUNDS.openingHeight))
      add('plan/opening-heights', id);
  }
  for (const { id, size, height, turn } of floor.items) {
    const measures = height === undefined ? size : [...size, height];
    if (!measures.every(mm => isWithin(mm, BOUNDS.thing))) tooLong(BOUNDS.thing, id);
    else if (!isBearing(turn)) add('plan/length-out-of-range', id);
  }
}

const isBearing = (degrees: number): boolean => degrees >= 0 && degrees < 360;

const holdsBounds = ({ up, facing = 0, outlook, eaves = 0 }: Plan): boolean =>
  isBearing(up) &&
  isBearing(facing) &&
  isWithin(eaves, BOUNDS.eaves) &&
  (outlook === undefined ||
    (isWithin(outlook.above, BOUNDS.above) &&
      outlook.horizons.length <= LIMITS.horizons &&
      outlook.horizons.every(
        ({ from, to, height, distance: away }) =>
          isBearing(from) &&
          isBearing(to) &&
          isWithin(height, BOUNDS.horizonHeight) &&
          isWithin(away, BOUNDS.horizonDistance),
      )));

function checkOpenings(floor: Floor, add: (code: FaultCode, ...ids: readonly string[]) => void): void {
  if (floor.openings.length === 0) return;
  const { edgeOf, edges } = derive(floor);
  for (const opening of floor.openings) {
    const edge = edgeOf.get(opening.id);
    if (!edge) add('plan/opening-off-wall', opening.id);
    else if (!clearOfEnds(opening, edge)) add('plan/opening-at-corner', opening.id);
    if (opening.sill >= opening.head || opening.head > floor.height) add('plan/opening-heights', opening.id);
  }
  for (const edge of edges) {
    const spans = edge.openings
      .map(o => ({ id: o.id, span: jambs(o, edge) }))
      .sort((p, q) => p.span[0] - q.span[0]);
    for (let i = 0; i + 1 < spans.length; i++) {
      if (spans[i]!.span[1] > spans[i + 1]!.span[0])
        add('plan/openings-overlap', spans[i]!.id, spans[i + 1]!.id);
    }
  }
}

/** On an edge or on a border without openings. */
export function clearOfEnds(opening: Opening, edge: Pick<Edge, 'a' | 'b' | 'length'>): boolean {
  const [from, to] = jambs(opening, edge);
  if (to - from < 1) return false;
  if (opening.kind === 'gap' && from < 1 && to > edge.length - 1) return true;
  // A slanted wall rounds its jambs to whole millimetres.
  const slack = edge.a[0] === edge.b[0] || edge.a[1] === edge.b[1] ? 1e-6 : 1;
  return from >= JAMB - slack && to <= edge.length - JAMB + slack;
}

/**
 * Possible, but rarely intended.
 *
 * @example
 * warningsOf(templatePlan('studio', 'en').floors[0]!).length; // 0
 */
export function warningsOf(floor: Floor): readonly Fault<WarningCode>[] {
  if (!isFloor(floor)) return [];
  const outside = floor.items.filter(item => !floor.rooms.some(room => holdsItem(room, item)));
  const warnings: Fault<WarningCode>[] = outside.map(item => ({
    code: 'plan/item-outside',
    level: floor.level,
    ids: [item.id],
  }));
  const lived = floor.rooms.filter(room => countsAsHome(room) || isOpenAir(room));
  const start = lived[0];
  if (start) {
    const seen = reachable(floor, start);
    const away = lived.filter(room => !seen.has(room.id)).map(room => room.id);
    if (away.length > 0) warnings.push({ code: 'plan/room-unreachable', level: floor.level, ids: away });
  }
  return warnings;
}

/** Whether a thing stands completely in a room. */
export function holdsItem(room: Room, item: Item): boolean {
  const corners = itemCorners(item);
  if (!corners.every(p => locate(p, room.ring) !== 'outside')) return false;
  return !sides(room.ring).some(([a, b]) => corners.some((p, i) => crosses(a, b, p, corners[(i + 1) % 4]!)));
}

const inReach = (p: Point): boolean => p.every(mm => Number.isInteger(mm) && Math.abs(mm) <= LIMITS.reach);

function repeated(things: readonly { readonly id: string }[]): readonly string[] {
  const seen = new Set<string>();
  return things.map(thing => thing.id).filter(id => seen.size === seen.add(id).size);
}

/** Rooms whose boxes touch and whose fit is still unchecked. */
function* pairs(rooms: readonly Room[]): Generator<readonly [Room, Room]> {
  const boxes = rooms.map(room => boxOf(room.ring));
  for (let i = 0; i < rooms.length; i++) {
    for (let j = i + 1; j < rooms.length; j++) {
      if (boxesTouch(boxes[i]!, boxes[j]!) && !isKnownToFit(rooms[i]!.ring, rooms[j]!.ring))
        yield [rooms[i]!, rooms[j]!];
    }
  }
}

function cornerInWall(room: Room, other: Room): boolean {
  const hits = (p: Room, q: Room) =>
    sides(p.ring).some(([a, b]) => q.ring.some(c => strictlyWithin(c, a, b)));
  return hits(room, other) || hits(other, room);
}

/** With no corner inside a wall, each side is completely inside, outside or along the other room. */
function overlap(room: Room, other: Room): boolean {
  return (
    // Most neighbours are beside each other, along an upright or a level wall.
    boxesTouch(boxOf(room.ring), boxOf(other.ring), -1) &&
    (sides(room.ring).some(([a, b]) => sides(other.ring).some(([c, d]) => crosses(a, b, c, d))) ||
      goesInside(room, other) ||
      goesInside(other, room) ||
      locate(innerPoint(room.ring), other.ring) === 'inside')
  );
}

function goesInside(room: Room, other: Room): boolean {
  // Doubled, the centre of a side is a whole point and the test exact.
  const doubled = other.ring.map(([x, y]): Point => [2 * x, 2 * y]);
  return sides(room.ring).some(
    ([a, b]) =>
      locate(a, other.ring) === 'inside' || locate([a[0] + b[0], a[1] + b[1]], doubled) === 'inside',
  );
}
