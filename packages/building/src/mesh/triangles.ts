import { areaVector, type Point } from './inkFace';

/** A flat simple polygon as triangles, by ear clipping. Zero-width bridges, as left by cutting a concave ring, do no harm. */
export function triangles(corners: readonly Point[]): readonly (readonly [Point, Point, Point])[] {
  const flat = flatten(corners);
  const rest = corners.map((_, i) => i);
  const found: (readonly [Point, Point, Point])[] = [];
  const turn = (a: number, b: number, c: number) => cross(flat[a]!, flat[b]!, flat[c]!);
  while (rest.length > 3) {
    const n = rest.length;
    let ear = -1;
    for (let i = 0; i < n && ear < 0; i++) {
      const [a, b, c] = [rest[(i + n - 1) % n]!, rest[i]!, rest[(i + 1) % n]!];
      const bend = turn(a, b, c);
      if (Math.abs(bend) < 1e-9) {
        // Straight on, or there and back: it can be dropped.
        rest.splice(i, 1);
        ear = n;
      } else if (bend > 0 && !rest.some(p => p !== a && p !== b && p !== c && within(p, a, b, c))) ear = i;
    }
    if (ear === n) continue;
    // Only a self-intersecting ring has no ear.
    if (ear < 0) break;
    const [a, b, c] = [rest[(ear + n - 1) % n]!, rest[ear]!, rest[(ear + 1) % n]!];
    found.push([corners[a]!, corners[b]!, corners[c]!]);
    rest.splice(ear, 1);
  }
  const [a, b, c] = rest;
  if (rest.length === 3 && Math.abs(turn(a!, b!, c!)) > 1e-9)
    found.push([corners[a!]!, corners[b!]!, corners[c!]!]);
  return found;

  /** Strictly inside, or on the border without coinciding with a corner. */
  function within(p: number, a: number, b: number, c: number): boolean {
    const [x, y] = flat[p]!;
    for (const corner of [a, b, c]) {
      const [cx, cy] = flat[corner]!;
      if (Math.abs(cx - x) < 1e-9 && Math.abs(cy - y) < 1e-9) return false;
    }
    return turn(a, b, p) >= 0 && turn(b, c, p) >= 0 && turn(c, a, p) >= 0;
  }
}

type Flat = readonly [x: number, y: number];

const cross = (o: Flat, a: Flat, b: Flat): number =>
  (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

/** Drops the axis the polygon is steepest against; it then runs anticlockwise. */
function flatten(corners: readonly Point[]): readonly Flat[] {
  const [nx, ny, nz] = areaVector(corners);
  const [ax, ay, az] = [Math.abs(nx), Math.abs(ny), Math.abs(nz)];
  if (az >= ax && az >= ay) return corners.map(([x, y]) => (nz >= 0 ? [x, y] : [y, x]));
  if (ax >= ay) return corners.map(([, y, z]) => (nx >= 0 ? [y, z] : [z, y]));
  return corners.map(([x, , z]) => (ny >= 0 ? [z, x] : [x, z]));
}
