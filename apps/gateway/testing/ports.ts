import type { Caller } from '../src/caller';
import { callByFetch } from '../src/chat/call';
import type { ChatPorts } from '../src/chat/completions';
import { completeFacts } from '../src/chat/knowledge';

/** A reader on this machine; a test may name the reader in its own header. */
export const testCaller = (request: Request): Caller => ({
  address: request.headers.get('X-Reader') ?? 'reader',
  host: new URL(request.url).host,
  secure: false,
});

/** Ports with a fixed clock and day, no pauses, and the real network. `over` replaces some. */
export const testPorts = (over: Partial<ChatPorts> = {}): ChatPorts => ({
  call: callByFetch(fetch),
  now: () => Date.UTC(2026, 5, 21, 5, 7, 24),
  wait: async () => undefined,
  turn: async () => undefined,
  newId: () => 'chatcmpl-test',
  log: () => undefined,
  completeFacts: facts => completeFacts(facts, { year: 2026, month: 6, day: 21 }),
  ...over,
});
