import { type Random, randomBetween, seededRandom } from '@app/kernel';
import { circlePath, px } from '../path';

/** Flakes that fill `width` × `height` twice over, so falling by one height repeats the picture. */
export function snowFlakes(width: number, height: number, count: number, seed: number): string {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const [x, y] = [random.next() * width, random.next() * height];
    const radius = 1.3 + random.next() ** 3 * 2.5;
    return circlePath(x, y, radius) + circlePath(x, y - height, radius);
  }).join('');
}

/**
 * R1025: the trails of a burst around its middle, px: brush strokes that start some way out, thin and sink towards
 * their ends, with a spark at each.
 */
export function firework(radius: number, count: number, seed: number): string {
  const random = seededRandom(seed);
  const trails = Array.from({ length: count }, (_, i) => {
    const angle = ((i + randomBetween(random, -0.3, 0.3)) / count) * 2 * Math.PI;
    const [right, down] = [Math.cos(angle), Math.sin(angle)];
    const reach = radius * randomBetween(random, 0.72, 1);
    const at = (share: number, aside: number) =>
      `${px(reach * share * right - aside * down)} ${px(reach * (share * down + 0.16 * share ** 2) + aside * right)}`;
    const width = radius / 60;
    return (
      `M${at(0.22, 0)}Q${at(0.45, width)} ${at(0.9, 0)}Q${at(0.45, -width)} ${at(0.22, 0)}Z` +
      circlePath(reach * right, reach * (down + 0.16), width * randomBetween(random, 0.7, 1.4))
    );
  });
  return trails.join('');
}

/** R822: leaves or petals in the air, some small and some large, px, repeated like the flakes. */
export function drifting(
  width: number,
  height: number,
  count: number,
  seed: number,
  [least, most]: readonly [number, number],
  shape: 'petal' | 'fan' = 'petal',
): string {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const [x, y] = [random.next() * width, random.next() * height];
    // Few are near and large.
    const size = least + (most - least) * random.next() ** 2;
    const leaf = (shape === 'fan' ? fanAt : leafAt)(random, size);
    return leaf(x, y) + leaf(x, y - height);
  }).join('');
}

function leafAt(random: Random, size: number): (x: number, y: number) => string {
  const turn = randomBetween(random, 0, 2 * Math.PI);
  const [long, wide] = [size, size * randomBetween(random, 0.3, 0.5)];
  const at = (along: number, across: number) =>
    `${px(along * Math.cos(turn) - across * Math.sin(turn))} ${px(along * Math.sin(turn) + across * Math.cos(turn))}`;
  const shape = `q${at(long / 2, wide)} ${at(long, 0)}q${at(-long / 2, -wide)} ${at(-long, 0)}Z`;
  return (x, y) => `M${px(x)} ${px(y)}${shape}`;
}

/** A ginkgo leaf: a fan with a notch, on its stalk, seen more or less from the side. */
function fanAt(random: Random, size: number): (x: number, y: number) => string {
  const turn = randomBetween(random, 0, 2 * Math.PI);
  const wide = size * randomBetween(random, 0.42, 0.66);
  const at = (along: number, across: number) => {
    const [u, v] = [along * size, across * wide];
    return `${px(u * Math.cos(turn) - v * Math.sin(turn))} ${px(u * Math.sin(turn) + v * Math.cos(turn))}`;
  };
  const shape = [
    `q${at(0.42, 0.12)} ${at(0.62, 1)}`,
    `q${at(0.3, -0.3)} ${at(0.28, -0.9)}`,
    `l${at(-0.14, -0.1)}l${at(0.14, -0.1)}`,
    `q${at(0.02, -0.6)} ${at(-0.28, -0.9)}`,
    `q${at(-0.2, 0.88)} ${at(-0.62, 1)}`,
    `l${at(-0.4, 0.06)}Z`,
  ].join('');
  return (x, y) => `M${px(x)} ${px(y)}${shape}`;
}

interface Flock {
  /** One bird around its centre, px. */
  readonly bird: string;
  /** Their positions: x, y, size, rotation in degrees. R763: they stay in the sky between the instruments, on a tall window too. */
  readonly at: readonly (readonly [x: number, y: number, size: number, turn: number])[];
}

const GLIDING = 'M0 0C-4-5-9-7-15-5C-10-5-6-2-3 2C-2 3-1 4 0 4C1 4 2 3 3 2C6-2 10-6 15-7C9-8 4-5 0 0Z';
const FORKED =
  'M0-2C-3-8-10-14-20-15C-12-10-8-5-6 0C-12 4-18 9-26 11C-18 10-12 9-8 7C-14 11-18 14-22 19C-14 15-6 10 0 5C6 4 14 2 22-4C14-3 8-3 3-2C6-6 10-12 17-18C9-14 3-8 0-2Z';

const SKEIN = Array.from({ length: 9 }, (_, i) => {
  const row = Math.ceil(i / 2);
  return [690 + row * 28, 92 + (i % 2 === 0 ? -1 : 1) * row * 11 + row * 4, 0.72, -8] as const;
});

export const FLOCKS = {
  swallows: {
    bird: FORKED,
    at: [
      [788, 92, 0.95, -12],
      [744, 58, 0.6, 8],
      [806, 48, 0.42, -26],
    ],
  },
  geese: { bird: GLIDING, at: SKEIN },
  magpies: {
    bird: GLIDING,
    at: [
      [620, 208, 0.85, 6],
      [668, 188, 0.6, -8],
    ],
  },
} as const satisfies Record<string, Flock>;
