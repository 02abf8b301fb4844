import type { LightRequest, YearOfLight } from '@app/home';
import { err, ok, type Result } from '@app/kernel';

export interface Sunlight {
  /** A year of sun takes some tenths of a second of work, which is not done on the page. A new request ends the last. */
  readonly year: (request: LightRequest) => Promise<Result<YearOfLight, 'failed' | 'replaced'>>;
}

const TIMEOUT_MS = 30_000;

export function createSunlight(
  start: () => Promise<Worker> = async () => (await import('./startWorker')).startWorker(),
): Sunlight {
  let endLast: (() => void) | undefined;
  return {
    year: request =>
      new Promise(resolve => {
        endLast?.();
        let worker: Worker | undefined;
        let over = false;
        const settle = (result: Result<YearOfLight, 'failed' | 'replaced'>) => {
          if (over) return;
          over = true;
          clearTimeout(timer);
          worker?.terminate();
          resolve(result);
        };
        const timer = setTimeout(() => settle(err('failed')), TIMEOUT_MS);
        endLast = () => settle(err('replaced'));
        start().then(
          started => {
            worker = started;
            if (over) return started.terminate();
            started.addEventListener('message', ({ data }: MessageEvent<YearOfLight>) => settle(ok(data)));
            started.addEventListener('error', () => settle(err('failed')));
            started.postMessage(request);
          },
          () => settle(err('failed')),
        );
      }),
  };
}
