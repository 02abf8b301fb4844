import type { Point3 } from '../placement';

/** Position and velocity of a body in the space. */
export interface Body {
  readonly position: Point3;
  /** Stage pixels a second. */
  readonly velocity: Point3;
}
