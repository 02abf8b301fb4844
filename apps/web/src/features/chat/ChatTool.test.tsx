import { CHAT_CODEC } from '@app/chat';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakePorts, LIN_YUE, NOW } from '../../testing/fakePorts';
import { stagePart } from '../../testing/stagePart';
import ChatTool from './ChatTool';

it('an edited question offers to put back the later ones it dropped', async () => {
  const ports = fakePorts({ info: LIN_YUE });
  const notify = vi.spyOn(ports.notifier, 'notify');
  const bubble = { at: NOW, outcome: 'whole', sender: 'bot', source: 'model' } as const;
  const messages = [
    { id: '1', sender: 'user', text: 'Sofa?', at: NOW },
    { ...bubble, id: '1-reply', text: 'Against the wall.' },
    { id: '2', sender: 'user', text: 'Bed?', at: NOW },
    { ...bubble, id: '2-reply', text: 'Away from the door.' },
  ] as const;
  const kept = await ports.accounts.repository(CHAT_CODEC);
  await kept.put({ id: 'main', chat: { version: 1, messages, draft: '' } });
  render((await stagePart(<ChatTool onClose={() => undefined} />, { ports })).part);
  await screen.findByText('Bed?');
  // The suggestions wait for the almanac.
  await screen.findByRole('list', { name: 'Suggested questions' }, { timeout: 10_000 });
  fireEvent.click(screen.getAllByRole('button', { name: 'Edit the question' })[0]!);
  fireEvent.click(screen.getByRole('button', { name: 'Send the edited question' }));
  expect(screen.queryByText('Bed?')).toBeNull();
  const notice = notify.mock.lastCall?.[0];
  expect(notice?.text).toBe('The later messages are removed.');
  act(() => notice?.action?.onAct());
  expect(screen.getByText('Bed?')).toBeTruthy();
  expect(screen.getByText('Sofa?')).toBeTruthy();
});
