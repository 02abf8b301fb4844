import type { LightRequest, YearOfLight } from '@app/home';
import { describe, expect, it } from 'vitest';
import { createSunlight } from './sunlight';

const ANSWER: YearOfLight = { days: [], rooms: [], items: [] };
const REQUEST = {} as LightRequest; // the fake reads nothing of it

class FakeWorker extends EventTarget {
  ended = false;
  constructor(readonly kind: 'answers' | 'breaks' | 'waits') {
    super();
  }
  postMessage() {
    if (this.kind === 'answers') this.dispatchEvent(new MessageEvent('message', { data: ANSWER }));
    if (this.kind === 'breaks') this.dispatchEvent(new Event('error'));
  }
  terminate() {
    this.ended = true;
  }
}
const starting = (worker: FakeWorker) => () => Promise.resolve(worker as unknown as Worker);

describe('[R390] a year of sun is computed off the page', () => {
  it('answers, and ends its worker', async () => {
    const worker = new FakeWorker('answers');
    expect(await createSunlight(starting(worker)).year(REQUEST)).toEqual({ ok: true, value: ANSWER });
    expect(worker.ended).toBe(true);
  });

  it('tells a worker that broke or could not be fetched', async () => {
    expect(await createSunlight(starting(new FakeWorker('breaks'))).year(REQUEST)).toMatchObject({
      error: 'failed',
    });
    expect(await createSunlight(() => Promise.reject(new Error('offline'))).year(REQUEST)).toMatchObject({
      error: 'failed',
    });
  });

  it('ends the last request when a new one comes', async () => {
    const workers = [new FakeWorker('waits'), new FakeWorker('answers')];
    let next = 0;
    const sunlight = createSunlight(() => starting(workers[next++]!)());
    const first = sunlight.year(REQUEST);
    const second = sunlight.year(REQUEST);
    expect(await first).toMatchObject({ error: 'replaced' });
    expect(await second).toMatchObject({ ok: true });
    await Promise.resolve();
    expect(workers[0]!.ended).toBe(true);
  });
});
