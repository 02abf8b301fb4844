import { angleOf } from './bearings';
import { JAMB } from './check';
import { derive, type Edge, jambs } from './derive';
import { NARROWEST, WIDTHS } from './handy';
import { type Floor, ITEM_SIZES, type ItemKind, type OpeningKind, type Point, type Room } from './model';
import { addItem } from './operations/items';
import { addOpening } from './operations/openings';
import { type FloorResult, refuse } from './operations/refusal';
import { distance, locate, pointAlong, projectedDistance } from './ring';
import { isFloor, isItemKind, isNumber, isOpeningKind, isPoint } from './sound';

/** An item dropped with its back within this distance of a wall snaps to the wall. */
const TO_THE_WALL = 500;

/**
 * Puts an opening on the wall under the pointer, as near to the place as its neighbours and the corners allow. `reach` is
 * how far a wall catches, in millimetres.
 *
 * @example
 * const floor = unwrap(addRoom(emptyPlan().floors[0]!, 'living', boxRing(6000, 4000)));
 * unwrap(openAt(floor, [2000, 80], 'door', 300)).openings[0]!.from; // [ 1600, 0 ]
 * openAt(floor, [2000, 2000], 'door', 300); // plan/opening-off-wall
 */
export function openAt(floor: Floor, at: Point, kind: OpeningKind, reach: number): FloorResult {
  if (!isFloor(floor) || !isPoint(at) || !isOpeningKind(kind) || !isNumber(reach))
    return refuse('plan/opening-off-wall');
  const nearest = derive(floor)
    .edges.map(edge => ({ edge, ...footOn(edge, at) }))
    .toSorted((p, q) => p.away - q.away)[0];
  if (!nearest || nearest.away > reach) return refuse('plan/opening-off-wall');
  const { edge, along } = nearest;
  const [from, to] = freeAbout(edge, along);
  const width = Math.min(WIDTHS[kind], to - from);
  if (width < NARROWEST) return refuse('plan/opening-does-not-fit');
  const start = Math.round(Math.min(Math.max(along - width / 2, from), to - width));
  return addOpening(floor, { kind, from: pointOn(edge, start), to: pointOn(edge, start + width) });
}

/**
 * Puts an item under the pointer, its back to the wall if it is dropped beside one.
 *
 * @example
 * const floor = unwrap(addRoom(emptyPlan().floors[0]!, 'bedroom', boxRing(4000, 4000)));
 * const { at, turn } = unwrap(furnishAt(floor, [2000, 1200], 'double-bed')).items[0]!;
 * [at, turn]; // [ [ 2000, 1120 ], 180 ]
 * furnishAt(floor, [9000, 9000], 'plant'); // plan/no-room
 */
export function furnishAt(floor: Floor, at: Point, kind: ItemKind): FloorResult {
  const isSound = isFloor(floor) && isPoint(at) && isItemKind(kind);
  const room = isSound && floor.rooms.find(each => locate(at, each.ring) === 'inside');
  if (!room) return refuse('plan/no-room');
  const depth = ITEM_SIZES[kind][1];
  const wall = derive(floor)
    .edges.filter(edge => edge.room === room || edge.other === room)
    .map(edge => ({ edge, ...footOn(edge, at) }))
    .toSorted((p, q) => p.away - q.away)[0];
  if (!wall || wall.away > depth / 2 + wall.edge.thickness / 2 + TO_THE_WALL)
    return addItem(floor, kind, at, 180);
  const inward = inwardOf(wall.edge, room);
  const off = wall.edge.thickness / 2 + depth / 2;
  const [x, y] = pointOn(wall.edge, wall.along);
  return addItem(floor, kind, [x + inward[0] * off, y + inward[1] * off], Math.round(angleOf(inward)) % 360);
}

function footOn({ a, b, length }: Edge, p: Point): { readonly along: number; readonly away: number } {
  const along = Math.max(0, Math.min(length, projectedDistance(p, a, b)));
  return { along, away: distance(p, pointAlong(a, b, along)) };
}

const pointOn = ({ a, b }: Edge, along: number): Point => pointAlong(a, b, along);

/** The free stretch of a wall about a place, with jambs kept off corners and neighbours; empty on top of an opening. */
function freeAbout(edge: Edge, along: number): readonly [from: number, to: number] {
  let [from, to] = [JAMB, edge.length - JAMB];
  for (const opening of edge.openings) {
    const [start, end] = jambs(opening, edge);
    if (end <= along) from = Math.max(from, end + JAMB);
    else if (start >= along) to = Math.min(to, start - JAMB);
    else return [0, 0];
  }
  return [from, to];
}

const inwardOf = ({ room, outward }: Edge, of: Room): Point =>
  room === of ? [-outward[0], -outward[1]] : outward;
