import { err } from '@app/kernel';
import type { Job, Workshop } from './workshop';

/** R247: fetched with the first job. Without its code a job is `missing`, and the next one fetches again. */
export function createLazyWorkshop<Jobs extends Record<keyof Jobs, Job>>(
  names: readonly (keyof Jobs)[],
  fetchJobs: () => Promise<{ readonly jobs: Workshop<Jobs> }>,
): Workshop<Jobs> {
  const load = () => fetchJobs().catch(() => undefined);
  const ask =
    (name: keyof Jobs) =>
    async (...args: Parameters<Jobs[keyof Jobs]>) =>
      (await load())?.jobs[name](...args) ?? err('missing');
  return Object.fromEntries(names.map(name => [name, ask(name)])) as unknown as Workshop<Jobs>; // each requests the job of its name
}
