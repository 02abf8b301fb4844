import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appFiles, cachingOf, holdsApp } from './appFiles';

const PAGE = '<!doctype html>app';
const SCRIPT = 'export const word = "墨与星";\n'.repeat(200);
let parent = '';
let folder = '';
let app: Hono;
const page = { headers: { Accept: 'text/html,application/xhtml+xml' } };
const ask = async (path: string, init: RequestInit = {}) => app.request(`http://localhost:3000${path}`, init);

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'gateway-'));
  folder = join(parent, 'dist');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await mkdir(join(folder, '.vite'));
  await mkdir(join(parent, 'outside'));
  await writeFile(join(parent, 'secret.txt'), 'secret');
  await writeFile(join(parent, 'outside', 'secret.txt'), 'secret');
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'sw.js'), '1');
  const script = join(folder, 'assets', 'index-1a2b3c4d.js');
  await writeFile(script, SCRIPT);
  await writeFile(`${script}.br`, brotliCompressSync(SCRIPT));
  await writeFile(`${script}.gz`, gzipSync(SCRIPT));
  await writeFile(join(folder, 'assets', 'ink-1a2b3c4d.woff2'), '0123456789');
  await writeFile(join(folder, '.vite', 'manifest.json'), '{}');
  await symlink(join(parent, 'secret.txt'), join(folder, 'linked.txt'));
  await symlink(join(parent, 'outside'), join(folder, 'linked'));
  await symlink(script, join(folder, 'same.js'));
  app = new Hono().use(appFiles(folder));
});
afterAll(() => rm(parent, { recursive: true }));

describe('serving the app', () => {
  it.each([
    '/',
    '/login',
    '/user-info',
    '/no/such/page',
    '/v1.2',
    '/%',
    '/%E0%A4%A',
    '/a%00',
    '/..%2f..%2fsecret.txt',
  ])('[R164] %s gets the app when a page is asked for', async path => {
    const answer = await ask(path, page);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    expect(answer.headers.get('Content-Type')).toContain('text/html');
    expect(await answer.text()).toBe(PAGE);
  });

  it.each([{}, { headers: { Accept: '*/*' } }])('[R164] link previews get a page too: %j', async init => {
    for (const path of ['/visualization', '/visualization/']) {
      const answer = await ask(path, init);
      expect([path, answer.status, await answer.text()]).toEqual([path, 200, PAGE]);
    }
  });

  it.each([
    ['a removed script', '/assets/index-00000000.js', page],
    ['a request that accepts no page', '/icon.png', { headers: { Accept: 'image/*' } }],
    ['a broken escape', '/%', {}],
    ['a name with a null byte', '/a%00', {}],
    ['a name too long to exist', `/${'a'.repeat(5000)}`, {}],
    ['a folder', '/assets', {}],
    ['a folder with a trailing slash', '/assets/', {}],
    ['a missing file requested by a script', '/missing.json', { headers: { Accept: '*/*' } }],
    ['a picture at the path of a page', '/login', { headers: { Accept: 'image/*,*/*;q=0.8' } }],
  ])('%s is 404, not the app', async (_, path, init) => {
    expect((await ask(path, init)).status).toBe(404);
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/.vite/manifest.json',
    '/%2evite/manifest.json',
    '/linked.txt',
    '/linked/secret.txt',
  ])('[R164] %s stays hidden', async path => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('secret');
  });

  it('a link that stays in the folder is followed', async () => {
    expect(await (await ask('/same.js')).text()).toBe(SCRIPT);
  });

  it('sends each encoding the browser can read, with the same content and a tag of its own', async () => {
    const got = async (encoding: string) => {
      const answer = await ask('/assets/index-1a2b3c4d.js', { headers: { 'Accept-Encoding': encoding } });
      expect(answer.headers.get('Content-Type')).toMatch(/^text\/javascript/);
      expect(answer.headers.get('Cache-Control')).toContain('immutable');
      expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
      const bytes = Buffer.from(await answer.arrayBuffer());
      return { form: answer.headers.get('Content-Encoding'), tag: answer.headers.get('ETag'), bytes };
    };
    const br = await got('gzip, deflate, br');
    const gzip = await got('gzip');
    const plain = await got('br;q=0');
    expect([br.form, gzip.form, plain.form]).toEqual(['br', 'gzip', null]);
    expect(new Set([br.tag, gzip.tag, plain.tag]).size).toBe(3);
    expect(brotliDecompressSync(br.bytes).toString()).toBe(SCRIPT);
    expect(plain.bytes.toString()).toBe(SCRIPT);
  });

  it('a file the browser still has is not sent again', async () => {
    const tag = (await ask('/')).headers.get('ETag');
    const answer = await ask('/', { headers: { 'If-None-Match': `W/"other", W/${tag}` } });
    expect(answer.status).toBe(304);
    expect(answer.headers.get('ETag')).toBe(tag);
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    expect(await answer.text()).toBe('');
  });

  // RFC 9110, 13.1 and 13.2.2: in this order, and before any range.
  it.each<readonly [string, (had: { tag: string; at: string }) => Record<string, string>, number]>([
    ['the same instant', ({ at }) => ({ 'If-Modified-Since': at }), 304],
    ['another instant', () => ({ 'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' }), 200],
    ['an invalid instant', () => ({ 'If-Modified-Since': 'yesterday' }), 200],
    [
      'another tag, which takes precedence over the instant',
      ({ at }) => ({ 'If-None-Match': '"x"', 'If-Modified-Since': at }),
      200,
    ],
    ["a range of the browser's version", ({ tag }) => ({ Range: 'bytes=0-3', 'If-None-Match': tag }), 304],
    ['only this version', ({ tag }) => ({ 'If-Match': `"x", ${tag}` }), 200],
    ['any version', () => ({ 'If-Match': '*' }), 200],
    ['only another version', () => ({ 'If-Match': '"x"', Range: 'bytes=0-3' }), 412],
    ['only its weak tag', ({ tag }) => ({ 'If-Match': `W/${tag}` }), 412],
    ['if unchanged since then', ({ at }) => ({ 'If-Unmodified-Since': at }), 200],
    ['if unchanged since long ago', () => ({ 'If-Unmodified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' }), 412],
    ['if unchanged since an invalid instant', () => ({ 'If-Unmodified-Since': 'yesterday' }), 200],
  ])('[R253] a conditional request: %s', async (_, headersFor, status) => {
    const { headers } = await ask('/');
    const had = { tag: headers.get('ETag') ?? '', at: headers.get('Last-Modified') ?? '' };
    const answer = await ask('/', { headers: headersFor(had) });
    expect(answer.status).toBe(status);
    if (status === 200) return;
    expect(await answer.text()).toBe('');
    expect(answer.headers.get('ETag')).toBe(had.tag);
    expect(answer.headers.get('Content-Range')).toBeNull();
    expect(answer.headers.get('Content-Length')).toBeNull();
  });

  it('[R466] photos shared before the worker is running lead to the page that accepts photos', async () => {
    const body = new FormData();
    body.append('shared-photos', new File(['x'], 'a.png', { type: 'image/png' }));
    const answer = await ask('/create', { method: 'POST', body });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/create']);
  });

  it('a rewritten file gets another tag', async () => {
    await writeFile(join(folder, 'note.txt'), 'one');
    const before = (await ask('/note.txt')).headers.get('ETag');
    await writeFile(join(folder, 'note.txt'), 'three');
    expect((await ask('/note.txt')).headers.get('ETag')).not.toBe(before);
  });

  it('HEAD has the headers and no body; other methods are refused', async () => {
    const head = await ask('/', { method: 'HEAD' });
    expect(head.headers.get('Content-Length')).toBe(String(PAGE.length));
    expect(await head.text()).toBe('');
    const post = await ask('/', { method: 'POST' });
    expect(post.status).toBe(405);
    expect(post.headers.get('Allow')).toBe('GET, HEAD');
  });

  // RFC 9110, 12.5.3: weights, any case, and * for every encoding not named; the highest is preferred, 0 is a refusal.
  it.each([
    ['gzip;q=1.0, br;q=0.1', 'gzip'],
    ['br;q=0.5, gzip;q=0.5', 'br'],
    ['identity;q=1, br;q=0.5', null],
    ['identity;q=0.5, br', 'br'],
    ['GZIP; q=0.8', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *;q=0.5', 'gzip'],
    ['br; Q=0.000, gzip', 'gzip'],
    ['identity, *;q=0', null],
    ['gzip;q=x', null],
    ['brotli', null],
    ['', null],
  ])('[R457] a reader who accepts %j gets %s', async (header, form) => {
    const answer = await ask('/assets/index-1a2b3c4d.js', { headers: { 'Accept-Encoding': header } });
    expect(answer.headers.get('Content-Encoding')).toBe(form);
  });

  it('a header full of spaces is read once: for a quarter of a million, squared time would outlast the test', async () => {
    const spaces = ' '.repeat(250_000);
    const spaced = { headers: { 'Accept-Encoding': `gzip${spaces};${spaces}x` } };
    expect((await ask('/', spaced)).status).toBe(200);
  });
});

describe('[R164] byte ranges of a file', () => {
  const path = '/assets/ink-1a2b3c4d.woff2';
  const part = async (headers: Record<string, string>) => {
    const answer = await ask(path, { headers });
    return [answer.status, answer.headers.get('Content-Range'), await answer.text()];
  };

  // RFC 9110, 14.1.2: first to last, from one on, and the last bytes.
  it.each([
    ['bytes=0-3', '0-3/10', '0123'],
    ['bytes=7-', '7-9/10', '789'],
    ['bytes=-2', '8-9/10', '89'],
    ['bytes=8-99', '8-9/10', '89'],
    ['bytes=4-4', '4-4/10', '4'],
  ])('%s gets a part', async (range, named, text) => {
    expect(await part({ Range: range })).toEqual([206, `bytes ${named}`, text]);
  });

  it('a range beyond the end is refused', async () => {
    expect(await part({ Range: 'bytes=10-' })).toEqual([416, 'bytes */10', '']);
  });

  it.each(['bytes=9-2', 'bytes=90-2', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=x', ''])(
    '[R177] %j gets the whole file',
    async range => {
      expect(await part({ Range: range })).toEqual([200, null, '0123456789']);
    },
  );

  it('a range of another version is not sent', async () => {
    const tag = (await ask(path)).headers.get('ETag') ?? '';
    expect(await part({ Range: 'bytes=0-3', 'If-Range': tag })).toEqual([206, 'bytes 0-3/10', '0123']);
    expect(await part({ Range: 'bytes=0-3', 'If-Range': '"other"' })).toEqual([200, null, '0123456789']);
  });

  it('are advertised', async () => {
    expect((await ask(path)).headers.get('Accept-Ranges')).toBe('bytes');
  });
});

describe('caching by name', () => {
  it.each([
    ['/assets/index-1a2b3c4d.js', 'public, max-age=31536000, immutable'],
    ['/assets/ink-serif-DkP_2-xZ.woff2', 'public, max-age=31536000, immutable'],
    ['/index.html', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/manifest.webmanifest', 'no-cache'],
    ['/icon-192.png', 'public, max-age=3600'],
  ])('%s: %s', (path, caching) => {
    expect(cachingOf(path)).toBe(caching);
  });
});

it('knows a built app by its index.html', async () => {
  expect(await holdsApp(folder)).toBe(true);
  expect(await holdsApp(join(folder, 'assets'))).toBe(false);
});
