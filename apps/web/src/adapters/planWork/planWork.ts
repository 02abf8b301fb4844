import { createLazyWorkshop } from '../workshop/lazyWorkshop';
import type { Workshop } from '../workshop/workshop';
import type { PlanJobs } from './jobs';

export type PlanWork = Workshop<PlanJobs>;

/** R390, R398, R747. */
export const createPlanWork = (): PlanWork =>
  createLazyWorkshop<PlanJobs>(['year', 'read', 'open'], () => import('./start'));
