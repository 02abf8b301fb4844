import { err, frozen, ok, type Result } from '@app/kernel';
import { DIRECTIONS } from './bearings';
import { checkPlan, type Fault, type FaultCode } from './check';
import {
  BOUNDS,
  CENTRES,
  CONVENTIONS,
  type EdgeStyle,
  type Floor,
  type Horizon,
  ITEM_KINDS,
  type Item,
  isWithin,
  LIMITS,
  OPENING_KINDS,
  type Opening,
  type Outlook,
  PLAN_VERSION,
  type Plan,
  type Point,
  ROOM_KINDS,
  type Room,
} from './model';
import { isPlan, noPlan } from './sound';

export const PLAN_ERROR_CODES = /* @__PURE__ */ frozen([
  'plan/unreadable',
  'plan/version-unknown',
  'plan/kind-unknown',
  'plan/too-large',
] as const);

/** Why a plan could not be read, and where: a path such as `floors.0.rooms.3.ring`. */
export interface PlanError {
  readonly code: (typeof PLAN_ERROR_CODES)[number] | FaultCode;
  readonly at: string;
}

/** Thrown inside this file only, and turned into a result before it leaves. */
class Unreadable extends Error {
  constructor(
    readonly at: string,
    readonly code: PlanError['code'] = 'plan/unreadable',
  ) {
    super(at);
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** Longer text is not parsed: the largest plan within the limits is a tenth of it. */
const LONGEST_TEXT = 4_000_000;

/**
 * Reads a plan from text of any origin.
 *
 * @example
 * readPlan('{"version":99}'); // plan/version-unknown
 */
export function readPlan(text: string): Result<Plan, PlanError> {
  if (typeof text !== 'string') return err({ code: 'plan/unreadable', at: '' });
  if (text.length > LONGEST_TEXT) return err({ code: 'plan/too-large', at: '' });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err({ code: 'plan/unreadable', at: '' });
  }
  return parsePlan(value);
}

/**
 * A plan from an untrusted value: shape, bounds and every invariant. There is only one version so far, so any other is
 * refused.
 *
 * @example
 * unwrap(parsePlan(emptyPlan())).floors.length; // 1
 */
export function parsePlan(value: unknown): Result<Plan, PlanError> {
  try {
    const plan = planOf(value);
    const fault = checkPlan(plan)[0];
    return fault ? err({ code: fault.code, at: pathOf(plan, fault) }) : ok(plan);
  } catch (error) {
    if (error instanceof Unreadable) return err({ code: error.code, at: error.at });
    throw error;
  }
}

/** The path of the first part a fault concerns. */
function pathOf(plan: Plan, { level, ids }: Fault): string {
  const index = plan.floors.findIndex(floor => floor.level === level);
  const floor = plan.floors[index];
  for (const kind of ['rooms', 'openings', 'items'] as const) {
    const number = floor?.[kind].findIndex(({ id }) => id === ids[0]) ?? -1;
    if (number >= 0) return `floors.${index}.${kind}.${number}`;
  }
  return floor ? `floors.${index}` : 'floors';
}

function planOf(value: unknown): Plan {
  const plan = fieldsOf(value, 'plan');
  const { version, facing, street, outlook, eaves, readBy } = plan;
  if (version !== PLAN_VERSION)
    throw new Unreadable(
      'version',
      typeof version === 'number' && version > PLAN_VERSION ? 'plan/version-unknown' : 'plan/unreadable',
    );
  // R806: a way to read the home is not the home. One that is not known here is left out, like that of a centre.
  const known = CONVENTIONS.filter(each => Array.isArray(readBy) && readBy.includes(each));
  return {
    version: PLAN_VERSION,
    up: bearing(plan['up'], 'up'),
    dwelling: oneOf(['flat', 'house'], plan['dwelling'], 'dwelling'),
    floors: listOf(plan['floors'], 'floors', LIMITS.floors, floorOf),
    ...(facing !== undefined && { facing: bearing(facing, 'facing') }),
    ...(street !== undefined && { street: oneOf(DIRECTIONS, street, 'street') }),
    ...(outlook !== undefined && { outlook: outlookOf(outlook, 'outlook') }),
    ...(eaves !== undefined && { eaves: whole(eaves, 'eaves', BOUNDS.eaves) }),
    ...(known.length > 0 && { readBy: known }),
  };
}

function outlookOf(value: unknown, at: string): Outlook {
  const outlook = fieldsOf(value, at);
  return {
    above: whole(outlook['above'], `${at}.above`, BOUNDS.above),
    horizons: listOf(outlook['horizons'], `${at}.horizons`, LIMITS.horizons, horizonOf),
  };
}

function horizonOf(value: unknown, at: string): Horizon {
  const horizon = fieldsOf(value, at);
  return {
    from: bearing(horizon['from'], `${at}.from`),
    to: bearing(horizon['to'], `${at}.to`),
    height: whole(horizon['height'], `${at}.height`, BOUNDS.horizonHeight),
    distance: whole(horizon['distance'], `${at}.distance`, BOUNDS.horizonDistance),
  };
}

function floorOf(value: unknown, at: string): Floor {
  const floor = fieldsOf(value, at);
  const { centre } = floor;
  const by =
    CENTRES.find(each => each === centre) ?? (Array.isArray(centre) && pointOf(centre, `${at}.centre`));
  return {
    level: whole(floor['level'], `${at}.level`, [0, LIMITS.floors - 1]),
    height: whole(floor['height'], `${at}.height`, BOUNDS.floorHeight),
    rooms: listOf(floor['rooms'], `${at}.rooms`, LIMITS.rooms, roomOf),
    styles: listOf(floor['styles'] ?? [], `${at}.styles`, LIMITS.styles, styleOf),
    openings: listOf(floor['openings'], `${at}.openings`, LIMITS.openings, openingOf),
    items: listOf(floor['items'], `${at}.items`, LIMITS.items, itemOf),
    ...(by && { centre: by }),
  };
}

function roomOf(value: unknown, at: string): Room {
  const room = fieldsOf(value, at);
  const [name, counts] = [room['name'], room['counts']];
  if (counts !== undefined && typeof counts !== 'boolean') throw new Unreadable(`${at}.counts`);
  return {
    id: text(room['id'], `${at}.id`, LIMITS.id),
    kind: oneOf(ROOM_KINDS, room['kind'], `${at}.kind`),
    ...(name !== undefined && { name: text(name, `${at}.name`, LIMITS.name) }),
    ring: listOf(room['ring'], `${at}.ring`, LIMITS.points, pointOf),
    ...(counts !== undefined && { counts }),
  };
}

function styleOf(value: unknown, at: string): EdgeStyle {
  const style = fieldsOf(value, at);
  const thickness = style['thickness'];
  return {
    a: pointOf(style['a'], `${at}.a`),
    b: pointOf(style['b'], `${at}.b`),
    kind: oneOf(['wall', 'railing'], style['kind'], `${at}.kind`),
    ...(thickness !== undefined && { thickness: whole(thickness, `${at}.thickness`, BOUNDS.thickness) }),
  };
}

function openingOf(value: unknown, at: string): Opening {
  const opening = fieldsOf(value, at);
  const { hinge, swing } = opening;
  return {
    id: text(opening['id'], `${at}.id`, LIMITS.id),
    kind: oneOf(OPENING_KINDS, opening['kind'], `${at}.kind`),
    from: pointOf(opening['from'], `${at}.from`),
    to: pointOf(opening['to'], `${at}.to`),
    sill: whole(opening['sill'], `${at}.sill`, BOUNDS.openingHeight),
    head: whole(opening['head'], `${at}.head`, BOUNDS.openingHeight),
    ...(hinge !== undefined && { hinge: oneOf(['from', 'to'], hinge, `${at}.hinge`) }),
    ...(swing !== undefined && { swing: oneOf(['left', 'right'], swing, `${at}.swing`) }),
  };
}

function itemOf(value: unknown, at: string): Item {
  const item = fieldsOf(value, at);
  const height = item['height'];
  return {
    id: text(item['id'], `${at}.id`, LIMITS.id),
    kind: oneOf(ITEM_KINDS, item['kind'], `${at}.kind`),
    at: pointOf(item['at'], `${at}.at`),
    size: pairOf(item['size'], `${at}.size`, BOUNDS.thing),
    turn: bearing(item['turn'], `${at}.turn`),
    ...(height !== undefined && { height: whole(height, `${at}.height`, BOUNDS.thing) }),
  };
}

const pointOf = (value: unknown, at: string): Point => pairOf(value, at, [-LIMITS.reach, LIMITS.reach]);

function pairOf(value: unknown, at: string, bounds: readonly [number, number]): Point {
  const numbers = listOf(value, at, 2, (n, where) => whole(n, where, bounds));
  if (numbers.length !== 2) throw new Unreadable(at);
  return [numbers[0]!, numbers[1]!];
}

function fieldsOf(value: unknown, at: string): Fields {
  if (Object(value) !== value || Array.isArray(value)) throw new Unreadable(at);
  return value as Fields;
}

function listOf<T>(
  value: unknown,
  at: string,
  most: number,
  read: (value: unknown, at: string) => T,
): readonly T[] {
  if (!Array.isArray(value)) throw new Unreadable(at);
  if (value.length > most)
    throw new Unreadable(at, /^floors(\.\d\.rooms)?$/.test(at) ? 'plan/too-many' : 'plan/too-large');
  return value.map((entry, i) => read(entry, `${at}.${i}`));
}

function whole(value: unknown, at: string, bounds: readonly [number, number]): number {
  if (typeof value !== 'number' || !isWithin(value, bounds)) throw new Unreadable(at);
  return value + 0;
}

function bearing(value: unknown, at: string): number {
  if (typeof value !== 'number' || !(value >= 0 && value < 360)) throw new Unreadable(at);
  return value + 0;
}

function text(value: unknown, at: string, most: number): string {
  if (typeof value !== 'string' || value.length === 0 || value.length > most) throw new Unreadable(at);
  return value;
}

function oneOf<const T extends string>(all: readonly T[], value: unknown, at: string): T {
  const found = all.find(one => one === value);
  if (found !== undefined) return found;
  throw new Unreadable(at, typeof value === 'string' ? 'plan/kind-unknown' : undefined);
}

/**
 * The plan as text that `readPlan` accepts.
 *
 * @example
 * unwrap(readPlan(writePlan(templatePlan('villa', 'en')))).floors.length; // 2
 */
export const writePlan = (plan: Plan): string => JSON.stringify(isPlan(plan) ? plan : noPlan());
