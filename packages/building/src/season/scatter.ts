import { randomBetween, seededRandom } from '@app/kernel';
import { chain, type InkLine, type Point } from '../mesh/inkFace';
import type { Tone } from '../mesh/tones';
import type { SeasonLook } from './look';

type Ground = Exclude<SeasonLook['ground'], 'plain'>;

const COUNT: Readonly<Record<Ground, number>> = { petals: 110, leaves: 124, rings: 24 };
/** One leaf of this many shows its shape. */
const SHAPED = 6;
const TONES: Readonly<Record<Ground, readonly Tone[]>> = {
  petals: ['petal'],
  leaves: ['gold', 'gold', 'wood'],
  rings: ['water'],
};
const RING_SIDES = 10;
/** A ginkgo leaf lying flat: veins fanned out of its stalk, radians to each side, with a notch in the middle. */
const VEINS = [-0.95, -0.45, 0, 0.45, 0.95] as const;
/** Places tried for each object: where a home takes most of its ground, few are free. */
const TRIES = 12;

/**
 * Objects scattered on a ground of this size, metres, slightly above it; the same each time. `isFree` keeps them off
 * other objects.
 */
export function scatterOn(
  ground: Ground,
  {
    x,
    y,
    z,
  }: { readonly x: readonly [number, number]; readonly y: readonly [number, number]; readonly z: number },
  isFree: (x: number, y: number) => boolean,
): readonly InkLine[] {
  const random = seededRandom(31);
  return Array.from({ length: COUNT[ground] }, (_, i): readonly InkLine[] => {
    const [turn, size] = [randomBetween(random, 0, 2 * Math.PI), random.next()];
    const place = Array.from(
      { length: TRIES },
      () => [randomBetween(random, ...x), randomBetween(random, ...y)] as const,
    ).find(spot => isFree(...spot));
    if (!place) return [];
    const [px, py] = place;
    const at = (angle: number, reach: number): Point => [
      px + reach * Math.cos(angle),
      py + reach * Math.sin(angle),
      z,
    ];
    const tone = TONES[ground][i % TONES[ground].length]!;
    if (ground === 'rings') {
      const reach = 0.08 + 0.2 * size;
      const corners = Array.from({ length: RING_SIDES + 1 }, (_, side) =>
        at((side * 2 * Math.PI) / RING_SIDES, reach),
      );
      return chain(corners, 0.6, tone);
    }
    if (ground === 'petals' || i % SHAPED > 0) {
      const [half, weight] = ground === 'petals' ? [0.04, 1.6] : [0.05 + 0.04 * size, 2.8];
      return [{ from: at(turn, half), to: at(turn + Math.PI, half), weight, tone }];
    }
    const reach = 0.15 + 0.12 * size;
    const stalk = at(turn + Math.PI, 0.4 * reach);
    return [
      { from: stalk, to: [px, py, z], weight: 0.8, tone },
      ...VEINS.map(
        (away): InkLine => ({
          from: [px, py, z],
          to: at(turn + away, away === 0 ? 0.8 * reach : reach),
          weight: 3.6,
          tone,
        }),
      ),
    ];
  }).flat();
}
