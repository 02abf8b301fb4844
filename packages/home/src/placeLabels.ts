import { boxOf, type Floor, type Palace, type Point } from '@app/plan';
import { drawFloor } from '@app/plan/drawing';
import type { Label } from './labelsApart';

type Box = ReturnType<typeof boxOf>;

export interface PlacedLabel extends Label {
  /** The height of its letters. */
  readonly size: number;
  /** Where it may lie, best first. */
  readonly places: readonly Point[];
  /** It is elsewhere too: without a place off the walls it is left out. */
  readonly isSpare: boolean;
}

/** Half an outer wall with its edge, millimetres; the length of the pieces of a slanted one. */
const HALF = 140;
const PIECE = 300;

/** Space around a label, half of it on either side: `APART` as a share of its height, `BESIDE` of the size of its letters. */
const APART = 0.16;
const BESIDE = 0.8;

/**
 * What labels keep off: walls and the names of rooms always, things where they can, and spare labels rooms too where there
 * is a place outside.
 */
export interface Obstacles {
  readonly wallsAndNames: readonly Box[];
  readonly things: readonly Box[];
  readonly rooms: readonly Box[];
}

/** `names` are the boxes of words on the floor. */
export const obstaclesOf = (floor: Floor, names: readonly Box[] = []): Obstacles => ({
  wallsAndNames: [
    ...floor.rooms.flatMap(({ ring }) =>
      ring.flatMap((from, i) => piecesOf(from, ring[(i + 1) % ring.length]!, HALF)),
    ),
    ...names,
  ],
  things: drawFloor(floor).taken,
  rooms: floor.rooms.map(({ ring }) => boxOf(ring)),
});

/** A thin line as boxes. */
export const linePieces = ([from, to]: readonly [Point, Point]): readonly Box[] => piecesOf(from, to, 0);

/**
 * R959: each label, in one of its ways to be written, at the first of its places that is off earlier labels, walls, names
 * and things, a spare one rather outside the rooms, where earlier ones give it room if they can; else off labels, walls
 * and names; else a spare one is left out, and one that is only here is off labels.
 */
export function placeLabels<Each extends PlacedLabel>(
  labels: readonly Ways<Each>[],
  { wallsAndNames, things, rooms }: Obstacles,
): readonly Each[] {
  let placed: readonly (readonly [Each, Ways<Each>])[] = [];
  const taken = (of: typeof placed) =>
    of.map(([each]) =>
      boxAbout({ ...each, width: each.width + each.size * BESIDE, height: each.height * (1 + APART) }),
    );
  const placesOf = (ways: Ways<Each>, off: readonly Box[]): readonly Each[] =>
    ways.flatMap(way => way.places.map(([x, y]) => ({ ...way, x, y }))).filter(isOff(off));
  const known = new Map<Ways<Each>, readonly Each[]>();
  const outside = (ways: Ways<Each>): readonly Each[] => {
    const places = known.get(ways) ?? placesOf(ways, [...wallsAndNames, ...rooms]);
    known.set(ways, places);
    return places;
  };
  /** The labels with one more outside the rooms, those in its way moved to other places there. */
  const withRoomFor = (ways: Ways<Each>): typeof placed | undefined => {
    for (const own of outside(ways)) {
      const isInWay = ([each]: (typeof placed)[number]) => !isOff(taken([[own, ways]]))(each);
      const moved = placed.filter(isInWay);
      if (moved.some(([{ isSpare }]) => !isSpare)) continue;
      const all: (typeof placed)[number][] = [...placed.filter(each => !isInWay(each)), [own, ways]];
      for (const [, others] of moved) {
        const next = outside(others).find(isOff(taken(all)));
        if (next) all.push([next, others]);
      }
      if (all.length > placed.length) return all;
    }
    return undefined;
  };
  for (const ways of labels) {
    const free = placesOf(ways, taken(placed));
    const offWall = free.filter(isOff(wallsAndNames));
    const { isSpare } = ways[0];
    const out = isSpare ? offWall.find(isOff(rooms)) : undefined;
    const roomy = isSpare && !out ? withRoomFor(ways) : undefined;
    const best =
      out ?? offWall.find(isOff(things)) ?? offWall[0] ?? (isSpare ? undefined : (free[0] ?? ways[0]));
    if (roomy) placed = roomy;
    else if (best) placed = [...placed, [best, ways]];
  }
  // In the given order, whichever moved.
  return labels.flatMap(ways => placed.flatMap(([each, of]) => (of === ways ? [each] : [])));
}

type Ways<Each> = readonly [Each, ...Each[]];

const isOff = (boxes: readonly Box[]) => (label: Label) => {
  const own = boxAbout(label);
  return !boxes.some(each => isOver(own, each));
};

/** The box of a label about its middle. */
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

/** R990: the names of one palace are in a line, one under or beside another, where they stay off `taken` and other names. */
export function inLines<
  Each extends PlacedLabel & { readonly of: Palace; readonly lines: readonly string[] },
>(labels: readonly Each[], taken: readonly Box[], isIn: (corner: Point) => boolean): readonly Each[] {
  const placed = [...labels];
  const isFree = (moved: readonly Each[]) =>
    moved.every(each => {
      const box = boxAbout(each);
      const { left, right, top, bottom } = box;
      const others = placed.filter((_, i) => !moved.some(({ lines }) => lines === labels[i]!.lines));
      const mates = moved.filter(other => other !== each);
      return (
        ![...taken, ...[...others, ...mates].map(boxAbout)].some(other => isOver(box, other)) &&
        [left, right].every(x => [top, bottom].every(y => isIn([x, y])))
      );
    });
  for (const [i, each] of labels.entries()) {
    const at = placed.findIndex(({ of }, j) => j < i && of === each.of);
    const mate = placed[at];
    if (!mate) continue;
    const ways = [0, 0.5, 1].flatMap(share =>
      (['x', 'y'] as const).map(axis => {
        const on = mate[axis] + share * (each[axis] - mate[axis]);
        return [
          { ...mate, [axis]: on },
          { ...each, [axis]: on },
        ] as const;
      }),
    );
    const way = ways.find(isFree);
    if (way) [placed[at], placed[i]] = way;
  }
  return placed;
}
