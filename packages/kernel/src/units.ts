import type { Brand } from './brand';

/** An instant: milliseconds since 1970-01-01T00:00:00Z. */
export type Millis = Brand<number, 'Millis'>;
/** An angle in degrees. For a bearing: 0 = north, clockwise. */
export type Degrees = Brand<number, 'Degrees'>;

/**
 * Marks a number as an instant. Throws on NaN and infinities: only a bug can make one.
 *
 * @example
 * millis(1_780_000_000_000); // 1780000000000
 */
export const millis = (value: number): Millis => finite(value, 'millis') as Millis;
/** Marks a number as an angle in degrees. Throws on NaN and infinities: only a bug can make one. */
export const degrees = (value: number): Degrees => finite(value, 'degrees') as Degrees;

function finite(value: number, what: string): number {
  if (!Number.isFinite(value)) throw new Error(`${what} needs a finite number, got ${value}`);
  return value;
}
