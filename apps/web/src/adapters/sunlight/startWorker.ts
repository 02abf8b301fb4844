export const startWorker = (): Worker =>
  new Worker(new URL('./sunlight.worker.ts', import.meta.url), { type: 'module', name: 'sunlight' });
