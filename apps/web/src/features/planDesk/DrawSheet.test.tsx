import { writePlan } from '@app/plan';
import * as drawing from '@app/plan/drawing';
import { templatePlan } from '@app/plan/templates';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakePorts, LIN_YUE } from '../../testing/fakePorts';
import { renderScreen } from '../../testing/renderScreen';

vi.mock('@app/plan/drawing', async importActual => {
  const actual = await importActual<typeof drawing>();
  return { ...actual, readyToDrag: vi.fn(actual.readyToDrag) };
});
afterEach(cleanup);

it('[R602] a chosen room is made ready to be dragged before its walls are touched, and no other', async () => {
  const ports = fakePorts({ info: LIN_YUE });
  ports.textStore.write('plan', writePlan(templatePlan('studio', 'en')));
  await renderScreen('/visualization?view=plan', { language: 'en', ports });
  const head = await screen.findByRole('button', { name: /^Bathroom/ });
  expect(drawing.readyToDrag).not.toHaveBeenCalled();
  fireEvent.click(head);
  await waitFor(() => expect(drawing.readyToDrag).toHaveBeenCalled());
  expect(vi.mocked(drawing.readyToDrag).mock.calls.map(([, id]) => id)).toEqual(['bath']);
  expect(drawing.readyToDrag).toHaveLastReturnedWith(true);
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
