import { randomBetween, seededRandom } from '@app/kernel';
import { px } from '../path';

/** A range of hills, px. */
export interface HillOptions {
  readonly width: number;
  /** Bottom of the range and the height of its highest summit over it, px. */
  readonly foot: number;
  readonly rise: number;
  /** Where the wash has faded into mist. */
  readonly fade: number;
  readonly summits: number;
  readonly seed: number;
}

/** A range of hills as paths. */
export interface Hills {
  /** Closed at the bottom, so it can carry a wash. */
  readonly outline: string;
  /** Texture strokes down its slopes, 皴: they begin below the ridge and run away from the summit. */
  readonly strokes: string;
  /** The ridge at this distance from the left, px from the top. */
  readonly ridgeAt: (x: number) => number;
}

/** px between two points of the ridge. */
const STEP = 12;
const STROKES_A_SUMMIT = 13;

/**
 * A range of far mountains in a painter's manner: rounded overlapping summits of different heights, mist at the bottom.
 * The same seed gives the same range.
 *
 * @example
 * drawHills({ width: 1500, foot: 360, rise: 170, fade: 480, summits: 7, seed: 1 }).outline.endsWith('V480H0Z'); // true
 */
export function drawHills({ width, foot, rise, fade, summits, seed }: HillOptions): Hills {
  const random = seededRandom(seed);
  const gap = width / summits;
  const peaks = Array.from({ length: summits }, (_, index) => ({
    x: (index + 0.5 + randomBetween(random, -0.34, 0.34)) * gap,
    height: rise * randomBetween(random, 0.42, 1),
    reach: gap * randomBetween(random, 0.85, 1.7),
    rough: randomBetween(random, 0, 9),
  }));
  const heightOf = (peak: (typeof peaks)[number], x: number) => {
    const away = Math.abs(x - peak.x) / peak.reach;
    // Round at the top, hollow towards the foot.
    const slope = Math.max(1.13 - Math.sqrt(away * away + 0.017), 0) ** 1.35;
    const crags = Math.sin(x * 0.083 + peak.rough) * 0.02 + Math.sin(x * 0.031 + peak.rough * 3) * 0.035;
    return peak.height * slope * (1 + crags);
  };
  const ridgeAt = (x: number) => foot - Math.max(...peaks.map(peak => heightOf(peak, x)));
  const points = Array.from({ length: Math.ceil(width / STEP) + 1 }, (_, index) => index * STEP);
  const strokes = peaks.flatMap(peak =>
    Array.from({ length: STROKES_A_SUMMIT }, () => {
      const side = random.next() < 0.5 ? -1 : 1;
      const from = side * peak.reach * randomBetween(random, 0.02, 0.5);
      const [x, length] = [peak.x + from, randomBetween(random, 0.12, 0.34) * peak.height];
      const top = ridgeAt(x) + randomBetween(random, 5, 0.3 * peak.height);
      const [away, bend] = [side * length * 0.45, randomBetween(random, 0.1, 0.4)];
      // Strokes that would leave the slope are dropped.
      if (top + length > foot || ridgeAt(x + away) > top + length) return '';
      return `M${px(x)} ${px(top)}q${px(away * bend)} ${px(length / 2)} ${px(away)} ${px(length)}`;
    }),
  );
  return {
    outline: `M0 ${px(ridgeAt(0))}${points
      .slice(1)
      .map(x => `L${px(x)} ${px(ridgeAt(x))}`)
      .join('')}V${px(fade)}H0Z`,
    strokes: strokes.join(''),
    ridgeAt,
  };
}
