// The gateway under Node as `main` runs it, with limits out of the bench's way.
import type { AddressInfo } from 'node:net';
import { DEFAULT_CHAT } from '../src/chat/settings';
import { createGateway } from '../src/gateway';
import { nodeChatPorts } from '../src/node/ports';
import { createServer } from '../src/node/server';
import { testCaller } from '../testing/ports';
import type { Memory } from './load';

const chat = {
  ...DEFAULT_CHAT,
  perMinute: 1e6,
  perDay: 1e6,
  perReader: 1e6,
  atOnce: 1000,
  provider: { endpoint: `http://127.0.0.1:${process.argv[2]}/v1/chat/completions`, key: 'k', model: 'm' },
};
const gateway = createGateway({ chat }, { callerOf: testCaller, chat: nodeChatPorts() });
const server = createServer(gateway.fetch);
server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () => {
  process.send?.((server.address() as AddressInfo).port); // a TCP server's address has one
});
process.on('message', () => {
  globalThis.gc?.();
  const heap = process.memoryUsage().heapUsed / 1024 / 1024;
  process.send?.({ heap, peak: process.resourceUsage().maxRSS / 1024 } satisfies Memory);
});
