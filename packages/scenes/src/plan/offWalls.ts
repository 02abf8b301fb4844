import type { Label } from '@app/home';
import { boxOf, type Floor, type Point } from '@app/plan';
import { drawFloor } from '@app/plan/drawing';

type Box = ReturnType<typeof boxOf>;

export interface PlacedLabel extends Label {
  /** Where it may lie, best first. */
  readonly places: readonly Point[];
  /** It is elsewhere too: without a place off the walls it is left out. */
  readonly isSpare: boolean;
}

/** Half an outer wall with its edge, millimetres; the length of the pieces of a slanted one. */
const HALF = 140;
const PIECE = 300;

/** Between a label and the next one, as a share of its height. */
const APART = 0.16;

/** What labels keep off: walls always, and where they can things. */
export interface Obstacles {
  readonly walls: readonly Box[];
  readonly things: readonly Box[];
}

export const obstaclesOf = (floor: Floor): Obstacles => ({
  walls: floor.rooms.flatMap(({ ring }) =>
    ring.flatMap((from, i) => piecesOf(from, ring[(i + 1) % ring.length]!, HALF)),
  ),
  things: drawFloor(floor).taken,
});

/** A thin line as boxes. */
export const linePieces = ([from, to]: readonly [Point, Point]): readonly Box[] => piecesOf(from, to, 0);

/**
 * R959: each label, in one of its ways to be written, at the first of its places that is off all walls, things and
 * earlier labels; else off walls and labels; else left out or, if it is only here, off labels.
 */
export function offWalls<Each extends PlacedLabel>(
  labels: readonly (readonly [Each, ...Each[]])[],
  { walls, things }: Obstacles,
): readonly Each[] {
  const placed: Box[] = [];
  return labels.flatMap(ways => {
    const free = ways.flatMap(way => way.places.map(([x, y]) => ({ ...way, x, y }))).filter(isOff(placed));
    const offWall = free.filter(isOff(walls));
    const best =
      offWall.find(isOff(things)) ?? offWall[0] ?? (ways[0].isSpare ? undefined : (free[0] ?? ways[0]));
    if (!best) return [];
    placed.push(boxAbout({ ...best, height: best.height * (1 + APART) }));
    return best;
  });
}

const isOff = (boxes: readonly Box[]) => (label: Label) => {
  const own = boxAbout(label);
  return !boxes.some(each => isOver(own, each));
};

export const boxAbout = ({ x, y, width, height }: Label): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

function piecesOf(from: Point, to: Point, half: number): readonly Box[] {
  const isUpright = from[0] === to[0] || from[1] === to[1];
  const count = isUpright ? 1 : Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / PIECE);
  const at = (i: number): Point => [
    from[0] + ((to[0] - from[0]) * i) / count,
    from[1] + ((to[1] - from[1]) * i) / count,
  ];
  return Array.from({ length: count }, (_, i) => {
    const { left, right, top, bottom } = boxOf([at(i), at(i + 1)]);
    return { left: left - half, right: right + half, top: top - half, bottom: bottom + half };
  });
}

const isOver = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
