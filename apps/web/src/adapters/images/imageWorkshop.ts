import { err, ok, type Result } from '@app/kernel';

export interface ImageRequest {
  readonly id: number;
  readonly blob: Blob;
  /** Longest side of the result, pixels; smaller pictures keep their size. */
  readonly maxSide: number;
}

export type ImageResponse =
  | {
      readonly id: number;
      readonly ok: true;
      readonly width: number;
      readonly height: number;
      readonly picture: Blob;
    }
  | { readonly id: number; readonly ok: false };

interface ScaledImage {
  /** Size of the original once upright, pixels. */
  readonly width: number;
  readonly height: number;
  readonly picture: Blob;
}

export interface ImageWorkshop {
  /** Decodes, turns upright and scales down; one picture at a time, in the order asked. */
  scale(blob: Blob, maxSide: number): Promise<Result<ScaledImage, 'unreadable' | 'timeout'>>;
}

const TIMEOUT_MS = 8000;

export function createImageWorkshop(
  startWorker: () => Worker = () =>
    new Worker(new URL('./image.worker.ts', import.meta.url), { type: 'module', name: 'images' }),
): ImageWorkshop {
  let worker: Worker | undefined;
  let nextId = 0;
  let last: Promise<unknown> = Promise.resolve();

  const ask = (blob: Blob, maxSide: number) =>
    new Promise<Result<ScaledImage, 'unreadable' | 'timeout'>>(resolve => {
      worker ??= startWorker();
      const current = worker;
      const id = nextId++;
      const settle = (result: Result<ScaledImage, 'unreadable' | 'timeout'>) => {
        clearTimeout(timer);
        current.removeEventListener('message', hear);
        current.removeEventListener('error', fail);
        resolve(result);
      };
      const hear = ({ data }: MessageEvent<ImageResponse>) => {
        if (data.id !== id) return;
        settle(
          data.ok ? ok({ width: data.width, height: data.height, picture: data.picture }) : err('unreadable'),
        );
      };
      // A worker that broke or hangs is of no more use: the next picture gets a new one.
      const giveUp = (reason: 'unreadable' | 'timeout') => {
        current.terminate();
        worker = undefined;
        settle(err(reason));
      };
      const fail = () => giveUp('unreadable');
      const timer = setTimeout(() => giveUp('timeout'), TIMEOUT_MS);
      current.addEventListener('message', hear);
      current.addEventListener('error', fail);
      current.postMessage({ id, blob, maxSide } satisfies ImageRequest);
    });

  return {
    scale(blob, maxSide) {
      const turn = last.then(() => ask(blob, maxSide));
      last = turn;
      return turn;
    },
  };
}
