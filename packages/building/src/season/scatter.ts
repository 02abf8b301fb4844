import { randomBetween, seededRandom } from '@app/kernel';
import { chain, type InkLine, type Point } from '../mesh/inkFace';
import type { Tone } from '../mesh/tones';
import type { SeasonLook } from './look';

type Ground = Exclude<SeasonLook['ground'], 'plain'>;

const COUNT: Readonly<Record<Ground, number>> = { petals: 90, leaves: 230, rings: 18 };
const TONES: Readonly<Record<Ground, readonly Tone[]>> = {
  petals: ['petal'],
  leaves: ['gold', 'gold', 'wood'],
  rings: ['water'],
};
const RING_SIDES = 10;

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
    const [px, py] = [randomBetween(random, ...x), randomBetween(random, ...y)];
    const [turn, size] = [randomBetween(random, 0, 2 * Math.PI), random.next()];
    if (!isFree(px, py)) return [];
    const at = (angle: number, reach: number): Point => [
      px + reach * Math.cos(angle),
      py + reach * Math.sin(angle),
      z,
    ];
    const tone = TONES[ground][i % TONES[ground].length]!;
    if (ground === 'rings') {
      const reach = 0.1 + 0.3 * size;
      const corners = Array.from({ length: RING_SIDES + 1 }, (_, side) =>
        at((side * 2 * Math.PI) / RING_SIDES, reach),
      );
      return chain(corners, 0.7, tone);
    }
    const reach = ground === 'leaves' ? 0.06 + 0.06 * size : 0.04;
    return [
      { from: at(turn, reach), to: at(turn + Math.PI, reach), weight: ground === 'leaves' ? 1.8 : 1.6, tone },
    ];
  }).flat();
}
