import type { Point, Ring } from './model';

/** Keeps a·x + b·y + c ≥ 0. */
export interface HalfPlane {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** A point this little outside is on the border: a side as short as a rounding error runs in any direction. */
const ON = 1e-3;

/**
 * Sutherland–Hodgman: the part of a ring in a convex region. A concave ring may come back with zero-width bridges along
 * the border of the region: area and centroid are right, a drawn outline is not.
 */
export function clip(ring: Ring, region: readonly HalfPlane[]): Ring {
  let points = ring;
  for (const plane of region) {
    // Pairs are not taken apart here: before this is compiled, each would cost two iterators.
    let outside = 0;
    for (const point of points) if (sideOf(plane, point) < -ON) outside++;
    // Most planes cut nothing: then the same list is returned.
    if (outside === 0) continue;
    if (outside === points.length) return [];
    const inside: Point[] = [];
    let last = points[points.length - 1]!;
    let lastSide = sideOf(plane, last);
    for (const point of points) {
      const side = sideOf(plane, point);
      if (side >= 0 !== lastSide >= 0) {
        const t = lastSide / (lastSide - side);
        inside.push([last[0] + t * (point[0] - last[0]), last[1] + t * (point[1] - last[1])]);
      }
      if (side >= 0) inside.push(point);
      last = point;
      lastSide = side;
    }
    points = inside;
  }
  return points;
}

const sideOf = (plane: HalfPlane, p: Point): number => plane.a * p[0] + plane.b * p[1] + plane.c;

/** The region inside a convex ring that runs clockwise on a screen. */
export const convexRegion = (ring: Ring): readonly HalfPlane[] =>
  ring.map((p, i) => {
    const q = ring[(i + 1) % ring.length]!;
    const a = p[1] - q[1];
    const b = q[0] - p[0];
    return { a, b, c: -(a * p[0] + b * p[1]) };
  });

/** Between two directions from a point, the first turned clockwise into the second by less than 180°. */
export function wedge(from: Point, first: Point, second: Point): readonly HalfPlane[] {
  const [x, y] = from;
  return [
    { a: -first[1], b: first[0], c: first[1] * x - first[0] * y },
    { a: second[1], b: -second[0], c: second[0] * y - second[1] * x },
  ];
}

export function rectangle(left: number, top: number, right: number, bottom: number): readonly HalfPlane[] {
  const region: HalfPlane[] = [];
  if (left > -Infinity) region.push({ a: 1, b: 0, c: -left });
  if (right < Infinity) region.push({ a: -1, b: 0, c: right });
  if (top > -Infinity) region.push({ a: 0, b: 1, c: -top });
  if (bottom < Infinity) region.push({ a: 0, b: -1, c: bottom });
  return region;
}
