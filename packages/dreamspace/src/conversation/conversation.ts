import { err, type Millis, millis, NOTHING, ok, type Random, type Result } from '@app/kernel';
import { REPLY_DELAY } from '../constants';
import type { Bubble } from '../people/bubble';
import type { Language } from '../texts/language';
import { composeReply } from './composeReply';
import type { DreamMessage } from './message';

/** A reply being written. */
export interface PendingReply {
  /** The message it answers. */
  readonly to: string;
  readonly dueAt: Millis;
}

export interface Conversation {
  /** Oldest first. */
  readonly messages: readonly DreamMessage[];
  /** In order of their due time. While there is one, the other side is writing. */
  readonly pending: readonly PendingReply[];
}

export const EMPTY_CONVERSATION: Conversation = Object.freeze({
  messages: Object.freeze([]),
  pending: Object.freeze([]),
});

/** The longest message in UTF-16 units; longer ones are refused, not cut. */
export const MAX_MESSAGE = 2000;

export type MessageRefusal =
  | { readonly code: 'dreamspace/message-empty' }
  | { readonly code: 'dreamspace/message-too-long'; readonly limit: number; readonly actual: number };

/**
 * Adds my message, trimmed; its reply is due 1 s later (R147).
 *
 * @example
 * sendMessage(EMPTY_CONVERSATION, '  ', millis(0)); // dreamspace/message-empty
 * unwrap(sendMessage(EMPTY_CONVERSATION, 'Hello', millis(0))).pending.length; // 1
 */
export function sendMessage(
  conversation: Conversation,
  text: string,
  now: Millis,
): Result<Conversation, MessageRefusal> {
  if (!Number.isFinite(now)) return NOTHING;
  const trimmed = typeof text === 'string' ? text.trim() : '';
  if (trimmed === '') return err({ code: 'dreamspace/message-empty' });
  if (trimmed.length > MAX_MESSAGE) {
    return err({ code: 'dreamspace/message-too-long', limit: MAX_MESSAGE, actual: trimmed.length });
  }
  const message: DreamMessage = {
    id: nextId(conversation.messages),
    text: trimmed,
    isOwn: true,
    timestamp: now,
  };
  return ok({
    messages: [...conversation.messages, message],
    pending: [...conversation.pending, { to: message.id, dueAt: millis(now + REPLY_DELAY) }],
  });
}

/**
 * The replies due at `now`, from exactly their promised millisecond on. `hear` converts messages to the script people
 * here understand.
 *
 * @example
 * const space = createDreamSpace(seededRandom(7), millis(1_780_000_000_000));
 * const said = unwrap(sendMessage(EMPTY_CONVERSATION, 'Hello', millis(0)));
 * receiveReplies(said, millis(1000), space.bubbles[0]!, 'en', seededRandom(7)).messages.length; // 2
 */
export function receiveReplies(
  conversation: Conversation,
  now: Millis,
  person: Bubble,
  language: Language,
  random: Random,
  hear: (text: string) => string = text => text,
): Conversation {
  if (!Number.isFinite(now)) return conversation;
  const due = conversation.pending.filter(({ dueAt }) => dueAt <= now);
  if (due.length === 0) return conversation;
  const messages = [...conversation.messages];
  for (const { to, dueAt } of due) {
    const message = messages.find(({ id }) => id === to);
    if (!message) continue;
    const text = composeReply({ said: hear(message.text), person, earlier: messages, language, random });
    messages.push({ id: nextId(messages), text, isOwn: false, timestamp: dueAt });
  }
  return { messages, pending: conversation.pending.filter(({ dueAt }) => dueAt > now) };
}

/**
 * Milliseconds until the next reply, 0 when it is due; missing if none is being written. The caller owns the timer.
 *
 * @example
 * untilReply(unwrap(sendMessage(EMPTY_CONVERSATION, 'Hello', millis(0))), millis(400)); // 600
 */
export function untilReply({ pending }: Conversation, now: Millis): number | undefined {
  const [next] = pending;
  if (!Number.isFinite(now)) return NOTHING;
  return next && Math.max(0, next.dueAt - now);
}

const nextId = (messages: readonly DreamMessage[]): string => `m${messages.length + 1}`;
