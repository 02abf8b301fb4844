import { describe, expect, it } from 'vitest';
import { testPorts } from '../testing/ports';
import type { Asset, AssetStore } from './assets';
import { DEFAULT_CHAT } from './chat/settings';
import { createGateway } from './gateway';
import { CONTENT_SECURITY_POLICY } from './securityHeaders';

const file = (text: string, type = 'text/html; charset=utf-8'): Asset => ({
  version: `v-${text.length}`,
  type,
  body: async accepted => ({
    bytes: new TextEncoder().encode(text),
    encoding: type.startsWith('text/javascript') ? (accepted[0] ?? 'identity') : 'identity',
  }),
});
const FILES: Readonly<Record<string, Asset>> = {
  '/index.html': file('<!doctype html>app'),
  '/assets/index-1a2b3c4d.js': file('console', 'text/javascript; charset=utf-8'),
};
const assets: AssetStore = { find: async path => FILES[path] };
const gateway = createGateway({ chat: DEFAULT_CHAT }, { assets, chat: testPorts() });
const ask = (path: string, init: RequestInit = {}) =>
  gateway.fetch(new Request(`http://localhost:3000${path}`, init));
const page = { headers: { Accept: 'text/html,application/xhtml+xml' } };

describe('serving the app', () => {
  it.each(['/', '/login', '/user-info', '/no/such/page', '/v1.2'])(
    '%s is the app when a page is asked for',
    async path => {
      const answer = await ask(path, page);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Cache-Control')).toBe('no-cache');
      expect(await answer.text()).toBe('<!doctype html>app');
    },
  );

  it.each([
    ['a script that is gone', '/assets/index-00000000.js', page],
    ['something that is no page', '/icon.png', { headers: { Accept: 'image/*' } }],
  ])('%s is 404, not the app', async (_, path, init) => {
    expect((await ask(path, init)).status).toBe(404);
  });

  it('hashed files never expire, and come compressed with their own tag', async () => {
    const answer = await ask('/assets/index-1a2b3c4d.js', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(answer.headers.get('Cache-Control')).toContain('immutable');
    expect(answer.headers.get('Content-Encoding')).toBe('br');
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('ETag')).toBe('"v-7-br"');
  });

  it('what the browser still has is not sent again', async () => {
    const answer = await ask('/', { headers: { 'If-None-Match': 'W/"other", W/"v-18"' } });
    expect(answer.status).toBe(304);
    expect(await answer.text()).toBe('');
  });

  it('HEAD has the headers and no body; other methods are refused', async () => {
    const head = await ask('/', { method: 'HEAD' });
    expect(head.headers.get('Content-Length')).toBe('18');
    expect(await head.text()).toBe('');
    const post = await ask('/', { method: 'POST' });
    expect(post.status).toBe(405);
    expect(post.headers.get('Allow')).toBe('GET, HEAD');
  });

  it('a broken escape is a bad request, not a crash', async () => {
    expect((await ask('/%E0%A4%A', page)).status).toBe(400);
  });
});

describe('security headers', () => {
  // The policy of the product's security design, word for word.
  const POLICY =
    "default-src 'none'; script-src 'self'; style-src-elem 'self' 'unsafe-inline'; style-src-attr 'none'; " +
    "img-src 'self' blob: data:; media-src 'self' blob:; font-src 'self'; connect-src 'self' https: http://localhost:*; " +
    "worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'; " +
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default";

  it('are on every answer: page, file, error, health', async () => {
    expect(CONTENT_SECURITY_POLICY).toBe(POLICY);
    for (const path of ['/', '/assets/index-1a2b3c4d.js', '/assets/none.js', '/api/health', '/api/none']) {
      const { headers } = await ask(path);
      expect(headers.get('Content-Security-Policy')).toBe(POLICY);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('X-Frame-Options')).toBe('DENY');
      expect(headers.get('Referrer-Policy')).toBe('no-referrer');
      expect(headers.get('Permissions-Policy')).toContain('geolocation=(self), camera=()');
      expect(headers.get('Strict-Transport-Security')).toBeNull();
    }
  });

  it('promise https only where https is spoken', async () => {
    const { headers } = await ask('/', { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
  });
});

it('the health check answers and is not cached', async () => {
  const answer = await ask('/api/health');
  expect(await answer.json()).toMatchObject({ status: 'ok' });
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});
