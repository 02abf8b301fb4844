import type { Point3 } from '../placement';

/** Where something is in the space, and where it is going. */
export interface Body {
  readonly position: Point3;
  /** Stage pixels a second. */
  readonly velocity: Point3;
}
