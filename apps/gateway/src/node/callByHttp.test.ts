import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, it } from 'vitest';
import { callByHttp } from './callByHttp';

it('[R176] a question reaches the provider even if it closed every idle connection at that moment', async () => {
  const seen = new Set<Socket>();
  const server = createServer((request, response) => {
    // Takes one question per connection, and ends it as soon as the next begins.
    if (seen.has(request.socket)) return request.socket.destroy();
    seen.add(request.socket);
    return setTimeout(() => response.end('answer'), 50);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const ask = async () => {
    const { answered } = callByHttp({ url, headers: {}, body: '{}' });
    const answer = await answered;
    while (await answer.read());
    return answer.status;
  };
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([200, 200, 200]);
  await new Promise(resolve => setTimeout(resolve, 20));
  expect(await ask()).toBe(200);
  expect(seen.size).toBe(4);
  server.closeAllConnections();
  server.close();
});
