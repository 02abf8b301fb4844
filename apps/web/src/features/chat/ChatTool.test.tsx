import { CHAT_CODEC } from '@app/chat';
import { switchLanguage } from '@app/i18n';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { HomeAddress } from '../../common/address';
import { fakePorts, LIN_YUE, NOW } from '../../testing/fakePorts';
import { stagePart } from '../../testing/stagePart';
import ChatTool from './ChatTool';

it('editing a question offers to restore the later ones it dropped', async () => {
  const ports = fakePorts({ info: LIN_YUE });
  const notify = vi.spyOn(ports.notifier, 'notify');
  const bubble = { at: NOW, outcome: 'whole', sender: 'bot', source: 'model' } as const;
  const messages = [
    { id: '1', sender: 'user', text: 'Sofa?', at: NOW },
    { ...bubble, id: '1-reply', text: 'Against the wall.' },
    { id: '2', sender: 'user', text: 'Bed?', at: NOW },
    { ...bubble, id: '2-reply', text: 'Away from the door.' },
  ] as const;
  const repository = await ports.accounts.repository(CHAT_CODEC);
  await repository.put({ id: 'main', chat: { version: 1, messages, draft: '' } });
  render((await stagePart(<ChatTool onClose={() => undefined} />, { ports })).part);
  await screen.findByText('Bed?');
  // The suggestions wait for the almanac.
  await screen.findByRole('list', { name: 'Suggested questions' }, { timeout: 10_000 });
  fireEvent.click(screen.getAllByRole('button', { name: 'Edit the question' })[0]!);
  fireEvent.click(screen.getByRole('button', { name: 'Send the edited question' }));
  expect(screen.queryByText('Bed?')).toBeNull();
  const notice = notify.mock.lastCall?.[0];
  expect(notice?.text).toBe('The later messages are kept as another version.');
  act(() => notice?.action?.onAct());
  expect(screen.getByText('Bed?')).toBeTruthy();
  expect(screen.getByText('Sofa?')).toBeTruthy();
});

it('[R216] a question being edited when the page was left is still being edited after it', async () => {
  const ports = fakePorts({ info: LIN_YUE });
  const messages = [{ id: '1', sender: 'user', text: 'Sofa?', at: NOW }] as const;
  const repository = await ports.accounts.repository(CHAT_CODEC);
  await repository.put({ id: 'main', chat: { version: 1, messages, draft: '' } });
  // A page ends without notifying its parts: the next one has only what was kept in the tab.
  const { unmount } = render((await stagePart(<ChatTool onClose={() => undefined} />, { ports })).part);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit the question' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Edit the question' }), {
    target: { value: 'Sofa or be' },
  });
  const left = ports.tabStore.keys().map(key => [key, ports.tabStore.read(key) ?? ''] as const);
  unmount();
  for (const [key, text] of left) ports.tabStore.write(key, text);
  render((await stagePart(<ChatTool onClose={() => undefined} />, { ports })).part);
  const editor = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Edit the question' });
  expect(editor.value).toBe('Sofa or be');
  fireEvent.click(screen.getByRole('button', { name: 'Keep it as it was' }));
  expect(ports.tabStore.keys().filter(key => key.startsWith('typed/'))).toEqual([]);
});

it('[R1027] an answer of the guide keeps its language wholly when that of the screen is switched, and back', async () => {
  const ports = fakePorts({ info: LIN_YUE });
  const both = (zh: string, en: string) => ({ zh, en });
  const card = {
    tool: 'find_days',
    title: both('择日', 'Find days'),
    asked: both('入宅', 'moving in'),
    lead: both('一日。', 'One day.'),
    rows: [
      {
        date: '2026-07-12',
        text: both('星期日', 'Sunday'),
        marks: [{ tone: 'good', text: both('宜入宅', 'favours moving in') }],
      },
    ],
    note: both('皆是传统。', 'All of it is tradition.'),
    page: { kind: 'almanac', date: '2026-07-12' },
  } as const;
  const said = { at: NOW, outcome: 'whole', sender: 'bot', source: 'built-in', computed: [card] } as const;
  const messages = [
    { id: '1', sender: 'user', text: '哪天入宅好？', at: NOW },
    { ...said, id: '1-reply', text: '七月十二日合适。' },
    { id: '2', sender: 'user', text: 'And the kitchen?', at: NOW },
    { ...said, computed: [], id: '2-reply', text: 'The stove stays away from the sink.' },
  ] as const;
  const repository = await ports.accounts.repository(CHAT_CODEC);
  await repository.put({ id: 'main', chat: { version: 1, messages, draft: '' } });
  const { part, i18n } = await stagePart(<ChatTool onClose={() => undefined} />, { ports, language: 'zh' });
  render(part);
  await screen.findByText('七月十二日合适。');
  const answer = () => document.querySelector('.chat-bot:has(.chat-card)')!;
  const before = answer().innerHTML;
  expect(before).toContain('宜入宅');
  const written = document.cookie;
  await act(() => switchLanguage(i18n, 'en'));
  // The screen is English, the answer is not.
  expect(screen.getAllByRole('button', { name: 'Edit the question' })).toHaveLength(2);
  expect(answer().innerHTML).toBe(before);
  expect(answer().getAttribute('lang')).toBe('zh-CN');
  // The leaf is that of the answer with days, whatever was said later.
  const leaf = await vi.waitFor(
    () => document.querySelector('.chat-day') ?? Promise.reject(new Error('no leaf')),
  );
  expect(leaf.textContent).not.toMatch(/[a-z]{3}/i);
  expect(leaf.getAttribute('lang')).toBe('zh-CN');
  expect(document.cookie).not.toBe(written);
  await act(() => switchLanguage(i18n, 'zh'));
  expect(answer().innerHTML).toBe(before);
});

it('[R411] a new talk begins empty, and the previous one is found by its words and reopened', async () => {
  const ports = fakePorts({ info: LIN_YUE });
  const said = { at: NOW, outcome: 'whole', sender: 'bot', source: 'model' } as const;
  const messages = [
    { id: '1', sender: 'user', text: 'Sofa?', at: NOW },
    { ...said, id: '1-reply', text: 'Against the wall.' },
  ] as const;
  const repository = await ports.accounts.repository(CHAT_CODEC);
  await repository.put({ id: 'main', chat: { version: 1, messages, draft: '' } });
  const save = vi.spyOn(ports.device, 'save').mockImplementation(() => undefined);
  render((await stagePart(<ChatTool onClose={() => undefined} />, { ports })).part);
  await screen.findByText('Sofa?');
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  press('All conversations');
  press('New conversation');
  await vi.waitFor(() => expect(screen.queryByText('Sofa?')).toBeNull());
  press('All conversations');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'the WALL' } });
  fireEvent.click(await screen.findByRole('button', { name: /^Sofa\?/ }));
  await screen.findByText('Against the wall.');
  press('All conversations');
  press('Save this conversation as Markdown');
  expect(save.mock.lastCall?.[1]).toBe('Sofa.md');
  expect(await save.mock.lastCall?.[0].text()).toContain('Against the wall.');
  const notify = vi.spyOn(ports.notifier, 'notify');
  // Said in another tab since the list was read.
  const later = [...messages, { id: '2', sender: 'user', text: 'Bed?', at: NOW }] as const;
  await repository.put({ id: 'main', chat: { version: 1, messages: later, draft: '' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Remove “Sofa?”' }));
  await vi.waitFor(async () => expect(await repository.get('main')).toEqual({ ok: true, value: undefined }));
  await vi.waitFor(() => expect(notify).toHaveBeenCalled());
  // On a busy machine its line is still there, and would open nothing.
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /^Sofa\?/ })).toBeNull());
  act(() => notify.mock.lastCall?.[0].action?.onAct());
  fireEvent.click(await screen.findByRole('button', { name: /^Sofa\?/ }));
  await screen.findByText('Against the wall.');
  await screen.findByText('Bed?');
});

it.each([
  ['zh', '先看哪间房？'],
  ['zh-Hant', '先看哪間房？'],
] as const)(
  '[R460] a question from a link leaves the address once it was asked, in %s',
  async (language, shown) => {
    const ports = fakePorts({ info: LIN_YUE });
    const open = vi.fn();
    const opened = { address: { ask: '先看哪间房？' }, open, close: () => undefined, link: () => '' };
    const { part } = await stagePart(<ChatTool onClose={() => undefined} />, { ports, language });
    render(<HomeAddress value={opened}>{part}</HomeAddress>);
    fireEvent.click(await screen.findByRole('button', { name: shown }, { timeout: 10_000 }));
    await vi.waitFor(() => expect(open).toHaveBeenCalledWith({ ask: undefined }, 'turn'));
  },
);
