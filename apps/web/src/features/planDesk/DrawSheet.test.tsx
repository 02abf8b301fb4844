import { writePlan } from '@app/plan';
import { templatePlan } from '@app/plan/templates';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { fakePorts, LIN_YUE } from '../../testing/fakePorts';
import { renderScreen } from '../../testing/renderScreen';

afterEach(cleanup);
afterAll(() => {
  vi.doUnmock('@app/plan/drawing');
  vi.resetModules();
});

it('[R666] the cross, its length and its loupe are drawn over the names of rooms, and the loupe shows none', async () => {
  const ports = fakePorts({ info: LIN_YUE });
  ports.textStore.write('plan', writePlan(templatePlan('studio', 'en')));
  await renderScreen('/visualization?view=plan', { language: 'en', ports });
  fireEvent.change(await screen.findByLabelText('Draw a room'), { target: { value: 'study' } });
  const sheet = document.querySelector('.draw-sheet')!;
  fireEvent.pointerMove(sheet, { pointerType: 'touch' });
  const names = [...document.querySelectorAll('.floor-picture__name')];
  expect(names.length).toBeGreaterThan(0);
  const shownAgain = document.querySelector('.loupe use')?.getAttribute('href') ?? '';
  for (const name of names) {
    expect(name.compareDocumentPosition(document.querySelector('.loupe')!)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(name.closest(shownAgain)).toBeNull();
  }
});

it('[R602] a chosen room is made ready to be dragged before its walls are touched, and no other', async () => {
  const actual = await import('@app/plan/drawing');
  const readyToDrag = vi.fn(actual.readyToDrag);
  vi.resetModules();
  vi.doMock('@app/plan/drawing', () => ({ ...actual, readyToDrag }));
  const { renderScreen } = await import('../../testing/renderScreen');
  const ports = fakePorts({ info: LIN_YUE });
  ports.textStore.write('plan', writePlan(templatePlan('studio', 'en')));
  await renderScreen('/visualization?view=plan', { language: 'en', ports });
  const head = await screen.findByRole('button', { name: /^Bathroom/ });
  expect(readyToDrag).not.toHaveBeenCalled();
  fireEvent.click(head);
  await waitFor(() => expect(readyToDrag).toHaveBeenCalled());
  expect(readyToDrag.mock.calls.map(([, id]) => id)).toEqual(['bath']);
  expect(readyToDrag).toHaveLastReturnedWith(true);
});
