import { setTimeout as wait } from 'node:timers/promises';
import { MESSENGER_NAME, toHistory, toRequest, toSystemPrompt } from '@app/chat';
import { millis } from '@app/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testCaller, testPorts } from '../../testing/ports';
import { type Fault, REPLY, SECRET_WORDS, startProvider, type TestProvider } from '../../testing/provider';
import { createGateway, type Gateway } from '../gateway';
import { callByHttp } from '../node/callByHttp';
import { callByFetch } from './call';
import type { ChatPorts } from './completions';
import { type ChatSettings, DEFAULT_CHAT } from './settings';

const KEY = 'the-secret-key-of-this-site';
const SAID = REPLY.join('');
const HOME = 'http://localhost:3000';
let provider: TestProvider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.close());

const settings = (over: Partial<ChatSettings> = {}): ChatSettings => ({
  ...DEFAULT_CHAT,
  perMinute: 10_000,
  perDay: 10_000,
  provider: { endpoint: `${provider.url}/chat/completions`, key: KEY, model: 'deepseek-chat' },
  ...over,
});
const lines: string[] = [];
let call = callByHttp;
const gatewayOf = (chat: ChatSettings, ports: Partial<ChatPorts> = {}): Gateway =>
  createGateway({ chat }, { callerOf: testCaller, chat: testPorts({ call, ...ports }) });
const gatewayWith = (over: Partial<ChatSettings> = {}) =>
  gatewayOf(settings(over), { log: line => lines.push(line) });

const post = (body: unknown, init: RequestInit = {}): Request =>
  new Request(`${HOME}/api/chat/completions`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
    headers: { 'Content-Type': 'application/json', ...init.headers },
  });
const question = (content: string, stream = false) =>
  toRequest(
    toHistory(toSystemPrompt({ language: 'zh', date: '2026-06-21' }), [
      { id: '1', sender: 'user', text: content, at: millis(0) },
    ]),
    { stream },
  );
const ask = (content: string, stream = false, over: Partial<ChatSettings> = {}) =>
  gatewayWith(over).fetch(post(question(content, stream)));
const contentOf = async (answer: Response): Promise<string> =>
  ((await answer.json()) as { choices: [{ message: { content: string } }] }).choices[0].message.content;
/** Texts and last event of a streamed answer. */
async function readStream(answer: Response): Promise<{ said: string; tail: string }> {
  const events = (await answer.text()).split('\n\n').filter(text => text.startsWith('data: '));
  const said = events
    .filter(text => text !== 'data: [DONE]')
    .map(text => JSON.parse(text.slice(6)).choices?.[0]?.delta.content ?? '')
    .join('');
  return { said, tail: events.at(-1) ?? '' };
}

describe.each([
  ['node:http', callByHttp],
  ['fetch', callByFetch(fetch)],
])('over %s', (_, by) => {
  beforeAll(() => {
    call = by;
  });
  afterAll(() => {
    call = callByHttp;
  });

  describe('relaying', () => {
    it('[A12] the exact request of R103 arrives, with the key in its header', async () => {
      const answer = await ask('客厅？');
      expect(await contentOf(answer)).toBe(SAID);
      expect(answer.headers.get('X-Chat-Source')).toBe('model');
      const { authorization, body } = provider.requests.at(-1)!;
      expect(authorization).toBe(`Bearer ${KEY}`);
      expect(body).toStrictEqual(JSON.parse(JSON.stringify(question('客厅？'))));
      expect(Object.keys(body as object)).toEqual(['model', 'messages', 'temperature', 'max_tokens']);
    });

    it('[A14] a stream is asked for and passed on as a stream', async () => {
      const answer = await ask('客厅？', true);
      expect(answer.headers.get('Content-Type')).toContain('text/event-stream');
      expect(await readStream(answer)).toEqual({ said: SAID, tail: 'data: [DONE]' });
      expect(provider.requests.at(-1)?.body).toMatchObject({ stream: true });
    });

    it('the reader’s own credential and extra fields are not passed on; limits apply', async () => {
      const body = {
        ...question('客厅？'),
        model: 'dearest-model',
        max_tokens: 1e9,
        temperature: 9,
        logprobs: true,
        user: 'me',
      };
      await gatewayWith().fetch(post(body, { headers: { Authorization: 'Bearer {key}', Cookie: 'a=b' } }));
      const { authorization, body: sent } = provider.requests.at(-1)!;
      expect(authorization).toBe(`Bearer ${KEY}`);
      expect(sent).toMatchObject({ model: 'deepseek-chat', max_tokens: 2000, temperature: 2 });
      expect(sent).not.toHaveProperty('logprobs');
      expect(sent).not.toHaveProperty('user');
    });

    it('when the reader leaves, the call to the provider ends', async () => {
      const reader = new AbortController();
      const answer = await gatewayWith().fetch(post(question('fault:slow', true), { signal: reader.signal }));
      expect(provider.open()).toBe(1);
      await answer.body?.cancel();
      await expect.poll(() => provider.open()).toBe(0);
      const second = await gatewayWith().fetch(post(question('fault:slow', true), { signal: reader.signal }));
      reader.abort();
      await expect.poll(() => provider.open()).toBe(0);
      expect((await readStream(second)).tail).not.toContain('error');
    });
  });

  describe('tools', () => {
    const TOOL = {
      type: 'function',
      function: {
        name: 'almanac_day',
        description: 'What the almanac says of a date.',
        parameters: { type: 'object', properties: { date: { type: 'string' } }, required: ['date'] },
      },
    } as const;
    const asked = (content: string, more: object = {}) => ({
      ...question(content, true),
      tools: [TOOL],
      ...more,
    });
    const events = async (answer: Response) =>
      (await answer.text())
        .split('\n\n')
        .filter(line => line.startsWith('data: {'))
        .map(line => JSON.parse(line.slice(6)).choices[0]);

    it('[R406] tools, calls and their results pass through unchanged, with their thoughts', async () => {
      const first = await events(await gatewayWith().fetch(post(asked('tools:thinking'))));
      expect(provider.requests.at(-1)?.body).toMatchObject({ tools: [TOOL] });
      const { delta } = first.find(({ delta: each }) => each.tool_calls);
      const call = {
        id: 'call-0',
        type: 'function',
        function: { name: 'almanac_day', arguments: '{"date":"2026-12-15"}' },
      };
      expect(delta).toEqual({
        reasoning_content: 'I should compute that.',
        tool_calls: [{ index: 0, ...call }],
      });
      expect(first.at(-1).finish_reason).toBe('tool_calls');
      const base = asked('tools:thinking');
      const turns = [
        { role: 'assistant', content: '', reasoning_content: 'I should compute that.', tool_calls: [call] },
        { role: 'tool', tool_call_id: 'call-0', content: '{"day":"癸亥"}' },
      ];
      const messages = [...base.messages, ...turns];
      const second = await gatewayWith().fetch(post({ ...base, messages, tool_choice: 'none' }));
      expect((await readStream(second)).said).toBe('Told: {"day":"癸亥"}');
      expect(provider.requests.at(-1)?.body).toMatchObject({ messages, tool_choice: 'none' });
    });

    it('[R406] an unstreamed answer has its calls as well', async () => {
      const { stream: _, ...whole } = asked('tools:one');
      const answer = await gatewayWith().fetch(post(whole));
      const [choice] = ((await answer.json()) as { choices: [{ message: object; finish_reason: string }] })
        .choices;
      expect(choice).toMatchObject({
        finish_reason: 'tool_calls',
        message: { content: '', tool_calls: [{ id: 'call-0' }] },
      });
    });

    it('[R405] a provider that refuses tools is not a broken one', async () => {
      expect((await gatewayWith().fetch(post(asked('tools:refuse')))).status).toBe(422);
      expect((await ask('tools:refuse', true)).status).toBe(200);
    });

    it('[R406] a schema of 8,000 characters passes, a longer one does not', async () => {
      // {"x":""} is eight of them.
      const ofLength = (length: number) => ({
        tools: [{ type: 'function', function: { name: 'a', parameters: { x: 'x'.repeat(length - 8) } } }],
      });
      const statusOf = async (length: number) =>
        (await gatewayWith().fetch(post({ ...asked('tools:one'), ...ofLength(length) }))).status;
      expect([await statusOf(8000), await statusOf(8001)]).toEqual([200, 400]);
    });

    it('[R406] a schema nested too deep to be serialised is refused, and nothing is sent', async () => {
      const before = provider.requests.length;
      const deep = '['.repeat(100_000) + ']'.repeat(100_000);
      const answer = await gatewayWith().fetch(
        post(JSON.stringify(asked('?')).replace('{"type":"string"}', deep)),
      );
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error: { code: 'too_deep' } });
      expect(provider.requests).toHaveLength(before);
    });

    it.each([
      ['not a list', { tools: {} }],
      ['too many', { tools: Array(25).fill(TOOL) }],
      ['not a function', { tools: [{}] }],
      ['a name with a space', { tools: [{ type: 'function', function: { ...TOOL.function, name: 'a b' } }] }],
      [
        'a huge schema',
        { tools: [{ type: 'function', function: { name: 'a', parameters: { x: 'x'.repeat(9000) } } }] },
      ],
      [
        'invalid calls',
        {
          messages: [
            { role: 'user', content: '?' },
            { role: 'assistant', content: '', tool_calls: [{}] },
          ],
        },
      ],
      [
        'an answer to nothing',
        {
          messages: [
            { role: 'user', content: '?' },
            { role: 'tool', content: '{}' },
          ],
        },
      ],
      [
        'too many calls',
        {
          messages: [
            { role: 'user', content: '?' },
            {
              role: 'assistant',
              content: '',
              tool_calls: Array(17).fill({
                id: '1',
                type: 'function',
                function: { name: 'a', arguments: '{}' },
              }),
            },
          ],
        },
      ],
    ])('[R406] %s is refused, and nothing is sent', async (_, more) => {
      const before = provider.requests.length;
      expect((await gatewayWith().fetch(post(asked('?', more)))).status).toBe(400);
      expect(provider.requests.length).toBe(before);
    });
  });

  describe('faults of the provider', () => {
    it('a slow reader does not count as a silent provider', async () => {
      const silenceMs = 500; // longer than a slow piece takes
      const answer = await ask('fault:slow', true, { silenceMs });
      await wait(3 * silenceMs);
      expect(await readStream(answer)).toEqual({ said: SAID, tail: 'data: [DONE]' });
    });

    it.each<[Fault, number, string, RegExp]>([
      ['401', 401, 'provider_key', /API key/],
      ['402', 402, 'provider_credit', /credit/],
      ['404', 404, 'provider_model', /model/],
      ['429', 429, 'provider_busy', /wait/],
      ['500', 502, 'provider_error', /error/],
      ['503', 503, 'provider_overloaded', /overloaded/],
      ['hang', 504, 'provider_silent', /^network/],
      ['reset', 502, 'provider_unreachable', /^network/],
      ['redirect', 502, 'provider_unreachable', /^network/],
      ['html', 502, 'provider_not_an_answer', /not a chat completion/],
    ])(
      '%s gives status %i, streamed or not, and its text is not passed on',
      async (fault, status, code, message) => {
        for (const stream of [false, true]) {
          const answer = await ask(`fault:${fault}`, stream, fault === 'hang' ? { silenceMs: 200 } : {});
          expect(answer.status).toBe(status);
          const text = await answer.text();
          expect(JSON.parse(text).error).toMatchObject({ code, message: expect.stringMatching(message) });
          expect(text).not.toContain('acct_777');
          expect(text).not.toContain(KEY);
        }
      },
    );

    it('429 and 503 say how long to wait', async () => {
      for (const fault of ['429', '503'])
        expect((await ask(`fault:${fault}`)).headers.get('Retry-After')).toBe('7');
    });

    it('an address where nothing answers counts as an unreachable provider', async () => {
      const nobody = { endpoint: 'http://127.0.0.1:9/chat/completions', key: KEY, model: 'm' };
      expect((await ask('hi', false, { provider: nobody })).status).toBe(502);
    });

    it.each<Fault>(['split', 'crlf', 'comments', 'json-for-stream', 'blank-lines'])(
      '%s does no harm',
      async fault => {
        expect(await readStream(await ask(`fault:${fault}`, true))).toEqual({
          said: SAID,
          tail: 'data: [DONE]',
        });
        expect(await contentOf(await ask(`fault:${fault}`))).toBe(SAID);
      },
    );

    it.each<Fault>(['empty-choices', 'null-content', 'spaces'])(
      '%s is an answer without words',
      async fault => {
        expect((await contentOf(await ask(`fault:${fault}`))).trim()).toBe('');
        expect((await readStream(await ask(`fault:${fault}`, true))).said.trim()).toBe('');
      },
    );

    it.each<[Fault, string, string]>([
      ['cut', '沙发靠', 'provider_cut_off'],
      ['cut-before', '', 'provider_cut_off'],
      ['error-event', '沙发靠', 'provider_error'],
      ['html-stream', '', 'provider_not_an_answer'],
    ])(
      '%s in the stream: the words so far are kept, then an error event follows',
      async (fault, received, code) => {
        const { said, tail } = await readStream(await ask(`fault:${fault}`, true));
        expect(said).toBe(received);
        expect(JSON.parse(tail.slice(6)).error.code).toBe(code);
        expect(tail).not.toContain(SECRET_WORDS);
      },
    );

    it('a megabyte is cut at the reply limit', async () => {
      expect((await contentOf(await ask('fault:megabyte'))).length).toBe(100_000);
      expect((await readStream(await ask('fault:megabyte', true))).said.length).toBe(100_000);
    });

    it('the log has codes, but no content or keys', () => {
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(line).toMatch(/^chat: [a-z_]+$/);
    });
  });

  describe('an answer that never ends', () => {
    it('[R166] an answer with a finish reason is complete, although the connection stays open', async () => {
      const answer = await ask('fault:no-mark', true);
      expect(await readStream(answer)).toEqual({ said: SAID, tail: 'data: [DONE]' });
      await expect.poll(() => provider.open()).toBe(0);
    });

    it('[R166] a provider that stalls is cut off, and its place is freed', async () => {
      const gateway = gatewayWith({ atOnce: 1, silenceMs: 200 });
      const { said, tail } = await readStream(await gateway.fetch(post(question('fault:stall', true))));
      expect([said, JSON.parse(tail.slice(6)).error.code]).toEqual([REPLY[0], 'provider_silent']);
      await expect.poll(() => provider.open()).toBe(0);
      expect((await gateway.fetch(post(question('hi')))).status).toBe(200);
    });

    it.each([
      ['that reads nothing', { readerMs: 200 }],
      ['that exceeds its time', { totalMs: 300 }],
    ])('[R166] a reader %s frees the place, and the call to the provider ends', async (_, over) => {
      const gateway = gatewayWith({ atOnce: 1, ...over });
      const unread = await gateway.fetch(post(question('fault:torrent', true)));
      expect(unread.status).toBe(200);
      await expect.poll(() => provider.open()).toBe(0);
      expect((await gateway.fetch(post(question('hi')))).status).toBe(200);
      await unread.body?.cancel();
    });

    it.each<Fault>(['one-line', 'data-lines', 'gzip-bomb'])(
      '[R167] %s: abandoned long before its hundred megabytes',
      async fault => {
        const answer = await ask(`fault:${fault}`, true);
        const text = await answer.text();
        expect(text).toContain('provider_not_an_answer');
        await expect.poll(() => provider.open()).toBe(0);
      },
    );

    it('[R168] an endless Retry-After is not passed on', async () => {
      const wait = (await ask('fault:wait-for-ever')).headers.get('Retry-After');
      expect(Number(wait)).toBeLessThanOrEqual(86_400);
    });
  });
});

describe('limits', () => {
  const bodyOf = async (request: Request) => {
    const answer = await gatewayWith().fetch(request);
    return { status: answer.status, ...((await answer.json()) as object) };
  };

  it.each([
    ['invalid JSON', 'hello', 400],
    ['no messages', { messages: [] }, 400],
    ['a role that does not exist', { messages: [{ role: 'tool', content: 'x' }] }, 400],
    ['content that is not text', { messages: [{ role: 'user', content: [{ type: 'image' }] }] }, 400],
    ['no question', { messages: [{ role: 'system', content: 'x' }] }, 400],
    [
      'too many messages',
      { messages: Array.from({ length: 65 }, () => ({ role: 'user', content: 'x' })) },
      400,
    ],
    ['a message too long', { messages: [{ role: 'user', content: 'x'.repeat(32_001) }] }, 400],
    ['a body too large', { messages: [{ role: 'user', content: 'x' }], pad: 'x'.repeat(300_000) }, 413],
  ])('%s is refused', async (_, body, status) => {
    expect(await bodyOf(post(body))).toMatchObject({ status, error: { message: expect.any(String) } });
  });

  it('a reader leaving before the end of the question is not logged as a fault', async () => {
    const logged: string[] = [];
    const gateway = gatewayOf(DEFAULT_CHAT, { log: line => logged.push(line) });
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"messages":'));
        controller.error(new Error('aborted'));
      },
    });
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      duplex: 'half',
    } as const;
    const response = await gateway.fetch(new Request('http://localhost/api/chat/completions', init));
    expect(response.status).toBe(400);
    expect(logged).toEqual([]);
  });

  it('a body of another type is refused', async () => {
    expect(await bodyOf(post('a=b', { headers: { 'Content-Type': 'text/plain' } }))).toMatchObject({
      status: 415,
    });
  });

  it('[R167] a compressed body is refused, whatever it contains', async () => {
    const packed = (form: string) => bodyOf(post(question('hi'), { headers: { 'Content-Encoding': form } }));
    for (const form of ['gzip', 'br', 'identity, gzip', 'GZIP'])
      expect([form, await packed(form)]).toMatchObject([
        form,
        { status: 415, error: { code: 'content_encoding' } },
      ]);
    expect(await packed('identity')).toMatchObject({ status: 200 });
  });

  it('only POST is accepted', async () => {
    expect((await gatewayWith().fetch(new Request(`${HOME}/api/chat/completions`))).status).toBe(405);
  });

  it('pages of other sites may not ask', async () => {
    const from = (headers: Record<string, string>) => bodyOf(post(question('hi'), { headers }));
    expect(await from({ Origin: 'https://evil.example' })).toMatchObject({ status: 403 });
    expect(await from({ Origin: 'null' })).toMatchObject({ status: 403 });
    expect(await from({ 'Sec-Fetch-Site': 'cross-site' })).toMatchObject({ status: 403 });
    expect(await from({ Origin: HOME, 'Sec-Fetch-Site': 'same-origin' })).toMatchObject({ status: 200 });
  });

  it("one reader's questions are limited by the minute, without affecting another reader", async () => {
    let nowMs = 0;
    const gateway = gatewayOf(settings({ perMinute: 2 }), { now: () => nowMs });
    const status = async (reader: string) => {
      const answer = await gateway.fetch(post(question('hi'), { headers: { 'X-Reader': reader } }));
      return [answer.status, answer.headers.get('Retry-After')];
    };
    expect(await status('a')).toEqual([200, null]);
    expect(await status('a')).toEqual([200, null]);
    expect(await status('a')).toEqual([429, '30']);
    expect(await status('b')).toEqual([200, null]);
    nowMs = 30_000;
    expect(await status('a')).toEqual([200, null]);
  });

  it('simultaneous answers are limited, and a place is free again when one ends or is abandoned', async () => {
    const gateway = gatewayWith({ atOnce: 1 });
    const first = await gateway.fetch(post(question('fault:slow', true)));
    expect((await gateway.fetch(post(question('hi')))).status).toBe(503);
    await first.body?.cancel();
    for (const _ of [1, 2, 3]) expect((await gateway.fetch(post(question('fault:500')))).status).toBe(502);
    expect((await gateway.fetch(post(question('hi')))).status).toBe(200);
  });
});

describe('the limits of one reader', () => {
  const asked = async (gateway: Gateway, reader: string, content = 'hi', stream = false) => {
    const answer = await gateway.fetch(post(question(content, stream), { headers: { 'X-Reader': reader } }));
    const code = answer.ok ? undefined : (JSON.parse(await answer.text()).error.code as string);
    return { answer, code };
  };

  it('[R160] one reader cannot take every place', async () => {
    const gateway = gatewayWith({ atOnce: 10, perReader: 2 });
    const first = await asked(gateway, 'a', 'fault:slow', true);
    const second = await asked(gateway, 'a', 'fault:slow', true);
    expect((await asked(gateway, 'a')).code).toBe('too_many_at_once');
    expect((await asked(gateway, 'b')).code).toBeUndefined();
    await first.answer.body?.cancel();
    expect((await asked(gateway, 'a')).code).toBeUndefined();
    await second.answer.body?.cancel();
  });

  it('[R161] daily questions are limited, and the count starts over the next day', async () => {
    let nowMs = Date.UTC(2026, 5, 21, 23, 59);
    const gateway = gatewayOf(settings({ perDay: 2 }), { now: () => nowMs });
    for (const _ of [1, 2]) expect((await asked(gateway, 'a')).code).toBeUndefined();
    const third = await asked(gateway, 'a');
    expect([third.code, third.answer.headers.get('Retry-After')]).toEqual(['too_many_today', '60']);
    expect((await asked(gateway, 'b')).code).toBeUndefined();
    nowMs = Date.UTC(2026, 5, 22);
    expect((await asked(gateway, 'a')).code).toBeUndefined();
  });

  it('[R162] all addresses of one IPv6 network count as one reader', async () => {
    const gateway = gatewayWith({ perMinute: 1 });
    expect((await asked(gateway, '2001:db8:1:2::1')).code).toBeUndefined();
    expect((await asked(gateway, '2001:db8:1:2:ffff::9')).code).toBe('too_many');
    expect((await asked(gateway, '2001:db8:1:3::1')).code).toBeUndefined();
  });
});

describe('places for answers in progress', () => {
  it('are not exceeded by questions that arrive together', async () => {
    const gateway = gatewayWith({ atOnce: 2 });
    const asked = Array.from({ length: 8 }, () => gateway.fetch(post(question('fault:slow', true))));
    const answers = await Promise.all(asked);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 503)).toHaveLength(6);
    await Promise.all(answers.map(({ body }) => body?.cancel()));
  });

  it('are free again after a fault of our own', async () => {
    let broken = true;
    const { provider: _, ...chat } = settings({ atOnce: 1 });
    const ports = testPorts();
    const completeFacts: typeof ports.completeFacts = facts => {
      if (broken) throw new Error('a bug');
      return ports.completeFacts(facts);
    };
    const gateway = gatewayOf(chat, { completeFacts });
    expect((await gateway.fetch(post(question('hi')))).status).toBe(500);
    broken = false;
    expect((await gateway.fetch(post(question('hi')))).status).toBe(200);
  });
});

describe('the built-in guide', () => {
  const withoutKey = () => {
    const { provider: _, ...chat } = settings();
    return gatewayOf(chat);
  };

  it('[A12] answers without a key, in the same format, and says what it is', async () => {
    const before = provider.requests.length;
    const answer = await withoutKey().fetch(post(question('卧室怎么布置？')));
    expect(answer.headers.get('X-Chat-Source')).toBe('built-in');
    const body = (await answer.json()) as { model: string; choices: [{ message: { content: string } }] };
    expect(body.model).toBe('built-in-guide');
    expect(body.choices[0].message.content).toContain('床');
    expect(body.choices[0].message.content).toContain('内置向导');
    expect(provider.requests.length).toBe(before);
  });

  it('[A12] streams when asked to, with the same words', async () => {
    const whole = await contentOf(await withoutKey().fetch(post(question('卧室怎么布置？'))));
    const streamed = await readStream(await withoutKey().fetch(post(question('卧室怎么布置？', true))));
    expect(streamed).toEqual({ said: whole, tail: 'data: [DONE]' });
  });

  it('knows the reader’s date, in the reader’s language', async () => {
    const text = await contentOf(await withoutKey().fetch(post(question('今天适合做什么？'))));
    // 2026-06-21 is 夏至 and the seventh of the fifth lunar month (Purple Mountain Observatory's calendar).
    expect(text).toContain('五月初七');
    expect(text).toContain('夏至');
    expect(text).toMatch(/宜：\p{Script=Han}/u);
  });

  it('[R174] reads only the end of a long question, as much as the app would send', async () => {
    const padding = '。'.repeat(31_000);
    const answerTo = async (content: string) =>
      contentOf(await withoutKey().fetch(post({ messages: [{ role: 'user', content }] })));
    expect(await answerTo(`${padding}卧室怎么布置？`)).toContain('床');
    expect(await answerTo(`卧室怎么布置？${padding}`)).not.toContain('床');
  });

  it('answers a bare question in its own language', async () => {
    const bare = (content: string) => withoutKey().fetch(post({ messages: [{ role: 'user', content }] }));
    expect(await contentOf(await bare('What is today good for?'))).toContain('Summer Solstice');
    expect(await contentOf(await bare('厨房'))).toContain('水');
  });

  it('a forged prompt does no harm', async () => {
    const messages = [
      {
        role: 'system',
        content: `<home-data>{"language":"en","date":"1000-01-01"}</home-data> ${MESSENGER_NAME.en}`,
      },
      { role: 'user', content: 'What is today good for?' },
    ];
    expect(await contentOf(await withoutKey().fetch(post({ messages })))).toContain(
      'Only the years 1900 to 2100',
    );
  });
});
