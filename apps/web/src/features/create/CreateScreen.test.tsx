import type { Language } from '@app/i18n';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakePorts, LIN_YUE } from '../../testing/fakePorts';
import { renderScreen } from '../../testing/renderScreen';

it('[R44, A39] the continue button counts every photo, unreadable ones as well', async () => {
  const { store } = await renderScreen('/create', { ports: fakePorts({ info: LIN_YUE }) });
  const image = (name: string, content: string) => new File([content], name, { type: 'image/png' });
  await act(() => store.getState().addFiles([image('a.png', 'a'), image('void.png', '')], () => undefined));
  expect(screen.getByRole('button', { name: 'Continue with 2 photos' })).toBeTruthy();
});

it.each([
  ['a person without a profile', LIN_YUE],
  ['a person with a profile', { ...LIN_YUE, hasFilledProfile: true, hasUploadedImages: true }],
])('[R45] continue leads %s on to /user-info, with the photos handed in', async (_, info) => {
  const ports = fakePorts({ info });
  const { store, router } = await renderScreen('/create', { ports });
  const image = new File(['a'], 'a.png', { type: 'image/png' });
  await act(() => store.getState().addFiles([image], () => undefined));
  await userEvent.click(screen.getByRole('button', { name: 'Continue with 1 photo' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/user-info'), { timeout: 10_000 });
});

it('[R46] continuing needs a photo, and a message says so', async () => {
  const { router } = await renderScreen('/create', { ports: fakePorts({ info: LIN_YUE }) });
  await userEvent.click(screen.getByRole('button', { name: /Add a photo/ }));
  const said = await screen.findAllByText('Please choose at least one photo first', undefined, {
    timeout: 10_000,
  });
  expect(said.length).toBeGreaterThan(0);
  expect(router.state.location.pathname).toBe('/create');
});

it('[R44, R211] clearing does not ask, and can be undone by its button and by Ctrl+Z', async () => {
  const { store, ports } = await renderScreen('/create', { ports: fakePorts({ info: LIN_YUE }) });
  await act(() =>
    store.getState().addFiles([new File(['a'], 'a.png', { type: 'image/png' })], () => undefined),
  );
  const clear = () => userEvent.click(screen.getByRole('button', { name: 'Clear photos' }));
  await clear();
  await screen.findByRole('button', { name: 'Add a photo to continue (0)' });
  await act(async () => ports.notifier.past()[0]?.action?.onAct());
  await screen.findByRole('button', { name: 'Continue with 1 photo' });
  await clear();
  // The key listener loads with the first change.
  await waitFor(async () => {
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(screen.getByRole('button', { name: 'Continue with 1 photo' })).toBeTruthy();
  });
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await screen.findByRole('button', { name: 'Add a photo to continue (0)' });
});

it('[R464] each removed photo has its own undo, which restores its place', async () => {
  const { store, ports } = await renderScreen('/create', { ports: fakePorts({ info: LIN_YUE }) });
  const image = (name: string) => new File([name], `${name}.png`, { type: 'image/png' });
  await act(() => store.getState().addFiles([image('a'), image('b'), image('c')], () => undefined));
  const order = () => store.getState().photos.map(({ name }) => name);
  const ids = store.getState().photos.map(({ id }) => id);
  for (const name of ['a.png', 'b.png']) {
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^Remove.*${name}`) }));
    await waitFor(() => expect(order()).not.toContain(name));
  }
  const [second, first] = ports.notifier.past();
  await act(async () => first?.action?.onAct());
  await waitFor(() => expect(order()).toEqual(['a.png', 'c.png']));
  await act(async () => second?.action?.onAct());
  await waitFor(() => expect(order()).toEqual(['a.png', 'b.png', 'c.png']));
  expect(store.getState().photos.map(({ id }) => id)).toEqual(ids);
  // Once is enough.
  await act(async () => second?.action?.onAct());
  expect(order()).toHaveLength(3);
});

describe('[R248, R466] shared photos', () => {
  const sharing = (...names: readonly string[]) => {
    const files = names.map(name => new File(['x'], name, { type: 'image/png' }));
    const inbox = async () => ({ look: async () => [...files], take: async () => files.splice(0) });
    return { files, inbox };
  };

  it.each<{ language: Language; said: string; add: string }>([
    { language: 'en', said: 'Another app or site sent 1 photo', add: 'Add' },
    { language: 'zh', said: '其他应用或网站发来 1 张照片', add: '添加' },
  ])('are named, and added once the person agrees: $language', async ({ language, said, add }) => {
    const { files, inbox } = sharing('garden.png');
    const ports = fakePorts({ info: LIN_YUE, inbox });
    const { store } = await renderScreen('/create', { ports, language });
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.getByText('garden.png')).toBeTruthy();
    expect(store.getState().photos).toEqual([]);
    expect(files).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: add }));
    await waitFor(() => expect(store.getState().photos.map(({ name }) => name)).toEqual(['garden.png']));
    expect(files).toEqual([]);
    expect(screen.queryByText(said)).toBeNull();
  });

  it('are dropped when the person declines', async () => {
    const { files, inbox } = sharing('a.png', 'b.png', 'c.png', 'd.png', 'e.png', 'f.png', 'g.png');
    const { store } = await renderScreen('/create', { ports: fakePorts({ info: LIN_YUE, inbox }) });
    expect(await screen.findByText('and 2 more')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(files).toEqual([]));
    expect(store.getState().photos).toEqual([]);
  });

  it('are added as shown even if the store has emptied since', async () => {
    const { inbox } = sharing('garden.png');
    const gone = async () => ({ ...(await inbox()), take: () => Promise.reject(new Error('gone')) });
    const { store } = await renderScreen('/create', { ports: fakePorts({ info: LIN_YUE, inbox: gone }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
    await waitFor(() => expect(store.getState().photos).toHaveLength(1));
  });

  it('[R21] stay in the inbox for a guest, who is led to sign in', async () => {
    const { files, inbox } = sharing('garden.png');
    const { router, ports } = await renderScreen('/create', { ports: fakePorts({ inbox }) });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(ports.notifier.past()[0]?.text).toBe('Please sign in before uploading photos');
    expect(files).toHaveLength(1);
  });

  const signIn = async (email: string) => {
    await userEvent.type(await screen.findByLabelText('E-mail'), email);
    await userEvent.type(screen.getByLabelText('Password', { selector: 'input' }), 'secret1');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  };

  it('[R252] are shown on the photo card once the guest has signed in', async () => {
    const { inbox } = sharing('garden.png');
    const { router, ports } = await renderScreen('/create', { ports: fakePorts({ inbox }) });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    await signIn('new@example.com');
    await waitFor(() => expect(router.state.location.href).toBe('/?card=upload'), { timeout: 5000 });
    expect(await screen.findByText('Another app or site sent 1 photo', {}, { timeout: 5000 })).toBeTruthy();
    expect(ports.notifier.past().filter(({ action }) => action)).toEqual([]);
  });

  it('[R252] are announced where a guest is redirected, with a link to them', async () => {
    const { inbox, files } = sharing('garden.png', 'gate.png');
    const { router, ports } = await renderScreen('/create', { ports: fakePorts({ inbox }) });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    await signIn('deep@example.com');
    await waitFor(() => expect(router.state.location.pathname).toBe('/deep-dream'), { timeout: 5000 });
    const offered = () => ports.notifier.past().find(({ action }) => action);
    await waitFor(() => expect(offered()?.text).toBe('Another app or site sent 2 photos'));
    await act(async () => offered()?.action?.onAct());
    await waitFor(() => expect(router.state.location.pathname).toBe('/create'));
    expect(await screen.findByText('gate.png', {}, { timeout: 5000 })).toBeTruthy();
    expect(files).toHaveLength(2);
  });
});

it('[R252] a guest sent from the photos to sign in comes back to them', async () => {
  const { router } = await renderScreen('/create');
  const [input] = document.querySelectorAll<HTMLInputElement>('.desk__drop input');
  const photo = new File(['x'], 'a.png', { type: 'image/png' });
  fireEvent.change(input as HTMLInputElement, { target: { files: [photo] } });
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  await userEvent.type(await screen.findByLabelText('E-mail'), 'new@example.com');
  await userEvent.type(screen.getByLabelText('Password', { selector: 'input' }), 'secret1');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(router.state.location.href).toBe('/?card=upload'), { timeout: 5000 });
});
