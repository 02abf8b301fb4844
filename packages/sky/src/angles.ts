import { turned } from '@app/kernel';

const RADIANS = Math.PI / 180;

/** Sine of an angle in degrees. */
export const sin = (angle: number): number => Math.sin(angle * RADIANS);
/** Cosine of an angle in degrees. */
export const cos = (angle: number): number => Math.cos(angle * RADIANS);
/** Degrees, in [-90, 90]. Values slightly outside [-1, 1] through rounding are clamped. */
export const asin = (value: number): number => Math.asin(Math.min(1, Math.max(-1, value))) / RADIANS;
/** Degrees, in (-180, 180]. */
export const atan2 = (y: number, x: number): number => Math.atan2(y, x) / RADIANS;
/** The same angle in [0, 360). */
export { turned as turn };
/** The same angle in [-180, 180). */
export const halfTurn = (angle: number): number => turned(angle + 180) - 180;
