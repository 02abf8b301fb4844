import {
  derive,
  type Floor,
  isBed,
  type Layout,
  type Palace,
  type Point,
  palaceAt,
  placeOf,
  type Room,
  roomOf,
  roomShares,
} from '@app/plan';

/** R869: the squares the rooms of a floor are read by. */
export function readingPalaces(floor: Floor, layout: Layout | undefined): ReadonlyMap<Room, Palace> {
  if (!layout) return new Map();
  return new Map(
    roomShares(floor, layout).flatMap(({ room, squares }) => {
      const keys = keyPlaces(floor, room).map(at => palaceAt(layout, at));
      // If there are several key things, the one in the larger part of the room counts, whatever their order.
      const palace =
        squares.find(each => keys.includes(each.palace))?.palace ?? keys[0] ?? squares[0]?.palace;
      return palace ? [[room, palace] as const] : [];
    }),
  );
}

/** Where a room's key thing stands: stove, toilet, bed head or front door. */
function keyPlaces(floor: Floor, room: Room): readonly Point[] {
  if (room.kind === 'hall')
    return derive(floor)
      .passages.filter(
        ({ opening, from, to }) => opening.kind === 'main-door' && (from === room || to === room),
      )
      .map(({ opening: { from, to } }): Point => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  return floor.items
    .filter(item => {
      const isKey =
        room.kind === 'kitchen'
          ? item.kind === 'stove'
          : room.kind === 'bathroom'
            ? item.kind === 'toilet'
            : (room.kind === 'bedroom' || room.kind === 'studio') && isBed(item);
      return isKey && roomOf(floor, item) === room;
    })
    .map(placeOf);
}
