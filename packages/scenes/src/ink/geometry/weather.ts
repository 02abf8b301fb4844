import { circlePath, px } from '@app/building';
import { randomBetween, seededRandom } from '@app/kernel';
import { waves } from './landscape';

/** Degrees the rain leans from upright. */
const RAIN_LEAN = 11;

export interface WashOptions {
  readonly width: number;
  readonly top: number;
  readonly height: number;
  readonly seed: number;
}

/** A bank of cloud as a brush leaves it: scalloped above, almost straight below, tapering at both ends. */
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

/** Slanted strokes filling `width` × `height` twice over, so that moving by one height repeats the picture. */
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

/** How far rain moves sideways while it falls `height`. */
export const rainDrift = (height: number): number => -height * Math.tan((RAIN_LEAN * Math.PI) / 180);

/** Stars scattered over an area: many small, few large. */
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
