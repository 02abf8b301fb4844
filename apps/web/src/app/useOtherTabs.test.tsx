import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Tabs } from '../adapters/tabs';
import { fakePorts, LIN_YUE } from '../testing/fakePorts';
import { renderScreen } from '../testing/renderScreen';

it('[A4, R203] what another tab forgot is not written down again by this one on its way out', async () => {
  const listeners = new Set<Parameters<Tabs['listen']>[0]>();
  const tabs: Tabs = {
    tell: () => undefined,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const { store } = await renderScreen('/', { ports: fakePorts({ info: LIN_YUE, tabs }) });
  const pause = vi.fn(async () => undefined);
  const end = vi.fn(async () => undefined);
  // As the dream, which writes when the page is hidden.
  store.getState().keepAlive('dream', () => ({ end, pause, resume: () => undefined }));
  act(() => {
    for (const hear of listeners) hear({ kind: 'forgotten' });
  });
  expect(pause).toHaveBeenCalledOnce();
  expect(end).not.toHaveBeenCalled();
});
