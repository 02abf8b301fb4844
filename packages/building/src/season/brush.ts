import { type Random, randomBetween } from '@app/kernel';
import type { Camera, ScreenPoint } from '../camera';
import { closedPath, ellipsePath, openPath, px } from '../path';

/** Metres per drawing unit: upright objects are drawn at the scale of the mocks. */
const UNIT = 1 / 24;

export type Spot = readonly [x: number, y: number];

/** Draws in units from a foot on the picture, x to the right and y downwards. */
export interface Brush {
  line(points: readonly Spot[]): string;
  shape(points: readonly Spot[]): string;
  ellipse(cx: number, cy: number, rx: number, ry: number): string;
  /** A start and cubic pieces: x y, then groups of six. */
  curve(numbers: readonly number[]): string;
}

export function brushAt({ centre: [left, top], scale }: Camera, size = 1): Brush {
  const k = scale * UNIT * size;
  const place = ([x, y]: Spot): ScreenPoint => [left + x * k, top + y * k];
  return {
    line: points => openPath(points.map(place)),
    shape: points => closedPath(points.map(place)),
    ellipse: (cx, cy, rx, ry) => ellipsePath(...place([cx, cy]), rx * k, ry * k),
    curve: numbers => {
      const placed = numbers.map((value, index) => px((index % 2 === 0 ? left : top) + value * k));
      return `M${placed.slice(0, 2).join(' ')}C${placed.slice(2).join(' ')}`;
    },
  };
}

/** Points along one cubic curve. */
export const along = (a: Spot, b: Spot, c: Spot, d: Spot, steps: number): readonly Spot[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const u = 1 - t;
    const mixed = (axis: 0 | 1) =>
      u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
    return [mixed(0), mixed(1)];
  });

/** The outline of a stroke that swells and thins: `width` is its half width at parts of its length, with a rough edge. */
export function pressed(
  points: readonly Spot[],
  width: (part: number) => number,
  random: Random,
): readonly Spot[] {
  const sides = points.map(([x, y], i): readonly [Spot, Spot] => {
    const [before, after] = [points[Math.max(0, i - 1)]!, points[Math.min(points.length - 1, i + 1)]!];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const half =
      (width(i / (points.length - 1)) * randomBetween(random, 0.86, 1.14)) / (Math.hypot(dx, dy) || 1);
    return [
      [x - dy * half, y + dx * half],
      [x + dy * half, y - dx * half],
    ];
  });
  return [...sides.map(([left]) => left), ...sides.map(([, right]) => right).toReversed()];
}
