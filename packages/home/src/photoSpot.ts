import { type Floor, isInside, type Point } from '@app/plan';
import { drawFloor } from '@app/plan/drawing';

/** From the dot to a thing, and from place to place it is tried at, and how far from the middle: millimetres. */
const CLEAR = 240;
const STEP = 150;
const STEPS = Array.from({ length: 21 }, (_, i) => (i - 10) * STEP);

/** R1046: the place off all things and swinging doors that is nearest to the middle of the room, else the middle. */
export function photoSpot(floor: Floor, roomId: string): Point | undefined {
  const { rooms, taken } = drawFloor(floor);
  const middle = rooms.find(each => each.id === roomId)?.label;
  const ring = floor.rooms.find(each => each.id === roomId)?.ring;
  if (!middle || !ring) return undefined;
  const isFree = ([x, y]: Point) =>
    isInside([x, y], ring) &&
    taken.every(
      ({ left, right, top, bottom }) =>
        x < left - CLEAR || x > right + CLEAR || y < top - CLEAR || y > bottom + CLEAR,
    );
  const spots = STEPS.flatMap(x => STEPS.map(y => ({ at: [middle[0] + x, middle[1] + y] as const, x, y })));
  const near = spots
    .filter(({ at }) => isFree(at))
    .toSorted((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));
  return near[0]?.at ?? middle;
}
