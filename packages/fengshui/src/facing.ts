import { frozen } from '@app/kernel';
import { type MagneticBearing, normalizeDegrees } from './bearing';
import { MOUNTAIN_WIDTH, MOUNTAINS, type Mountain, mountainAt, oppositeMountain } from './mountains';

/**
 * How clean a facing is, from clean to worst:
 * `clear` within 4.5° of the centre of its mountain; `leaning` (兼) beyond that;
 * `minor-void` (小空亡) at the line between two mountains of one palace;
 * `great-void` (大空亡) at the line between two palaces.
 */
export const BORDERS = frozen(['clear', 'leaning', 'minor-void', 'great-void'] as const);
export type Border = (typeof BORDERS)[number];

export interface FacingReading {
  readonly bearing: MagneticBearing;
  readonly facing: Mountain;
  readonly sitting: Mountain;
  /** Degrees from the middle of the facing mountain, clockwise positive, from -7.5 up to but not including 7.5. */
  readonly offset: number;
  readonly border: Border;
  /** The neighbour the facing leans to; undefined if it is clear. */
  readonly leansTo: Mountain | undefined;
}

/** 下卦 holds in the middle nine degrees of a mountain; some teachers say seven. The line itself still counts as clear. */
export const CLEAR_HALF_WIDTH = 4.5;
/** Distance from a line within which it counts as void, degrees. Teachers say anything from 0.5 to 3. */
export const VOID_HALF_WIDTH = 1.5;
// Bearings are sums of decimal fractions, so a limit must tolerate the last bits.
const EPSILON = 1e-9;

/**
 * Reads a house's facing. A borderline facing is reported as such; it never moves the house to another mountain and never
 * uses substitute stars (替卦), on which the schools disagree.
 */
export function readFacing(bearing: MagneticBearing): FacingReading {
  const facing = mountainAt(bearing);
  // A branded bearing is finite; an untyped caller gets undefined for an invalid one.
  if (!facing) return undefined as never;
  const offset = normalizeDegrees(bearing - facing.centre + 180) - 180;
  const side = Math.abs(offset) <= CLEAR_HALF_WIDTH + EPSILON ? 0 : Math.sign(offset);
  const neighbour = side === 0 ? undefined : neighbourOf(facing, side);
  return {
    bearing,
    facing,
    sitting: oppositeMountain(facing),
    offset,
    border: borderOf(facing, offset, neighbour),
    leansTo: neighbour,
  };
}

function borderOf(facing: Mountain, offset: number, neighbour: Mountain | undefined): Border {
  if (!neighbour) return 'clear';
  if (MOUNTAIN_WIDTH / 2 - Math.abs(offset) > VOID_HALF_WIDTH + EPSILON) return 'leaning';
  return neighbour.direction === facing.direction ? 'minor-void' : 'great-void';
}

function neighbourOf(facing: Mountain, side: number): Mountain {
  return MOUNTAINS[(MOUNTAINS.indexOf(facing) + side + 24) % 24]!;
}
