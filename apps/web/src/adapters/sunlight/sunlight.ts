import { err } from '@app/kernel';
import type { Workshop } from '../workshop/workshop';
import type { SunlightJobs } from './jobs';

export type Sunlight = Workshop<SunlightJobs>;

const TIMEOUT_MS = { year: 30_000 } as const;

/** R390: fetched and started with the first year of sun. */
export function createSunlight(): Sunlight {
  let loading: Promise<Sunlight> | undefined;
  const load = () => {
    loading ??= import('../workshop/workshop').then(
      ({ createWorkshop }) =>
        createWorkshop<SunlightJobs>(
          () =>
            new Worker(new URL('./sunlight.worker.ts', import.meta.url), {
              type: 'module',
              name: 'sunlight',
            }),
          TIMEOUT_MS,
        ).jobs,
    );
    return loading.catch(() => {
      loading = undefined;
      return undefined;
    });
  };
  return { year: async request => (await load())?.year(request) ?? err('unreadable' as const) };
}
