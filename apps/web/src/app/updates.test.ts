import { describe, expect, it, vi } from 'vitest';
import { watchUpdates } from './updates';

/** A worker whose state a test can change. */
class FakeWorker extends EventTarget {
  state = 'installing';
  readonly postMessage = vi.fn();
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  readonly update = vi.fn(async () => undefined);
  find(worker: FakeWorker) {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}
class FakeContainer extends EventTarget {
  readonly registration = new FakeRegistration();
  constructor(readonly controller: object | null) {
    super();
  }
  readonly register = vi.fn(async () => this.registration);
}

async function watch(controller: object | null) {
  const container = new FakeContainer(controller);
  const reload = vi.fn();
  const onReady = vi.fn<(apply: () => void) => void>();
  // the used parts of the browser's own object
  await watchUpdates(container as unknown as ServiceWorkerContainer, { onReady, reload });
  return { container, reload, onReady };
}

describe('updates', () => {
  it('announces a new version, and reloads only once the person agrees', async () => {
    const { container, reload, onReady } = await watch({});
    const worker = new FakeWorker();
    container.registration.find(worker);
    worker.become('installed');
    expect(onReady).toHaveBeenCalledOnce();
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).not.toHaveBeenCalled();
    onReady.mock.calls[0]?.[0]();
    expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('says nothing on the first visit, when the first worker takes over', async () => {
    const { container, reload, onReady } = await watch(null);
    const worker = new FakeWorker();
    container.registration.find(worker);
    worker.become('installed');
    container.dispatchEvent(new Event('controllerchange'));
    expect(onReady).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });
});
