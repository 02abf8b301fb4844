import type { MeasuredBearing } from '@app/fengshui';
import { frozen } from '@app/kernel';

/** How a facing was found: typed or dragged, three readings of a phone's compass, or a shadow and the clock. */
export const FACING_METHODS = frozen(['given', 'compass', 'shadow'] as const);
export type FacingMethod = (typeof FACING_METHODS)[number];

/** A facing as it was measured. What follows from it is never stored: see `facingOf`. */
export interface MeasuredFacing extends MeasuredBearing {
  /** Absent counts as `given`. */
  readonly method?: FacingMethod;
  /** Plain day of the measurement, `2026-11-22`: its declination applies. Absent: the day it is read on. */
  readonly on?: string;
  /** How far the true value may lie to either side, degrees; absent when nobody measured it. */
  readonly within?: number;
}

/** What a person has said about the house, as they said it. */
export interface HouseFacts {
  /** Undefined until they have. */
  readonly facing?: MeasuredFacing | undefined;
  /** Year of completion. */
  readonly completedIn?: number | undefined;
}
