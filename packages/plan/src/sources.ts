import { derive, type Edge, isLit, jambs } from './derive';
import { flatOf, planesOf } from './flat';
import { type Floor, isOpenAir, type Opening, type Plan, type Point, type Ring, type Room } from './model';
import { isConvex } from './reach';
import { cross, distance, middle, pointKey } from './ring';
import { into } from './sight';

/** The free part of a wall, as plain numbers: in a year of sun it is read some hundred thousand times. */
export interface Hole {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  readonly sill: number;
  readonly head: number;
}

/** An opening in a wall, seen against the light. */
export interface Way {
  readonly opening: Opening;
  readonly hole: Hole;
  /** Unit vector towards the light. */
  readonly outX: number;
  readonly outY: number;
  readonly thickness: number;
  /** The room the light comes into. */
  readonly inside: Room;
  /** That room's walls as planes, if light reaches all of it: then they cut the light. */
  readonly all: Float64Array | undefined;
}

/** A lit opening with everything a sample needs, found once for a floor. */
export interface Source extends Way {
  /** Everything that can shade it: projecting rooms or a roof above, walls of one's own wings and yards. */
  readonly eaves: number;
  /**
   * The faces of walls in front of it: from and to on the plan, bottom and top above the ground of its floor,
   * millimetres; six numbers each.
   */
  readonly wings: Float64Array;
}

/** How many numbers a wing has. */
export const WING = 6;

export interface Lights {
  readonly sources: readonly Source[];
  /** By the room they lead out of. */
  readonly inner: ReadonlyMap<Room, readonly Way[]>;
}

const known = new WeakMap<Plan, Map<number, Lights>>();

/** The openings that let light into a floor and from room to room; remembered with the plan. */
export function lightsOf(plan: Plan, floor: Floor): Lights {
  const stored = known.get(plan) ?? new Map<number, Lights>();
  known.set(plan, stored);
  const found = stored.get(floor.level);
  if (found) return found;
  const { edges } = derive(floor);
  const walls = wallsFrom(plan, floor);
  const lit = edges
    .filter(isLit)
    .flatMap(edge => edge.openings.filter(isClear).map(opening => ({ edge, opening })));
  const above = plan.floors.find(f => f.level === floor.level + 1);
  const sources = lit.map(({ edge, opening }): Source => {
    const inside = isOpenAir(edge.room) ? edge.other! : edge.room;
    const outward = into(edge, inside.id).map(n => -n) as [number, number];
    return {
      ...wayOf(opening, edge.thickness, inside, outward),
      eaves: overhang(opening, outward, edge.thickness, above, plan, floor),
      wings: Float64Array.from(walls.flatMap(wall => wingOf(wall, opening, outward))),
    };
  });
  const inner = new Map<Room, Way[]>();
  const add = (from: Room, way: Way) => inner.set(from, [...(inner.get(from) ?? []), way]);
  for (const { room, other, thickness, outward, openings } of edges) {
    if (!other || isOpenAir(room) || isOpenAir(other)) continue;
    for (const opening of openings.filter(isClear)) {
      add(room, wayOf(opening, thickness, other, [-outward[0], -outward[1]]));
      add(other, wayOf(opening, thickness, room, outward));
    }
  }
  const lights: Lights = { sources, inner };
  stored.set(floor.level, lights);
  return lights;
}

export const holeOf = ({ from, to, sill, head }: Pick<Opening, 'from' | 'to' | 'sill' | 'head'>): Hole => ({
  ax: from[0],
  ay: from[1],
  bx: to[0],
  by: to[1],
  sill,
  head,
});

const wayOf = (opening: Opening, thickness: number, inside: Room, [outX, outY]: Point): Way => ({
  opening,
  hole: holeOf(opening),
  outX,
  outY,
  thickness,
  inside,
  all: allOf(inside),
});

/** Corners of a room beyond which its walls do not cut the light as planes: what they leave is kept in little memory. */
const MOST_CORNERS = 400;

function allOf({ ring }: Room): Float64Array | undefined {
  if (ring.length > MOST_CORNERS || !isConvex(ring)) return undefined;
  const planes = new Float64Array(3 * ring.length);
  planesOf(flatOf(ring), planes);
  return planes;
}

/** Sun passes through glass and gaps; a solid door counts as closed. */
const isClear = (opening: Opening): boolean =>
  opening.kind === 'window' || opening.kind === 'glass-door' || opening.kind === 'gap';

/** A wall between two heights above the ground of a floor, millimetres. */
interface StandingWall {
  readonly a: Point;
  readonly b: Point;
  readonly bottom: number;
  readonly top: number;
  readonly thickness: number;
}

/**
 * The walls outdoors on a floor and above it, each as high as its own storeys; the tower of a flat continues above the
 * walls of its rooms. Walls of a courtyard are as high as their floor, with their gates and windows open.
 */
function wallsFrom(plan: Plan, floor: Floor): readonly StandingWall[] {
  const all: StandingWall[] = [];
  const storeys = new Map<string, number>();
  let ground = 0;
  for (const each of plan.floors.filter(({ level }) => level >= floor.level)) {
    const ceiling = ground + each.height;
    const top = plan.dwelling === 'flat' ? Infinity : ceiling;
    for (const edge of derive(each).edges) {
      const { a, b, length, thickness } = edge;
      if (isYardWall(edge)) all.push(...yardPieces(edge, ground, ceiling));
      if (!isLit(edge) || edge.kind === 'railing') continue;
      // Storeys with one wall form one wall.
      const key = [pointKey(a), pointKey(b)].sort().join(' ');
      const index = storeys.get(key);
      const below = index === undefined ? undefined : all[index];
      if (index !== undefined && below && below.top >= ground) all[index] = { ...below, top };
      else {
        const at = alongFaces(edge);
        storeys.set(key, all.push({ a: at(0), b: at(length), bottom: ground, top, thickness }) - 1);
      }
    }
    ground = ceiling;
  }
  return all;
}

/** Around open ground, with sky on both sides. */
const isYardWall = ({ kind, room, other }: Edge): boolean =>
  kind === 'outer' && isOpenAir(room) && (other === undefined || isOpenAir(other));

/** Points along a wall, whose corners are half its thickness beyond the ends of its line. */
function alongFaces({ a, b, length, thickness }: Edge): (along: number) => Point {
  return along => {
    const at = along <= 0 ? -thickness / 2 : along >= length ? length + thickness / 2 : along;
    return [a[0] + ((b[0] - a[0]) * at) / length, a[1] + ((b[1] - a[1]) * at) / length];
  };
}

function yardPieces(edge: Edge, ground: number, ceiling: number): readonly StandingWall[] {
  const { length, thickness } = edge;
  const at = alongFaces(edge);
  const pieces: StandingWall[] = [];
  const add = (from: number, to: number, bottom: number, top: number) => {
    if (to > from && top > bottom) pieces.push({ a: at(from), b: at(to), bottom, top, thickness });
  };
  let start = 0;
  for (const opening of edge.openings
    .filter(isClear)
    .toSorted((p, q) => jambs(p, edge)[0] - jambs(q, edge)[0])) {
    const [from, to] = jambs(opening, edge);
    add(start, from, ground, ceiling);
    add(from, to, ground, ground + opening.sill);
    add(from, to, ground + opening.head, ceiling);
    start = to;
  }
  add(start, length, ground, ceiling);
  return pieces;
}

/** The near face of a wall with a part outside an opening that could come between it and the sun. */
function wingOf(
  { a, b, bottom, top, thickness }: StandingWall,
  opening: Opening,
  outward: Point,
): readonly number[] {
  const ahead = (p: Point) => (p[0] - opening.from[0]) * outward[0] + (p[1] - opening.from[1]) * outward[1];
  if (ahead(a) <= 1 && ahead(b) <= 1) return [];
  const length = distance(a, b);
  const side = Math.sign(cross(a, b, middle(opening.from, opening.to)));
  const [x, y] = [(-(b[1] - a[1]) / length) * side, ((b[0] - a[0]) / length) * side];
  const near = ([px, py]: Point): Point => [px + (x * thickness) / 2, py + (y * thickness) / 2];
  return [...near(a), ...near(b), bottom, top];
}

/**
 * What projects over an opening, millimetres from the line of its wall: a balcony's floor above, or the eaves of a house
 * that has no floor above the wall.
 */
function overhang(
  { from, to }: Opening,
  outward: Point,
  thickness: number,
  above: Floor | undefined,
  plan: Plan,
  floor: Floor,
): number {
  // In a tower the flat above is assumed equal to this one, with the same balconies.
  const over = above ?? (plan.dwelling === 'flat' ? floor : undefined);
  const slabs = over?.rooms.filter(room => room.kind !== 'courtyard') ?? [];
  const [x, y] = middle(from, to);
  const isUnder = (away: number) => {
    const p: Point = [x + outward[0] * away, y + outward[1] * away];
    return slabs.some(room => liesUnder(room.ring, p));
  };
  let reach = BESIDE;
  while (reach < FARTHEST && isUnder(reach)) reach += 50;
  const isRoofed = plan.dwelling === 'house' && plan.eaves !== undefined && !isUnder(-BESIDE);
  return Math.max(reach > BESIDE ? reach : 0, isRoofed ? plan.eaves + thickness / 2 : 0);
}

/** Millimetres from the line of a wall to a point surely on one side of it, and to the end of any balcony. */
const BESIDE = 150;
const FARTHEST = 10_000;

function liesUnder(ring: Ring, [x, y]: Point): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[i]!;
    const [bx, by] = ring[j]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}
