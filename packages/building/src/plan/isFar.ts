import type { Point as PlanPoint } from '@app/plan';

/** Whether outer walls facing this way are behind the rooms as seen along `view` (from the home to the eye). */
export const isFar = ({ outward }: { readonly outward: PlanPoint }, view: PlanPoint): boolean =>
  outward[0] * view[0] + outward[1] * view[1] < -0.05;
