import { derive, type Floor, layoutOf, type Plan, type Point as PlanPoint, type Room } from '@app/plan';
import { drawFloor } from '@app/plan/drawing';
import type { InkFace } from '../mesh/inkFace';
import { freeSpot } from './freeSpot';
import { furnitureFaces } from './furniture';
import { groundFaces, SLAB, stairFaces } from './ground';
import { leafFaces, paneFaces } from './openings';
import { flatRoofFaces, topRoofFaces } from './roof';
import { type Footing, solidFaces } from './solids';
import { isBuilt, wallFootings } from './walls';

export interface HomeModelOptions {
  /** Millimetres over each floor at which walls are cut; missing: they are whole and a house has its roof. */
  readonly cut?: number;
}

/** Far outer walls of one direction: low when cut, or whole behind the rooms. */
export interface Rim {
  readonly outward: PlanPoint;
  readonly low: readonly InkFace[];
  readonly tall: readonly InkFace[];
}

export interface RoomMark {
  readonly room: Room;
  /** Metres, in the axes of the model. */
  readonly label: readonly [x: number, y: number, z: number];
  readonly ring: readonly PlanPoint[];
}

export interface Storey {
  readonly level: number;
  /** Height of its floor over the ground, metres. */
  readonly lift: number;
  readonly ground: readonly InkFace[];
  readonly body: readonly InkFace[];
  readonly rims: readonly Rim[];
  readonly rooms: readonly RoomMark[];
  /** Above it while the walls are whole; only for a house. */
  readonly roof: readonly InkFace[];
}

/** A home as faces and lines in space: metres in the axes of its plan, the centre of the lowest floor at the origin. */
export interface HomeModel {
  readonly storeys: readonly Storey[];
  /** The plan's own point at the origin, millimetres. */
  readonly centre: PlanPoint;
  /** Metres from the centre to the farthest corner, and to the top. */
  readonly reach: number;
  readonly top: number;
}

/** Below this cut all walls are low: it is a plan, and nothing is behind it. */
const LOWEST_BACKDROP = 1000;

export function buildHome(plan: Plan, options: HomeModelOptions = {}): HomeModel {
  const steps = buildingSteps(plan, options);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** The same in steps: a plan at the limits takes long enough to freeze a page. */
export function* buildingSteps(
  plan: Plan,
  { cut }: HomeModelOptions,
): Generator<undefined, HomeModel, undefined> {
  const lowest = plan.floors[0];
  const centroid = (lowest && (layoutOf(lowest, { up: 0 })?.centroid ?? drawnMiddle(lowest))) ?? [0, 0];
  const centre: PlanPoint = [Math.round(centroid[0]), Math.round(centroid[1])];
  const floors = plan.floors.map(floor => moved(floor, centre));
  const corners = floors.flatMap(floor => floor.rooms.filter(isBuilt).flatMap(room => room.ring));
  const reach = Math.max(1000, ...corners.map(([x, y]) => Math.hypot(x, y)));
  const lifts = liftsOf(floors, corners, cut);
  const roofed = cut === undefined && plan.dwelling === 'house';
  const storeys: Storey[] = [];
  for (const [i, floor] of floors.entries()) {
    const lift = lifts[i]!;
    const roofOver = i === floors.length - 1 ? topRoofFaces : flatRoofFaces;
    const storey = yield* storeyOf(floor, lift, cut);
    storeys.push({ ...storey, roof: roofed ? roofOver(floor, lift) : [] });
    yield;
  }
  const last = floors.at(-1);
  return {
    storeys,
    centre,
    reach: reach / 1000,
    top: last ? ((lifts.at(-1) ?? 0) + last.height) / 1000 : 0,
  };
}

/** Whole, floors are stacked; cut, each is lifted clear of the one below. Millimetres. */
function liftsOf(
  floors: readonly Floor[],
  corners: readonly PlanPoint[],
  cut: number | undefined,
): readonly number[] {
  const ys = corners.map(([, y]) => y);
  const xs = corners.map(([x]) => x);
  const depth = Math.max(0, Math.min(Math.max(...ys) - Math.min(...ys), Math.max(...xs) - Math.min(...xs)));
  let lift = SLAB;
  return floors.map(floor => {
    const own = lift;
    lift += cut === undefined ? floor.height + SLAB : Math.max(floor.height, depth * 0.7) + 600;
    return own;
  });
}

function* storeyOf(
  floor: Floor,
  lift: number,
  cut = floor.height,
): Generator<undefined, Omit<Storey, 'roof'>, undefined> {
  const height = Math.min(cut, floor.height);
  const { inner, rims } = wallFootings(floor);
  const look = (top: number) =>
    ({
      lift,
      side: 'wall',
      top: (z: number) => (z === top ? 'ink' : 'trim'),
    }) as const;
  const solid = (footings: readonly Footing[], top: number) => solidFaces(footings, look(top));
  const { edgeOf } = derive(floor);
  const panes = (rim: PlanPoint | undefined, top: number) =>
    floor.openings.flatMap(opening => {
      const edge = edgeOf.get(opening.id);
      const built = edge && (isBuilt(edge.room) || isBuilt(edge.other));
      return built && rimOf(opening.id) === rim ? paneFaces(opening, lift, top) : [];
    });
  const rimOfOpening = new Map(rims.flatMap(rim => rim.openings.map(id => [id, rim.outward] as const)));
  const rimOf = (id: string) => rimOfOpening.get(id);
  const backdrop = cut >= LOWEST_BACKDROP ? floor.height : height;
  const ceiling = cut >= LOWEST_BACKDROP ? Infinity : cut / 1000;
  const metres = lift / 1000;
  yield;
  const ground = groundFaces(floor, lift);
  yield;
  const inside = solid(inner(height), height);
  yield;
  const body = [
    ...inside,
    ...panes(undefined, height),
    ...leafFaces(floor, lift, height),
    ...stairFaces(floor, metres, height / 1000),
    ...floor.items.flatMap(item => furnitureFaces(item, metres, ceiling)),
  ];
  const built: Rim[] = [];
  for (const { outward, upTo } of rims) {
    yield;
    built.push({
      outward,
      low: [...solid(upTo(height), height), ...panes(outward, height)],
      tall: [...solid(upTo(backdrop), backdrop), ...panes(outward, backdrop)],
    });
  }
  yield;
  const rooms = drawFloor(floor).rooms.flatMap(({ id, label: [x, y] }): RoomMark[] => {
    const room = floor.rooms.find(each => each.id === id);
    if (!isBuilt(room)) return [];
    const [lx, ly] = freeSpot(room.ring, floor.items) ?? [x, y];
    return [{ room, label: [lx / 1000, ly / 1000, metres], ring: room.ring }];
  });
  return { level: floor.level, lift: metres, ground, body, rims: built, rooms };
}

function moved(floor: Floor, [cx, cy]: PlanPoint): Floor {
  const at = ([x, y]: PlanPoint): PlanPoint => [x - cx, y - cy];
  return {
    ...floor,
    rooms: floor.rooms.map(room => ({ ...room, ring: room.ring.map(at) })),
    styles: floor.styles.map(style => ({ ...style, a: at(style.a), b: at(style.b) })),
    openings: floor.openings.map(opening => ({ ...opening, from: at(opening.from), to: at(opening.to) })),
    items: floor.items.map(item => ({ ...item, at: at(item.at) })),
  };
}

function drawnMiddle(floor: Floor): PlanPoint | undefined {
  if (floor.rooms.length === 0) return undefined;
  const { left, right, top, bottom } = drawFloor(floor).box;
  return [(left + right) / 2, (top + bottom) / 2];
}
