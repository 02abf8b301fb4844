import type { Floor, Point, Ring, Room } from './model';
import {
  boxesTouch,
  boxOf,
  cross,
  distance,
  isKnownToFit,
  pointKey,
  samePoint,
  sameRing,
  sides,
  strictlyWithin,
} from './ring';
import { isFloor, noFloor } from './sound';

/**
 * Makes shared walls shared: a corner that lies on another room's wall becomes a corner there too, and a corner that is
 * straight in every room it touches, with no change of style, goes. The area of no room changes. A room whose ring stays
 * is the same object as before.
 *
 * @example
 * const room = { id: 'r1', kind: 'living', ring: boxRing(6000, 4000) } as const;
 * weld({ ...emptyPlan().floors[0]!, rooms: [room] }).rooms[0]!.ring.length; // 4
 */
export function weld(floor: Floor): Floor {
  if (!isFloor(floor)) return noFloor();
  const welded = insertCorners(floor.rooms.map(room => withoutRepeats(room.ring)));
  const rings = dropStraight(
    welded,
    new Set(floor.styles.flatMap(style => [pointKey(style.a), pointKey(style.b)])),
  );
  return { ...floor, rooms: floor.rooms.map((room, i) => withRing(room, rings[i]!)) };
}

/** The same object if its ring is unchanged: data derived from it stays valid. */
export const withRing = (room: Room, ring: Ring): Room =>
  sameRing(room.ring, ring) ? room : { ...room, ring };

const isRepeat = (p: Point, i: number, ring: Ring): boolean => samePoint(p, ring[(i + 1) % ring.length]!);
const withoutRepeats = (ring: Ring): Ring =>
  ring.some(isRepeat) ? ring.filter((p, i) => !isRepeat(p, i, ring)) : ring;

function insertCorners(rings: readonly Ring[]): readonly Ring[] {
  const boxes = rings.map(boxOf);
  return rings.map((ring, i) => {
    const near = rings
      .filter((other, j) => j !== i && boxesTouch(boxes[i]!, boxes[j]!) && !isKnownToFit(ring, other))
      .flat();
    if (near.length === 0) return ring;
    return sides(ring).flatMap(([a, b]) => {
      const within = near
        .filter(p => strictlyWithin(p, a, b))
        .sort((p, q) => distance(a, p) - distance(a, q));
      return withoutRepeats([a, ...within, b]).slice(0, -1);
    });
  });
}

function dropStraight(rings: readonly Ring[], fixed: ReadonlySet<string>): readonly Ring[] {
  const bent = new Set(fixed);
  for (const ring of rings) {
    ring.forEach((p, i) => {
      const [before, after] = [ring[(i + ring.length - 1) % ring.length]!, ring[(i + 1) % ring.length]!];
      const ahead = (p[0] - before[0]) * (after[0] - p[0]) + (p[1] - before[1]) * (after[1] - p[1]) > 0;
      if (cross(before, p, after) !== 0 || !ahead) bent.add(pointKey(p));
    });
  }
  return rings.map(ring => ring.filter((p: Point) => bent.has(pointKey(p))));
}
