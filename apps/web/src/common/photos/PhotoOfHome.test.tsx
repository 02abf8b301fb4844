import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakePorts, LIN_YUE } from '../../testing/fakePorts';
import { stageScreen } from '../../testing/stageScreen';

it('[R460] a photo in the address waits for photos that the view of the home is loading; a missing one leaves it', async () => {
  const ports = fakePorts({ info: LIN_YUE });
  const { app, store, router } = await stageScreen('/visualization?photo=1790000000000', { ports });
  store.setState({ photosState: 'loading' });
  await act(async () => void render(app));
  await screen.findByRole('heading', { level: 1 });
  await act(() => new Promise(done => setTimeout(done, 50)));
  expect(router.state.location.search).toEqual({ photo: 1_790_000_000_000 });
  act(() => store.setState({ photosState: 'ready' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});
