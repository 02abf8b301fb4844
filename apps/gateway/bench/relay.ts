// Measures on this machine, in one run: how much later a reader gets a word through the gateway than straight from
// the provider, alone and among many, and how much memory the gateway retains. Provider and gateway are separate
// processes. Run with `pnpm --filter @app/gateway bench`.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { memoryMb, PIECES } from './load';

const ROUNDS = 3;
/**
 * Words are measured once all three processes have compiled their code, after warm-up rounds. For the first thousand
 * questions the gateway uses four times the processor time it uses from the fourth thousand on.
 */
const WARM_UP = { rounds: 8, readers: 500 };
/** A round with few answers at once has few words, so there are more rounds. */
const roundsOf = (readers: number): number => Math.max(ROUNDS, Math.min(10, Math.ceil(200 / readers)));
/** How many times later than straight from the provider a word may arrive, by the number of simultaneous answers. */
const ALLOWED = { 1: 5, 20: 5, 500: 20 };
/** Growth of the gateway's memory over the rounds, MB. */
const ALLOWED_MB = 10;

const provider = fork(fileURLToPath(new URL('./provider.js', import.meta.url)));
const [providerPort] = (await once(provider, 'message')) as [number];
const gateway = fork(fileURLToPath(new URL('./gateway.js', import.meta.url)), [String(providerPort)], {
  execArgv: ['--expose-gc'],
});
const [gatewayPort] = (await once(gateway, 'message')) as [number];
const straight = { port: providerPort, path: '/v1/chat/completions' };
const relayed = { port: gatewayPort, path: '/api/chat/completions' };

interface Heard {
  /** From the question to the first word, ms. */
  readonly firstMs: number;
  /** From the provider's write to the reader's read of each word, ms. */
  readonly lateMs: readonly number[];
}
const now = () => process.hrtime.bigint();
const ms = (from: bigint, to: bigint) => Number(to - from) / 1e6;
const BODY = JSON.stringify({ messages: [{ role: 'user', content: '客厅？' }], stream: true });

async function read(agent: Agent, where: { readonly port: number; readonly path: string }): Promise<Heard> {
  const asked = now();
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(BODY) };
  const question = request({ host: '127.0.0.1', method: 'POST', agent, headers, ...where });
  question.end(BODY);
  const [answer] = await once(question, 'response');
  let text = '';
  let firstMs = Number.NaN;
  const lateMs: number[] = [];
  answer.setEncoding('utf8');
  for await (const part of answer) {
    const at = now();
    if (Number.isNaN(firstMs) && part.includes('@')) firstMs = ms(asked, at);
    for (const [, sent] of (part as string).matchAll(/@(\d+) /g)) lateMs.push(ms(BigInt(sent ?? 0), at));
    text += part;
  }
  if (lateMs.length !== PIECES || !text.endsWith('data: [DONE]\n\n'))
    throw new Error(`broken answer: ${text}`);
  return { firstMs, lateMs };
}

const quantile = (values: readonly number[], q: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * q)] ?? Number.NaN;
const summarise = (values: readonly number[]) =>
  `median ${quantile(values, 0.5).toFixed(1)} ms, p95 ${quantile(values, 0.95).toFixed(1)} ms`;

/** All at once, then again, so words are as late as in the middle of the rounds. */
async function measure(name: string, where: typeof straight, readers: number): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const heard: Heard[] = [];
  for (let round = 0; round <= roundsOf(readers); round++) {
    const all = await Promise.all(Array.from({ length: readers }, () => read(agent, where)));
    if (round > 0) heard.push(...all); // the first warms up
  }
  agent.destroy();
  const words = heard.flatMap(({ lateMs }) => lateMs);
  const first = heard.map(({ lateMs: [late = Number.NaN] }) => late);
  console.log(
    `${String(readers).padStart(3)} at once, ${name.padEnd(11)} first word late: ${summarise(first)}; any word: ${summarise(words)}; question to first word: ${summarise(heard.map(({ firstMs }) => firstMs))}`,
  );
  return quantile(first, 0.5);
}

const warming = new Agent({ keepAlive: true });
for (const where of [straight, relayed]) {
  for (let round = 0; round < WARM_UP.rounds; round++) {
    await Promise.all(Array.from({ length: WARM_UP.readers }, () => read(warming, where)));
  }
}
warming.destroy();

let failed = false;
for (const [count, times] of Object.entries(ALLOWED)) {
  const readers = Number(count);
  const plain = await measure('straight', straight, readers);
  const through = await measure('by gateway', relayed, readers);
  console.log(`    ${(through / plain).toFixed(1)} times (at most ${times})`);
  failed ||= through > times * plain;
}
const before = (await memoryMb(gateway)).heap;
for (let round = 0; round < ROUNDS; round++) await measure('by gateway', relayed, 500);
await wait(200);
const grown = (await memoryMb(gateway)).heap - before;
console.log(`heap after ${ROUNDS} rounds of 500: ${grown >= 0 ? '+' : ''}${grown.toFixed(1)} MB`);
failed ||= grown > ALLOWED_MB;
provider.kill();
gateway.kill();
process.exitCode = failed ? 1 : 0;
