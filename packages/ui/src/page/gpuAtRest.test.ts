import { afterEach, expect, it, vi } from 'vitest';
import { gpuAtRest } from './gpuAtRest';

afterEach(() => vi.unstubAllGlobals());

class FakeWorker {
  static made: FakeWorker[] = [];
  onmessage?: () => void;
  onerror?: () => void;
  readonly terminate = vi.fn();
  constructor() {
    FakeWorker.made.push(this);
  }
}

it.each(['onmessage', 'onerror'] as const)(
  '[R682] the engine starts when its worker has waited, or cannot (%s), and the worker is gone',
  async told => {
    vi.stubGlobal('Worker', FakeWorker);
    vi.stubGlobal('OffscreenCanvas', class {});
    const rested = vi.fn();
    const waiting = gpuAtRest().then(rested);
    await Promise.resolve();
    expect(rested).not.toHaveBeenCalled();
    const worker = FakeWorker.made.at(-1);
    worker?.[told]?.();
    await waiting;
    expect(worker?.terminate).toHaveBeenCalledOnce();
  },
);

it('[R682] it starts at once where no worker can ask', async () => {
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('OffscreenCanvas', undefined);
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
  await expect(gpuAtRest()).resolves.toBeUndefined();
});
