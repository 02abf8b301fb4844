import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { createGzip } from 'node:zlib';

/** What can be asked of the test provider by writing `fault:NAME` in a question. */
const FAULTS = [
  '401',
  '402',
  '404',
  '429',
  '500',
  '503',
  'hang',
  'slow',
  'cut',
  'cut-before',
  'split',
  'crlf',
  'comments',
  'empty-choices',
  'null-content',
  'spaces',
  'html',
  'html-stream',
  'json-for-stream',
  'blank-lines',
  'error-event',
  'megabyte',
  'torrent',
  'reset',
  'redirect',
  'stall',
  'drip',
  'no-mark',
  'wait-for-ever',
  'one-line',
  'data-lines',
  'gzip-bomb',
] as const;
export type Fault = (typeof FAULTS)[number];

/** How calls can be asked for by writing `tools:NAME` in a question. */
const SCRIPTS = ['one', 'no-index', 'broken', 'for-ever', 'thinking', 'refuse'] as const;
type Script = (typeof SCRIPTS)[number];

interface RecordedRequest {
  readonly authorization: string | undefined;
  readonly body: unknown;
}

export interface TestProvider {
  /** `http://127.0.0.1:PORT/v1`. */
  readonly url: string;
  readonly requests: readonly RecordedRequest[];
  /** Answers under way. */
  readonly open: () => number;
  close(): Promise<void>;
}

export interface ProviderOptions {
  readonly port?: number;
  /** The answer to every question without a fault, in these pieces. */
  readonly pieces?: readonly string[];
  /** Pause before each piece, ms. */
  readonly pauseMs?: number;
  /** Between two pieces of a slow answer, ms. */
  readonly slowMs?: number;
  /** Called with each piece as it is handed to the socket, for measuring. */
  readonly onPiece?: (index: number, question: string) => void;
}

/** Its text: a Han character of three bytes, an emoji of four, Markdown. */
export const REPLY = ['沙发', '靠', '北墙', '🏮。\n\n', '- **side** light'] as const;
/** A provider's own error text, which must not reach the reader. */
export const SECRET_WORDS = 'Your api key: ****c6 is invalid, account acct_777';

/** All kinds of Markdown; some 200 characters. */
const PARAGRAPH = `**The sofa** stands best with a [wall](https://example.org/wall) behind it.

- Leave *80 cm* for the passage, and 40 cm to the table.
- A \`lamp\` at its side replaces the ceiling light.

> Tradition asks for support.

`;

/** An OpenAI-compatible provider on this machine, with faults on demand. */
export async function startProvider(options: ProviderOptions = {}): Promise<TestProvider> {
  const requests: RecordedRequest[] = [];
  let open = 0;
  const server = createServer(async (request, response) => {
    open += 1;
    response.on('close', () => {
      open -= 1;
    });
    const body = JSON.parse(await readAll(request));
    requests.push({ authorization: request.headers.authorization, body });
    const script = scriptOf(body);
    if (script) return followScript(response, script, body);
    const question: string = body.messages.at(-1).content;
    // Unanswered earlier questions are in the same message, before the last one.
    const named = [...question.matchAll(/fault:([\w-]+)/g)].at(-1)?.[1];
    const fault = FAULTS.find(name => name === named);
    await answer(response, fault, body.stream === true, question, options);
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await new Promise(done => server.once('listening', done));
  const { port } = server.address() as AddressInfo; // a TCP server's address has one
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    open: () => open,
    close: () =>
      new Promise(done => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

interface ScriptedBody {
  readonly stream?: boolean;
  readonly tools?: unknown;
  readonly tool_choice?: unknown;
  readonly messages: readonly {
    readonly role: string;
    readonly content: string;
    readonly reasoning_content?: string;
  }[];
}

function scriptOf({ messages }: ScriptedBody): Script | undefined {
  const question = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  return SCRIPTS.find(name => question.includes(`tools:${name}`));
}

/** A day of next month, seen from November 2026. */
const ASKED_DAY = '{"date":"2026-12-15"}';

/** Asks for the almanac of a day, and then repeats the answer word for word. */
function followScript(response: ServerResponse, script: Script, body: ScriptedBody): void {
  if (script === 'refuse' && body.tools !== undefined) {
    response.writeHead(400, { 'Content-Type': 'application/json' });
    return void response.end(JSON.stringify({ error: { message: 'tools are not supported' } }));
  }
  const told = body.messages.filter(({ role }) => role === 'tool').map(({ content }) => content);
  const wantsMore = script === 'for-ever' ? body.tool_choice !== 'none' : told.length === 0;
  const isForgotten =
    script === 'thinking' && told.length > 0 && !body.messages.some(each => each.reasoning_content);
  if (isForgotten) {
    response.writeHead(400, { 'Content-Type': 'application/json' });
    return void response.end(JSON.stringify({ error: { message: 'reasoning_content is missing' } }));
  }
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  const send = (delta: object, finish: string | null = null) =>
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`);
  if (body.tools === undefined || !wantsMore) {
    send({ content: told.length > 0 ? `Told: ${told.join(' ')}` : 'By my own lights.' });
    send({}, 'stop');
    return void response.end('data: [DONE]\n\n');
  }
  const call = (part: object, index: number | undefined = 0) =>
    send({ tool_calls: [{ ...(script === 'no-index' ? {} : { index }), ...part }] });
  if (script === 'thinking') send({ reasoning_content: 'I should compute that.' });
  call({ id: `call-${told.length}`, type: 'function', function: { name: 'almanac_day', arguments: '' } });
  call({ function: { arguments: ASKED_DAY.slice(0, 8) } });
  if (script !== 'broken') call({ function: { arguments: ASKED_DAY.slice(8) } });
  send({}, 'tool_calls');
  response.end('data: [DONE]\n\n');
}

async function answer(
  response: ServerResponse,
  fault: Fault | undefined,
  stream: boolean,
  question: string,
  options: ProviderOptions,
): Promise<void> {
  const { pieces = REPLY, pauseMs = 0, slowMs = SLOW_MS, onPiece } = options;
  const fail = (status: number, headers = {}) =>
    response
      .writeHead(status, { 'Content-Type': 'application/json', ...headers })
      .end(JSON.stringify({ error: { message: SECRET_WORDS, type: 'x' } }));
  const json = (text: string | null) =>
    JSON.stringify({
      id: 'p',
      choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    });
  const sendJson = (text: string) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(text);
  const beginStream = () => response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  const whole = pieces.join('');

  switch (fault) {
    case '401':
    case '402':
    case '404':
    case '500':
      return void fail(Number(fault));
    case '429':
    case '503':
      return void fail(Number(fault), { 'Retry-After': '7' });
    case 'hang':
      return;
    case 'reset':
      return void response.socket?.resetAndDestroy();
    case 'redirect':
      return void response.writeHead(307, { Location: 'http://127.0.0.1:9/elsewhere' }).end();
    case 'html':
      return void response
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end('<!doctype html><h1>Sign in</h1>');
    case 'html-stream':
      return void beginStream().end('<!doctype html><h1>Sign in</h1>');
    case 'empty-choices':
      return void (stream
        ? beginStream().end('data: {"choices":[]}\n\ndata: [DONE]\n\n')
        : sendJson('{"choices":[]}'));
    case 'null-content':
      return void sendJson(json(null));
    case 'spaces':
      return void sendJson(json('  \n '));
    case 'json-for-stream':
      return void sendJson(json(whole));
    case 'blank-lines':
      response.writeHead(200, { 'Content-Type': 'application/json' }).write('\n\n\n');
      await wait(20);
      return void response.end(json(whole));
    case 'megabyte':
      return void (stream
        ? beginStream().end(`${event('长'.repeat(350_000))}data: [DONE]\n\n`)
        : sendJson(json('长'.repeat(350_000))));
    case 'wait-for-ever':
      return void fail(429, { 'Retry-After': '9'.repeat(400) });
    case 'drip':
      beginStream();
      while (!response.destroyed) {
        response.write(': thinking\n\n');
        await wait(20);
      }
      return;
    case 'one-line':
      return pour('data: {"choices":[{"delta":{"content":"', 'x'.repeat(65_536));
    case 'data-lines':
      return pour('', 'data: {"choices":[]}\n'.repeat(3000));
    case 'gzip-bomb':
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Content-Encoding': 'gzip' });
      // Reuses the same memory.
      return pipeline(Array(BOMB_PARTS).fill(Buffer.alloc(65_536, 'x')), createGzip(), response).catch(
        () => undefined, // its reader has left
      );
    case 'torrent':
      return void (stream ? pourOut() : sendJson(json(PARAGRAPH.repeat(5000))));
    default:
      if (!stream) return void sendJson(json(whole));
      beginStream().flushHeaders();
      return speak();
  }

  /** A hundred megabytes of an event that never ends. */
  async function pour(beginning: string, part: string): Promise<void> {
    const parts = [beginning, ...Array.from({ length: BOMB_PARTS }, () => part)];
    await pipeline(parts, beginStream()).catch(() => undefined); // its reader has left
  }

  /** A megabyte of Markdown, word by word, as fast as the connection accepts it. */
  async function pourOut(): Promise<void> {
    beginStream();
    for (let round = 0; round < 5000 && !response.destroyed; round++) {
      const words = PARAGRAPH.match(/\S+\s*/g) ?? [];
      if (!response.write(words.map(event).join(''))) await once(response, 'drain');
      if (round % 10 === 0) await wait(1);
    }
    response.end(END);
  }

  async function speak(): Promise<void> {
    if (fault === 'cut-before') return void response.destroy();
    if (fault === 'split') return writeByByte(response, pieces.map(event).join('') + END);
    for (const [index, piece] of pieces.entries()) {
      if (pauseMs > 0 || fault === 'slow') await wait(fault === 'slow' ? slowMs : pauseMs);
      if (response.destroyed) return;
      if (fault === 'cut' && index === 2) {
        await wait(20); // destroying a socket at once discards unsent bytes
        return void response.destroy();
      }
      if (fault === 'error-event' && index === 2) {
        return void response.end(`data: {"error":{"message":"${SECRET_WORDS}"}}\n\n`);
      }
      if (fault === 'comments') response.write(': keep-alive\n\n: again\n\n');
      if (fault === 'stall' && index === 1) return;
      onPiece?.(index, question);
      response.write(fault === 'crlf' ? event(piece).replaceAll('\n', '\r\n') : event(piece));
    }
    if (fault === 'no-mark') return void response.write(END.replace('data: [DONE]\n\n', ''));
    response.end(fault === 'crlf' ? END.replaceAll('\n', '\r\n') : END);
  }
}

/** Of 64 KB each: a hundred megabytes. */
const BOMB_PARTS = 1600;
/** Between two pieces of a slow answer: time to press stop. */
const SLOW_MS = 300;
const event = (text: string): string =>
  `data: ${JSON.stringify({ id: 'p', choices: [{ index: 0, delta: { content: text }, finish_reason: null }] })}\n\n`;
const END = 'data: {"id":"p","choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n';

/** One byte a write, so characters and lines are cut everywhere. */
async function writeByByte(response: ServerResponse, text: string): Promise<void> {
  response.socket?.setNoDelay(true);
  for (const byte of Buffer.from(text)) {
    response.write(Buffer.from([byte]));
    await new Promise(setImmediate);
  }
  response.end();
}

async function readAll(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer); // no encoding is set
  return Buffer.concat(parts).toString('utf8');
}
