import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { millis } from '@app/kernel';
import { templatePlan } from '@app/plan/templates';
import { runTool, type World } from '@app/tools';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHomeFile } from './homeFile';
import { answerLine } from './serve';

const folder = mkdtempSync(join(tmpdir(), 'mcp-'));
const program = join(folder, 'main.mjs');
const home = join(folder, 'home.json');
beforeAll(async () => {
  await build({
    entryPoints: [new URL('main.ts', import.meta.url).pathname],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@app/source'],
    logLevel: 'error',
  });
  const residents = [{ name: '林月', gender: 'female', birthDate: '1990-05-01', birthTime: '08:30' }];
  const file = {
    city: '杭州',
    facing: { degrees: 178, north: 'magnetic' },
    residents,
    plan: templatePlan('two-bedroom', 'en'),
  };
  writeFileSync(home, JSON.stringify(file));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const WORLD: World = { now: millis(Date.UTC(2026, 10, 22)), zone: 'Asia/Shanghai', language: 'both' };

async function withClient<T>(args: readonly string[], use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [program, ...args] }));
  try {
    return await use(client);
  } finally {
    await client.close();
  }
}

describe('[R408] the server, asked by the official client', () => {
  it('names itself and its tools, and answers in both languages', async () => {
    await withClient([], async client => {
      expect(client.getServerVersion()?.name).toBe('ink-and-starlight');
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual([
        'almanac_day',
        'find_days',
        'lunar_birthday',
        'pillars',
        'house_reading',
        'sky_at',
      ]);
      const answer = await client.callTool({ name: 'almanac_day', arguments: { date: '2026-12-01' } });
      // 己酉 by lunar-typescript 1.8.6 and tyme4ts 1.5.2.
      expect(answer.structuredContent).toMatchObject({
        pillars: { day: { id: 'ji-you', name: { zh: '己酉', en: 'Ji-You' } } },
      });
      expect(answer.content).toEqual([{ type: 'text', text: JSON.stringify(answer.structuredContent) }]);
    });
  });

  it('knows a given home, and says what is wrong with a question', async () => {
    await withClient(['--home', home, '--language', 'en', '--zone', 'Asia/Shanghai'], async client => {
      expect((await client.listTools()).tools.map(({ name }) => name)).toContain('sun_in_room');
      const light = await client.callTool({
        name: 'sun_in_room',
        arguments: { room: 'kitchen', date: '2026-11-22' },
      });
      expect(light.structuredContent).toMatchObject({ rooms: [{ name: 'Kitchen', minutes: 0 }] });
      const pillars = await client.callTool({ name: 'pillars', arguments: { resident: '林月' } });
      expect(JSON.stringify(pillars.structuredContent)).toContain('Bing-Yin');
      const wrong = await client.callTool({ name: 'almanac_day', arguments: { date: '2026-02-30' } });
      expect(wrong).toMatchObject({ isError: true });
      expect(JSON.stringify(wrong.content)).toContain('There is no day 2026-02-30.');
    });
  });

  it('answers ten questions at once, each under its id', async () => {
    await withClient(['--language', 'zh'], async client => {
      const days = Array.from({ length: 10 }, (_, i) => `2026-12-${String(i + 1).padStart(2, '0')}`);
      const answers = await Promise.all(
        days.map(date => client.callTool({ name: 'almanac_day', arguments: { date } })),
      );
      expect(answers.map(({ structuredContent }) => (structuredContent as { date: string }).date)).toEqual(
        days,
      );
    });
  });
});

describe('[R408] lines', () => {
  const answer = (line: string) => {
    const text = answerLine(line, () => WORLD);
    return text === undefined ? undefined : JSON.parse(text);
  };
  it.each([
    ['{', -32_700],
    ['[]', -32_600],
    ['7', -32_600],
    ['{"jsonrpc":"1.0","id":1,"method":"ping"}', -32_600],
    ['{"jsonrpc":"2.0","id":{},"method":"ping"}', -32_600],
    ['{"jsonrpc":"2.0","id":1,"method":"resources/list"}', -32_601],
    ['{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{}}', -32_602],
  ])('%s is error %i', (line, code) => {
    expect(answer(line).error.code).toBe(code);
  });
  it('a notification gets no answer', () => {
    expect(answer('{"jsonrpc":"2.0","method":"notifications/initialized"}')).toBeUndefined();
    expect(answer('{"jsonrpc":"2.0","id":1,"result":{}}')).toBeUndefined();
    expect(answer('{"jsonrpc":"2.0","id":1,"method":"ping"}')).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
  });
  it('a batch is answered in one line, as 2025-03-26 requires', () => {
    const ping = (id: number) => ({ jsonrpc: '2.0', id, method: 'ping' });
    const note = { jsonrpc: '2.0', method: 'notifications/initialized' };
    const pong = (id: number) => ({ jsonrpc: '2.0', id, result: {} });
    expect(answer(JSON.stringify([ping(1), note, ping(2)]))).toEqual([pong(1), pong(2)]);
    expect(answer(JSON.stringify([note, note]))).toBeUndefined();
    // JSON-RPC 2.0, section 7: an invalid batch of one number.
    expect(answer('[1]')).toEqual([
      { jsonrpc: '2.0', id: null, error: expect.objectContaining({ code: -32_600 }) },
    ]);
  });
  it('an older client gets its own version, a newer client gets ours', () => {
    const version = (protocolVersion: string) =>
      answer(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params: { protocolVersion } }))
        .result.protocolVersion;
    expect(version('2024-11-05')).toBe('2024-11-05');
    expect(version('2099-01-01')).toBe('2025-06-18');
  });
});

const CALLS = 80;
it('[R408] a call takes under 2 ms more than the tool itself, over standard input and output', async () => {
  const args = { date: '2026-12-01' };
  await withClient([], async client => {
    const [own, called]: [number[], number[]] = [[], []];
    for (let i = -50; i < CALLS; i += 1) {
      const from = performance.now();
      runTool('almanac_day', args, WORLD);
      const between = performance.now();
      await client.callTool({ name: 'almanac_day', arguments: args });
      if (i < 0) continue; // the first ones warm up both
      own.push(between - from);
      called.push(performance.now() - between);
    }
    for (const times of [own, called]) times.sort((a, b) => a - b);
    const overhead = (part: number) =>
      (called[part * CALLS] ?? Number.NaN) - (own[part * CALLS] ?? Number.NaN);
    const shown = [0, 0.1, 0.5, 0.95].map(part => `p${part * 100} ${overhead(part).toFixed(3)} ms`);
    process.stdout.write(`overhead of a call: ${shown.join(', ')}\n`);
    // The best of all: the cost without other load on the machine.
    expect(overhead(0)).toBeLessThan(2);
  });
});

describe('[R400, R401, R408] every tool over the wire', () => {
  const HOME = ['--home', home, '--zone', 'Asia/Shanghai'];
  /** Arguments no schema of ours accepts, for any tool. */
  const BROKEN: readonly (readonly [string, unknown])[] = [
    ['none of its arguments', { no_such_argument: 1 }],
    ['a list', [1, 2]],
    ['a number', 7],
    ['words', 'tomorrow'],
    ['invalid JSON', '{"date": '],
    ['10 KB of words', { date: 'x'.repeat(10_000), city: '城'.repeat(3000), resident: '林'.repeat(3000) }],
    ['nested lists', { date: [[[[['2026-12-01']]]]] }],
    [
      'a key that every object inherits',
      JSON.parse('{"__proto__": {"date": "2026-12-01"}, "constructor": 1}'),
    ],
  ];

  it('refuses broken arguments as a tool error with a code, in at most 2 KB, and goes on answering', async () => {
    await withClient(HOME, async client => {
      const { tools } = await client.listTools();
      expect(tools).toHaveLength(8);
      for (const { name } of tools) {
        for (const [what, args] of BROKEN) {
          const answer = await client.callTool({ name, arguments: args as Record<string, unknown> });
          const [{ text } = { text: '' }] = answer.content as { text: string }[];
          expect([name, what, answer.isError]).toEqual([name, what, true]);
          expect(JSON.parse(text)).toMatchObject({ error: expect.stringMatching(/^tools\//) });
          expect(Buffer.byteLength(text)).toBeLessThanOrEqual(2048);
        }
      }
      expect(await client.ping()).toEqual({});
    });
  });

  it.each(['both', 'zh', 'en'])('each answers in at most 2 KB in %s', async language => {
    await withClient([...HOME, '--language', language], async client => {
      for (const [name, args] of [
        ['almanac_day', { date: '2033-12-22' }],
        ['find_days', { activity: 'move-house', from: '2026-12-01', to: '2027-11-30' }],
        ['lunar_birthday', { month: 6, day: 30 }],
        ['pillars', { resident: '林月' }],
        ['house_reading', {}],
        ['plan_findings', {}],
        ['sun_in_room', { room: 'living', date: '2026-12-21' }],
        ['sky_at', { city: '杭州', date: '2026-12-21', time: '22:00' }],
      ] as const) {
        const answer = await client.callTool({ name, arguments: args });
        const text = JSON.stringify(answer.structuredContent);
        expect([name, answer.isError, answer.content]).toEqual([name, undefined, [{ type: 'text', text }]]);
        expect([name, Buffer.byteLength(text) <= 2048]).toEqual([name, true]);
        expect(answer.structuredContent).toHaveProperty('convention');
      }
    });
  });
});

describe('[R408] the command', () => {
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });

  it('prints the result of one tool, or fails with the reason', () => {
    const text = execFileSync(
      process.execPath,
      [program, '--language', 'zh', 'almanac_day', '{"date":"2026-12-01"}'],
      {
        encoding: 'utf8',
      },
    );
    expect(JSON.parse(text).pillars.day.name).toBe('己酉');
    const wrong = run('almanac_day', '{"date":"2026-02-30"}');
    expect([wrong.status, JSON.parse(wrong.stdout).error]).toEqual([1, 'tools/no-such-day']);
    expect(run('tools').stdout).toContain('almanac_day');
  });

  it.each([
    [['--colour', 'red']],
    [['--zone', 'Mars/Olympus']],
    [['--language', 'fr']],
    [['--home', '/nowhere']],
  ])('%j is refused before anything runs', args => {
    const { status, stdout, stderr } = run(...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).not.toBe('');
  });
});

describe('a home in a file', () => {
  it.each([
    ['invalid JSON', '{', 'file'],
    ['a list', '[]', 'file'],
    ['an unknown city', '{"city":"Atlantis"}', 'city'],
    ['an invalid plan', '{"plan":{}}', 'plan'],
    ['a facing in words', '{"facing":"178"}', 'facing'],
    ['a facing beyond 360°', '{"facing":{"degrees":400,"north":"true"}}', 'facing'],
    ['a facing without its north', '{"facing":{"degrees":178}}', 'facing'],
    ['a year in words', '{"completedIn":"2010"}', 'completedIn'],
    ['one person, not a list', '{"residents":{"name":"林月"}}', 'residents'],
    ['a text in place of a person', '{"residents":["林月"]}', 'residents'],
    ['an unknown gender', '{"residents":[{"name":"林月","gender":"femal"}]}', 'residents'],
    ['an unknown field', '{"residents":[{"name":"林月","birthday":"1990-05-01"}]}', 'residents'],
    ['an impossible day', '{"residents":[{"name":"林月","birthDate":"1990-02-30"}]}', 'residents'],
    [
      'an impossible hour',
      '{"residents":[{"name":"林月","birthDate":"1990-05-01","birthTime":"子时"}]}',
      'residents',
    ],
    ['a date as a number', '{"residents":[{"name":"林月","birthDate":19900501}]}', 'residents'],
  ])('an error names its part: %s', (_, text, at) => {
    expect(readHomeFile(text)).toEqual({ ok: false, error: { code: 'mcp/home-unreadable', at } });
  });
  it('is read as the README writes it, and as the app stores its residents', () => {
    const resident = { name: '林月', gender: 'female', birthDate: '1990-05-01', birthTime: '08:30' };
    const text = JSON.stringify({
      city: '杭州',
      facing: { degrees: 178, north: 'magnetic' },
      completedIn: 2010,
      residents: [{ id: 7, ...resident, trueSolarTime: false, dayAtMidnight: true }],
    });
    const read = readHomeFile(text);
    expect(read.ok && read.value).toMatchObject({
      houseFacts: { facing: { degrees: 178, north: 'magnetic' }, completedIn: 2010 },
      residents: [{ ...resident, dayAtMidnight: true }],
    });
  });
  it('may leave out every part', () => {
    expect(readHomeFile('{}')).toEqual({ ok: true, value: { houseFacts: {}, residents: [] } });
  });
});
