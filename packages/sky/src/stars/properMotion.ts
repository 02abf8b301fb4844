import { type Millis, NOTHING } from '@app/kernel';
import { isInstant } from '../input';
import { daysSinceJ2000 } from '../time';
import type { Catalogue } from './catalogue';
import { type Vector, vectorAt } from './vector';

const JULIAN_YEAR = 365.25;

/** The position of a star among the others at an instant, J2000 axes: within 0.006° from 1900 to 2100 (R276). */
export function starAt(catalogue: Catalogue, star: number, instant: Millis): Vector {
  if (!(Number.isInteger(star) && star >= 0 && star * 3 < catalogue.vectors.length) || !isInstant(instant))
    return NOTHING;
  const vector = vectorAt(catalogue.vectors, star);
  const motion = catalogue.motions.get(star);
  return motion ? moved(vector, motion, daysSinceJ2000(instant) / JULIAN_YEAR) : vector;
}

/**
 * All stars in the middle of a year, counted from 2000 (-100 for 1900): three numbers per star, as in the catalogue.
 */
export function starsIn({ vectors, motions }: Catalogue, year: number): Float32Array {
  const stars = vectors.slice();
  for (const [star, motion] of motions)
    stars.set(moved(vectorAt(vectors, star), motion, year + 0.5), star * 3);
  return stars;
}

/** Whole Julian years from 2000 to the instant: stars hardly move within one. */
export const yearOf = (instant: Millis): number => Math.floor(daysSinceJ2000(instant) / JULIAN_YEAR);

function moved([x, y, z]: Vector, [dx, dy, dz]: Vector, years: number): Vector {
  const at: Vector = [x + dx * years, y + dy * years, z + dz * years];
  const length = Math.hypot(...at);
  return [at[0] / length, at[1] / length, at[2] / length];
}
