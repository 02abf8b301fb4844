import { millis } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { HISTORY_WINDOW, toHistory } from './history';
import { type BotMessage, type ChatMessage, MESSENGER_NAME } from './message';

const at = millis(0);
const user = (id: string, text: string): ChatMessage => ({ id, sender: 'user', text, at });
const bot = (id: string, text: string, outcome: BotMessage['outcome'] = 'whole'): ChatMessage => ({
  id,
  sender: 'bot',
  text,
  at,
  outcome,
  source: 'model',
});

it('[R97] the messenger has a name in both languages', () => {
  expect(MESSENGER_NAME.en).toBe('Cosmic Messenger');
  expect(MESSENGER_NAME.zh).toBe('宇宙信使');
});

describe('[R98] the history sent to a model', () => {
  it('begins with the system prompt and holds roles and contents, oldest first', () => {
    expect(toHistory('system', [user('1', '客厅？'), bot('2', '靠墙。'), user('3', '卧室？')])).toEqual([
      { role: 'system', content: 'system' },
      { role: 'user', content: '客厅？' },
      { role: 'assistant', content: '靠墙。' },
      { role: 'user', content: '卧室？' },
    ]);
  });

  it('[A33] has no greeting, and no bubble without words', () => {
    const history = toHistory('s', [user('1', 'a'), bot('2', '', 'failed'), user('3', 'b')]);
    expect(history).toEqual([
      { role: 'system', content: 's' },
      { role: 'user', content: 'a\n\nb' },
    ]);
  });

  it('includes a stopped reply, as far as it came', () => {
    expect(toHistory('s', [user('1', 'a'), bot('2', 'half', 'stopped'), user('3', 'b')])).toHaveLength(4);
  });

  it('keeps the newest messages within the window and begins with a question', () => {
    const long = Array.from({ length: 100 }, (_, i) =>
      i % 2 === 0 ? user(`${i}`, `q${i}`) : bot(`${i}`, `a${i}`),
    );
    const history = toHistory('s', [...long, user('last', 'now?')]);
    expect(history.length - 1).toBeLessThanOrEqual(HISTORY_WINDOW.messages);
    expect(history[1]?.role).toBe('user');
    expect(history.at(-1)).toEqual({ role: 'user', content: 'now?' });
  });

  it('limits many long unanswered questions to the window, with the newest complete', () => {
    const many = Array.from({ length: 20 }, (_, i) => user(`${i}`, `${i}`.padEnd(4000, 'x')));
    const [turn, ...others] = toHistory('s', many).slice(1);
    expect(others).toEqual([]);
    const between = 2 * HISTORY_WINDOW.messages;
    expect(turn?.content.length).toBeLessThanOrEqual(HISTORY_WINDOW.characters + between);
    expect(turn?.content.endsWith('19'.padEnd(4000, 'x'))).toBe(true);
  });

  it('includes a question longer than the window', () => {
    const text = 'x'.repeat(HISTORY_WINDOW.characters + 1);
    expect(toHistory('s', [user('0', 'old'), bot('1', 'old'), user('2', text)]).slice(1)).toEqual([
      { role: 'user', content: text },
    ]);
  });
});
