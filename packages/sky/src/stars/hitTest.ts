import type { Catalogue } from './catalogue';
import type { MapPoint } from './projection';

/** A map's points as the projections write them: three numbers per star, the first two being x and y. */
type Points = Float32Array;

/**
 * The star under a finger: within `reach` (map units), nearest first, but a star two magnitudes brighter beats one that
 * is a third of the reach nearer. `faintest` is the drawing's limit. Undefined if there is none.
 */
export function hitStar(
  { count, magnitudes }: Catalogue,
  points: Points,
  { x, y }: MapPoint,
  reach: number,
  faintest: number,
): number | undefined {
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let star = 0; star < count; star++) {
    const magnitude = magnitudes[star] ?? 0;
    if (magnitude > faintest) break; // brightest first
    const distance = Math.hypot((points[star * 3] ?? 0) - x, (points[star * 3 + 1] ?? 0) - y);
    const cost = distance + (magnitude * reach) / 6;
    if (distance <= reach && cost < least) [best, least] = [star, cost];
  }
  return best;
}

/** The figure with the nearest lines, within `reach` (map units). Undefined if there is none. */
export function hitAsterism(
  { asterisms }: Catalogue,
  points: Points,
  at: MapPoint,
  reach: number,
): number | undefined {
  let best: number | undefined;
  let least = reach;
  for (const [index, { lines }] of asterisms.entries()) {
    for (const line of lines) {
      for (const [i, star] of line.entries()) {
        const distance = fromSegment(points, star, line[i + 1] ?? star, at);
        if (distance <= least) [best, least] = [index, distance];
      }
    }
  }
  return best;
}

function fromSegment(points: Points, from: number, to: number, { x, y }: MapPoint): number {
  const [ax, ay] = [(points[from * 3] ?? Number.NaN) - x, (points[from * 3 + 1] ?? Number.NaN) - y];
  const [dx, dy] = [(points[to * 3] ?? Number.NaN) - x - ax, (points[to * 3 + 1] ?? Number.NaN) - y - ay];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / square));
  return Math.hypot(ax + along * dx, ay + along * dy);
}
