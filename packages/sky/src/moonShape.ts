import { NOTHING } from '@app/kernel';
import { cos } from './angles';
import { isNumber } from './input';
import type { MoonPhase } from './moonPhase';

/** Half of an ellipse from pole to pole of the disc, in SVG's terms. */
export interface Arc {
  readonly rx: number;
  readonly ry: number;
  /** SVG's sweep flag: 1 turns clockwise on a screen. */
  readonly sweep: 0 | 1;
}

export interface MoonShape {
  /** The edge of the disc, from top to bottom. */
  readonly limb: Arc;
  /** The terminator, from the bottom of the disc back to the top. */
  readonly terminator: Arc;
  /** Both as the `d` of an SVG path around the origin. No area at the new moon, the whole disc at the full moon. */
  readonly path: string;
}

/**
 * The lit part of the moon's disc. North is up: the waxing moon is lit on the right, as seen from the northern
 * hemisphere; for the southern hemisphere rotate the picture by 180°.
 *
 * @param progress fraction of the cycle, in [0, 1]
 * @param radius of the disc, in the units of the drawing
 */
export function moonShape(progress: MoonPhase['progress'], radius: number): MoonShape {
  if (!isNumber(progress) || !isNumber(radius)) return NOTHING;
  const waxing = progress < 0.5;
  const bulge = cos(360 * progress);
  const limbSweep = waxing ? 1 : 0;
  // A crescent's terminator bends along the lit edge, a gibbous moon's bends the other way.
  const terminatorSweep = bulge > 0 ? (waxing ? 0 : 1) : limbSweep;
  const limb: Arc = { rx: radius, ry: radius, sweep: limbSweep };
  const terminator: Arc = { rx: radius * Math.abs(bulge), ry: radius, sweep: terminatorSweep };
  const path = `M0 ${-radius}${half(limb, radius)}${half(terminator, -radius)}Z`;
  return { limb, terminator, path };
}

const half = ({ rx, ry, sweep }: Arc, toY: number): string => `A${round(rx)} ${ry} 0 0 ${sweep} 0 ${toY}`;
const round = (value: number): number => Math.round(value * 1000) / 1000;
