import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useScreen } from './screenNow';

afterEach(() => vi.unstubAllGlobals());

const Shown = () => (useScreen('tablet') ? 'wide' : 'narrow');

it('useScreen follows a screen that is turned, and no longer than it is shown', () => {
  const listeners = new Set<() => void>();
  let width = 600;
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return width >= Number(/\d+/.exec(query)?.[0]);
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  const { unmount } = render(<Shown />);
  expect(screen.getByText('narrow')).toBeTruthy();
  width = 768;
  act(() => {
    for (const listener of listeners) listener();
  });
  expect(screen.getByText('wide')).toBeTruthy();
  unmount();
  expect(listeners.size).toBe(0);
});
