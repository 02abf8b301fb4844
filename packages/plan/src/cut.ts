import type { Floor, Point, Ring } from './model';
import { sidesOf } from './operations/walls';
import { cross, distance, locate, middle, roundPoint, sides } from './ring';
import { isFloor, isNumber, isPoint } from './sound';

/** A line that would divide a room, from wall to wall: the path for `splitRoom`. */
export interface Cut {
  readonly room: string;
  readonly line: readonly [Point, Point];
}

/**
 * The line through two points, within the room halfway between them; undefined if no room is there.
 *
 * @example
 * const floor = unwrap(addRoom(emptyPlan().floors[0]!, 'living', boxRing(6000, 4000)));
 * cutThrough(floor, [2000, 1000], [2000, 2000]); // { room: 'r1', line: [ [ 2000, 0 ], [ 2000, 4000 ] ] }
 */
export function cutThrough(floor: Floor, p: Point, q: Point): Cut | undefined {
  if (!isFloor(floor) || !isPoint(p) || !isPoint(q)) return undefined;
  const [x, y] = middle(p, q);
  const room = floor.rooms.find(({ ring }) => locate([x, y], ring) === 'inside');
  const isRound = ([a, b]: Cut['line']) => (x - a[0]) * (x - b[0]) + (y - a[1]) * (y - b[1]) <= 0;
  const line = room && chordsOn(room.ring, p, q).find(isRound);
  return line && { room: room.id, line };
}

/**
 * The line along a side of a room, `away` millimetres inside it, where the room is widest; undefined if there is none.
 *
 * @example
 * const floor = unwrap(addRoom(emptyPlan().floors[0]!, 'living', boxRing(6000, 4000)));
 * cutBeside(floor, 'r1', 0, 1500); // { room: 'r1', line: [ [ 0, 1500 ], [ 6000, 1500 ] ] }
 */
export function cutBeside(floor: Floor, id: string, side: number, away: number): Cut | undefined {
  const known = isFloor(floor) && isNumber(side) && isNumber(away) ? floor.rooms : [];
  const room = known.find(each => each.id === id);
  const run = room && sidesOf(room.ring)[side];
  if (!room || !run) return undefined;
  const { a, b, length } = run;
  const inside = ([x, y]: Point): Point => [
    x - ((b[1] - a[1]) / length) * away,
    y + ((b[0] - a[0]) / length) * away,
  ];
  const line = widestChord(room.ring, inside(a), inside(b));
  return line && { room: id, line };
}

/** The longest piece of the line through two points that runs inside a ring. */
const widestChord = (ring: Ring, p: Point, q: Point): Cut['line'] | undefined =>
  chordsOn(ring, p, q).toSorted(([a, b], [c, d]) => distance(c, d) - distance(a, b))[0];

/** Where the line through two points runs inside a ring: from each wall or corner it meets to the next. */
function chordsOn(ring: Ring, p: Point, q: Point): readonly Cut['line'][] {
  const along = (r: Point) => (r[0] - p[0]) * (q[0] - p[0]) + (r[1] - p[1]) * (q[1] - p[1]);
  const hits = sides(ring)
    .flatMap(([a, b]): Point[] => {
      const [s, t] = [cross(p, q, a), cross(p, q, b)];
      if (s === t || s * t > 0) return [];
      const share = s / (s - t);
      return [roundPoint([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share])];
    })
    .toSorted((one, other) => along(one) - along(other));
  return hits
    .slice(1)
    .map((hit, i) => [hits[i]!, hit] as const)
    .filter(([a, b]) => locate(middle(a, b), ring) === 'inside');
}
