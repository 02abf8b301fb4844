import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { err, ok, type Result } from '@app/kernel';

export interface ListenError {
  readonly code: 'gateway/port-taken' | 'gateway/cannot-listen';
  readonly port: number;
  /** How many ports were tried, including this one. */
  readonly tried: number;
  /** The system's error code, such as EACCES. */
  readonly cause: string;
}

/** Backlog of connections: one that finds no room retries only after a second. */
const BACKLOG = 4096;
/** How many ports are tried, including the first. */
const TRIES = 20;

/** Listens on `port` or, if it is taken, on the next free one; with `strict` only on that one. */
export async function listen(
  server: Server,
  { port, host, strict }: { readonly port: number; readonly host: string; readonly strict: boolean },
): Promise<Result<number, ListenError>> {
  const last = strict ? port : Math.min(port + TRIES - 1, 65_535);
  for (let next = port; next <= last; next++) {
    const cause = await tryListening(server, next, host);
    if (cause === undefined) return ok((server.address() as AddressInfo).port); // a TCP server's address has one
    if (cause !== 'EADDRINUSE') {
      return err({ code: 'gateway/cannot-listen', port: next, tried: next - port + 1, cause });
    }
  }
  return err({ code: 'gateway/port-taken', port, tried: last - port + 1, cause: 'EADDRINUSE' });
}

function tryListening(server: Server, port: number, host: string): Promise<string | undefined> {
  return new Promise(done => {
    const onError = (error: NodeJS.ErrnoException) => {
      server.off('listening', onListening);
      done(error.code ?? error.message);
    };
    const onListening = () => {
      server.off('error', onError);
      done(undefined);
    };
    server.once('error', onError).once('listening', onListening).listen({ port, host, backlog: BACKLOG });
  });
}

export function formatListenError({ code, port, tried, cause }: ListenError, host: string): string {
  const others = tried > 1 ? ', and so are the ones tried after it' : '';
  return code === 'gateway/port-taken'
    ? `Port ${port} is taken${others}. Choose another with PORT or --port.`
    : `Cannot listen on ${host}:${port} (${cause}). Check HOST and PORT.`;
}
