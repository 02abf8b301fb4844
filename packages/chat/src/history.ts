import { frozen } from '@app/kernel';
import type { ChatMessage } from './message';
import type { WireMessage } from './wire';

/** The share of the conversation a model reads: the newest part within both limits. */
export const HISTORY_WINDOW = /* @__PURE__ */ frozen({ messages: 24, characters: 16_000 } as const);

/**
 * R98, R103, A33. The messages of a request: the system prompt, then the newest part of the conversation, oldest first,
 * without the greeting or bubbles that only report a failure. It begins with a question, and two questions in a row (the
 * first was never answered) become one, since some providers require turns. The messages are those that may be sent, see
 * `withoutPersonal`.
 */
export function toHistory(system: string, messages: readonly ChatMessage[]): readonly WireMessage[] {
  return [{ role: 'system', content: system }, ...toTurns(withinWindow(messages))];
}

/** R182. The messages that may leave the device without consent: no answers given with knowledge of the home. */
export const withoutPersonal = (messages: readonly ChatMessage[]): readonly ChatMessage[] =>
  messages.filter(message => message.sender === 'user' || message.personal === false);

/** The last message is always included, however long: it is the question. */
function withinWindow(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const spoken = messages.filter(({ text }) => text.trim() !== '');
  let first = spoken.length;
  let characters = 0;
  while (first > 0 && spoken.length - first < HISTORY_WINDOW.messages) {
    characters += spoken[first - 1]?.text.length ?? 0;
    if (characters > HISTORY_WINDOW.characters && first < spoken.length) break;
    first -= 1;
  }
  while (first < spoken.length - 1 && spoken[first]?.sender !== 'user') first += 1;
  return spoken.slice(first);
}

function toTurns(messages: readonly ChatMessage[]): readonly WireMessage[] {
  const turns: WireMessage[] = [];
  for (const { sender, text } of messages) {
    const role = sender === 'user' ? 'user' : 'assistant';
    const last = turns.at(-1);
    if (last?.role === role) turns[turns.length - 1] = { role, content: `${last.content}\n\n${text}` };
    else turns.push({ role, content: text });
  }
  return turns;
}

/** R412. The last message, which is the question, with its picture. */
export const withPicture = (
  messages: readonly WireMessage[],
  picture: string | undefined,
): readonly WireMessage[] => {
  const last = messages.at(-1);
  return picture === undefined || !last ? messages : messages.with(-1, { ...last, picture });
};
