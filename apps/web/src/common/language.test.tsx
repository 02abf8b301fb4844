import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakePorts } from '../testing/fakePorts';
import { stagePart } from '../testing/stagePart';
import { useToggleLanguage } from './language';

function Switch() {
  return (
    <button type="button" onClick={useToggleLanguage()}>
      switch
    </button>
  );
}

it('[R12] texts that cannot be fetched leave the language as it is, with a notice', async () => {
  const ports = fakePorts();
  const notify = vi.spyOn(ports.notifier, 'notify');
  const { part, i18n } = await stagePart(<Switch />, { ports });
  const change = vi.spyOn(i18n, 'changeLanguage').mockRejectedValueOnce(new Error('no chunk'));
  render(part);
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(notify).toHaveBeenCalledOnce());
  expect(notify.mock.lastCall?.[0].text).toBe('Network connection failed. Please check your connection.');
  expect(i18n.language).toBe('en');
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(i18n.language).toBe('zh'));
  expect(change).toHaveBeenCalledTimes(2);
});
