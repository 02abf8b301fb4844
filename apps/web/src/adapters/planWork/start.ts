import { createWorkshop } from '../workshop/workshop';
import type { PlanJobs } from './jobs';

export const { jobs } = createWorkshop<PlanJobs>(
  () => new Worker(new URL('./plan.worker.ts', import.meta.url), { type: 'module', name: 'plan' }),
  { year: 30_000, read: 30_000, open: 20_000 },
);
