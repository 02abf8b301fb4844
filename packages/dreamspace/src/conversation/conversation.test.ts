import { type Millis, millis, seededRandom } from '@app/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateBubbles } from '../people/generate';
import {
  type Conversation,
  EMPTY_CONVERSATION,
  MAX_MESSAGE,
  receiveReplies,
  sendMessage,
  untilReply,
} from './conversation';

const NOW = millis(1_780_000_000_000);
const at = (ms: number): Millis => millis(NOW + ms);
const PERSON = generateBubbles(seededRandom(1), NOW)[0]!;
const said = (conversation: Conversation, text: string, now: Millis): Conversation => {
  const next = sendMessage(conversation, text, now);
  if (!next.ok) throw new Error(next.error.code);
  return next.value;
};

describe('sending and receiving', () => {
  it.each([
    { ms: 999, heard: 1 },
    { ms: 1000, heard: 2 },
    { ms: 1001, heard: 2 },
  ])('[R147] $ms ms after a message there are $heard messages', ({ ms, heard }) => {
    const talk = said(EMPTY_CONVERSATION, '  你好  ', NOW);
    expect(talk.messages[0]).toEqual({ id: 'm1', text: '你好', isOwn: true, timestamp: NOW });
    const later = receiveReplies(talk, at(ms), PERSON, 'zh', seededRandom(1));
    expect(later.messages).toHaveLength(heard);
    expect(untilReply(later, at(ms))).toBe(heard === 1 ? 1 : undefined);
  });
  it('[R521] accepts messages in either script, and keeps them as typed', () => {
    const talk = said(EMPTY_CONVERSATION, '我想自殺', NOW);
    const reply = (hear?: (text: string) => string) =>
      receiveReplies(talk, at(1000), PERSON, 'zh', seededRandom(1), hear).messages;
    const heard = reply(text => text.replace('殺', '杀'));
    const meant = receiveReplies(
      said(EMPTY_CONVERSATION, '我想自杀', NOW),
      at(1000),
      PERSON,
      'zh',
      seededRandom(1),
    );
    expect(heard[1]?.text).toBe(meant.messages[1]?.text);
    expect(heard[0]?.text).toBe('我想自殺');
    expect(reply()[1]?.text).not.toBe(heard[1]?.text);
  });
  it('[R147] each message gets its own reply, a second after it, with its own id', () => {
    let talk = said(EMPTY_CONVERSATION, 'Hello', NOW);
    talk = said(talk, 'Do you have a cat?', at(400));
    talk = receiveReplies(talk, at(1000), PERSON, 'en', seededRandom(1));
    expect(talk.pending).toHaveLength(1);
    talk = receiveReplies(talk, at(60_000), PERSON, 'en', seededRandom(1));
    expect(talk.messages.map(({ isOwn, timestamp }) => [isOwn, timestamp - NOW])).toEqual([
      [true, 0],
      [true, 400],
      [false, 1000],
      [false, 1400],
    ]);
    expect(new Set(talk.messages.map(({ id }) => id)).size).toBe(4);
    expect(untilReply(talk, NOW)).toBeUndefined();
  });
  it('[R147] white space alone is not a message, and a message that is too long is refused whole', () => {
    expect(sendMessage(EMPTY_CONVERSATION, ' \n ', NOW)).toEqual({
      ok: false,
      error: { code: 'dreamspace/message-empty' },
    });
    expect(sendMessage(EMPTY_CONVERSATION, 'x'.repeat(MAX_MESSAGE), NOW).ok).toBe(true);
    expect(sendMessage(EMPTY_CONVERSATION, 'x'.repeat(MAX_MESSAGE + 1), NOW)).toEqual({
      ok: false,
      error: { code: 'dreamspace/message-too-long', limit: MAX_MESSAGE, actual: MAX_MESSAGE + 1 },
    });
  });
  it('[R147] every message gets a complete answer, never the previous one again', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.string({ minLength: 1 }), { maxLength: 30 }), (seed, lines) => {
        const random = seededRandom(seed);
        let talk = EMPTY_CONVERSATION;
        for (const [i, line] of lines.entries()) {
          const next = sendMessage(talk, line, at(i * 2000));
          if (next.ok) talk = receiveReplies(next.value, at(i * 2000 + 1000), PERSON, 'en', random);
        }
        const heard = talk.messages.filter(({ isOwn }) => !isOwn).map(({ text }) => text);
        for (const [i, text] of heard.entries()) {
          expect(text).not.toMatch(/[{}]|undefined/);
          expect(text).not.toBe(heard[i - 1]);
        }
        expect(heard.length * 2).toBe(talk.messages.length);
      }),
    );
  });
});
