import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/renderScreen';

afterEach(() => vi.unstubAllGlobals());

const answer = (body: unknown, ok = true) =>
  vi.stubGlobal('fetch', async () => ({ ok, json: async () => body }) as Response);

async function openLicences() {
  await renderScreen('/login');
  const terms = screen.getByRole('button', { name: 'terms of use' });
  fireEvent.click(terms);
  fireEvent.click(await screen.findByRole('button', { name: 'Licences' }));
}

it("[R452] the licences of the app's parts are listed from the legal texts", async () => {
  answer({
    parts: [
      { name: 'react', version: '19.3.1', licence: 'MIT', texts: [0] },
      { name: 'EB Garamond', licence: 'OFL-1.1', texts: [1] },
    ],
    texts: ['MIT License, in full', 'SIL OPEN FONT LICENSE, in full'],
  });
  await openLicences();
  const list = await screen.findByRole('list');
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(list.textContent).toContain('react 19.3.1');
  expect(list.textContent).toContain('SIL OPEN FONT LICENSE, in full');
});

it('[R452] reports a list that cannot be fetched', async () => {
  answer(undefined, false);
  await openLicences();
  expect((await screen.findByRole('alert')).textContent).toMatch(/did not load/);
});
