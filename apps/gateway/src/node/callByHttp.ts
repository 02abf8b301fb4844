import { once } from 'node:events';
import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Answering, Call, CallProvider, Letter } from '../chat/call';

/** Connections to the provider are reused; this many wait idle for the next question. */
const IDLE_CONNECTIONS = 512;
const agents = {
  'http:': new http.Agent({ keepAlive: true, maxFreeSockets: IDLE_CONNECTIONS }),
  'https:': new https.Agent({ keepAlive: true, maxFreeSockets: IDLE_CONNECTIONS }),
};

/**
 * Calls over `node:http`: a question costs half as much as with `fetch` and its web streams, bytes that arrived
 * between reads come in one piece, and nothing is decompressed, so a small body cannot become a large one. Redirects
 * are not followed: they could carry the key to another host.
 */
export const callByHttp: CallProvider = letter => {
  let request: ClientRequest | undefined;
  let incoming: IncomingMessage | undefined;
  let over = false;
  const dial = async (again: boolean): Promise<Answering> => {
    if (over) throw new Error('hung up');
    request = send(letter, again);
    try {
      [incoming] = (await once(request, 'response')) as [IncomingMessage];
      request.on('error', () => undefined); // the body reports it from here on
      return answering(incoming);
    } catch (error) {
      // The provider closed an idle connection just as the question was sent on it, so the question was never read.
      if (!again && !over && request.reusedSocket && isReset(error)) return dial(true);
      throw error;
    }
  };
  const answered = dial(false);
  answered.catch(() => undefined); // it may have no awaiter
  return {
    answered,
    hangUp() {
      over = true;
      // Fully received: the connection can carry the next question.
      if (incoming?.complete) incoming.resume();
      else request?.on('error', () => undefined).destroy();
    },
  } satisfies Call;
};

/** `fresh`: over a new connection, since every idle one may have been closed at the same moment. */
function send({ url, headers, body }: Letter, fresh: boolean): ClientRequest {
  const target = new URL(url);
  const secure = target.protocol === 'https:';
  const request = (secure ? https : http).request(target, {
    method: 'POST',
    agent: fresh ? false : agents[secure ? 'https:' : 'http:'],
    headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
  });
  request.end(body);
  return request;
}

const isReset = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ECONNRESET', 'EPIPE'].includes(String(error.code));

function answering(incoming: IncomingMessage): Answering {
  let failure: Error | undefined;
  let wake: (() => void) | undefined;
  const stir = () => {
    wake?.();
    wake = undefined;
  };
  incoming
    .on('readable', stir)
    .on('end', stir)
    .on('error', error => {
      failure = error;
      stir();
    })
    .on('close', () => {
      if (!incoming.readableEnded) failure ??= new Error('closed');
      stir();
    });
  return {
    status: incoming.statusCode ?? 0,
    header: name => {
      const value = incoming.headers[name.toLowerCase()];
      return typeof value === 'string' ? value : (value?.join(', ') ?? null);
    },
    async read() {
      for (;;) {
        const bytes: Uint8Array | null = failure ? null : incoming.read();
        if (bytes) return bytes;
        if (failure) throw failure;
        if (incoming.readableEnded) return undefined;
        await new Promise<void>(done => {
          wake = done;
        });
      }
    },
  };
}
