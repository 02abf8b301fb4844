import { circlePath, px } from '@app/building';
import { type Random, randomBetween, seededRandom } from '@app/kernel';

/** Degrees the rain leans from upright. */
const RAIN_LEAN = 11;

/** Points evenly along `width`, joined by waves that are level at every point. */
function waves(points: readonly (readonly [x: number, y: number])[]): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1];
      if (!before) return `M${px(x)} ${px(y)}`;
      const bend = px((before[0] + x) / 2);
      return `C${bend} ${px(before[1])} ${bend} ${px(y)} ${px(x)} ${px(y)}`;
    })
    .join('');
}

export interface RidgeOptions {
  readonly width: number;
  /** Foot of the ridge and how far its summits rise over it, px. */
  readonly foot: number;
  readonly rise: number;
  /** Where the wash has faded out. */
  readonly fade: number;
  /** Shapes the ridge: two slow waves multiplied, their phase from the seed. */
  readonly seed: number;
}

/** A line of far mountains, closed at its foot so that it can carry a wash. */
export function mountainRidge({ width, foot, rise, fade, seed }: RidgeOptions): string {
  const random = seededRandom(Math.round(seed * 10));
  const count = 18;
  const points = Array.from({ length: count + 1 }, (_, index) => {
    const part = index / count;
    const swell = Math.abs(Math.sin(part * 6.2 + seed) * Math.sin(part * 2.3 + seed * 0.7));
    return [part * width, foot - rise * (0.35 + 0.65 * swell) - random.next() * rise * 0.13] as const;
  });
  return `${waves(points)}V${px(fade)}H0Z`;
}

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

/** Still water before the house: short level strokes, each with one slow wave. */
export function waterStrokes(halfWidth: number, from: number, to: number, seed: number): string {
  const random = seededRandom(seed);
  const rows: string[] = [];
  for (let y = from; y < to; y += randomBetween(random, 9, 14)) rows.push(waterRow(halfWidth, y, random));
  return rows.join('');
}

function waterRow(halfWidth: number, y: number, random: Random): string {
  const count = 2 + Math.floor(random.next() * 3);
  return Array.from({ length: count }, () => {
    const x = randomBetween(random, -halfWidth, halfWidth);
    const length = randomBetween(random, 20, 130);
    return `M${px(x)} ${px(y)}q${px(length / 4)} ${px(randomBetween(random, -2, 2))} ${px(length / 2)} 0t${px(length / 2)} 0`;
  }).join('');
}
