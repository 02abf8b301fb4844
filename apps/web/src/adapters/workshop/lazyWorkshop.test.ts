import { ok } from '@app/kernel';
import { expect, it, vi } from 'vitest';
import { createLazyWorkshop } from './lazyWorkshop';

type Jobs = { readonly say: (text: string) => string };

it('[R247] a job whose code cannot be fetched is missing, and the next one fetches it', async () => {
  const say = vi.fn(async (text: string) => ok(text));
  const fetchJobs = vi.fn(async () => ({ jobs: { say } }));
  fetchJobs.mockRejectedValueOnce(new TypeError('gone'));
  const workshop = createLazyWorkshop<Jobs>(['say'], fetchJobs);
  expect(fetchJobs).not.toHaveBeenCalled();
  expect(await workshop.say('one')).toEqual({ ok: false, error: 'missing' });
  expect(say).not.toHaveBeenCalled();
  expect(await workshop.say('two')).toEqual(ok('two'));
});
