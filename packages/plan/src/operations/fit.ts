import { ok } from '@app/kernel';
import { checkFloor, clearOfEnds, JAMB } from '../check';
import { type Border, type Borders, borderOf, bordersOf, derive, type Edge, jambs } from '../derive';
import type { Floor, Opening, Point } from '../model';
import { cross, distance, pointAlong, pointKey, projectedDistance, roundPoint, samePoint } from '../ring';
import { isFloor } from '../sound';
import { weld } from '../weld';
import { type FloorResult, refuse, refuseFor } from './refusal';

/** Welds corners, puts openings back on their walls and checks; every operation ends here. */
export function finish(
  before: Floor,
  changed: Floor,
  moved: ReadonlyMap<string, Point> = new Map(),
): FloorResult {
  if (!isFloor(changed)) return refuse('plan/not-there');
  const welded = weld(changed);
  // Rooms first: on a crossed ring no opening would find its wall, and the reported reason would be wrong.
  const rooms = checkFloor({ ...welded, openings: [] })[0];
  if (rooms) return refuseFor(rooms);
  const borders = bordersOf(welded.rooms);
  const openings: Opening[] = [];
  for (const opening of welded.openings) {
    const fitted = refit(opening, derive(before).edgeOf.get(opening.id), borders, moved);
    if (fitted === 'gone') continue;
    if (!fitted) return refuse('plan/opening-does-not-fit', opening.id);
    openings.push(fitted);
  }
  const floor = { ...welded, openings };
  const fault = checkFloor(floor)[0];
  return fault ? refuseFor(fault) : ok(floor);
}

/**
 * An opening keeps its distance from the nearer end of its wall. It is removed with a wall that no longer belongs to a
 * room.
 */
function refit(
  opening: Opening,
  edge: Edge | undefined,
  borders: Borders,
  moved: ReadonlyMap<string, Point>,
): Opening | 'gone' | undefined {
  if (!edge) return fits(opening, borders) ? opening : undefined;
  const [a, b] = [moved.get(pointKey(edge.a)) ?? edge.a, moved.get(pointKey(edge.b)) ?? edge.b];
  const still = samePoint(a, edge.a) && samePoint(b, edge.b);
  if (still && fits(opening, borders)) return opening;
  if (!still) {
    const slid = onMovedWall(opening, edge, a, b);
    if (slid && fits(slid, borders)) return slid;
    if (fits(opening, borders)) return opening;
  }
  const lives = [...borders.values()].some(e => onLine(e, a, b) || onLine(e, edge.a, edge.b));
  return lives ? undefined : 'gone';
}

const onLine = (edge: Border, a: Point, b: Point): boolean =>
  Math.abs(cross(a, b, edge.a)) <= distance(a, b) &&
  Math.abs(cross(a, b, edge.b)) <= distance(a, b) &&
  spansMeet(edge, a, b);

function spansMeet(edge: Border, a: Point, b: Point): boolean {
  const length = distance(a, b);
  const ends = [projectedDistance(edge.a, a, b), projectedDistance(edge.b, a, b)];
  return Math.max(0, Math.min(...ends)) < Math.min(length, Math.max(...ends)) - 1;
}

function onMovedWall(opening: Opening, edge: Edge, a: Point, b: Point): Opening | undefined {
  const length = distance(a, b);
  const [from, to] = jambs(opening, edge);
  if (length < 1) return undefined;
  const whole = opening.kind === 'gap' && from < 1 && to > edge.length - 1;
  const wanted = from <= edge.length - to ? from : length - (edge.length - from);
  // On a shorter wall it moves before it is removed.
  const start = whole ? 0 : Math.max(JAMB, Math.min(wanted, length - JAMB - (to - from)));
  const end = whole ? length : start + (to - from);
  return between(opening, edge, start, end, a, b);
}

/** An opening at two places along a line, in the order it has on its edge: its leaf hangs on one of its ends. */
export function between(
  opening: Opening,
  edge: Edge,
  start: number,
  end: number,
  a: Point,
  b: Point,
): Opening {
  const at = (along: number) => roundPoint(pointAlong(a, b, along));
  const forward = distance(edge.a, opening.from) <= distance(edge.a, opening.to);
  return { ...opening, from: at(forward ? start : end), to: at(forward ? end : start) };
}

function fits(opening: Opening, borders: Borders): boolean {
  const border = borderOf(opening, borders);
  return border !== undefined && clearOfEnds(opening, border);
}

/** The first free id of the form r1, r2 … on a plan's floor. */
export function freshId(floor: Floor, letter: 'r' | 'o' | 'i'): string {
  const taken = new Set([...floor.rooms, ...floor.openings, ...floor.items].map(thing => thing.id));
  for (let n = 1; ; n++) {
    if (!taken.has(`${letter}${n}`)) return `${letter}${n}`;
  }
}
