import { createI18n } from '@app/i18n';
import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { MessageBoundary } from './MessageBoundary';

const Broken = () => {
  throw new Error('cannot be drawn');
};

it('[A54] a message that cannot be shown is replaced by its text, to copy or remove; the others stay', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const i18n = await createI18n({ namespaces: ['common', 'visualization'], language: 'en' });
  const [onCopy, onRemove] = [vi.fn(), vi.fn()];
  const around = { onCopy, onRemove };
  render(
    <I18nextProvider i18n={i18n}>
      <MessageBoundary text="Sofa?" {...around}>
        Sofa?
      </MessageBoundary>
      <MessageBoundary text="**Against** the wall." {...around}>
        <Broken />
      </MessageBoundary>
    </I18nextProvider>,
  );
  expect(screen.getByText('Sofa?')).toBeTruthy();
  expect(screen.getByText('**Against** the wall.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Copy the answer' }));
  expect(onCopy).toHaveBeenCalledExactlyOnceWith('**Against** the wall.');
  fireEvent.click(screen.getByRole('button', { name: 'Remove the message' }));
  expect(onRemove).toHaveBeenCalledOnce();
  quiet.mockRestore();
});
