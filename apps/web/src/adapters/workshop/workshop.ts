import { err, ok, type Result } from '@app/kernel';

export interface WorkRequest {
  readonly id: number;
  readonly job: PropertyKey;
  readonly args: readonly unknown[];
}

export type WorkResponse =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false };

/** `missing`: the worker’s own code could not be fetched, as after an update (R247), which says nothing about the job. */
export type WorkFailure = 'unreadable' | 'timeout' | 'missing';

export type Job = (...args: never[]) => unknown;

/** The jobs of a worker: one at a time, in order. */
export type Workshop<Jobs extends Record<keyof Jobs, Job>> = {
  readonly [Name in keyof Jobs]: (
    ...args: Parameters<Jobs[Name]>
  ) => Promise<Result<Awaited<ReturnType<Jobs[Name]>>, WorkFailure>>;
};

/** The worker starts with the first job. `close` ends it and its memory; the next job gets a new one. */
export function createWorkshop<Jobs extends Record<keyof Jobs, Job>>(
  startWorker: () => Worker,
  timeoutsMs: Readonly<Record<keyof Jobs, number>>,
): { readonly jobs: Workshop<Jobs>; close(): void } {
  let worker: Worker | undefined;
  let nextId = 0;
  let last: Promise<unknown> = Promise.resolve();

  const ask = (job: keyof Jobs, args: readonly unknown[]) =>
    new Promise<Result<unknown, WorkFailure>>(resolve => {
      worker ??= startWorker();
      const current = worker;
      const id = nextId++;
      const settle = (result: Result<unknown, WorkFailure>) => {
        clearTimeout(timer);
        current.removeEventListener('message', hear);
        current.removeEventListener('error', fail);
        resolve(result);
      };
      const hear = ({ data }: MessageEvent<WorkResponse>) => {
        if (data.id === id) settle(data.ok ? ok(data.value) : err('unreadable'));
      };
      // A broken or hung worker is discarded: the next job gets a new one.
      const giveUp = (reason: WorkFailure) => {
        current.terminate();
        worker = undefined;
        settle(err(reason));
      };
      // HTML, “run a worker”: a failed fetch of code is a plain event, a failure while it runs an ErrorEvent.
      const fail = (event: Event) => giveUp(event instanceof ErrorEvent ? 'unreadable' : 'missing');
      const timer = setTimeout(() => giveUp('timeout'), timeoutsMs[job]);
      current.addEventListener('message', hear);
      current.addEventListener('error', fail);
      current.postMessage({ id, job, args } satisfies WorkRequest);
    });

  const inTurn =
    (job: keyof Jobs) =>
    (...args: readonly unknown[]) => {
      const turn = last.then(() => ask(job, args)).catch(() => err<WorkFailure>('unreadable'));
      last = turn;
      return turn;
    };
  const names = Object.keys(timeoutsMs) as (keyof Jobs)[]; // the table's own keys
  return {
    jobs: Object.fromEntries(names.map(name => [name, inTurn(name)])) as unknown as Workshop<Jobs>, // each runs the job of its name
    close() {
      worker?.terminate();
      worker = undefined;
    },
  };
}
