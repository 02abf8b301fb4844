/** Then the page asks for itself. */
const LONGEST_MS = 15_000;

/**
 * R682: resolves when the graphics process has painted what the page gave it. The first call to WebGL waits for that with
 * the page's thread blocked, for seconds where a processor does the graphics; here a worker waits.
 */
export function gpuAtRest(): Promise<void> {
  if (!('Worker' in globalThis && 'OffscreenCanvas' in globalThis)) return Promise.resolve();
  const worker = new Worker(new URL('./gpu.worker.ts', import.meta.url), { type: 'module', name: 'gpu' });
  return new Promise<void>(rested => {
    worker.onmessage = worker.onerror = () => rested();
    setTimeout(rested, LONGEST_MS);
  }).finally(() => worker.terminate());
}
