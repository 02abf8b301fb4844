import { type Floor, isInside, type Point } from '@app/plan';

/** What a room would be if closed now; after two walls, with the two opposite ones. */
export function drawnFloor(corners: readonly Point[]): readonly Point[] {
  const [a, b, c] = corners;
  return a && b && c && corners.length === 3 ? [a, b, c, [a[0] + c[0] - b[0], a[1] + c[1] - b[1]]] : corners;
}

/** The corners of an upright box, the first two of them and the last two one below the other. */
export const boxBetween = ([x1, y1]: Point, [x2, y2]: Point): readonly Point[] => [
  [x1, y1],
  [x1, y2],
  [x2, y2],
  [x2, y1],
];

/** The middle of the tag with a wall's length: outside the room drawn so far, or towards the middle of the view. */
export function tagPlace(
  [from, to]: readonly [Point, Point],
  [width, high]: Point,
  gap: number,
  middle: Point,
  room: readonly Point[],
): Point {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const isUpright = Math.abs(to[1] - from[1]) > Math.abs(to[0] - from[0]);
  const off = (isUpright ? width : high) / 2 + gap;
  const inside = (axis: 0 | 1) => room.reduce((sum, p) => sum + p[axis] / room.length, 0);
  const isBefore = (at: number, axis: 0 | 1) => (room.length > 2 ? at < inside(axis) : at > middle[axis]);
  return isUpright ? [x + (isBefore(x, 0) ? -off : off), y] : [x, y + (isBefore(y, 1) ? -off : off)];
}

/** Millimetres from the middle of a wall to a point in the room behind it. */
const BEHIND = 200;

/** Whether a room lies behind a wall that is being drawn: until then it is an outer one. */
export function isInnerWall(floor: Floor, [[x1, y1], [x2, y2]]: readonly [Point, Point]): boolean {
  const length = Math.hypot(x2 - x1, y2 - y1);
  return [BEHIND, -BEHIND].some(off => {
    const [dx, dy] = [((x2 - x1) / length) * off, ((y2 - y1) / length) * off];
    return floor.rooms.some(({ ring }) => isInside([(x1 + x2) / 2 - dy, (y1 + y2) / 2 + dx], ring));
  });
}
