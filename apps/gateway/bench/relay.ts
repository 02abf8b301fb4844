// Measures on this machine: how much later a reader gets a piece than the gateway's provider sent it,
// and what 200 answers at once cost. Run with `pnpm --filter @app/gateway bench`.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toRequest } from '@app/chat';
import { getRequestListener } from '@hono/node-server';
import { DEFAULT_CHAT } from '../src/chat/settings';
import { createGateway } from '../src/gateway';
import { callByHttp } from '../src/node/callByHttp';
import { testCaller, testPorts } from '../testing/ports';
import { startProvider } from '../testing/provider';

const READERS = 200;
const ROUNDS = 3;
const PIECES = Array.from({ length: 20 }, (_, index) => `piece ${index} 墨与星 `);
const PAUSE_MS = 25;

const sent = new Map<string, number>();
const provider = await startProvider({
  pieces: PIECES,
  pauseMs: PAUSE_MS,
  onPiece: (index, question) => {
    if (index === 0) sent.set(question, performance.now());
  },
});
const gateway = createGateway(
  {
    chat: {
      ...DEFAULT_CHAT,
      perMinute: 1e6,
      perDay: 1e6,
      perReader: 1e6,
      provider: { endpoint: `${provider.url}/chat/completions`, key: 'k', model: 'm' },
    },
  },
  { callerOf: testCaller, chat: testPorts({ call: callByHttp, now: () => Date.now() }) },
);
const server = createServer(getRequestListener(gateway.fetch));
await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
const { port } = server.address() as AddressInfo; // TCP servers have one

/** Reads one answer to its end: ms from the provider's first piece to the reader's, and whether all came. */
async function read(question: string): Promise<{ readonly lateMs: number; readonly whole: boolean }> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/chat/completions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(toRequest([{ role: 'user', content: question }], { stream: true })),
  });
  const decoder = new TextDecoder();
  let text = '';
  let firstAt: number | undefined;
  for await (const bytes of answer.body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    if (firstAt === undefined && text.includes('piece 0')) firstAt = performance.now();
  }
  const whole =
    PIECES.every((_, index) => text.includes(`piece ${index} `)) && text.endsWith('data: [DONE]\n\n');
  return { lateMs: (firstAt ?? Number.NaN) - (sent.get(question) ?? Number.NaN), whole };
}

const quantile = (values: readonly number[], q: number): string =>
  (values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * q)] ?? Number.NaN).toFixed(2);
const heapMb = () => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1024 / 1024;
};

for (let i = 0; i < 20; i++) await read(`warm-up ${i}`);
const alone: number[] = [];
for (let i = 0; i < 50; i++) alone.push((await read(`alone ${i}`)).lateMs);
console.log(
  `one reader, first piece relayed after: median ${quantile(alone, 0.5)} ms, p95 ${quantile(alone, 0.95)} ms`,
);

await Promise.all(Array.from({ length: READERS }, (_, index) => read(`warm ${index}`)));
const heapBefore = heapMb();
let failed = 0;
for (let round = 0; round < ROUNDS; round++) {
  const at = performance.now();
  const all = await Promise.all(
    Array.from({ length: READERS }, (_, index) => read(`round ${round} ${index}`)),
  );
  failed += all.filter(({ whole }) => !whole).length;
  const late = all.map(({ lateMs }) => lateMs);
  const took = (performance.now() - at).toFixed(0);
  console.log(
    `${READERS} readers at once: ${took} ms for ${PIECES.length} pieces each (${PIECES.length * PAUSE_MS} ms of pauses), first piece median ${quantile(late, 0.5)} ms, p95 ${quantile(late, 0.95)} ms`,
  );
}
sent.clear();
const grown = heapMb() - heapBefore;
console.log(
  `failed: ${failed}; heap after ${ROUNDS} rounds: ${grown >= 0 ? '+' : ''}${grown.toFixed(1)} MB; left open at the provider: ${provider.open()}`,
);
if (failed > 0 || Number(quantile(alone, 0.5)) > 10 || grown > 10) process.exitCode = 1;
server.close();
server.closeAllConnections();
await provider.close();
