import type { InkFace, Point } from '../mesh/inkFace';
import type { Storey } from './homeModel';

/** Metres a pool is wider than its window to each side, its largest radius, and its corners. */
const POOL = { past: 0.9, most: 3, sides: 20 } as const;
/** Metres over the ground: light from a higher sill falls beyond the yard. */
const HIGHEST_SILL = 1.3;

/**
 * R999: where the lamps of a closed home reach the ground, before the windows of its lowest floor: a round pool about the
 * foot of each, so that it is brightest at the wall, which hides its inner half.
 */
export function poolsBefore({ body, rims, lift }: Storey): readonly (readonly Point[])[] {
  return [...body, ...rims.flatMap(({ tall }) => tall)].filter(isPane).flatMap(({ corners }) => {
    const [a, b] = corners;
    if (!a || !b || a[2] - lift > HIGHEST_SILL) return [];
    const reach = Math.min(Math.hypot(b[0] - a[0], b[1] - a[1]) / 2 + POOL.past, POOL.most);
    return [
      Array.from({ length: POOL.sides }, (_, i): Point => {
        const turn = (2 * Math.PI * i) / POOL.sides;
        return [(a[0] + b[0]) / 2 + reach * Math.cos(turn), (a[1] + b[1]) / 2 + reach * Math.sin(turn), 0];
      }),
    ];
  });
}

const isPane = ({ weave }: InkFace): boolean => weave?.pattern === 'lattice';
