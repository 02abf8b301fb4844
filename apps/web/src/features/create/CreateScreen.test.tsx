import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakePorts, LIN_YUE } from '../../testing/fakePorts';
import { renderScreen } from '../../testing/renderScreen';

it('[R44, A39] the continue button counts every photo, those that cannot be shown as well', async () => {
  const { store } = await renderScreen('/create', { ports: fakePorts({ info: LIN_YUE }) });
  const image = (name: string, content: string) => new File([content], name, { type: 'image/png' });
  await act(() => store.getState().addFiles([image('a.png', 'a'), image('void.png', '')], () => undefined));
  expect(screen.getByRole('button', { name: 'Continue with 2 photos' })).toBeTruthy();
});
