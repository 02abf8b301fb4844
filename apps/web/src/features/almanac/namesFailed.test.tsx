import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

it('[R87] reports English names that cannot be fetched, and fetches them at the next press', async () => {
  // Loaded names stay loaded: this test needs fresh modules.
  vi.resetModules();
  vi.doMock('@app/almanac/en', () => {
    throw new Error('offline');
  });
  const { openAlmanac } = await import('./testing/openAlmanac');
  await openAlmanac({}, 'en');
  expect(await screen.findByText(/The English almanac did not load/)).toBeTruthy();
  expect(screen.queryByText('Opening the almanac')).toBeNull();
  vi.doUnmock('@app/almanac/en');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Move into a new home' })).toBeTruthy();
});
