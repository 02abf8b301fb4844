import type { ChatPorts } from '../src/chat/completions';
import { completeFacts } from '../src/chat/knowledge';

/** Ports with a fixed clock and day, no pauses, and the real network. `over` replaces some. */
export const testPorts = (over: Partial<ChatPorts> = {}): ChatPorts => ({
  fetch,
  now: () => Date.UTC(2026, 5, 21, 5, 7, 24),
  wait: async () => undefined,
  newId: () => 'chatcmpl-test',
  readerOf: () => 'reader',
  log: () => undefined,
  completeFacts: facts => completeFacts(facts, { year: 2026, month: 6, day: 21 }),
  ...over,
});
