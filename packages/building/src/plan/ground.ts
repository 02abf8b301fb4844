import { type Floor, isOpenAir, type Ring, type Room, wallsOf } from '@app/plan';
import { boxFaces } from '../mesh/box';
import { type InkFace, type InkLine, type Point, WEIGHTS } from '../mesh/inkFace';
import { solidFaces } from './solids';
import { inBuiltRoom, isBuilt } from './walls';

/** Thickness of the slab under a floor, millimetres. */
export const SLAB = 220;
/** Metres between boards and between tiles. */
const BOARD = 0.42;
const TILE = 0.5;

const TILED: ReadonlySet<Room['kind']> = new Set([
  'kitchen',
  'bathroom',
  'balcony',
  'terrace',
  'courtyard',
  'garage',
]);

/** The ground of a floor: the edge of its slab, then its rooms with boards or tiles. */
export function groundFaces(floor: Floor, lift: number): readonly InkFace[] {
  return [
    ...slabFaces(floor, lift),
    ...floor.rooms.filter(isBuilt).map(
      (room): InkFace => ({
        tone: 'ground',
        corners: room.ring.map(([x, y]): Point => [x / 1000, y / 1000, lift / 1000]),
        lines: floorLines(room, lift / 1000),
      }),
    ),
  ];
}

/** The rim of the slab runs along the outer faces of the walls. */
function slabFaces(floor: Floor, lift: number): readonly InkFace[] {
  const { pieces, joints } = wallsOf(floor);
  const rings = [
    ...pieces.filter(({ edge }) => isBuilt(edge.room) || isBuilt(edge.other)).map(piece => piece.ring),
    ...joints,
  ];
  const all = solidFaces(
    rings.map(ring => ({ ring, spans: [[0, SLAB] as const] })),
    { lift: lift - SLAB, side: 'trim', top: () => 'trim' },
  );
  return all.filter(({ corners }) => {
    const [a, b] = corners as [Point, Point];
    // A face inside a room is the inside of a wall; the rim has nothing in front.
    if (corners.some(corner => corner[2] !== a[2])) {
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const before: readonly [number, number] = [
        ((a[0] + b[0]) / 2 + (b[1] - a[1]) / length / 500) * 1000,
        ((a[1] + b[1]) / 2 - (b[0] - a[0]) / length / 500) * 1000,
      ];
      return !inBuiltRoom(floor, before);
    }
    return false;
  });
}

/** Boards along the longer side of a room, or a grid of tiles, clipped to its ring. */
function floorLines(room: Room, z: number): readonly InkLine[] {
  if (room.kind === 'stairs') return [];
  const xs = room.ring.map(([x]) => x);
  const ys = room.ring.map(([, y]) => y);
  const [left, right] = [Math.min(...xs) / 1000, Math.max(...xs) / 1000];
  const [top, bottom] = [Math.min(...ys) / 1000, Math.max(...ys) / 1000];
  if (TILED.has(room.kind)) {
    return [...across(room.ring, 'x', left, right, TILE, z), ...across(room.ring, 'y', top, bottom, TILE, z)];
  }
  return right - left > bottom - top
    ? across(room.ring, 'y', top, bottom, BOARD, z)
    : across(room.ring, 'x', left, right, BOARD, z);
}

/** Lines of equal x or y within a ring. */
function across(
  ring: Ring,
  axis: 'x' | 'y',
  from: number,
  to: number,
  step: number,
  z: number,
): readonly InkLine[] {
  const count = Math.floor((to - from - 0.1) / step);
  const first = from + (to - from - count * step) / 2;
  return Array.from({ length: count + 1 }, (_, i) => first + i * step).flatMap(at =>
    spansAt(ring, axis, at).map(([a, b]): InkLine => {
      const point = (t: number): Point => (axis === 'x' ? [at, t, z] : [t, at, z]);
      return { from: point(a), to: point(b), weight: WEIGHTS.hair, tone: 'pave' };
    }),
  );
}

/** Where a line of equal x or y, metres, runs inside a ring. */
function spansAt(ring: Ring, axis: 'x' | 'y', at: number): readonly (readonly [number, number])[] {
  const [same, other] = axis === 'x' ? ([0, 1] as const) : ([1, 0] as const);
  const level = at * 1000 + 0.01;
  const hits: number[] = [];
  for (const [i, a] of ring.entries()) {
    const b = ring[(i + 1) % ring.length]!;
    if (a[same] > level === b[same] > level) continue;
    hits.push((a[other] + ((level - a[same]) / (b[same] - a[same])) * (b[other] - a[other])) / 1000);
  }
  hits.sort((p, q) => p - q);
  return Array.from({ length: hits.length >> 1 }, (_, i) => [hits[2 * i]!, hits[2 * i + 1]!] as const);
}

/** Steps rising along the longer side of a stairwell, no higher than the cut. Metres. */
export function stairFaces(floor: Floor, lift: number, ceiling: number): readonly InkFace[] {
  return floor.rooms
    .filter(room => room.kind === 'stairs' && isRectangle(room.ring) && !isOpenAir(room))
    .flatMap(({ ring }) => {
      const xs = ring.map(([x]) => x / 1000);
      const ys = ring.map(([, y]) => y / 1000);
      const along = Math.max(...xs) - Math.min(...xs) > Math.max(...ys) - Math.min(...ys);
      const [from, to] = along ? [Math.min(...xs), Math.max(...xs)] : [Math.min(...ys), Math.max(...ys)];
      const [low, high] = along ? [Math.min(...ys), Math.max(...ys)] : [Math.min(...xs), Math.max(...xs)];
      const count = 9;
      // A landing at the bottom, and room to pass.
      const [start, depth] = [from + (to - from) * 0.25, ((to - from) * 0.7) / count];
      return Array.from({ length: count }, (_, i) => {
        const rise = Math.min(((i + 1) * floor.height) / 1000 / 2 / count, ceiling);
        const [a, b] = [start + i * depth, start + (i + 1) * depth];
        const [c, d] = [low + 0.15, low + (high - low) * 0.52];
        return boxFaces(
          along ? (u, v, z) => [u, v, z + lift] : (u, v, z) => [v, u, z + lift],
          along ? [a, b] : [a, b],
          [c, d],
          [0, rise],
          { tone: 'wall' },
        ).map(face => (along ? { ...face, corners: face.corners.toReversed() } : face));
      }).flat();
    });
}

function isRectangle(ring: Ring): boolean {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  const [w, h] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  const area = ring.reduce((sum, [x, y], i) => {
    const [x1, y1] = ring[(i + 1) % ring.length]!;
    return sum + (x * y1 - x1 * y) / 2;
  }, 0);
  return Math.abs(Math.abs(area) - w * h) < 1;
}
