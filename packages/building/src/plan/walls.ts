import {
  countsAsHome,
  derive,
  type Edge,
  type Floor,
  isInside,
  isOpenAir,
  isOutline,
  type Opening,
  type Point as PlanPoint,
  type Ring,
  type Room,
  wallsOf,
} from '@app/plan';
import type { Footing } from './solids';

/** Millimetres. */
const RAILING = 1000;

/** Outer walls facing one way, with their direction: they are whole while they are the far ones. */
interface RimWalls {
  readonly outward: PlanPoint;
  /** Ids of the openings in them. */
  readonly openings: readonly string[];
  /** At a height, millimetres. */
  readonly upTo: (height: number) => readonly Footing[];
}

export interface WallFootings {
  readonly inner: (height: number) => readonly Footing[];
  readonly rims: readonly RimWalls[];
}

/** Lift and lobby belong to the building, not to the home: neither they nor walls between them are built. */
export const isBuilt = (room: Room | undefined): room is Room =>
  room !== undefined && room.kind !== 'lift' && room.kind !== 'lobby';

const isOut = (room: Room | undefined): boolean => !isBuilt(room) || isOpenAir(room);

/** Between the home and the open air. */
export const isWayOut = ({ room, other }: Edge): boolean => isOut(room) !== isOut(other);

/** Unit vector through such a wall to the open air. */
export const outOf = ({ room, outward: [x, y] }: Edge): PlanPoint => (isOut(room) ? [-x, -y] : [x, y]);

/** The walls of a floor as solid ground, with real openings. */
export function wallFootings(floor: Floor): WallFootings {
  const { pieces, joints } = wallsOf(floor);
  const built = pieces.filter(({ edge }) => isBuilt(edge.room) || isBuilt(edge.other));
  const rimOf = new Map<Edge, string>();
  const rims = new Map<string, { readonly outward: PlanPoint; readonly openings: string[] }>();
  for (const { edge } of built) {
    if (rimOf.has(edge) || !isRim(floor, edge)) continue;
    const outward = awayFromHome(edge);
    const key = String((Math.round((Math.atan2(outward[1], outward[0]) * 36) / Math.PI) + 72) % 72);
    rimOf.set(edge, key);
    const rim = rims.get(key) ?? { outward, openings: [] };
    rim.openings.push(...edge.openings.map(({ id }) => id));
    rims.set(key, rim);
  }
  const ofRim = (key: string | undefined) => (height: number) => [
    ...built
      .filter(({ edge }) => rimOf.get(edge) === key)
      .map(({ ring, edge, opening }) => ({
        ring: uncrossed(ring, edge),
        spans: spansOf(edge, opening, height),
      }))
      .filter(({ ring, spans }) => ring.length > 2 && spans.length > 0),
    ...joints
      .filter(ring => {
        // A joint of inner and outer walls belongs to the outer: its tip lies in their face.
        const rimsThere = touching(ring, built).flatMap(edge => rimOf.get(edge) ?? []);
        return key === undefined ? rimsThere.length === 0 : rimsThere.includes(key);
      })
      .map(ring => ({ ring, spans: [[0, height] as const] })),
  ];
  return {
    inner: ofRim(undefined),
    rims: [...rims].map(([key, rim]) => ({ ...rim, upTo: ofRim(key) })),
  };
}

/** If a jamb is within the mitre of a corner, the piece between them is self-crossing: the part that is wall. */
function uncrossed(ring: Ring, edge: Edge): Ring {
  const [a, b, c, d] = ring;
  if (!a || !b || !c || !d) return ring;
  const across = (p: PlanPoint, q: PlanPoint, r: PlanPoint) =>
    (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  // Left face a–b and right face c–d run along the wall; one of them runs backwards where they cross.
  const ahead = (p: PlanPoint, q: PlanPoint) =>
    (q[0] - p[0]) * (edge.b[0] - edge.a[0]) + (q[1] - p[1]) * (edge.b[1] - edge.a[1]) > edge.length;
  const [left, right] = [ahead(a, b), ahead(d, c)];
  if (left && right) return ring;
  if (!left && !right) return [];
  const [from, to] = [across(a, d, b), across(a, d, c)];
  const t = from / (from - to);
  const at: PlanPoint = [b[0] + (c[0] - b[0]) * t, b[1] + (c[1] - b[1]) * t];
  return left ? [a, b, at] : [at, c, d];
}

function spansOf(edge: Edge, opening: Opening | undefined, height: number): Footing['spans'] {
  const top = edge.kind === 'railing' ? Math.min(RAILING, height) : height;
  if (!opening) return [[0, top]];
  const below = Math.min(opening.sill, top);
  return [
    ...(below > 0 ? [[0, below] as const] : []),
    ...(opening.head < top ? [[opening.head, top] as const] : []),
  ];
}

/** Edges whose walls end at a joint: they share a corner with it. */
function touching(
  joint: Ring,
  pieces: readonly { readonly edge: Edge; readonly ring: Ring }[],
): readonly Edge[] {
  const near = (p: PlanPoint, q: PlanPoint) => Math.abs(p[0] - q[0]) < 1 && Math.abs(p[1] - q[1]) < 1;
  return pieces.filter(({ ring }) => ring.some(p => joint.some(q => near(p, q)))).map(({ edge }) => edge);
}

const awayFromHome = (edge: Edge): PlanPoint =>
  countsAsHome(edge.room) ? edge.outward : [-edge.outward[0], -edge.outward[1]];

/**
 * Whether nothing of the home lies beyond an outer wall: whole, it can never hide a room from a reader in front of the
 * others.
 */
function isRim(floor: Floor, edge: Edge): boolean {
  if (edge.kind !== 'outer' || !isOutline(edge)) return false;
  const [dx, dy] = awayFromHome(edge);
  const walls = derive(floor).edges.filter(isOutline);
  return [0.05, 0.5, 0.95].every(t => {
    const from: PlanPoint = [
      edge.a[0] + (edge.b[0] - edge.a[0]) * t,
      edge.a[1] + (edge.b[1] - edge.a[1]) * t,
    ];
    return !walls.some(wall => wall !== edge && crossesRay(from, [dx, dy], wall.a, wall.b));
  });
}

function crossesRay([x, y]: PlanPoint, [dx, dy]: PlanPoint, a: PlanPoint, b: PlanPoint): boolean {
  const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
  const across = dx * ey - dy * ex;
  if (Math.abs(across) < 1e-9) return false;
  const away = ((a[0] - x) * ey - (a[1] - y) * ex) / across;
  const along = ((a[0] - x) * dy - (a[1] - y) * dx) / across;
  return away > 1 && along >= 0 && along <= 1;
}

/** Whether a point of the plan lies in a built room. */
export const inBuiltRoom = (floor: Floor, p: PlanPoint): boolean =>
  floor.rooms.some(room => isBuilt(room) && isInside(p, room.ring));
