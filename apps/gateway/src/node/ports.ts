import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { CivilDate } from '@app/kernel';
import type { HttpBindings } from '@hono/node-server';
import type { ChatPorts } from '../chat/completions';
import { completeFacts } from '../chat/knowledge';

/** Addresses of readers by request: a `fetch` handler does not see the connection. */
export interface Readers {
  remember(request: Request, bindings: HttpBindings): void;
  of(request: Request): string;
}

/** With `trustProxy` the nearest proxy's word counts, which is the last of X-Forwarded-For. */
export function createReaders(trustProxy: boolean): Readers {
  const addresses = new WeakMap<Request, string>();
  return {
    remember(request, { incoming }) {
      const forwarded = trustProxy
        ? request.headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim()
        : undefined;
      addresses.set(request, forwarded || incoming.socket.remoteAddress || 'unknown');
    },
    of: request => addresses.get(request) ?? 'unknown',
  };
}

/** The chat's needs under Node. */
export const nodeChatPorts = (readers: Readers): ChatPorts => ({
  fetch,
  now: () => Date.now(),
  wait: ms => wait(ms),
  newId: () => `chatcmpl-${randomUUID()}`,
  readerOf: readers.of,
  log: line => console.error(`${new Date().toISOString()} ${line}`),
  completeFacts: facts => completeFacts(facts, today()),
});

/** This machine's day. */
function today(): CivilDate {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}
