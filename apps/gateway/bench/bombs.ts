// Measures what a hundred megabytes cost the gateway, eight at once and three times: memory retained, and its peak.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startProvider } from '../testing/provider';
import { memoryMb } from './load';

const AT_ONCE = 8;
const ROUNDS = 3;
/** Growth from the first round to the last, and of the peak over an idle gateway, MB. */
const ALLOWED = { grown: 5, peak: 200 };

const provider = await startProvider();
const gateway = fork(
  fileURLToPath(new URL('./gateway.js', import.meta.url)),
  [String(new URL(provider.url).port)],
  // It logs one line for each of them.
  { execArgv: ['--expose-gc'], stdio: ['ignore', 'inherit', 'ignore', 'ipc'] },
);
const [port] = (await once(gateway, 'message')) as [number];

async function ask(content: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ messages: [{ role: 'user', content }], stream: true });
  const answer = await fetch(`http://127.0.0.1:${port}/api/chat/completions`, {
    method: 'POST',
    headers,
    body,
  });
  if (!(await answer.text()).includes('provider_not_an_answer')) throw new Error(`${content} was taken`);
}

const idle = await memoryMb(gateway);
const heaps: number[] = [];
let peak = idle.peak;
for (let round = 0; round < ROUNDS; round++) {
  for (const fault of ['one-line', 'data-lines', 'gzip-bomb']) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => ask(`fault:${fault}`)));
  }
  const memory = await memoryMb(gateway);
  heaps.push(memory.heap);
  ({ peak } = memory);
  console.log(
    `bombs, round ${round + 1}: heap ${memory.heap.toFixed(1)} MB (idle ${idle.heap.toFixed(1)}), peak of the process ${peak.toFixed(0)} MB (idle ${idle.peak.toFixed(0)})`,
  );
}
gateway.kill();
await provider.close();
const grown = (heaps.at(-1) ?? 0) - (heaps[0] ?? 0);
if (grown > ALLOWED.grown || peak - idle.peak > ALLOWED.peak) process.exitCode = 1;
