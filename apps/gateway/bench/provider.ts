// A provider in its own process: each piece says when it was sent, in ns of this machine's clock.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { PAUSE_MS, PIECES } from './load';

const server = createServer(async (request, response) => {
  request.resume();
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  for (let index = 0; index < PIECES && !response.destroyed; index++) {
    const content = `${index}@${process.hrtime.bigint()} 墨与星 `;
    response.write(
      `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`,
    );
    await wait(PAUSE_MS);
  }
  response.end('data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n');
});
server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () => {
  process.send?.((server.address() as AddressInfo).port); // a TCP server's address has one
});
