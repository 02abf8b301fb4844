import { type Item, isInside, itemCorners, type Point, type Ring } from '@app/plan';

/** Millimetres between the candidate spots; a name needs more room along its line than across it. */
const STEP = 200;
const ENOUGH = 900;

/** Millimetres wanted to points already taken in the room, and then to its walls and things. */
const APART = 900;
const CLEAR = 550;

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
  let best: { readonly at: Point; readonly score: number } | undefined;
  for (let x = left + STEP; x < right; x += STEP) {
    for (let y = top + STEP; y < bottom; y += STEP) {
      const at: Point = [x, y];
      if (!isInside(at, ring) || things.some(thing => isInside(at, thing))) continue;
      const free = Math.min(...[ring, ...things].map(each => distanceTo(each, at)), ENOUGH);
      const off = Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2);
      const near = Math.min(APART, ...taken.map(([tx, ty]) => Math.hypot(x - tx, y - ty)));
      const score = Math.min(free, taken.length > 0 ? CLEAR : ENOUGH) * 2 + near * 1.4 - off * 0.24;
      if (!best || score > best.score) best = { at, score };
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
