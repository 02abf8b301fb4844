import { randomBetween, seededRandom } from '@app/kernel';
import { circlePath, px } from '../path';

/** Degrees the rain leans from upright. */
const RAIN_LEAN = 11;

/**
 * Points, px, joined by waves that are level at every point, as a path.
 *
 * @example
 * waves([[0, 0], [10, 4]]); // 'M0 0C5 0 5 4 10 4'
 */
export function waves(points: readonly (readonly [x: number, y: number])[]): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1];
      if (!before) return `M${px(x)} ${px(y)}`;
      const bend = px((before[0] + x) / 2);
      return `C${bend} ${px(before[1])} ${bend} ${px(y)} ${px(x)} ${px(y)}`;
    })
    .join('');
}

/** Sizes in px. */
export interface WashOptions {
  readonly width: number;
  readonly top: number;
  readonly height: number;
  readonly seed: number;
}

/**
 * A brushed bank of cloud: scalloped above, almost straight below, tapering at both ends.
 *
 * @example
 * cloudBank({ width: 400, top: 0, height: 60, seed: 3 }).endsWith('Z'); // true
 */
export function cloudBank({ width, top, height, seed }: WashOptions): string {
  const random = seededRandom(seed);
  const count = 9;
  const foot = top + height;
  const crest = Array.from({ length: count + 1 }, (_, index) => {
    const part = index / count;
    const body = Math.sin(Math.PI * part) ** 0.7;
    return [part * width, foot - height * body * randomBetween(random, 0.55, 1)] as const;
  });
  const sag = px(foot + height * 0.12);
  return `${waves(crest)}Q${px(width * 0.75)} ${sag} ${px(width / 2)} ${px(foot)}T0 ${px(foot)}Z`;
}

/**
 * Slanted strokes filling `width` × `height` px twice over, so moving by one height repeats the picture.
 *
 * @example
 * rainStrokes(100, 50, 2, 1).split('M').length; // 5
 */
export function rainStrokes(width: number, height: number, count: number, seed: number): string {
  const random = seededRandom(seed);
  const slope = Math.tan((RAIN_LEAN * Math.PI) / 180);
  const shift = height * slope;
  const strokes = Array.from({ length: count }, () => {
    const x = randomBetween(random, 0, width + 2 * shift);
    const y = randomBetween(random, 0, height);
    const length = randomBetween(random, 22, 68);
    const stroke = `l${px(-length * slope)} ${px(length)}`;
    return `M${px(x)} ${px(y)}${stroke}M${px(x + shift)} ${px(y - height)}${stroke}`;
  });
  return strokes.join('');
}

/**
 * How far rain moves sideways while it falls `height`, in the same unit.
 *
 * @example
 * Math.round(rainDrift(1000)); // -194
 */
export const rainDrift = (height: number): number => -height * Math.tan((RAIN_LEAN * Math.PI) / 180);

/**
 * Stars scattered over an area in px, as paths: many small, few large.
 *
 * @example
 * scatteredStars(100, 100, 20, 1).small.startsWith('M'); // true
 */
export function scatteredStars(
  width: number,
  height: number,
  count: number,
  seed: number,
): { readonly small: string; readonly large: string } {
  const random = seededRandom(seed);
  const all = Array.from({ length: count }, () => {
    const x = random.next() * width;
    const y = random.next() * height;
    return { x, y, radius: 0.4 + random.next() ** 3 * 1.25 };
  });
  const draw = (keep: (radius: number) => boolean) =>
    all
      .filter(({ radius }) => keep(radius))
      .map(({ x, y, radius }) => circlePath(x, y, radius))
      .join('');
  return { small: draw(radius => radius <= 1), large: draw(radius => radius > 1) };
}
