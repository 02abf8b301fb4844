import {
  type AdvisorKnowledge,
  advise,
  BUILT_IN_MODEL,
  type ChatRequest,
  HISTORY_WINDOW,
  MESSAGE_LIMIT,
  parseFacts,
  type WireMessage,
} from '@app/chat';
import type { ProviderAnswer } from './provider';

/** Pieces an answer is sent in, and the pause between two in ms: 30 of them take half a second. */
const PIECES = 30;
const PAUSE_MS = 15;

export { BUILT_IN_MODEL };

/** The guide's knowledge beyond the facts in the question. */
export type CompleteFacts = (facts: AdvisorKnowledge | undefined) => AdvisorKnowledge;

/** Asks the built-in guide: returns an answer under way, like a provider's. */
export function askGuide(
  question: ChatRequest,
  complete: CompleteFacts,
  wait: (ms: number) => Promise<void>,
): ProviderAnswer {
  const system = question.messages.find(({ role }) => role === 'system')?.content ?? '';
  const { text } = advise(recent(question.messages), complete(parseFacts(system)));
  const pieces = inPieces(text);
  let over = false;
  return {
    streams: true,
    async next() {
      if (over) return undefined;
      const piece = pieces.shift();
      if (piece === undefined) {
        over = true;
        return [{ kind: 'done', finish: 'stop' }];
      }
      if (question.stream) await wait(PAUSE_MS);
      return [{ kind: 'text', text: piece }];
    },
    cancel: () => {
      over = true;
    },
  };
}

/** The app itself never sends more than this; the rest is not read, since reading delays others. */
function recent(messages: readonly WireMessage[]): readonly WireMessage[] {
  const history: WireMessage[] = [];
  let left: number = HISTORY_WINDOW.characters;
  for (const { role, content } of messages.toReversed()) {
    if (role === 'system') continue;
    if (left <= 0 || history.length >= HISTORY_WINDOW.messages) break;
    const excerpt = content.slice(-Math.min(left, MESSAGE_LIMIT));
    left -= excerpt.length;
    history.push({ role, content: excerpt });
  }
  return history.toReversed();
}

/** Whole characters, so no piece ends inside an emoji's surrogate pair. */
function inPieces(text: string): string[] {
  const characters = [...text];
  const size = Math.max(1, Math.ceil(characters.length / PIECES));
  const pieces: string[] = [];
  for (let from = 0; from < characters.length; from += size) {
    pieces.push(characters.slice(from, from + size).join(''));
  }
  return pieces;
}
