import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakePorts, LIN_YUE } from '../testing/fakePorts';
import { renderScreen } from '../testing/renderScreen';

it.each(['/create', '/user-info', '/visualization'] as const)(
  'on arriving at %s the focus is on its heading',
  async to => {
    const { router } = await renderScreen('/', { ports: fakePorts({ info: LIN_YUE }) });
    await act(() => router.navigate({ to }));
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(document.activeElement).toBe(heading);
  },
);
