import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakePorts, LIN_YUE } from '../../testing/fakePorts';
import { renderScreen } from '../../testing/renderScreen';

it('[R44, A39] the continue button counts every photo, those that cannot be shown as well', async () => {
  const { store } = await renderScreen('/create', { ports: fakePorts({ info: LIN_YUE }) });
  const image = (name: string, content: string) => new File([content], name, { type: 'image/png' });
  await act(() => store.getState().addFiles([image('a.png', 'a'), image('void.png', '')], () => undefined));
  expect(screen.getByRole('button', { name: 'Continue with 2 photos' })).toBeTruthy();
});

it('[R45] the continue button leads to /user-info', async () => {
  const { store, router } = await renderScreen('/create', { ports: fakePorts({ info: LIN_YUE }) });
  const photo = new File(['a'], 'a.png', { type: 'image/png' });
  await act(() => store.getState().addFiles([photo], () => undefined));
  fireEvent.click(screen.getByRole('button', { name: /^Continue with 1 photo/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/user-info'));
  expect(await screen.findByRole('heading', { level: 1, name: /who lives there|家/i })).toBeTruthy();
});
