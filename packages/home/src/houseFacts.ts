import type { MeasuredBearing } from '@app/fengshui';
import { frozen } from '@app/kernel';

/** How a facing was found: typed or dragged, three readings of a phone's compass, or a shadow and the clock. */
export const FACING_METHODS = frozen(['given', 'compass', 'shadow'] as const);
export type FacingMethod = (typeof FACING_METHODS)[number];

/** A measured facing. Derived values are never stored: see `facingOf`. */
export interface MeasuredFacing extends MeasuredBearing {
  /** Missing counts as `given`. */
  readonly method?: FacingMethod;
  /** Plain day of the measurement, `2026-11-22`: its declination applies. Missing: the day it is read on. */
  readonly on?: string;
  /** The uncertainty to either side, degrees; missing if nobody measured it. */
  readonly within?: number;
}

/** The person's statements about the house, unchanged. */
export interface HouseFacts {
  /** Undefined until set. */
  readonly facing?: MeasuredFacing | undefined;
  /** Year of completion. */
  readonly completedIn?: number | undefined;
}
