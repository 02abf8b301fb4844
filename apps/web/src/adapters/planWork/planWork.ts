import { err } from '@app/kernel';
import type { Workshop } from '../workshop/workshop';
import type { PlanJobs } from './jobs';

export type PlanWork = Workshop<PlanJobs>;

const MISSING = err('missing' as const);
const load = () => import('./start').catch(() => undefined);

/** R390, R398: fetched and started with the first thing asked. */
export const createPlanWork = (): PlanWork => ({
  year: async request => (await load())?.PLAN_JOBS.year(request) ?? MISSING,
  open: async file => (await load())?.PLAN_JOBS.open(file) ?? MISSING,
});
