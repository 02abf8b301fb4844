import { err, ok, type Result } from '@app/kernel';
import type { Jobs } from './jobs';

export interface ImageRequest {
  readonly id: number;
  readonly job: keyof Jobs;
  readonly args: readonly unknown[];
}

export type ImageResponse =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false };

type Failure = 'unreadable' | 'timeout';

/** The jobs of the worker: one at a time, in the order asked. */
export type ImageWorkshop = {
  readonly [Job in keyof Jobs]: (
    ...args: Parameters<Jobs[Job]>
  ) => Promise<Result<Awaited<ReturnType<Jobs[Job]>>, Failure>>;
};

/** A disk may be slow to give 50 MB; decoding that takes longer than this does not end. */
const TIMEOUT_MS = { read: 30_000, clean: 60_000, scale: 8000 } as const satisfies Record<keyof Jobs, number>;

/** The worker starts with the first picture. */
export function createImageWorkshop(
  startWorker: () => Worker = () =>
    new Worker(new URL('./image.worker.ts', import.meta.url), { type: 'module', name: 'images' }),
): ImageWorkshop {
  let worker: Worker | undefined;
  let nextId = 0;
  let last: Promise<unknown> = Promise.resolve();

  const ask = (job: keyof Jobs, args: readonly unknown[]) =>
    new Promise<Result<unknown, Failure>>(resolve => {
      worker ??= startWorker();
      const current = worker;
      const id = nextId++;
      const settle = (result: Result<unknown, Failure>) => {
        clearTimeout(timer);
        current.removeEventListener('message', hear);
        current.removeEventListener('error', fail);
        resolve(result);
      };
      const hear = ({ data }: MessageEvent<ImageResponse>) => {
        if (data.id === id) settle(data.ok ? ok(data.value) : err('unreadable'));
      };
      // A worker that broke or hangs is of no more use: the next picture gets a new one.
      const giveUp = (reason: Failure) => {
        current.terminate();
        worker = undefined;
        settle(err(reason));
      };
      const fail = () => giveUp('unreadable');
      const timer = setTimeout(() => giveUp('timeout'), TIMEOUT_MS[job]);
      current.addEventListener('message', hear);
      current.addEventListener('error', fail);
      current.postMessage({ id, job, args } satisfies ImageRequest);
    });

  const inTurn =
    <Job extends keyof Jobs>(job: Job) =>
    (...args: Parameters<Jobs[Job]>) => {
      const turn = last.then(() => ask(job, args)).catch(() => err<Failure>('unreadable'));
      last = turn;
      return turn as ReturnType<ImageWorkshop[Job]>; // the worker ran that very job
    };
  return { read: inTurn('read'), clean: inTurn('clean'), scale: inTurn('scale') };
}
