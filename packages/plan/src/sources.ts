import { radians, turned } from './bearings';
import { derive, type Edge, isLit } from './derive';
import { type Floor, isOpenAir, type Opening, type Plan, type Point, type Ring, type Room } from './model';
import { into } from './sight';

/** A lit opening with all that a sample needs, found once for a floor. */
export interface Source {
  readonly opening: Opening;
  readonly edge: Edge;
  readonly inside: Room;
  readonly outward: Point;
  readonly thickness: number;
  /** Degrees from true north. */
  readonly bearing: number;
  /** What can shade it on the plan: walls of one's own wings and rooms above that stand out. */
  readonly eaves: number;
  readonly wings: readonly Wing[];
}

interface Wing {
  readonly a: Point;
  readonly b: Point;
}

/** A way on for light, out of `from` into `next`. */
interface Inner {
  readonly opening: Opening;
  readonly next: Room;
  /** From `next` back towards the light. */
  readonly outward: Point;
  readonly thickness: number;
}

export interface Lights {
  readonly sources: readonly Source[];
  readonly inner: ReadonlyMap<Room, readonly Inner[]>;
  /** Millimetres of building above this floor's ground; endless for a flat in a tower. */
  readonly top: number;
}

const known = new WeakMap<Plan, Map<number, Lights>>();

/** What lets light into a floor and on from room to room; remembered with the plan. */
export function lightsOf(plan: Plan, floor: Floor): Lights {
  const stored = known.get(plan) ?? new Map<number, Lights>();
  known.set(plan, stored);
  const found = stored.get(floor.level);
  if (found) return found;
  const { edges } = derive(floor);
  const walls = edges.filter(edge => isLit(edge) && edge.kind !== 'railing');
  const lit = edges
    .filter(isLit)
    .flatMap(edge => edge.openings.filter(isClear).map(opening => ({ edge, opening })));
  const above = plan.floors.find(f => f.level === floor.level + 1);
  const sources = lit.map(({ edge, opening }): Source => {
    const inside = isOpenAir(edge.room) ? edge.other! : edge.room;
    const outward = into(edge, inside.id).map(n => -n) as [number, number];
    return {
      opening,
      edge,
      inside,
      outward,
      thickness: edge.thickness,
      bearing: turned(plan.up + Math.atan2(outward[0], -outward[1]) / radians(1)),
      eaves: overhang(opening, outward, above, plan, floor),
      wings: walls.filter(wall => wall !== edge && before(wall, opening, outward)),
    };
  });
  const inner = new Map<Room, Inner[]>();
  for (const edge of edges) {
    const { room, other, thickness } = edge;
    if (!other || isOpenAir(room) || isOpenAir(other)) continue;
    for (const opening of edge.openings.filter(isClear)) {
      const back: Point = [-edge.outward[0], -edge.outward[1]];
      inner.set(room, [...(inner.get(room) ?? []), { opening, next: other, outward: back, thickness }]);
      inner.set(other, [
        ...(inner.get(other) ?? []),
        { opening, next: room, outward: edge.outward, thickness },
      ]);
    }
  }
  const heights = plan.floors.filter(f => f.level >= floor.level).reduce((sum, f) => sum + f.height, 0);
  const lights: Lights = { sources, inner, top: plan.dwelling === 'flat' ? Infinity : heights };
  stored.set(floor.level, lights);
  return lights;
}

/** Sun comes through glass and gaps; a solid door is taken as closed. */
const isClear = (opening: Opening): boolean =>
  opening.kind === 'window' || opening.kind === 'glass-door' || opening.kind === 'gap';

/** Whether some of a wall stands outside an opening, where it could come between it and the sun. */
const before = (wall: Edge, opening: Opening, outward: Point): boolean =>
  [wall.a, wall.b].some(
    p => (p[0] - opening.from[0]) * outward[0] + (p[1] - opening.from[1]) * outward[1] > 1,
  );

/** How far what lies over an opening stands out before it: a balcony's ground above, millimetres. */
function overhang(
  opening: Opening,
  outward: Point,
  above: Floor | undefined,
  plan: Plan,
  floor: Floor,
): number {
  // In a tower the flat above is taken to be like this one, with the same balconies.
  const over = above ?? (plan.dwelling === 'flat' ? floor : undefined);
  if (!over) return 0;
  const middle: Point = [
    (opening.from[0] + opening.to[0]) / 2 + outward[0] * 150,
    (opening.from[1] + opening.to[1]) / 2 + outward[1] * 150,
  ];
  const slabs = over.rooms.filter(room => room.kind !== 'courtyard');
  let reach = 0;
  for (let guard = 0; guard < 200; guard++) {
    const p: Point = [middle[0] + outward[0] * reach, middle[1] + outward[1] * reach];
    if (!slabs.some(room => holds(room.ring, p))) break;
    reach += 50;
  }
  return reach === 0 ? 0 : reach + 150;
}

function holds(ring: Ring, [x, y]: Point): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[i]!;
    const [bx, by] = ring[j]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}
