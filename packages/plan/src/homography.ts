import type { Point } from './model';
import { isNumbers, isPoint, isRing } from './sound';

/** A plane projective map, three by three, row by row; the last number is 1. */
export type Homography = readonly number[];

const finite = (p: Point): Point => (p.every(Number.isFinite) ? p : [0, 0]);

/**
 * The map that takes four points to four others: eight equations, by elimination with pivoting. Undefined if three of the
 * points are collinear or the four are out of order.
 *
 * @example
 * const map = homography([[0, 0], [1, 0], [1, 1], [0, 1]], [[0, 0], [2, 0], [2, 2], [0, 2]])!;
 * project(map, [0.5, 0.5]); // [ 1, 1 ]
 */
export function homography(from: readonly Point[], to: readonly Point[]): Homography | undefined {
  if (!isRing(from) || !isRing(to)) return undefined;
  if (from.length !== 4 || to.length !== 4 || !turnsOneWay(from) || !turnsOneWay(to)) return undefined;
  const rows = from.flatMap(([x, y], i) => {
    const [u, v] = to[i]!;
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  for (let column = 0; column < 8; column++) {
    const pivot = rows.reduce(
      (best, row, i) => (i >= column && Math.abs(row[column]!) > Math.abs(rows[best]![column]!) ? i : best),
      column,
    );
    if (Math.abs(rows[pivot]![column]!) < 1e-12) return undefined;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    for (let r = 0; r < 8; r++) {
      if (r === column) continue;
      const factor = rows[r]![column]! / rows[column]![column]!;
      for (let k = column; k < 9; k++) rows[r]![k]! -= factor * rows[column]![k]!;
    }
  }
  return [...rows.map((row, i) => row[8]! / row[i]!), 1];
}

/**
 * The image of a point under the map.
 *
 * @example
 * const map = homography([[0, 0], [1, 0], [1, 1], [0, 1]], [[0, 0], [2, 0], [2, 2], [0, 2]])!;
 * project(map, [1, 1]); // [ 2, 2 ]
 */
export const project = (map: Homography, point: Point): Point =>
  isNumbers(map) && isPoint(point) ? finite(projected(map, point)) : [0, 0];

/** The same for each pixel of a picture, with validated arguments. */
export function projected(map: Homography, [x, y]: Point): Point {
  const [a, b, c, d, e, f, g, h] = map as [number, number, number, number, number, number, number, number];
  const w = g * x + h * y + 1;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}

/**
 * How unevenly a map scales at its four corners: above 8 a photo was taken at too flat an angle.
 *
 * @example
 * const square = [[0, 0], [1, 0], [1, 1], [0, 1]] as const;
 * unevenness(homography(square, [[0, 0], [2, 0], [2, 2], [0, 2]])!, square); // 1
 */
export function unevenness(map: Homography, points: readonly Point[]): number {
  if (!isNumbers(map) || !isRing(points)) return 1;
  const [, , , , , , g, h] = map as [number, number, number, number, number, number, number, number];
  const weights = points.map(([x, y]) => Math.abs(g * x + h * y + 1));
  const uneven = Math.max(...weights) / Math.min(...weights);
  return Number.isFinite(uneven) ? uneven : Number.MAX_VALUE;
}

function turnsOneWay(points: readonly Point[]): boolean {
  const turns = points.map((p, i) => {
    const [q, r] = [points[(i + 1) % 4]!, points[(i + 2) % 4]!];
    return Math.sign((q[0] - p[0]) * (r[1] - q[1]) - (q[1] - p[1]) * (r[0] - q[0]));
  });
  return turns.every(turn => turn !== 0 && turn === turns[0]);
}
