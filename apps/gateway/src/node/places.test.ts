import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testCaller, testPorts } from '../../testing/ports';
import { startProvider, type TestProvider } from '../../testing/provider';
import { callByFetch } from '../chat/call';
import { DEFAULT_CHAT } from '../chat/settings';
import { createGateway } from '../gateway';
import { callByHttp } from './callByHttp';
import { createServer } from './server';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const PLACES = 6;
const SILENCE_MS = 300;
const TOTAL_MS = 500;

describe.each([
  ['node:http', callByHttp],
  ['fetch', callByFetch(fetch)],
])('[R166] while garbage is collected, over %s', (_, call) => {
  let provider: TestProvider;
  let server: Server;
  let port = 0;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    provider = await startProvider();
    const gateway = createGateway(
      {
        chat: {
          ...DEFAULT_CHAT,
          perMinute: 1e6,
          perDay: 1e6,
          perReader: 1e6,
          atOnce: PLACES,
          silenceMs: SILENCE_MS,
          totalMs: TOTAL_MS,
          provider: { endpoint: `${provider.url}/chat/completions`, key: 'k', model: 'm' },
        },
      },
      { callerOf: testCaller, chat: testPorts({ call }) },
    );
    server = createServer(gateway.fetch);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo); // a TCP server's address has one
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    server.close();
    await provider.close();
  });

  /** Asks over a raw connection, and reads nothing. */
  function ask(content: string): Socket {
    const body = JSON.stringify({ messages: [{ role: 'user', content }], stream: true });
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write(
      `POST /api/chat/completions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
    sockets.push(socket.pause());
    return socket;
  }
  const status = async (): Promise<number> => {
    const body = JSON.stringify({ messages: [{ role: 'user', content: 'hi' }] });
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch(`http://127.0.0.1:${port}/api/chat/completions`, { method: 'POST', headers, body }))
      .status;
  };
  async function fill(content: string): Promise<readonly Socket[]> {
    const asked = Array.from({ length: PLACES }, () => ask(content));
    await expect.poll(() => provider.open(), { interval: 10 }).toBe(PLACES);
    await expect.poll(status, { interval: 10 }).toBe(503);
    return asked;
  }
  /** All places are free again and no connection to the provider is open, within `ms` plus some for a busy machine. */
  async function expectFreed(ms: number): Promise<void> {
    const until = performance.now() + ms + 4000;
    for (let round = 0; provider.open() > 0 && performance.now() < until; round++) {
      // What holds the call can be lost only once: later rounds would collect the heap of all test files again.
      if (round < 3) collectGarbage();
      await wait(50);
    }
    expect(provider.open()).toBe(0);
    expect(await status()).toBe(200);
  }

  it.each(['hang', 'stall'])('providers that %s are cut off', async fault => {
    await fill(`fault:${fault}`);
    collectGarbage();
    await expectFreed(SILENCE_MS);
  });

  it.each(['hang', 'slow', 'drip'])('readers who leave during "%s" free their places', async fault => {
    const asked = await fill(`fault:${fault}`);
    collectGarbage();
    await wait(50);
    collectGarbage();
    for (const socket of asked) socket.destroy();
    await expectFreed(0);
  });

  it('an endless answer is ended, even if its reader reads nothing', async () => {
    await fill('fault:drip');
    collectGarbage();
    await expectFreed(TOTAL_MS);
  });
});
