import type { AskOptions, ChatPortEvent, ChatService } from '@app/chat';
import { formatChunk, formatCompletion, STREAM_END } from '@app/chat';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, askGuide } from './chatClient';

const OWN: ChatService = {
  endpoint: 'https://api.example.com/v1/chat/completions',
  model: 'm',
  key: 'secret',
};
const network = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  network.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const collect = (service: ChatService = {}, options?: AskOptions) =>
  new Promise<readonly ChatPortEvent[]>(done => {
    const events: ChatPortEvent[] = [];
    const on = (event: ChatPortEvent) => {
      events.push(event);
      if (event.kind !== 'text') done(events);
    };
    ask([{ role: 'user', content: 'Sofa?' }], service, on, options);
  });
const piece = (text: string) => formatChunk({ text }, 'm', 'id', 1);
const answers = (body: string, init: ResponseInit = {}) =>
  network.mockResolvedValueOnce(new Response(body, init));
const failureOf = (events: readonly ChatPortEvent[]) => {
  const last = events.at(-1);
  return last?.kind === 'failed' ? last.failure : undefined;
};

describe('asking', () => {
  it('[R103, R106] posts the body of the specification to this site, with the placeholder for a key', async () => {
    answers(piece('hi') + STREAM_END);
    await collect();
    const [url, init] = network.mock.calls[0]!;
    expect(url).toBe('/api/chat/completions');
    expect(init).toMatchObject({
      method: 'POST',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    });
    expect(new Headers(init?.headers).get('Authorization')).toBe('Bearer {key}');
    expect(JSON.parse(String(init?.body))).toEqual({
      model: 'deepseek-chat',
      messages: [{ role: 'user', content: 'Sofa?' }],
      temperature: 0.7,
      max_tokens: 2000,
      stream: true,
    });
  });

  it('one’s own service gets its model and key', async () => {
    answers(formatCompletion({ text: 'hi', finish: 'stop' }, 'm', 'id', 1));
    expect(await collect(OWN)).toEqual([
      { kind: 'text', text: 'hi', source: 'model' },
      { kind: 'done', cut: false, model: 'm' },
    ]);
    const [url, init] = network.mock.calls[0]!;
    expect(url).toBe(OWN.endpoint);
    expect(new Headers(init?.headers).get('Authorization')).toBe('Bearer secret');
  });

  it('[A12] a site without a model lets the guide in this browser answer', async () => {
    answers(piece('hi') + STREAM_END, { headers: { 'X-Chat-Source': 'built-in' } });
    expect(await collect()).toEqual([{ kind: 'no-model' }]);
  });

  it('[R403] offers tools, and reports what the model wants computed', async () => {
    const call = { id: 'a', name: 'almanac_day', arguments: '{"date":"2026-12-15"}' };
    answers(
      formatChunk({ calls: [call], reasoning: 'hm' }, 'm', 'id', 1) +
        formatChunk({ finish: 'tool_calls' }, 'm', 'id', 1) +
        STREAM_END,
    );
    const tools = [{ name: 'almanac_day', description: 'd', parameters: { type: 'object' } }];
    expect(await collect({}, { tools })).toEqual([{ kind: 'calls', calls: [call], reasoning: 'hm' }]);
    expect(JSON.parse(String(network.mock.calls[0]?.[1]?.body))).toMatchObject({
      tools: [{ type: 'function', function: tools[0] }],
    });
  });
});

it('an answer cut by a limit is marked as cut', async () => {
  answers(formatCompletion({ text: 'half', finish: 'length' }, 'm', 'id', 1));
  expect((await collect()).at(-1)).toMatchObject({ kind: 'done', cut: true });
});

describe('failures', () => {
  it('a refusal carries status, message and how long to wait', async () => {
    answers('{"error":{"message":"Too many"}}', { status: 429, headers: { 'Retry-After': '7' } });
    expect(failureOf(await collect())).toEqual({
      kind: 'http',
      status: 429,
      message: 'Too many',
      retryAfterS: 7,
    });
  });

  it.each([404, 405, 501])(
    'a static host without a gateway (%i) does not count as an answer, so the guide is offered',
    async status => {
      answers('<!doctype html>', { status });
      expect(failureOf(await collect())).toEqual({ kind: 'not-an-answer' });
    },
  );

  it('an HTML page is not an answer', async () => {
    answers('<!doctype html>');
    expect(failureOf(await collect())).toEqual({ kind: 'not-an-answer' });
  });

  it('[R2] an unreachable site of another host gets the question and nothing else', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(failureOf(await collect(OWN))).toEqual({ kind: 'unreached', host: 'api.example.com' });
    expect(network.mock.calls.map(([url, init]) => [url, init?.method])).toEqual([[OWN.endpoint, 'POST']]);
  });

  it('reports a missing connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(failureOf(await collect())).toEqual({ kind: 'offline' });
    expect(failureOf(await collect(OWN))).toEqual({ kind: 'offline' });
  });

  it.each([{}, OWN])(
    'a connection that breaks during an answer is reported as cut off, not unreachable: %j',
    async service => {
      const broken = (before: string) =>
        new ReadableStream<Uint8Array>({
          start: controller => controller.enqueue(new TextEncoder().encode(before)),
          pull: controller => controller.error(new TypeError('network error')),
        });
      network.mockResolvedValueOnce(new Response(broken(piece('half'))));
      expect(failureOf(await collect(service))).toEqual({ kind: 'cut-off' });
      network.mockResolvedValueOnce(
        new Response(broken(piece('whole') + formatChunk({ finish: 'stop' }, 'm', 'id', 1))),
      );
      expect((await collect(service)).at(-1)).toMatchObject({ kind: 'done', cut: false });
    },
  );

  it('an answer with a finish reason is complete, though the connection stays open', async () => {
    const said = piece('whole') + formatChunk({ finish: 'stop' }, 'm', 'id', 1);
    network.mockImplementationOnce(async (_, init) => {
      const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
        controller.enqueue(new TextEncoder().encode(said));
        init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
      };
      return new Response(new ReadableStream({ start }));
    });
    vi.useFakeTimers();
    const events = collect();
    await vi.advanceTimersByTimeAsync(2000);
    expect((await events).at(-1)).toMatchObject({ kind: 'done', cut: false });
    vi.useRealTimers();
  });

  it('a minute of silence ends it', async () => {
    vi.useFakeTimers();
    network.mockImplementationOnce(
      (_, init) =>
        new Promise((__, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    );
    const events = collect();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(failureOf(await events)).toEqual({ kind: 'timeout', seconds: 60 });
    vi.useRealTimers();
  });

  it('an abandoned call reports nothing more', async () => {
    const events: ChatPortEvent[] = [];
    network.mockImplementationOnce(
      (_, init) =>
        new Promise((__, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    );
    ask([], {}, event => events.push(event))();
    await new Promise(done => setTimeout(done));
    expect(events).toEqual([]);
  });
});

it('[A12] the guide in the browser answers without the network', async () => {
  const events = await new Promise<readonly ChatPortEvent[]>(done => {
    const all: ChatPortEvent[] = [];
    askGuide([{ role: 'user', content: 'kitchen' }], { language: 'en' }, event => {
      all.push(event);
      if (event.kind === 'done') done(all);
    });
  });
  expect(events.map(event => (event.kind === 'text' ? event.text : '')).join('')).toContain('The kitchen');
  expect(network).not.toHaveBeenCalled();
});
