import type { Server } from 'node:http';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';

/**
 * A connection that sends its request drop by drop is closed, ms: questions are small, and a slow sender only blocks
 * others. Answers may take any time.
 */
const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
} as const;

/** Serves over HTTP/1.1. */
export function createServer(
  answer: (request: Request, bindings: HttpBindings) => Promise<Response>,
): Server {
  return createAdaptorServer({
    serverOptions: PATIENCE,
    fetch: async (request, bindings) => {
      const { incoming, outgoing } = bindings as HttpBindings; // no options for HTTP/2 are given
      const response = await answer(request, { incoming, outgoing });
      sendTogether(outgoing);
      return response;
    },
  }) as Server;
}

/** R175. The first words are sent with the head if available: one write, and the reader wakes up once. */
function sendTogether({ socket }: HttpBindings['outgoing']): void {
  if (!socket) return;
  socket.cork();
  process.nextTick(() => socket.uncork());
}
