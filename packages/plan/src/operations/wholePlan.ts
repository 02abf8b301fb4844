import { err, ok, type Result } from '@app/kernel';
import { turned } from '../bearings';
import { checkFloor, JAMB } from '../check';
import { derive, type Edge, jambs } from '../derive';
import { roomOf } from '../items';
import {
  BOUNDS,
  type CentreBy,
  DEFAULTS,
  type Floor,
  type Item,
  LIMITS,
  type Opening,
  type Plan,
  type Point,
  type Room,
  type RoomKind,
} from '../model';
import { boxOf, distance, isInside, roundPoint, signedArea } from '../ring';
import { isCentre, isFloor, isNumber, isPlan, isRoomKind, noPlan } from '../sound';
import { weld } from '../weld';
import { between } from './fit';
import { type FloorResult, type Refusal, refuse, refuseFor, refuseLength, SIDE } from './refusal';

/**
 * Sets the centre of a floor: by a convention, or at a point, in whole millimetres within 100 m.
 *
 * @example
 * unwrap(setCentre(templatePlan('studio', 'en').floors[0]!, [2000, 4000])).centre; // [ 2000, 4000 ]
 */
export function setCentre(floor: Floor, centre: CentreBy): FloorResult {
  if (!isFloor(floor)) return refuse('plan/not-there');
  if (!isCentre(centre)) return refuse('plan/length-out-of-range');
  const by = typeof centre === 'string' ? centre : roundPoint(centre);
  if (typeof by !== 'string' && by.some(mm => Math.abs(mm) > LIMITS.reach))
    return refuse('plan/point-out-of-reach');
  const { centre: _, ...rest } = floor;
  return ok(by === 'area' ? rest : { ...rest, centre: by });
}

/** A point set by hand moves with the walls. */
const centreMoved = ({ centre }: Floor, go: (p: Point) => Point): Pick<Floor, 'centre'> =>
  centre === undefined ? {} : { centre: typeof centre === 'string' ? centre : go(centre) };

export type PlanResult = Result<Plan, Refusal>;

/**
 * Applies an operation to one floor of a plan. A second main door on another floor is refused here.
 *
 * @example
 * const plan = onFloor(emptyPlan(), 0, floor => addRoom(floor, 'living', boxRing(6000, 4000)));
 * unwrap(plan).floors[0]!.rooms.length; // 1
 */
export function onFloor(plan: Plan, level: number, operation: (floor: Floor) => FloorResult): PlanResult {
  if (!isPlan(plan)) return err({ code: 'plan/not-there', ids: [] });
  const floor = plan.floors.find(f => f.level === level);
  if (!floor) return err({ code: 'plan/not-there', ids: [] });
  const done = operation(floor);
  if (!done.ok) return done;
  const floors = plan.floors.map(f => (f === floor ? done.value : f));
  const doors = floors.flatMap(f => f.openings.filter(o => o.kind === 'main-door').map(o => o.id));
  if (doors.length > 1) return err({ code: 'plan/two-main-doors', ids: doors });
  return ok({ ...plan, floors });
}

/**
 * Turns the drawing clockwise by quarters, with its north: no reading changes.
 *
 * @example
 * turnPlan(emptyPlan('flat', 0), 1).up; // 270
 */
export function turnPlan(plan: Plan, quarters: number): Plan {
  if (!isPlan(plan) || !Number.isSafeInteger(quarters)) return isPlan(plan) ? plan : noPlan();
  const q = ((quarters % 4) + 4) % 4;
  const go = (p: Point): Point => {
    let [x, y] = p;
    for (let i = 0; i < q; i++) [x, y] = [-y + 0, x];
    return [x, y];
  };
  return {
    ...plan,
    up: turned(plan.up - 90 * q),
    floors: plan.floors.map(floor =>
      mapFloor(floor, go, item => ({ ...item, turn: turned(item.turn + 90 * q) })),
    ),
  };
}

/**
 * Turns the plan on the map until its front faces a bearing from true north: the drawing stays, its north turns. A plan
 * without a front keeps its north and only stores the facing. An invalid bearing changes nothing.
 *
 * @example
 * sitePlan({ ...emptyPlan('flat', 0), facing: 180 }, 90).up; // 270
 */
export function sitePlan(plan: Plan, facing: number): Plan {
  if (!isPlan(plan)) return noPlan();
  if (!Number.isFinite(facing) || plan.facing === turned(facing)) return plan;
  const by = plan.facing === undefined ? 0 : facing - plan.facing;
  return { ...plan, up: turned(plan.up + by), facing: turned(facing) };
}

/**
 * Left becomes right; the north stays, so a side facing east faces west.
 *
 * @example
 * mirrorPlan(templatePlan('studio', 'en')).floors[0]!.rooms.length; // 4
 */
export function mirrorPlan(plan: Plan): Plan {
  if (!isPlan(plan)) return noPlan();
  // With its items and centres, because one far outside would move out of reach.
  const box = boxOf(
    plan.floors.flatMap(({ rooms, items, centre }) => [
      ...rooms.flatMap(room => room.ring),
      ...items.map(item => item.at),
      ...(typeof centre === 'object' ? [centre] : []),
    ]),
  );
  const sum = Number.isFinite(box.left) ? box.left + box.right : 0;
  const go = ([x, y]: Point): Point => [sum - x, y];
  const floors = plan.floors.map(floor => {
    const mirrored = mapFloor(floor, go, item => ({ ...item, turn: turned(-item.turn) }));
    return {
      ...mirrored,
      rooms: mirrored.rooms.map(room => ({ ...room, ring: room.ring.toReversed() })),
      openings: mirrored.openings.map(
        (o): Opening => (o.swing ? { ...o, swing: o.swing === 'left' ? 'right' : 'left' } : o),
      ),
    };
  });
  const facing = plan.facing === undefined ? {} : { facing: turned(2 * plan.up - plan.facing) };
  return { ...plan, ...facing, floors };
}

const mapFloor = (floor: Floor, go: (p: Point) => Point, turn: (item: Item) => Item): Floor => ({
  ...floor,
  rooms: floor.rooms.map(room => ({ ...room, ring: room.ring.map(go) })),
  styles: floor.styles.map(style => ({ ...style, a: go(style.a), b: go(style.b) })),
  openings: floor.openings.map(o => ({ ...o, from: go(o.from), to: go(o.to) })),
  items: floor.items.map(item => ({ ...turn(item), at: go(item.at) })),
  ...centreMoved(floor, go),
});

/**
 * Stretches a plan by two factors, for width and depth. Walls stretch; doors and windows keep their widths if they still
 * fit, or shrink; furniture keeps its size and its distance from the nearer wall of its room.
 *
 * @example
 * const wider = unwrap(stretchPlan(templatePlan('studio', 'en'), 1.25, 1));
 * boxOf(wider.floors[0]!.rooms.flatMap(room => room.ring)).right; // 5000
 */
export function stretchPlan(plan: Plan, byX: number, byY: number): PlanResult {
  if (!isPlan(plan)) return err({ code: 'plan/not-there', ids: [] });
  if (![byX, byY].every(by => Number.isFinite(by) && by > 0.01 && by < 100)) return refuseLength(SIDE);
  const go = ([x, y]: Point): Point => roundPoint([x * byX, y * byY]);
  const floors: Floor[] = [];
  for (const floor of plan.floors) {
    const stretched: Floor = {
      ...floor,
      rooms: floor.rooms.map(room => ({ ...room, ring: room.ring.map(go) })),
      styles: floor.styles.map(style => ({ ...style, a: go(style.a), b: go(style.b) })),
      openings: floor.openings.map(opening =>
        stretchOpening(opening, derive(floor).edgeOf.get(opening.id), go),
      ),
      items: floor.items.map(item => stretchItem(floor, item, go)),
      ...centreMoved(floor, go),
    };
    const welded = weld(stretched);
    const fault = checkFloor(welded)[0];
    if (fault) return refuseFor(fault);
    floors.push(welded);
  }
  return ok({ ...plan, floors });
}

/**
 * Scales a traced plan: everything grows by the same factor, including openings and furniture, which stays within 1 cm
 * and 10 m.
 *
 * @example
 * const grown = unwrap(scalePlan(templatePlan('studio', 'en'), 1.1));
 * boxOf(grown.floors[0]!.rooms.flatMap(room => room.ring)).bottom; // 8800
 */
export function scalePlan(plan: Plan, by: number): PlanResult {
  if (!isPlan(plan)) return err({ code: 'plan/not-there', ids: [] });
  if (!isNumber(by) || by <= 0.001 || by >= 1000) return err({ code: 'plan/length-out-of-range', ids: [] });
  const go = ([x, y]: Point): Point => roundPoint([x * by, y * by]);
  const [least, most] = BOUNDS.thing;
  const size = (mm: number) => Math.min(most, Math.max(least, Math.round(mm * by)));
  const floors = plan.floors.map(floor =>
    weld(mapFloor(floor, go, item => ({ ...item, size: [size(item.size[0]), size(item.size[1])] }))),
  );
  const fault = floors.flatMap(checkFloor)[0];
  return fault ? refuseFor(fault) : ok({ ...plan, floors });
}

function stretchOpening(opening: Opening, edge: Edge | undefined, go: (p: Point) => Point): Opening {
  if (!edge) return { ...opening, from: go(opening.from), to: go(opening.to) };
  const [a, b] = [go(edge.a), go(edge.b)];
  const length = distance(a, b);
  const [from, to] = jambs(opening, edge);
  const whole = opening.kind === 'gap' && from < 1 && to > edge.length - 1;
  const width = whole ? length : Math.min(to - from, widthOn(edge, to - from, length));
  const middle = (((from + to) / 2) * length) / edge.length;
  const start = whole ? 0 : Math.min(Math.max(middle - width / 2, JAMB + 1), length - JAMB - 1 - width);
  return between(opening, edge, start, start + width, a, b);
}

/** The greatest width of an opening on its stretched wall: neighbours on one wall shrink together. */
const widthOn = (edge: Edge, width: number, length: number): number =>
  edge.openings.length === 1 ? Math.max(length - 2 * JAMB - 2, 1) : (width * length) / edge.length;

function stretchItem(floor: Floor, item: Item, go: (p: Point) => Point): Item {
  const room = roomOf(floor, item);
  if (!room) return { ...item, at: go(item.at) };
  const [before, after] = [boxOf(room.ring), boxOf(room.ring.map(go))];
  const keep = (at: number, low: number, high: number, newLow: number, newHigh: number): number =>
    at - low <= high - at
      ? Math.min(newLow + (at - low), (newLow + newHigh) / 2)
      : Math.max(newHigh - (high - at), (newLow + newHigh) / 2);
  const at = roundPoint([
    keep(item.at[0], before.left, before.right, after.left, after.right),
    keep(item.at[1], before.top, before.bottom, after.top, after.bottom),
  ]);
  return { ...item, at: isInside(at, room.ring.map(go)) ? at : go(item.at) };
}

/**
 * Adds a floor on top: the outline of the highest one as a single room to divide.
 *
 * @example
 * unwrap(addFloor(templatePlan('l-shaped-house', 'en'))).floors.length; // 2
 */
export function addFloor(plan: Plan, kind: RoomKind = 'other'): PlanResult {
  if (!isPlan(plan) || !isRoomKind(kind)) return err({ code: 'plan/not-there', ids: [] });
  const top = plan.floors.at(-1);
  if (!top) return err({ code: 'plan/not-there', ids: [] });
  if (plan.floors.length >= LIMITS.floors) return err({ code: 'plan/too-many', ids: [] });
  const rings = derive(top).outline.filter(ring => signedArea(ring) > 0);
  const rooms = rings.map((ring, i): Room => ({ id: `r${i + 1}`, kind, ring }));
  const floor: Floor = {
    level: top.level + 1,
    height: DEFAULTS.floorHeight,
    rooms,
    styles: [],
    openings: [],
    items: [],
  };
  const fault = checkFloor(floor)[0];
  return fault ? refuseFor(fault) : ok({ ...plan, floors: [...plan.floors, floor] });
}

/**
 * Removes the highest floor; the ground floor stays.
 *
 * @example
 * removeFloor(emptyPlan()); // plan/not-there
 */
export const removeFloor = (plan: Plan): PlanResult =>
  isPlan(plan) && plan.floors.length > 1
    ? ok({ ...plan, floors: plan.floors.slice(0, -1) })
    : err({ code: 'plan/not-there', ids: [] });

/**
 * An empty plan to draw on.
 *
 * @example
 * emptyPlan('house', 90).up; // 90
 */
export const emptyPlan = (dwelling: Plan['dwelling'] = 'flat', up = 0): Plan => ({
  version: 1,
  up: turned(isNumber(up) ? up : 0),
  dwelling,
  floors: [{ level: 0, height: DEFAULTS.floorHeight, rooms: [], styles: [], openings: [], items: [] }],
});
