import { px } from '@app/building';

/** Part of the disc that is lit, 0–1, for a part of the cycle (0 and 1 new, 0.5 full). Meeus, ch. 48, circular orbit. */
export const illuminationAt = (cycle: number): number => (1 - Math.cos(2 * Math.PI * cycle)) / 2;

/** Closer to new or full than this the terminator would be thinner than its own line. */
const EDGE = 0.004;

/**
 * Outline of the lit part of a disc around the origin: half a circle (the limb) and half an ellipse (the
 * terminator), whose width is the cosine of the phase angle. Waxing moons are lit on the right, as seen
 * from northern latitudes. Empty at new moon.
 */
export function litPath(cycle: number, radius: number): string {
  const lit = illuminationAt(cycle);
  if (lit < EDGE) return '';
  const r = px(radius);
  if (lit > 1 - EDGE) return `M0 -${r}A${r} ${r} 0 0 1 0 ${r}A${r} ${r} 0 0 1 0 -${r}Z`;
  const waxing = cycle <= 0.5;
  const crescent = lit < 0.5;
  const width = Math.round(Math.abs(Math.cos(2 * Math.PI * cycle)) * radius * 100) / 100;
  const limb = waxing ? 1 : 0;
  // Back up along the terminator: through the lit side for a crescent, through the dark side when gibbous.
  const terminator = crescent === waxing ? 0 : 1;
  return `M0 -${r}A${r} ${r} 0 0 ${limb} 0 ${r}A${width} ${r} 0 0 ${terminator} 0 -${r}Z`;
}

/** The seas that make the face: middle and half axes in radii of the disc, before the disc is tilted. */
export const MARIA = [
  { x: -0.28, y: -0.3, rx: 0.3, ry: 0.22 },
  { x: 0.12, y: -0.38, rx: 0.24, ry: 0.17 },
  { x: 0.34, y: -0.06, rx: 0.2, ry: 0.24 },
  { x: -0.42, y: 0.12, rx: 0.24, ry: 0.3 },
  { x: 0.02, y: 0.08, rx: 0.14, ry: 0.12 },
  { x: -0.1, y: 0.48, rx: 0.2, ry: 0.1 },
] as const;
