import { turnBetween } from '@app/kernel';
import {
  DEFAULTS,
  derive,
  type Floor,
  type Item,
  isInside,
  isOpenAir,
  layoutOf,
  type Plan,
  type Point as PlanPoint,
  type Room,
} from '@app/plan';
import { drawFloor } from '@app/plan/drawing';
import { FIRST_VIEW } from '../camera';
import { dotted, type InkFace, type InkLine, type Point, WEIGHTS } from '../mesh/inkFace';
import { facadeFaces, jointed, outerDoors, outerPanes, washed } from './facade';
import type { Rim, Standing } from './facesOnFloor';
import { freeSpot } from './freeSpot';
import { furnitureFaces } from './furniture';
import { groundFaces, SLAB, stairFaces } from './ground';
import { type OpenFloor, openFloor } from './openFloor';
import { leafFaces, paneFaces } from './openings';
import { flatRoofFaces, hippedRoofFaces, topRoofFaces } from './roof';
import { type Footing, solidFaces } from './solids';
import { isBuilt, wallFootings } from './walls';

export interface HomeModelOptions {
  /** Millimetres over each floor at which walls are cut; missing: they are whole and a house has its roof. */
  readonly cut?: number;
}

export interface RoomMark {
  readonly room: Room;
  /** Metres, in the axes of the model. */
  readonly label: readonly [x: number, y: number, z: number];
  readonly ring: readonly PlanPoint[];
}

export interface Storey extends Standing {
  readonly level: number;
  /** Metres from its floor to its ceiling. */
  readonly height: number;
  readonly rooms: readonly RoomMark[];
  /** The part of its floor that is seen past its walls and things, and the storeys over it. */
  readonly open: OpenFloor;
  /** Dotted guides at its corners, up to the storey or roof lifted off it. */
  readonly guides: readonly InkLine[];
  /** The roof of a house: shown while the walls are whole, and over storeys that are lifted apart. */
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
  /** The ground under its lowest floor: what its shadow is drawn from. */
  readonly shade: readonly (readonly Point[])[];
  /** Its storeys are lifted apart, with dotted guides from each to the next. */
  readonly isApart: boolean;
  /** R923: its roof lies on its walls, so that nobody sees into its rooms. */
  readonly isClosed: boolean;
  /** All its walls are low. */
  readonly isPlan: boolean;
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
  const lifts = liftsOf(floors, corners, cut, Math.round(turnBetween(plan.up, 180) / 90) % 2 === 0);
  const isApart = cut !== undefined && floors.length > 1;
  const isHouse = plan.dwelling === 'house';
  const roofed = cut === undefined && isHouse;
  // R906: told from the outer face of a wall, drawn from its line.
  const eaves = plan.eaves === undefined ? undefined : (plan.eaves + DEFAULTS.outerWall / 2) / 1000;
  const built: Omit<Storey, 'open'>[] = [];
  for (const [i, floor] of floors.entries()) {
    const lift = lifts[i]!;
    const roofOver = i === floors.length - 1 ? topRoofFaces : flatRoofFaces;
    const storey = yield* storeyOf(floor, lift, cut, { isHouse, isLowest: i === 0 });
    const step = (lifts[i + 1] ?? lift + (lift - (lifts[i - 1] ?? lift)) * ROOF_LIFT) - lift;
    // Over a plan nothing is in the way.
    const lifted = isHouse && isApart && cut >= LOWEST_BACKDROP && i === floors.length - 1;
    const roof = roofed
      ? roofOver(floor, lift, eaves)
      : (lifted && hippedRoofFaces(floor, lift + step - floor.height, eaves)) || [];
    const leads = isApart && (i < floors.length - 1 || roof.length > 0);
    const guides = leads
      ? guidesOf(floors[0]!, (lift + Math.min(cut, floor.height)) / 1000, (lift + step) / 1000)
      : [];
    built.push({ ...storey, guides, roof });
    yield;
  }
  // From the top: what is over a storey hides it.
  const storeys: Storey[] = [];
  for (const [i, storey] of [...built.entries()].toReversed()) {
    storeys.unshift({ ...storey, open: yield* openFloor(floors[i]!, storey, storeys) });
    yield;
  }
  const last = floors.at(-1);
  const roofTops = storeys.flatMap(({ roof }) => roof.flatMap(({ corners }) => corners.map(([, , z]) => z)));
  return {
    storeys,
    centre,
    reach: reach / 1000,
    shade: shadeOf(floors[0]),
    top: Math.max(last ? ((lifts.at(-1) ?? 0) + last.height) / 1000 : 0, ...roofTops),
    isApart,
    isClosed: roofed,
    isPlan: cut !== undefined && cut < LOWEST_BACKDROP / 2,
  };
}

/** The outline of a floor, or around an open court its rooms. */
function shadeOf(floor: Floor | undefined): HomeModel['shade'] {
  const outline = floor && layoutOf(floor, { up: 0, limit: 0 })?.outline;
  const rings =
    outline?.length === 1 ? outline : (floor?.rooms.filter(isBuilt).map(({ ring }) => ring) ?? []);
  return rings.map(ring => ring.map(([x, y]): Point => [x / 1000, y / 1000, 0]));
}

/** The share of a storey's depth on the picture by which the next one is lifted over it. Ours, by eye. */
const APART = 0.72;
const RADIANS = Math.PI / 180;
/** How far the roof is over the highest storey, in steps from storey to storey. */
const ROOF_LIFT = 1.04;
/** Dashes of a guide, metres. */
const GUIDE = 0.22;

/** Dotted lines at the corners of the body, from one height to another in metres: what belongs over what. */
function guidesOf(floor: Floor, from: number, to: number): readonly InkLine[] {
  const body = layoutOf(floor, { up: 0 })?.body ?? [];
  return body.flatMap(([x, y]) =>
    dotted([x / 1000, y / 1000, from], [x / 1000, y / 1000, to], WEIGHTS.structure, 'gilt', GUIDE),
  );
}

/** Whole, floors rest on each other; cut, each is lifted clear of the one below. Millimetres. */
function liftsOf(
  floors: readonly Floor[],
  corners: readonly PlanPoint[],
  cut: number | undefined,
  isUpright: boolean,
): readonly number[] {
  const ys = corners.map(([, y]) => y);
  const xs = corners.map(([x]) => x);
  const [wide, deep] = [xs, ys].map(all => Math.max(0, Math.max(...all) - Math.min(...all))) as [
    number,
    number,
  ];
  const [sin, cos] = [Math.sin(FIRST_VIEW.azimuth * RADIANS), Math.cos(FIRST_VIEW.azimuth * RADIANS)];
  // From front to back as the reader first sees it, south above.
  const depth = isUpright ? deep * cos + wide * sin : wide * cos + deep * sin;
  const clear = depth * Math.tan(FIRST_VIEW.elevation * RADIANS) * APART;
  let lift = SLAB;
  return floors.map(floor => {
    const own = lift;
    lift += cut === undefined ? floor.height + SLAB : Math.max(floor.height + 600, clear);
    return own;
  });
}

function* storeyOf(
  floor: Floor,
  lift: number,
  cutAt: number | undefined,
  place: { readonly isHouse: boolean; readonly isLowest: boolean },
): Generator<undefined, Omit<Storey, 'roof' | 'guides' | 'open'>, undefined> {
  const cut = cutAt ?? floor.height;
  const height = Math.min(cut, floor.height);
  const { inner, rims } = wallFootings(floor);
  const look = (top: number) =>
    ({
      lift,
      side: 'wall',
      top: (z: number) => (z === top ? 'ink' : 'trim'),
    }) as const;
  const metres = lift / 1000;
  // R964: whole walls are painted; R988: those of a section have joints.
  const facade = { ...place, lift: metres, height: floor.height / 1000 };
  const isWhole = cutAt === undefined;
  const solid = (footings: readonly Footing[], top: number) => {
    const faces = solidFaces(footings, look(top));
    if (isWhole) return washed(floor, faces, facade);
    return cut < LOWEST_BACKDROP ? faces : jointed(floor, faces);
  };
  // R923: nobody sees into rooms under a roof.
  const outdoors = floor.rooms.filter(isOpenAir);
  const isSeen = ({ at }: Item) =>
    !isWhole || !place.isHouse || outdoors.some(({ ring }) => isInside(at, ring));
  const { edgeOf } = derive(floor);
  const lattices = isWhole ? outerPanes(floor, edgeOf, metres) : undefined;
  const panes = (rim: PlanPoint | undefined, top: number) =>
    floor.openings.flatMap(opening => {
      const edge = edgeOf.get(opening.id);
      const built = edge && (isBuilt(edge.room) || isBuilt(edge.other));
      return built && rimOf(opening.id) === rim
        ? (lattices?.get(opening.id) ?? paneFaces(opening, lift, top))
        : [];
    });
  const rimOfOpening = new Map(rims.flatMap(rim => rim.openings.map(id => [id, rim.outward] as const)));
  const rimOf = (id: string) => rimOfOpening.get(id);
  const backdrop = cut >= LOWEST_BACKDROP ? floor.height : height;
  const ceiling = cut >= LOWEST_BACKDROP ? Infinity : cut / 1000;
  yield;
  const ground = groundFaces(floor, lift);
  yield;
  const inside = solid(inner(height), height);
  yield;
  const body = [
    ...inside,
    ...panes(undefined, height),
    ...leafFaces(floor, lift, height, isWhole && place.isHouse),
    ...stairFaces(floor, metres, height / 1000),
    ...floor.items.filter(isSeen).flatMap(item => furnitureFaces(item, metres, ceiling)),
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
  if (isWhole) {
    const walls = [...inside, ...built.flatMap(({ low }) => low)];
    body.push(...facadeFaces(floor, walls, facade));
    if (place.isHouse) body.push(...outerDoors(floor, edgeOf, facade));
    yield;
  }
  const rooms = drawFloor(floor).rooms.flatMap(({ id, label: [x, y] }): RoomMark[] => {
    const room = floor.rooms.find(each => each.id === id);
    if (!isBuilt(room)) return [];
    const [lx, ly] = freeSpot(room.ring, floor.items) ?? ([x, y] as const);
    return [{ room, label: [lx / 1000, ly / 1000, metres], ring: room.ring }];
  });
  return {
    level: floor.level,
    lift: metres,
    height: floor.height / 1000,
    ground,
    body,
    rims: built,
    rooms,
  };
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
