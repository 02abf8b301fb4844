import { type LayoutOptions, type Plan, sitePlan } from '@app/plan';
import type { FormSettings } from '@app/plan/reading';
import type { HomeFacing } from './facing';

/** A plan with the orientation of its palaces, forms and charts: by the needle (A46). */
export interface PlanByNeedle {
  /** Turned on the map until its front has the measured facing (R606). */
  readonly plan: Plan;
  readonly settings: FormSettings;
  readonly options: LayoutOptions;
}

export function planByNeedle(plan: Plan, facing: HomeFacing): PlanByNeedle {
  const { declination } = facing;
  const faced = facing.isMeasured ? sitePlan(plan, facing.true) : plan;
  return {
    plan: faced,
    settings: { declination },
    options: {
      up: faced.up - declination,
      ...(faced.facing !== undefined && { facing: faced.facing - declination }),
    },
  };
}
