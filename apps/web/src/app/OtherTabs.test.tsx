import { switchLanguage } from '@app/i18n';
import { millis } from '@app/kernel';
import { logOut } from '@app/session';
import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createTabs, type Tabs } from '../adapters/tabs';
import { fakePorts, LIN_YUE } from '../testing/fakePorts';
import { renderScreen } from '../testing/renderScreen';

/** The page at an address, and messages to it from other tabs. */
async function openPage(address: string, options: Parameters<typeof fakePorts>[0] = {}) {
  const listeners = new Set<Parameters<Tabs['listen']>[0]>();
  const tabs: Tabs = {
    tell: () => undefined,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow: listener => tabs.listen(listener),
  };
  const ports = fakePorts({ ...options, tabs });
  const stage = await renderScreen(address, { ports });
  // Their follower is fetched beside the screen.
  await waitFor(() => expect(listeners.size).toBe(2));
  const hear = (message: Parameters<Parameters<Tabs['listen']>[0]>[0]) => {
    for (const listener of listeners) listener(message);
  };
  return { ...stage, ports, hear };
}

it('[A4, R203] a closing tab does not write back what another tab deleted', async () => {
  const { store, hear } = await openPage('/', { info: LIN_YUE });
  const pause = vi.fn(async () => undefined);
  const end = vi.fn(async () => undefined);
  // Like the dream, which writes when the page is hidden.
  store.getState().keepAlive('dream', () => ({ leave: end, end, pause, resume: () => undefined }));
  act(() => hear({ kind: 'forgotten' }));
  expect(pause).toHaveBeenCalledOnce();
  expect(end).not.toHaveBeenCalled();
});

it.each([
  { language: 'en', text: 'You signed in from another tab' },
  { language: 'zh', text: '你已在另一个标签页登录' },
] as const)('[R207] a closing sign-in form says why: $language', async ({ language, text }) => {
  const { ports, hear, router, i18n } = await openPage('/login');
  await act(() => switchLanguage(i18n, language));
  const savedAt = millis(LIN_YUE.savedAt + 1);
  ports.profiles.save({ ...LIN_YUE, savedAt });
  await act(async () => hear({ kind: 'signed-in', at: savedAt }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(ports.notifier.past().map(notice => notice.text)).toEqual([text]);
});

it('[R207] a page that stays open says nothing', async () => {
  const { ports, hear, store } = await openPage('/');
  const savedAt = millis(LIN_YUE.savedAt + 1);
  ports.profiles.save({ ...LIN_YUE, savedAt });
  await act(async () => hear({ kind: 'signed-in', at: savedAt }));
  await waitFor(() => expect(store.getState().session.kind).toBe('user'));
  expect(ports.notifier.past()).toEqual([]);
});

it.each([
  { when: 'the message arrives', address: '/visualization', tell: 'message' },
  { when: 'the message arrives', address: '/user-info', tell: 'message' },
  { when: 'the tab wakes and checks before the message arrives', address: '/visualization', tell: 'focus' },
] as const)(
  '[R207] a sign-out in another tab is reported once, as a sign-out: $address, when $when',
  async ({ address, tell }) => {
    const { ports, hear, router } = await openPage(address, { info: LIN_YUE });
    await waitFor(() => expect(router.state.location.pathname).toBe(address));
    const loggedOutAt = millis(LIN_YUE.savedAt + 1);
    ports.profiles.clear(logOut({ kind: 'user', info: LIN_YUE }, address, loggedOutAt));
    await act(async () => {
      if (tell === 'message') hear({ kind: 'signed-out', at: loggedOutAt });
      else window.dispatchEvent(new Event('focus'));
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(ports.notifier.past().map(({ text }) => text)).toEqual(['You signed out in another tab']);
  },
);

it('[R207] cleared cookies do not count as a sign-out: the page asks to sign in', async () => {
  const { ports, router } = await openPage('/visualization', { info: LIN_YUE });
  await waitFor(() => expect(router.state.location.pathname).toBe('/visualization'));
  ports.profiles.clear({
    ...logOut({ kind: 'user', info: LIN_YUE }, '/visualization', millis(0)),
    loggedOutAt: 0,
  });
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(ports.notifier.past().map(({ text }) => text)).not.toContain('You signed out in another tab');
  expect(ports.notifier.past()).toHaveLength(1);
});

it('[R866] changes by another tab while this page was starting are taken up', async () => {
  const tabs = createTabs();
  const ports = fakePorts({ info: LIN_YUE, tabs });
  const reread = vi.spyOn(ports.textStore, 'reread');
  const other = createTabs();
  const isHeard = new Promise(resolve => tabs.listen(resolve));
  other.tell({ kind: 'texts-changed' });
  await isHeard;
  await renderScreen('/', { ports });
  await waitFor(() => expect(reread).toHaveBeenCalledOnce());
});
