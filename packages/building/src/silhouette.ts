import type { HomeModel } from './plan/homeModel';

/** Metres in the axes of a model. */
type Corner = readonly [x: number, y: number, z: number];

/** CSS px. */
export interface Slice {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** CSS px. */
type Spot = readonly [left: number, top: number];

/** Px a slice is high. */
const HIGH = 16;

/** The corners that a home, its walls whole and its roof on, reaches to: metres in the axes of the model. */
export const outerCorners = ({ storeys }: Pick<HomeModel, 'storeys'>): readonly Corner[] =>
  storeys.flatMap(({ lift, height, rooms, roof }) => [
    ...rooms.flatMap(({ ring }) =>
      ring.flatMap(([x, y]): readonly Corner[] => [
        [x / 1000, y / 1000, lift],
        [x / 1000, y / 1000, lift + height],
      ]),
    ),
    ...roof.flatMap(({ corners }) => corners),
  ]);

/** The hull of points on the page, as slices from its top to its foot. */
export function silhouette(points: readonly Spot[]): readonly Slice[] {
  const seen = points.toSorted((a, b) => a[1] - b[1] || a[0] - b[0]);
  const [first] = seen;
  const last = seen.at(-1);
  if (!first || !last) return [];
  const sides = [chain(seen, 1), chain(seen, -1)];
  const count = Math.max(1, Math.ceil((last[1] - first[1]) / HIGH));
  const step = (last[1] - first[1]) / count;
  return Array.from({ length: count }, (_, i): Slice => {
    const [top, bottom] = [first[1] + i * step, first[1] + (i + 1) * step];
    const across = sides.flatMap(side => acrossOf(side, top, bottom));
    return { left: Math.min(...across), right: Math.max(...across), top, bottom };
  });
}

/** One side of the hull of points that are sorted from top to foot (Andrew's monotone chain). */
function chain(sorted: readonly Spot[], turn: 1 | -1): readonly Spot[] {
  const hull: Spot[] = [];
  for (const point of sorted) {
    while (hull.length > 1 && turn * bend(hull.at(-2)!, hull.at(-1)!, point) <= 0) hull.pop();
    hull.push(point);
  }
  return hull;
}

const bend = ([ax, ay]: Spot, [bx, by]: Spot, [cx, cy]: Spot): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** Where a side is between two heights: at its corners there, and where it crosses both. */
function acrossOf(side: readonly Spot[], top: number, bottom: number): readonly number[] {
  const within = side.flatMap(([x, y]) => (y >= top && y <= bottom ? [x] : []));
  const crossing = side.flatMap(([bx, by], i) => {
    const [ax, ay] = side[i - 1] ?? [bx, by];
    return [top, bottom].flatMap(at =>
      ay < at && at < by ? [ax + ((bx - ax) * (at - ay)) / (by - ay)] : [],
    );
  });
  return [...within, ...crossing];
}
