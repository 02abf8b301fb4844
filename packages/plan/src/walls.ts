import { derive, type Edge, jambs } from './derive';
import { countsAsHome, type Floor, type Opening, type Point, type Ring, type Room } from './model';
import { cross, distance, pointKey, samePoint, sides, signedArea } from './ring';
import { isFloor, isRoom } from './sound';

/** A piece of wall as built: mitred at the corners, cut where an opening is. */
export interface WallPiece {
  readonly edge: Edge;
  readonly ring: Ring;
  /** Present where this piece is an opening's own stretch of wall: what is below its sill and above its head. */
  readonly opening?: Opening;
}

/** Above this, in thicknesses, a sharp corner is cut off square instead of running to its point. */
const BEVEL = 4;

interface Branch {
  readonly edge: Edge;
  readonly angle: number;
  /** Towards the other end. */
  readonly along: Point;
  readonly half: number;
}

/**
 * The walls of a floor with their corners joined; the middle polygons fill corners where three or more meet.
 *
 * @example
 * wallsOf(templatePlan('studio', 'en').floors[0]!).pieces.length > 10; // true
 */
export function wallsOf(floor: Floor): {
  readonly pieces: readonly WallPiece[];
  readonly joints: readonly Ring[];
} {
  const edges = derive(floor).edges.filter(edge => edge.thickness > 0);
  const around = new Map<string, Branch[]>();
  for (const edge of edges) {
    for (const [from, to] of [[edge.a, edge.b] as const, [edge.b, edge.a] as const]) {
      const along: Point = [(to[0] - from[0]) / edge.length, (to[1] - from[1]) / edge.length];
      const way: Branch = { edge, along, angle: Math.atan2(along[1], along[0]), half: edge.thickness / 2 };
      around.set(pointKey(from), [...(around.get(pointKey(from)) ?? []), way]);
    }
  }
  for (const ways of around.values()) ways.sort((p, q) => p.angle - q.angle);
  const joints: Ring[] = [];
  for (const [key, ways] of around) {
    if (ways.length < 3) continue;
    const corner = key.split(',').map(Number) as unknown as Point;
    const ring = ways.flatMap((way, i) => {
      const next = ways[(i + 1) % ways.length]!;
      const at = meeting(corner, way, next);
      // Straight on from a thin wall into a thick one the corner has both their faces: else a sliver stays open.
      return isStraight(way, next) && way.half !== next.half ? [at, leftFace(corner, next)] : [at];
    });
    if (Math.abs(signedArea(ring)) > 1) joints.push(ring);
  }
  return { pieces: edges.flatMap(edge => piecesOf(edge, around)), joints };
}

const isStraight = (way: Branch, next: Branch): boolean =>
  Math.abs(way.along[0] * next.along[1] - way.along[1] * next.along[0]) < 0.02;

/** Where the left face of a way begins at a corner. */
const leftFace = (corner: Point, { along, half }: Branch): Point => [
  corner[0] + along[1] * half,
  corner[1] - along[0] * half,
];

/** Where the right side of one way meets the left side of the next one round the corner. */
function meeting(corner: Point, way: Branch, next: Branch): Point {
  const right: Point = [-way.along[1] * way.half, way.along[0] * way.half];
  const left: Point = [next.along[1] * next.half, -next.along[0] * next.half];
  const across = way.along[0] * next.along[1] - way.along[1] * next.along[0];
  if (Math.abs(across) < 0.02) return [corner[0] + right[0], corner[1] + right[1]];
  const [dx, dy] = [left[0] - right[0], left[1] - right[1]];
  const t = (dx * next.along[1] - dy * next.along[0]) / across;
  const at: Point = [corner[0] + right[0] + way.along[0] * t, corner[1] + right[1] + way.along[1] * t];
  const most = BEVEL * Math.max(way.half, next.half) * 2;
  return distance(corner, at) > most ? [corner[0] + right[0], corner[1] + right[1]] : at;
}

function piecesOf(edge: Edge, around: ReadonlyMap<string, readonly Branch[]>): readonly WallPiece[] {
  const [ra, la] = endOf(edge, edge.a, around);
  const [lb, rb] = endOf(edge, edge.b, around);
  const along: Point = [(edge.b[0] - edge.a[0]) / edge.length, (edge.b[1] - edge.a[1]) / edge.length];
  const half = edge.thickness / 2;
  const right = (t: number): Point => [
    edge.a[0] + along[0] * t - along[1] * half,
    edge.a[1] + along[1] * t + along[0] * half,
  ];
  const left = (t: number): Point => [
    edge.a[0] + along[0] * t + along[1] * half,
    edge.a[1] + along[1] * t - along[0] * half,
  ];
  const pieces: WallPiece[] = [];
  let [fromRight, fromLeft] = [ra, la];
  for (const opening of edge.openings.toSorted((p, q) => jambs(p, edge)[0] - jambs(q, edge)[0])) {
    const [from, to] = jambs(opening, edge);
    pieces.push({ edge, ring: [fromLeft, left(from), right(from), fromRight] });
    pieces.push({ edge, opening, ring: [left(from), left(to), right(to), right(from)] });
    [fromRight, fromLeft] = [right(to), left(to)];
  }
  pieces.push({ edge, ring: [fromLeft, lb, rb, fromRight] });
  return pieces;
}

/** The two corners of a wall at one end, right and left as one leaves that end. */
function endOf(
  edge: Edge,
  corner: Point,
  around: ReadonlyMap<string, readonly Branch[]>,
): readonly [Point, Point] {
  const ways = around.get(pointKey(corner))!;
  const i = ways.findIndex(way => way.edge === edge);
  const way = ways[i]!;
  if (ways.length === 1) {
    const [x, y] = [way.along[0] * way.half, way.along[1] * way.half];
    return [
      [corner[0] - y, corner[1] + x],
      [corner[0] + y, corner[1] - x],
    ];
  }
  const next = ways[(i + 1) % ways.length]!;
  const previous = ways[(i + ways.length - 1) % ways.length]!;
  const left = meeting(corner, previous, way);
  // Straight on into a wall of another thickness, each keeps its own face.
  return [meeting(corner, way, next), isStraight(previous, way) ? leftFace(corner, way) : left];
}

/**
 * A room between the faces of its walls.
 *
 * @example
 * const floor = unwrap(addRoom(emptyPlan().floors[0]!, 'living', boxRing(6000, 4000)));
 * insideRing(floor, floor.rooms[0]!)[0]; // [ 120, 120 ]
 */
export function insideRing(floor: Floor, room: Room): Ring {
  if (!isFloor(floor) || !isRoom(room)) return [];
  const { edges } = derive(floor);
  const thickness = new Map<string, number>();
  for (const edge of edges) {
    thickness.set(`${pointKey(edge.a)} ${pointKey(edge.b)}`, edge.thickness);
    thickness.set(`${pointKey(edge.b)} ${pointKey(edge.a)}`, edge.thickness);
  }
  const faces = sides(room.ring)
    .filter(([a, b]) => !samePoint(a, b))
    .map(([a, b]) => {
      const length = distance(a, b);
      const half = (thickness.get(`${pointKey(a)} ${pointKey(b)}`) ?? 0) / 2;
      const inward: Point = [(-(b[1] - a[1]) / length) * half, ((b[0] - a[0]) / length) * half];
      return {
        a: [a[0] + inward[0], a[1] + inward[1]] as Point,
        b: [b[0] + inward[0], b[1] + inward[1]] as Point,
      };
    });
  return faces.flatMap((face, i): Point[] => {
    const previous = faces[(i + faces.length - 1) % faces.length]!;
    const across = cross(
      [0, 0],
      [previous.b[0] - previous.a[0], previous.b[1] - previous.a[1]],
      [face.b[0] - face.a[0], face.b[1] - face.a[1]],
    );
    const lengths = distance(previous.a, previous.b) * distance(face.a, face.b);
    if (Math.abs(across) < lengths * 0.02) return [previous.b, face.a];
    const t =
      ((face.a[0] - previous.a[0]) * (face.b[1] - face.a[1]) -
        (face.a[1] - previous.a[1]) * (face.b[0] - face.a[0])) /
      across;
    return [
      [
        previous.a[0] + t * (previous.b[0] - previous.a[0]),
        previous.a[1] + t * (previous.b[1] - previous.a[1]),
      ],
    ];
  });
}

/** Both areas of a room or a floor, never mixed: on wall centre lines, as feng shui counts, and between the faces. mm². */
export interface Areas {
  readonly centreLines: number;
  readonly inside: number;
}

/**
 * Both areas of a room.
 *
 * @example
 * const floor = unwrap(addRoom(emptyPlan().floors[0]!, 'living', boxRing(6000, 4000)));
 * roomAreas(floor, floor.rooms[0]!); // { centreLines: 24000000, inside: 21657600 }
 */
export const roomAreas = (floor: Floor, room: Room): Areas => ({
  centreLines: isRoom(room) ? signedArea(room.ring) : 0,
  inside: Math.max(0, signedArea(insideRing(floor, room))),
});

/**
 * Of the rooms that count.
 *
 * @example
 * const { centreLines } = floorAreas(templatePlan('studio', 'en').floors[0]!);
 * centreLines / 1e6; // 32
 */
export function floorAreas(floor: Floor): Areas {
  if (!isFloor(floor)) return { centreLines: 0, inside: 0 };
  return floor.rooms
    .filter(countsAsHome)
    .map(room => roomAreas(floor, room))
    .reduce(
      (sum, area) => ({ centreLines: sum.centreLines + area.centreLines, inside: sum.inside + area.inside }),
      {
        centreLines: 0,
        inside: 0,
      },
    );
}
