import { type Item, isInside, itemCorners, type Point, type Ring } from '@app/plan';

/** Millimetres between the candidate spots; a name needs more room along its line than across it. */
const STEP = 200;
const ENOUGH = 900;

/** Millimetres wanted to points already taken in the room, and then to its walls and things. */
const APART = 900;
const CLEAR = 550;

/** Half the length and half the height of a name, in steps and millimetres: it may lie along either pair of walls. */
const NAME = { half: 5, clear: 300 } as const;

/**
 * The spot of a room farthest from its walls and things, where a name can lie; nearest to the middle where many are
 * free. Keeping clear of the room's things comes first.
 */
export function freeSpot(
  ring: Ring,
  items: readonly Item[],
  taken: readonly Point[] = [],
): Point | undefined {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const things = items.filter(({ at }) => isInside(at, ring)).map(itemCorners);
  const known = new Map<string, number>();
  /** Millimetres around a spot of the grid; none on a thing and outside the room. */
  const freeAt = (i: number, j: number): number => {
    const key = `${i} ${j}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const at: Point = [left + i * STEP, top + j * STEP];
    const isFree = isInside(at, ring) && !things.some(thing => isInside(at, thing));
    const free = isFree ? Math.min(...[ring, ...things].map(each => distanceTo(each, at)), ENOUGH) : 0;
    known.set(key, free);
    return free;
  };
  /** How much of a name there, along either pair of walls, is free: 0 to 1. */
  const nameFree = (i: number, j: number): number => {
    let sum = 0;
    for (let along = -NAME.half; along <= NAME.half; along++)
      for (const free of [freeAt(i + along, j), freeAt(i, j + along)]) sum += Math.min(free, NAME.clear);
    return sum / (2 * (2 * NAME.half + 1) * NAME.clear);
  };
  let best: { readonly at: Point; readonly score: number } | undefined;
  for (let i = 1; left + i * STEP < right; i++) {
    for (let j = 1; top + j * STEP < bottom; j++) {
      const free = freeAt(i, j);
      if (free === 0) continue;
      const [x, y]: Point = [left + i * STEP, top + j * STEP];
      const off = Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2);
      const near = Math.min(APART, ...taken.map(([tx, ty]) => Math.hypot(x - tx, y - ty)));
      const room = taken.length > 0 ? Math.min(free, CLEAR) * 2 : free + nameFree(i, j) * 4 * ENOUGH;
      const score = room + near * 1.4 - off * 0.24;
      if (!best || score > best.score) best = { at: [x, y], score };
    }
  }
  return best?.at;
}

const distanceTo = (ring: Ring, [x, y]: Point): number =>
  Math.min(
    ...ring.map(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length]!;
      const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
      const t = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
      return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
    }),
  );
