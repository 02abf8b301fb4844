import type { ChatMessage } from './message';
import type { WireMessage } from './wire';

/** How much of the conversation a model gets to read: the newest part within both. */
export const HISTORY_WINDOW = { messages: 24, characters: 16_000 } as const;

/**
 * R98, R103, A33. The messages of a request: the system prompt, then the newest part of the conversation, oldest
 * first. The greeting is not in it, nor are bubbles that only report a failure. It begins with a question, and two
 * questions in a row (the first was never answered) become one, since some providers insist on turns.
 */
export function toHistory(system: string, messages: readonly ChatMessage[]): readonly WireMessage[] {
  return [{ role: 'system', content: system }, ...withinWindow(toTurns(messages))];
}

function toTurns(messages: readonly ChatMessage[]): readonly WireMessage[] {
  const turns: WireMessage[] = [];
  for (const { sender, text } of messages) {
    if (text.trim() === '') continue;
    const role = sender === 'user' ? 'user' : 'assistant';
    const last = turns.at(-1);
    if (last?.role === role) turns[turns.length - 1] = { role, content: `${last.content}\n\n${text}` };
    else turns.push({ role, content: text });
  }
  return turns;
}

/** The last turn always goes, however long: it is the question. */
function withinWindow(turns: readonly WireMessage[]): readonly WireMessage[] {
  let first = turns.length;
  let characters = 0;
  while (first > 0 && turns.length - first < HISTORY_WINDOW.messages) {
    characters += turns[first - 1]?.content.length ?? 0;
    if (characters > HISTORY_WINDOW.characters && first < turns.length) break;
    first -= 1;
  }
  while (first < turns.length - 1 && turns[first]?.role !== 'user') first += 1;
  return turns.slice(first);
}
