import { err, ok, type Result } from '@app/kernel';
import type { AlmanacError } from './errors';
import { mod } from './pillars';
import { outside } from './validate';

/** How two branches relate; the strongest tie counts. */
export type Relation = 'clash' | 'pair' | 'trine' | 'harm' | 'same' | 'none';

/**
 * The tie between two of the twelve branches (0 = zi, rat):
 * `clash` 六冲 six apart, `pair` 六合 (zi with chou, yin with hai ...), `trine` 三合 four apart, `harm` 六害.
 *
 * @example
 * unwrap(relationOf(0, 6)); // 'clash'
 */
export function relationOf(a: number, b: number): Result<Relation, AlmanacError> {
  const wrong = outside('relation', a, 0, 11) ?? outside('relation', b, 0, 11);
  return wrong ? err(wrong) : ok(tieOf(a, b));
}

/** The same for valid branches. */
export function tieOf(a: number, b: number): Relation {
  const apart = mod(a - b, 12);
  if (apart === 6) return 'clash';
  if (mod(a + b, 12) === 1) return 'pair';
  if (apart === 4 || apart === 8) return 'trine';
  if (mod(a + b, 12) === 7) return 'harm';
  return apart === 0 ? 'same' : 'none';
}
