import { createI18n, NAMESPACES } from '@app/i18n';
import { createMemoryHistory } from '@tanstack/react-router';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createFirstStore } from '../store/firstStore';
import type { AppStore } from '../store/store';
import { fakePorts, LIN_YUE } from '../testing/fakePorts';
import { App } from './App';
import { makeRouter } from './router';

const net = vi.hoisted(() => ({ isOut: false, opened: Promise.resolve() }));
// The code of accounts, on ports that are already complete.
vi.mock('./completing', () => ({
  completeWorld: async (ports: never, first: never) => {
    if (net.isOut) throw new TypeError('Failed to fetch');
    const { completeStore } = await import('../store/store');
    const store = completeStore(first, ports);
    await net.opened;
    await store.getState().openAccount();
    store.setState({ isWhole: true });
  },
}));

/** `/` on an unused device. */
async function open() {
  const ports = fakePorts();
  ports.tabStore.clear();
  const store = createFirstStore(ports) as AppStore;
  const i18n = await createI18n({ namespaces: NAMESPACES, language: 'en' });
  const router = makeRouter({ store, ports, i18n }, createMemoryHistory({ initialEntries: ['/'] }));
  await router.load();
  await act(async () => void render(<App {...{ ports, store, i18n, router }} />));
  await screen.findByRole('heading', { level: 1 });
  return { ports, store, router };
}
const press = () => act(async () => void fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true }));
const result = ({ ports }: Awaited<ReturnType<typeof open>>) => ports.notifier.past().map(({ text }) => text);

beforeEach(() => {
  net.isOut = false;
  net.opened = Promise.resolve();
});

it('[R218] [R640] a palette whose code cannot be fetched is reported, and the next press asks again', async () => {
  const stage = await open();
  net.isOut = true;
  await press();
  await waitFor(() => expect(result(stage)).toHaveLength(1));
  net.isOut = false;
  await press();
  await screen.findByRole('dialog');
});

it('[R640] somebody who signs in in another tab is shown once their account is open', async () => {
  const stage = await open();
  expect(stage.store.getState()).not.toHaveProperty('logIn');
  let go: () => void = () => undefined;
  net.opened = new Promise(done => {
    go = done;
  });
  stage.ports.profiles.save(LIN_YUE);
  await act(async () => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(stage.store.getState()).toHaveProperty('logIn'));
  expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeNull();
  await act(async () => go());
  await screen.findByRole('button', { name: /My account/ });
});

it('[R218] [R640] a page that needs the missing code says so, and asks again the next time', async () => {
  const stage = await open();
  net.isOut = true;
  await act(() => stage.router.navigate({ to: '/login' }));
  const heading = await screen.findByRole('heading', { name: 'Something went wrong on this page' });
  expect(document.activeElement).toBe(heading);
  await act(async () => stage.router.history.back());
  await screen.findByRole('link', { name: 'Sign in' });
  net.isOut = false;
  await act(() => stage.router.navigate({ to: '/login' }));
  await screen.findByRole('heading', { name: /Sign in/ });
});
