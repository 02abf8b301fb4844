import { px } from '@app/building';
import { waves } from '@app/building/season';
import { type Random, randomBetween, seededRandom } from '@app/kernel';

export interface RidgeOptions {
  readonly width: number;
  /** Foot of the ridge and the height of its summits above it, px. */
  readonly foot: number;
  readonly rise: number;
  /** The end of the wash. */
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

/** Still water in front of the house: short level strokes, each with one slow wave. */
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
