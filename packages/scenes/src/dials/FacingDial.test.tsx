import { createI18n } from '@app/i18n';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { FacingDial } from './FacingDial';

afterEach(cleanup);

async function show(degrees: number | undefined) {
  const onDegrees = vi.fn();
  const i18n = await createI18n({ namespaces: ['common', 'visualization'], language: 'en' });
  render(
    <I18nextProvider i18n={i18n}>
      <FacingDial degrees={degrees} onDegrees={onDegrees} />
    </I18nextProvider>,
  );
  return { onDegrees, dial: screen.getByRole('slider') };
}

it.each([
  ['ArrowRight', 359, 0],
  ['ArrowLeft', 0, 359],
  ['PageUp', 172.2, 182],
  ['PageDown', 5, 355],
])('[R553] %s turns the facing from %d° to %d°', async (key, from, to) => {
  const { onDegrees, dial } = await show(from);
  fireEvent.keyDown(dial, { key });
  expect(onDegrees).toHaveBeenCalledWith(to);
});

it('[R553] a drag points the house at the pointer; an unknown facing says so', async () => {
  const { onDegrees, dial } = await show(undefined);
  expect(dial.getAttribute('aria-valuetext')).toBe('not set');
  dial.setPointerCapture = () => undefined;
  dial.getBoundingClientRect = () => ({ left: 0, top: 0, width: 200, height: 200 }) as DOMRect;
  fireEvent.pointerDown(dial, { clientX: 180, clientY: 100, buttons: 1 });
  fireEvent.pointerMove(dial, { clientX: 100, clientY: 190, buttons: 1 });
  fireEvent.pointerMove(dial, { clientX: 20, clientY: 100, buttons: 0 });
  expect(onDegrees.mock.calls).toEqual([[90], [180]]);
});
