import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakePorts, LIN_YUE } from '../testing/fakePorts';
import { renderScreen } from '../testing/renderScreen';
import { createTabRing } from '../testing/tabRing';

const FILLED = { ...LIN_YUE, hasFilledProfile: true };

describe('the banner of the deep dream', () => {
  it('[R127, A8] is shown on the home screen and gone once the person has moved on', async () => {
    const stage = await renderScreen('/', { ports: fakePorts({ info: LIN_YUE }) });
    act(() => stage.store.getState().showBanner('session/dream-forbidden'));
    expect(await screen.findByText(/^You don't have permission/)).toBeTruthy();
    await act(() => stage.router.navigate({ to: '/create' }));
    await act(() => stage.router.navigate({ to: '/' }));
    expect(stage.store.getState().banner).toBeUndefined();
  });
});

describe('a sign-out in another tab', () => {
  it('[A5, A38, R207] leaves a guarded page at once, and says why once', async () => {
    const ring = createTabRing();
    const [here, there] = [ring(), ring()];
    const stage = await renderScreen('/user-info', { ports: fakePorts({ info: FILLED, tabs: here }) });
    stage.ports.profiles.clear({
      to: '/',
      message: undefined,
      loggedOutAt: FILLED.savedAt,
    });
    act(() => there.tell({ kind: 'signed-out' }));
    await waitFor(() => expect(stage.router.state.location.pathname).toBe('/'));
    const said = stage.ports.notifier.past().map(({ text }) => text);
    expect(said).toEqual(['You signed out in another tab']);
  });
});

describe('a sign-out from the house', () => {
  it('[A5, R201] leaves the frame and the way home until the next page loads, and nothing of the account', async () => {
    const stage = await renderScreen('/visualization', { ports: fakePorts({ info: FILLED }) });
    const house = await screen.findByRole('main');
    expect(within(house).getAllByRole('button').length).toBeGreaterThan(2);
    // The session has ended; nothing has redirected yet.
    act(() => void stage.store.getState().logOut('/visualization'));
    expect(stage.router.state.location.pathname).toBe('/visualization');
    const left = screen.getByRole('main');
    expect(left).not.toBe(house);
    expect(screen.getByRole('link', { name: /Ink & Starlight/ })).toBeTruthy();
    expect(within(left).queryAllByRole('button')).toEqual([]);
  });
});

describe('a sign-out in another tab, on a public page', () => {
  it('[A5, R7] the page stays, and says why the account is gone', async () => {
    const ring = createTabRing();
    const [here, there] = [ring(), ring()];
    const stage = await renderScreen('/create', { ports: fakePorts({ info: FILLED, tabs: here }) });
    stage.ports.profiles.clear({
      to: '/',
      message: undefined,
      loggedOutAt: FILLED.savedAt,
    });
    act(() => there.tell({ kind: 'signed-out' }));
    expect(stage.ports.notifier.past().map(({ text }) => text)).toEqual(['You signed out in another tab']);
    expect(stage.router.state.location.pathname).toBe('/create');
    expect(stage.ports.notifier.past()).toHaveLength(1);
  });

  it('[R31, R207] a sign-in form closes when somebody signs in elsewhere', async () => {
    const ring = createTabRing();
    const [here, there] = [ring(), ring()];
    const stage = await renderScreen('/login', { ports: fakePorts({ tabs: here }) });
    stage.ports.profiles.save(FILLED);
    act(() => there.tell({ kind: 'signed-in' }));
    await waitFor(() => expect(stage.router.state.location.pathname).toBe('/'));
    expect(stage.store.getState().session).toMatchObject({ info: { email: FILLED.email } });
  });
});

describe('a card in the address', () => {
  it('[R14, R21] opens only for a signed-in person', async () => {
    await renderScreen('/?card=scan');
    const closed = screen.getByRole('button', { name: /Scan/ });
    expect(closed.getAttribute('aria-expanded')).toBe('false');
    cleanup();
    await renderScreen('/?card=scan', { ports: fakePorts({ info: LIN_YUE }) });
    expect(screen.getByRole('button', { name: /Scan/ }).getAttribute('aria-expanded')).toBe('true');
  });

  it('[R14] follows the presses, and closes when the person is signed out', async () => {
    const stage = await renderScreen('/', { ports: fakePorts({ info: LIN_YUE }) });
    const press = (name: RegExp) => act(async () => screen.getByRole('button', { name }).click());
    const isOpen = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('aria-expanded');
    await press(/Upload/);
    expect(stage.router.state.location.search).toEqual({ card: 'upload' });
    expect(isOpen(/Upload/)).toBe('true');
    await press(/Scan/);
    expect(stage.router.state.location.search).toEqual({ card: 'scan' });
    expect(stage.router.history.length).toBe(1);
    await press(/Scan/);
    expect(stage.router.state.location.search).toEqual({});
    await press(/Upload/);
    await act(async () => void stage.store.getState().logOut('/'));
    expect(isOpen(/Upload/)).toBe('false');
  });
});
