import type { WorkRequest, WorkResponse } from './workshop';

/** Inside a worker: runs the requested jobs. */
export function serve<Jobs extends Record<keyof Jobs, (...args: never[]) => unknown>>(jobs: Jobs): void {
  const scope = self as unknown as {
    // the DOM library types `self` as a window; this runs in a worker
    onmessage: ((event: MessageEvent<WorkRequest>) => void) | null;
    postMessage(message: WorkResponse): void;
  };
  scope.onmessage = async ({ data: { id, job, args } }) => {
    try {
      const run: (...args: never[]) => unknown = jobs[job as keyof Jobs];
      scope.postMessage({ id, ok: true, value: await run(...(args as never[])) }); // typed by the caller
    } catch {
      scope.postMessage({ id, ok: false });
    }
  };
}
