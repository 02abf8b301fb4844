import { frozen } from '@app/kernel';
import type { Columns } from './field/columns';

export const DIRECTIONS = /* @__PURE__ */ frozen(['left', 'right', 'up', 'down'] as const);
export type Direction = (typeof DIRECTIONS)[number];

/** Weight of a step aside against a step ahead. */
const ASIDE = 2;

/**
 * Index of the bubble an arrow key leads to from the one at `from`: the nearest at the last projection, within 45 degrees
 * of that direction first, otherwise within 90. `from` itself if there is none.
 *
 * @example
 * const field = createField({ capacity: 2 });
 * field.spawn({ position: { x: -100, y: 0, z: 0 }, velocity: { x: 6, y: 0, z: 0 } });
 * field.spawn({ position: { x: 100, y: 0, z: 0 }, velocity: { x: 6, y: 0, z: 0 } });
 * field.project(fitCamera({ width: 1280, height: 720 }));
 * nearestTowards(field.columns, field.count, 0, 'right'); // 1
 */
export function nearestTowards(columns: Columns, count: number, from: number, direction: Direction): number {
  if (!Number.isInteger(from)) return -1;
  const { sx, sy, shown } = columns;
  const sideways = direction === 'left' || direction === 'right';
  const sign = direction === 'left' || direction === 'up' ? -1 : 1;
  let found = from;
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    if (i === from || shown[i] === 0) continue;
    const dx = sx[i]! - sx[from]!;
    const dy = sy[i]! - sy[from]!;
    const ahead = (sideways ? dx : dy) * sign;
    const aside = Math.abs(sideways ? dy : dx);
    if (ahead <= 0) continue;
    const wide = aside > ahead ? 1e6 : 0;
    const cost = ahead + aside * ASIDE + wide;
    if (cost < best) {
      best = cost;
      found = i;
    }
  }
  return found;
}
