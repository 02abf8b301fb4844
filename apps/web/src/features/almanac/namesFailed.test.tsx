import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openAlmanac } from './testing/openAlmanac';

// In a file of its own: the names stay once they have come.
it('[R87] says so when the English names cannot be fetched, and fetches them at another press', async () => {
  vi.doMock('@app/almanac/en', () => {
    throw new Error('offline');
  });
  await openAlmanac({}, 'en');
  expect(await screen.findByText(/English words could not be fetched/)).toBeTruthy();
  expect(screen.queryByText('Opening the almanac')).toBeNull();
  vi.doUnmock('@app/almanac/en');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Move into a new home' })).toBeTruthy();
});
