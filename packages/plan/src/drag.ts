import { err, ok } from '@app/kernel';
import { type Edge, isEdge } from './derive';
import type { Floor, Point, Ring } from './model';
import type { FloorResult } from './operations/refusal';
import { moveCorner, moveWall, sidesOf } from './operations/walls';
import { distance } from './ring';
import { type Snapped, type SnapSettings, snap } from './snap';
import { isFloor, isNumber, isPoint, isRecord, isRing } from './sound';
import { movedThing } from './standing';
import { withThings } from './things';

/** A dragged corner of a room, side by its number, or thing, each with the starting point. */
export type Grip =
  | { readonly corner: Point }
  | { readonly side: number; readonly from: Point }
  /** Degrees turned during the drag. */
  | { readonly thing: string; readonly from: Point; readonly turned?: number };

/**
 * A floor with a corner or a side of a room, or a thing, dragged to a new place, with snapping; or why it cannot be there.
 *
 * @example
 * const floor = unwrap(addRoom(emptyPlan().floors[0]!, 'living', boxRing(6000, 4000)));
 * const by = { mode: 'grid', radius: 100 } as const;
 * unwrap(dragged(floor, 'r1', { side: 1, from: [6000, 2000] }, [6320, 2000], by)).rooms[0]!.ring[1]; // [ 6300, 0 ]
 */
export function dragged(
  floor: Floor,
  id: string,
  grip: Grip,
  to: Point,
  settings: Pick<SnapSettings, 'mode' | 'radius'>,
): FloorResult {
  if (!isRecord(grip)) return err({ code: 'plan/not-there', ids: [id] });
  if ('thing' in grip) return carried(floor, grip, to, settings);
  const ring = isFloor(floor) ? floor.rooms.find(room => room.id === id)?.ring : undefined;
  if (!ring || !isPoint(to) || !isRecord(settings)) return err({ code: 'plan/not-there', ids: [id] });
  if ('corner' in grip)
    return along(
      floor,
      moveCorner(floor, grip.corner, snap(floor, to, { ...settings, without: [grip.corner] }).at),
    );
  return along(floor, moveWall(floor, id, grip.side, slideOf(floor, ring, grip, to, settings)));
}

/** A thing keeps its place under the pointer. */
function carried(
  floor: Floor,
  { thing, from, turned = 0 }: Extract<Grip, { readonly thing: string }>,
  to: Point,
  settings: Pick<SnapSettings, 'mode' | 'radius'>,
): FloorResult {
  const item = isFloor(floor) ? floor.items.find(({ id }) => id === thing) : undefined;
  if (!item || !isPoint(from) || !isPoint(to) || !isRecord(settings) || !isNumber(turned))
    return err({ code: 'plan/not-there', ids: [thing] });
  const at: Point = [item.at[0] + to[0] - from[0], item.at[1] + to[1] - from[1]];
  return movedThing(floor, thing, at, { ...settings, turn: item.turn + turned });
}

const along = (floor: Floor, done: FloorResult): FloorResult =>
  done.ok ? ok(withThings(floor, done.value)) : done;

/** How far a side moves outwards to follow the pointer. */
function slideOf(
  floor: Floor,
  ring: Ring,
  grip: { readonly side: number; readonly from: Point },
  to: Point,
  settings: Pick<SnapSettings, 'mode' | 'radius'>,
): number {
  const side = isNumber(grip.side) ? sidesOf(ring)[grip.side] : undefined;
  if (!side || !isPoint(grip.from)) return 0;
  const out: Point = [(side.b[1] - side.a[1]) / side.length, (side.a[0] - side.b[0]) / side.length];
  const by = (to[0] - grip.from[0]) * out[0] + (to[1] - grip.from[1]) * out[1];
  const end: Point = [side.a[0] + out[0] * by, side.a[1] + out[1] * by];
  const own = ring.filter(p => Math.abs((p[0] - side.a[0]) * out[0] + (p[1] - side.a[1]) * out[1]) < 1);
  const caught = snap(floor, end, { ...settings, without: own }).at;
  return Math.round((caught[0] - side.a[0]) * out[0] + (caught[1] - side.a[1]) * out[1]);
}

/** A point set by hand. */
export interface PlacedPoint extends Snapped {
  /** It is the first of a ring again. */
  readonly closes: boolean;
}

/**
 * The next point set by hand at a place of the plan: with snapping, right angles relative to the last one and, of a ring,
 * to its first. A ring of three points or more closes at its first, in every mode.
 *
 * @example
 * const by = { mode: 'off', radius: 100, isRing: true } as const;
 * nextPoint(emptyPlan().floors[0]!, [40, 30], [[0, 0], [3000, 0], [3000, 3000]], by).closes; // true
 */
export function nextPoint(
  floor: Floor,
  at: Point,
  given: readonly Point[],
  settings: Pick<SnapSettings, 'mode' | 'radius'> & { readonly isRing: boolean },
): PlacedPoint {
  if (!isPoint(at) || !isRing(given) || !isRecord(settings) || !isNumber(settings.radius))
    return { at: [0, 0], reason: 'none', closes: false };
  const { isRing: closable, mode, radius } = settings;
  const [first, last] = [given[0], given.at(-1)];
  if (closable && first && given.length > 2 && distance(first, at) <= radius)
    return { at: first, reason: 'corner', closes: true };
  const from = first && last && { last, ...(closable && { first }) };
  return { ...snap(floor, at, { mode, radius, ...from }), closes: false };
}

/**
 * An opening moves only along its wall: the two nearest directions of the sheet, and whether each leads away from the
 * wall's end `a` (1) or back to it (-1).
 *
 * @example
 * waysAlong(derive(templatePlan('studio', 'en').floors[0]!).edgeOf.get('o1')!); // [ [ 'W', -1 ], [ 'E', 1 ] ]
 */
export function waysAlong(edge: Edge): readonly (readonly ['N' | 'E' | 'S' | 'W', 1 | -1])[] {
  if (!isEdge(edge)) return [];
  const [x, y] = [edge.b[0] - edge.a[0], edge.b[1] - edge.a[1]];
  const isFlat = Math.abs(x) >= Math.abs(y);
  const ahead = (isFlat ? x : y) > 0 ? 1 : -1;
  const back = ahead > 0 ? -1 : 1;
  return isFlat
    ? [
        ['W', back],
        ['E', ahead],
      ]
    : [
        ['N', back],
        ['S', ahead],
      ];
}
