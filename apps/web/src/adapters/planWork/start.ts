import { createWorkshop } from '../workshop/workshop';
import type { PlanJobs } from './jobs';

const TIMEOUT_MS = { year: 30_000, open: 20_000 } as const;

/** One workshop for all that is asked. */
export const PLAN_JOBS = createWorkshop<PlanJobs>(
  () => new Worker(new URL('./plan.worker.ts', import.meta.url), { type: 'module', name: 'plan' }),
  TIMEOUT_MS,
).jobs;
