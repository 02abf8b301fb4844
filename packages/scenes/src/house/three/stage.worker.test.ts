import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FromStage } from './wire';

let draw: (frame: number) => void = () => undefined;
vi.mock('./stage', () => ({
  createStageModel: (asked: { readonly onFrame: typeof draw }) => {
    draw = asked.onFrame;
    return Promise.resolve({});
  },
}));

/** A card whose frames end only when told to, in the order of their fences. */
const ended = new Set<unknown>();
const deleted: unknown[] = [];
let fences = 0;
const context = {
  UNSIGNALED: 0,
  fenceSync: () => fences++,
  flush: () => undefined,
  getSyncParameter: (fence: unknown) => (ended.has(fence) ? 1 : 0),
  deleteSync: (fence: unknown) => deleted.push(fence),
};
const told: FromStage[] = [];
const frames = () => told.flatMap(each => (each.kind === 'drawn' ? [each.frame] : []));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('postMessage', (message: FromStage) => told.push(message));
  for (const list of [told, deleted]) list.length = 0;
  ended.clear();
  fences = 1;
  const heard = new AbortController();
  const listen = globalThis.addEventListener.bind(globalThis);
  vi.stubGlobal('addEventListener', (name: string, hear: EventListener) =>
    listen(name, hear, { signal: heard.signal }),
  );
  await import('./stage.worker');
  const canvas = { addEventListener: () => undefined, getContext: () => context };
  const open = new MessageEvent('message', { data: { kind: 'open', canvas, animate: false } });
  globalThis.dispatchEvent(open);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  heard.abort();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('[R1021] a frame is told of once its pixels are there, not before', async () => {
  draw(7);
  await vi.advanceTimersByTimeAsync(500);
  expect(frames()).toEqual([]);
  ended.add(1);
  await vi.advanceTimersByTimeAsync(50);
  expect(frames()).toEqual([7]);
  expect(deleted).toEqual([1]);
});

it('[R1021] frames are told of in their order, though a later one ends first', async () => {
  draw(7);
  draw(8);
  ended.add(2);
  await vi.advanceTimersByTimeAsync(500);
  expect(frames()).toEqual([]);
  ended.add(1);
  await vi.advanceTimersByTimeAsync(50);
  expect(frames()).toEqual([7, 8]);
});

it('[R1021] a driver that never answers holds a frame back for two seconds at most', async () => {
  draw(7);
  await vi.advanceTimersByTimeAsync(1900);
  expect(frames()).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(frames()).toEqual([7]);
});
