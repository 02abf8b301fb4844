import type { ImageRequest, ImageResponse } from './imageWorkshop';
import { JOBS } from './jobs';

const scope = self as unknown as {
  // the DOM library types `self` as a window; this file runs in a worker
  onmessage: ((event: MessageEvent<ImageRequest>) => void) | null;
  postMessage(message: ImageResponse): void;
};

scope.onmessage = async ({ data: { id, job, args } }) => {
  try {
    const run: (...args: never[]) => Promise<unknown> = JOBS[job];
    scope.postMessage({ id, ok: true, value: await run(...(args as never[])) }); // typed where it was asked
  } catch {
    scope.postMessage({ id, ok: false });
  }
};
