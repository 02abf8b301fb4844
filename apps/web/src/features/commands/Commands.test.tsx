import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakePorts, LIN_YUE } from '../../testing/fakePorts';
import { renderScreen } from '../../testing/renderScreen';
// Fetched lazily by the shell: transformed here before the first test, outside its timeout.
import './Commands';

const DEEP = { ...LIN_YUE, userType: 'deep' as const, email: 'deeplin@example.com' };

async function openAt(address: string, options: Parameters<typeof renderScreen>[1]) {
  const stage = await renderScreen(address, options);
  const user = userEvent.setup();
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', {}, { timeout: 10_000 });
  return { ...stage, user, field };
}

const names = () =>
  screen.getAllByRole('option').map(option => option.firstElementChild?.nextSibling?.textContent);

describe('the command palette', () => {
  it('[R152] offers a guest no screen that the guards would refuse', async () => {
    await openAt('/', {});
    expect(names()).toEqual([
      'Sign in or register',
      'Upload photos of your home',
      'Switch to Chinese',
      'Switch to Traditional Chinese',
      'Paper, the day theme',
      'Ink, the night theme',
    ]);
  });

  it('[R152] offers a deep user the deep dream and not the home', async () => {
    await openAt('/', { ports: fakePorts({ info: DEEP }) });
    expect(names()).toContain('Deep Dream');
    expect(names()).not.toContain('My home');
    expect(names()).not.toContain('Today’s almanac');
  });

  it('goes to a screen, and the focus goes to its heading', async () => {
    const { user, router } = await openAt('/', { ports: fakePorts({ info: LIN_YUE }) });
    await user.keyboard('weizhi{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/user-info'));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  it('[R521] leads to the other script, by a word in either', async () => {
    const { user, i18n } = await openAt('/', {});
    await user.keyboard('繁体{Enter}');
    await waitFor(() => expect(i18n.language).toBe('zh-Hant'));
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('option', { name: /改用簡體字/ })).toBeTruthy();
    expect(screen.getByRole('option', { name: /日間主題/ })).toBeTruthy();
    await user.keyboard('簡體{Enter}');
    await waitFor(() => expect(i18n.language).toBe('zh'));
  });

  it('names the language it leads to in that language too, and finds it by that name', async () => {
    const { user } = await openAt('/', {});
    await user.keyboard('中文');
    expect(screen.getByRole('option', { name: /Switch to Chinese/ }).textContent).toContain('中文');
    await user.keyboard('{Enter}{Control>}k{/Control}');
    await user.keyboard('English');
    const option = await screen.findByRole('option', { name: /切换为英文/ });
    expect(option.textContent).not.toContain('Chinese');
  });

  it('switches language and theme, and shows its own names in the new language', async () => {
    const { user, store, i18n } = await openAt('/', {});
    await user.keyboard('dark{Enter}');
    await waitFor(() => expect(store.getState().themeChoice).toBe('ink'));
    await user.keyboard('{Control>}k{/Control}');
    await user.keyboard('语言{Enter}');
    await waitFor(() => expect(i18n.language).toBe('zh'));
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('dialog', { name: '命令' })).toBeTruthy();
    // and the same keys close it
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[R7] signs out, and says so', async () => {
    const { user, store } = await openAt('/create', { ports: fakePorts({ info: LIN_YUE }) });
    await user.keyboard('tcdl{Enter}');
    await waitFor(() => expect(store.getState().session.kind).toBe('guest'));
  });

  it('opens the storage settings over any screen', async () => {
    const { user } = await openAt('/create', { ports: fakePorts({ info: LIN_YUE }) });
    await user.keyboard('backup{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Settings' })).toBeTruthy();
  });
});

describe('a tool opened from another screen', () => {
  it('[R72] opens over the home, and closes when the person leaves it', async () => {
    const { user, router } = await openAt('/', { ports: fakePorts({ info: LIN_YUE }) });
    await user.keyboard('huangli{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Today’s almanac' }, { timeout: 10_000 })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/visualization');
    await act(() => router.navigate({ to: '/' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toEqual({});
  });
});
