import type { HallPlan } from '../../ink/house/frame';
import type { Point } from './pen';

/** What a long side of a hall shows. */
export type Face = HallPlan['faces']['ahead'];

/** A hall in its own axes: `s` along the ridge and `t` across it, both from the middle, metres. */
export interface Frame {
  readonly halfLength: number;
  readonly halfDepth: number;
  /** The long sides at growing and falling t. */
  readonly sides: readonly [readonly [1, Face], readonly [-1, Face]];
  at(s: number, t: number, z: number): Point;
}

const middle = ([from, to]: readonly [number, number]) => (from + to) / 2;
const half = ([from, to]: readonly [number, number]) => (to - from) / 2;

export function frameOf({ x, y, ridge, faces }: HallPlan): Frame {
  const [cx, cy] = [middle(x), middle(y)];
  const along = ridge === 'x';
  return {
    halfLength: half(along ? x : y),
    halfDepth: half(along ? y : x),
    sides: [
      [1, faces.ahead],
      [-1, faces.behind],
    ],
    at: (s, t, z) => (along ? [cx + s, cy + t, z] : [cx + t, cy + s, z]),
  };
}
