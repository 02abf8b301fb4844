import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakePorts, LIN_YUE } from '../../testing/fakePorts';
import { renderScreen } from '../../testing/renderScreen';

it('[R44, A39] the continue button counts every photo, those that cannot be shown as well', async () => {
  const { store } = await renderScreen('/create', { ports: fakePorts({ info: LIN_YUE }) });
  const image = (name: string, content: string) => new File([content], name, { type: 'image/png' });
  await act(() => store.getState().addFiles([image('a.png', 'a'), image('void.png', '')], () => undefined));
  expect(screen.getByRole('button', { name: 'Continue with 2 photos' })).toBeTruthy();
});

it.each([
  ['a person without a profile', LIN_YUE],
  ['a person with one', { ...LIN_YUE, hasFilledProfile: true, hasUploadedImages: true }],
])('[R45] continue leads %s on to /user-info, with the photos handed in', async (_, info) => {
  const ports = fakePorts({ info });
  const { store, router } = await renderScreen('/create', { ports });
  const image = new File(['a'], 'a.png', { type: 'image/png' });
  await act(() => store.getState().addFiles([image], () => undefined));
  await userEvent.click(screen.getByRole('button', { name: 'Continue with 1 photo' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/user-info'), { timeout: 10_000 });
});

it('[R46] without a photo nobody goes on, and is told why', async () => {
  const { router } = await renderScreen('/create', { ports: fakePorts({ info: LIN_YUE }) });
  await userEvent.click(screen.getByRole('button', { name: /Continue/ }));
  const said = await screen.findAllByText('Please choose at least one photo first', undefined, {
    timeout: 10_000,
  });
  expect(said.length).toBeGreaterThan(0);
  expect(router.state.location.pathname).toBe('/create');
});

it('[R44, R211] clearing asks nothing and can be taken back, by its button and by Ctrl+Z', async () => {
  const { store, ports } = await renderScreen('/create', { ports: fakePorts({ info: LIN_YUE }) });
  await act(() =>
    store.getState().addFiles([new File(['a'], 'a.png', { type: 'image/png' })], () => undefined),
  );
  const clear = () => userEvent.click(screen.getByRole('button', { name: 'Clear photos' }));
  await clear();
  await screen.findByRole('button', { name: 'Continue with 0 photos' });
  await act(async () => ports.notifier.past()[0]?.action?.onAct());
  await screen.findByRole('button', { name: 'Continue with 1 photo' });
  await clear();
  // What hears the keys comes with the first change.
  await waitFor(async () => {
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(screen.getByRole('button', { name: 'Continue with 1 photo' })).toBeTruthy();
  });
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await screen.findByRole('button', { name: 'Continue with 0 photos' });
});
