import type { Point, Ring } from './model';

/** Keeps a·x + b·y + c ≥ 0. */
export interface HalfPlane {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/**
 * Sutherland–Hodgman: the part of a ring in a convex region. A concave ring may come back with zero-width bridges along
 * the border of the region: area and centroid are right, a drawn outline is not.
 */
export function clip(ring: Ring, region: readonly HalfPlane[]): Ring {
  let points = ring;
  // Indexes, because this runs a hundred thousand times before it is compiled, and taking pairs apart makes garbage.
  for (let k = 0; k < region.length; k++) {
    const plane = region[k]!;
    const a = plane.a;
    const b = plane.b;
    const c = plane.c;
    // Most planes cut nothing: then the same list is returned.
    let outside = 0;
    for (let i = 0; i < points.length; i++) {
      const point = points[i]!;
      if (a * point[0] + b * point[1] + c < 0) outside++;
    }
    if (outside === 0) continue;
    if (outside === points.length) return [];
    const inside: Point[] = [];
    let last = points[points.length - 1]!;
    let lastSide = a * last[0] + b * last[1] + c;
    for (let i = 0; i < points.length; i++) {
      const point = points[i]!;
      const side = a * point[0] + b * point[1] + c;
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

/** The region inside a convex ring that runs clockwise on a screen. */
export function convexRegion(ring: Ring): readonly HalfPlane[] {
  const region: HalfPlane[] = [];
  let p = ring[0];
  for (let i = 1; p && i <= ring.length; i++) {
    const q = ring[i % ring.length]!;
    const a = p[1] - q[1];
    const b = q[0] - p[0];
    region.push({ a, b, c: -(a * p[0] + b * p[1]) });
    p = q;
  }
  return region;
}

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
