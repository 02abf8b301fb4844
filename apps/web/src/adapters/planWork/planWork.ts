import { err } from '@app/kernel';
import type { Workshop } from '../workshop/workshop';
import type { PlanJobs } from './jobs';

export type PlanWork = Workshop<PlanJobs>;

const TIMEOUT_MS = { year: 30_000, open: 20_000 } as const;

/** R390, R398: fetched and started with the first thing asked. */
export function createPlanWork(): PlanWork {
  let loading: Promise<PlanWork> | undefined;
  const load = () => {
    loading ??= import('../workshop/workshop').then(
      ({ createWorkshop }) =>
        createWorkshop<PlanJobs>(
          () => new Worker(new URL('./plan.worker.ts', import.meta.url), { type: 'module', name: 'plan' }),
          TIMEOUT_MS,
        ).jobs,
    );
    return loading.catch(() => {
      loading = undefined;
      return undefined;
    });
  };
  return {
    year: async request => (await load())?.year(request) ?? err('unreadable' as const),
    open: async file => (await load())?.open(file) ?? err('unreadable' as const),
  };
}
