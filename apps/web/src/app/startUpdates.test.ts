import { createI18n } from '@app/i18n';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAppStore } from '../store/store';
import { fakePorts } from '../testing/fakePorts';
import { startUpdates } from './startUpdates';

afterEach(() => vi.unstubAllGlobals());

/** The app on a page whose new version is already waiting. */
async function start(language: 'en' | 'zh' = 'en') {
  const waiting = { postMessage: vi.fn() };
  const registration = Object.assign(new EventTarget(), { waiting, installing: null });
  const container = Object.assign(new EventTarget(), {
    controller: {},
    register: async () => registration,
  });
  const reload = vi.fn();
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('location', { reload });
  const ports = fakePorts();
  const store = createAppStore(ports);
  const i18n = await createI18n({ namespaces: ['common'], language });
  startUpdates({ notifier: ports.notifier, i18n, store });
  await vi.waitFor(() => expect(ports.notifier.past()).toHaveLength(1));
  const [offer] = ports.notifier.past();
  return {
    offer,
    store,
    waiting,
    container,
    reload,
    said: () => ports.notifier.past().map(({ text }) => text),
  };
}

describe('a new version', () => {
  it.each([
    { language: 'en', label: 'Reload now' },
    { language: 'zh', label: '立即刷新' },
  ] as const)('is offered in $language, and starts nothing by itself', async ({ language, label }) => {
    const { offer, waiting, container, reload } = await start(language);
    expect(offer?.action?.label).toBe(label);
    container.dispatchEvent(new Event('controllerchange'));
    expect(waiting.postMessage).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('starts when the person agrees', async () => {
    const { offer, waiting, container, reload } = await start();
    offer?.action?.onAct();
    expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('[A17] waits, and says so, while a chosen file would be lost', async () => {
    const { offer, store, waiting, said } = await start();
    store.getState().chooseRecordMedia(new File(['tea'], 'tea.png', { type: 'image/png' }));
    offer?.action?.onAct();
    expect(waiting.postMessage).not.toHaveBeenCalled();
    expect(said()).toHaveLength(2);
    store.getState().removeRecordMedia();
    expect(waiting.postMessage).toHaveBeenCalledOnce();
  });
});
