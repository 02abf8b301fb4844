import { ok } from '@app/kernel';
import { checkFloor } from '../check';
import { derive } from '../derive';
import { type Floor, LIMITS, type Opening, type OpeningKind, opensBetween, type Point } from '../model';
import { roundPoint } from '../ring';
import { isFloor, isNumber, isOpening, isPoint, isRecord } from '../sound';
import { between, freshId } from './fit';
import { type FloorResult, refuse, refuseFor } from './refusal';

export interface NewOpening {
  readonly kind: OpeningKind;
  readonly from: Point;
  readonly to: Point;
  readonly sill?: number;
  readonly head?: number;
}

/**
 * Adds a door, window or gap to the wall its jambs lie on; heights default to those of its kind.
 *
 * @example
 * const floor = unwrap(addRoom(emptyPlan().floors[0]!, 'living', boxRing(6000, 4000)));
 * unwrap(addOpening(floor, { kind: 'door', from: [1000, 0], to: [1900, 0] })).openings[0]!.head; // 2100
 * addOpening(floor, { kind: 'door', from: [1000, 1000], to: [1900, 1000] }); // plan/opening-off-wall
 */
export function addOpening(floor: Floor, opening: NewOpening): FloorResult {
  if (!isFloor(floor) || !isRecord(opening) || !isPoint(opening.from) || !isPoint(opening.to))
    return refuse('plan/not-there');
  if (floor.openings.length >= LIMITS.openings) return refuse('plan/too-many');
  const usual = opensBetween(opening.kind);
  const made: Opening = {
    id: freshId(floor, 'o'),
    kind: opening.kind,
    from: opening.from,
    to: opening.to,
    sill: opening.sill ?? usual.sill,
    head: Math.min(opening.head ?? usual.head, floor.height),
  };
  return withOpening(floor, made);
}

/** An opening in whole millimetres, replacing another or added. */
function withOpening(floor: Floor, changed: Opening, before?: Opening): FloorResult {
  if (!isOpening(changed)) return refuse('plan/not-there', ...(before ? [before.id] : []));
  const { from, to, sill, head } = changed;
  const opening: Opening = {
    ...changed,
    from: roundPoint(from),
    to: roundPoint(to),
    sill: Math.round(sill),
    head: Math.round(head),
  };
  const openings = before
    ? floor.openings.map(o => (o === before ? opening : o))
    : [...floor.openings, opening];
  const next = { ...floor, openings };
  const fault = checkFloor(next)[0];
  return fault ? refuseFor(fault) : ok(next);
}

/**
 * Changes an opening in place; refused if it no longer fits its wall.
 *
 * @example
 * const floor = templatePlan('studio', 'en').floors[0]!;
 * unwrap(changeOpening(floor, 'o5', { sill: 300 })).openings[4]!.sill; // 300
 */
export function changeOpening(floor: Floor, id: string, change: Partial<Omit<Opening, 'id'>>): FloorResult {
  if (!isFloor(floor) || !isRecord(change)) return refuse('plan/not-there');
  const opening = floor.openings.find(o => o.id === id);
  if (!opening) return refuse('plan/not-there', id);
  return withOpening(floor, { ...opening, ...change }, opening);
}

/**
 * Moves an opening along its wall: millimetres from the wall's end `a` to the nearer jamb, and its width.
 *
 * @example
 * const floor = templatePlan('studio', 'en').floors[0]!;
 * unwrap(placeOpening(floor, 'o1', 500, 900)).openings[0]!.from; // [ 2500, 0 ]
 */
export function placeOpening(floor: Floor, id: string, start: number, width: number): FloorResult {
  if (!isFloor(floor) || !isNumber(start) || !isNumber(width)) return refuse('plan/not-there');
  const edge = derive(floor).edgeOf.get(id);
  if (!edge) return refuse('plan/not-there', id);
  const opening = edge.openings.find(o => o.id === id)!;
  return withOpening(floor, between(opening, edge, start, start + width, edge.a, edge.b), opening);
}

/**
 * Turns a door's leaf: first to the other jamb, then to the other side.
 *
 * @example
 * const floor = templatePlan('studio', 'en').floors[0]!;
 * unwrap(flipOpening(floor, 'o1')).openings[0]!.hinge; // 'to'
 */
export function flipOpening(floor: Floor, id: string): FloorResult {
  if (!isFloor(floor)) return refuse('plan/not-there');
  const opening = floor.openings.find(o => o.id === id);
  if (!opening) return refuse('plan/not-there', id);
  const hinge = opening.hinge === 'to' ? 'from' : 'to';
  const swing = (opening.hinge === 'to') === (opening.swing === 'right') ? 'left' : 'right';
  return changeOpening(floor, id, { hinge, swing });
}

/**
 * Removes an opening.
 *
 * @example
 * unwrap(removeOpening(templatePlan('studio', 'en').floors[0]!, 'o1')).openings.length; // 4
 */
export function removeOpening(floor: Floor, id: string): FloorResult {
  if (!isFloor(floor)) return refuse('plan/not-there');
  const openings = floor.openings.filter(o => o.id !== id);
  return openings.length === floor.openings.length
    ? refuse('plan/not-there', id)
    : ok({ ...floor, openings });
}
