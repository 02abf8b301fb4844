import { type Item, isInside, itemCorners, type Point, type Ring } from '@app/plan';

/** Millimetres between the candidate spots; a name needs more room along its line than across it. */
const STEP = 200;
const ENOUGH = 900;

/** Millimetres wanted to points already taken in the room, and then to its walls and things. */
const APART = 900;
const CLEAR = 550;

/** Half the length and half the height of a name, in steps and millimetres: it may lie along either pair of walls. */
const NAME = { half: 5, clear: 300 } as const;

/** Millimetres around a spot of a room's floor, up to `ENOUGH`; none on a thing and outside the room. */
function clearing(ring: Ring, items: readonly Item[]): (at: Point) => number {
  const things = items.filter(({ at }) => isInside(at, ring)).map(itemCorners);
  return at =>
    isInside(at, ring) && !things.some(thing => isInside(at, thing))
      ? Math.min(...[ring, ...things].map(each => distanceTo(each, at)), ENOUGH)
      : 0;
}

const boxOf = (ring: Ring) => {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)] as const;
};

/** Millimetres of free floor about a figure's feet, and behind it, up to where its head is on the picture. */
const FEET = 300;
const BEHIND = [300, 600, 900, 1200, 1500] as const;

/** Where somebody stands in a room. */
export interface Stand {
  readonly at: Point;
  /** How much of what is behind is no free floor: a wall, a thing or a name. */
  readonly hides: number;
}

/**
 * The spot of a room where a figure, seen from the side opposite to `away`, hides the least: it stands on free floor and
 * before free floor. Undefined without such a spot.
 */
export function figureSpot(
  ring: Ring,
  items: readonly Item[],
  [ax, ay]: Point,
  isNamed: (at: Point) => boolean,
): Stand | undefined {
  const freeAt = clearing(ring, items);
  const [left, right, top, bottom] = boxOf(ring);
  let best: (Stand & { readonly score: number }) | undefined;
  for (let x = left + STEP; x < right; x += STEP) {
    for (let y = top + STEP; y < bottom; y += STEP) {
      const free = freeAt([x, y]);
      if (free < FEET) continue;
      const behind = [0, ...BEHIND].map((off): Point => [x + ax * off, y + ay * off]);
      const hides = behind.filter(at => freeAt(at) < STEP / 2 || isNamed(at)).length;
      const off = Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2);
      const score = Math.min(free, CLEAR) - hides * ENOUGH - off * 0.1;
      if (!best || score > best.score) best = { at: [x, y], hides, score };
    }
  }
  return best;
}

/**
 * The spot of a room farthest from its walls and things, where a name can lie; nearest to the middle where many are
 * free. Keeping clear of the room's things comes first.
 */
export function freeSpot(
  ring: Ring,
  items: readonly Item[],
  taken: readonly Point[] = [],
): Point | undefined {
  const [left, right, top, bottom] = boxOf(ring);
  const around = clearing(ring, items);
  const known = new Map<string, number>();
  const freeAt = (i: number, j: number): number => {
    const key = `${i} ${j}`;
    const free = known.get(key) ?? around([left + i * STEP, top + j * STEP]);
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
