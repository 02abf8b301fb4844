import { describe, expect, it } from 'vitest';
import { testCaller, testPorts } from '../testing/ports';
import { DEFAULT_CHAT } from './chat/settings';
import { createGateway } from './gateway';

const gateway = createGateway(
  { chat: DEFAULT_CHAT, hosts: ['home.example'] },
  {
    callerOf: request => ({ ...testCaller(request), secure: request.headers.has('X-Secure') }),
    chat: testPorts(),
  },
);
const ask = (path: string, init: RequestInit = {}, host = 'localhost:3000') =>
  gateway.fetch(new Request(`http://${host}${path}`, init));

describe('security headers', () => {
  // The policy of the product's security design, word for word, except inline styles: none are left (R170).
  const POLICY =
    "default-src 'none'; script-src 'self'; style-src-elem 'self'; style-src-attr 'none'; " +
    "img-src 'self' blob: data:; media-src 'self' blob:; font-src 'self'; connect-src 'self' https: http://localhost:*; " +
    "worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'; " +
    "require-trusted-types-for 'script'; trusted-types default; frame-ancestors 'none'";

  it('are on every answer: health, file, error and refusal', async () => {
    for (const path of ['/', '/api/health', '/api/none', '/api/chat/completions']) {
      const { headers } = await ask(path);
      expect(headers.get('Content-Security-Policy')).toBe(POLICY);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('X-Frame-Options')).toBe('DENY');
      expect(headers.get('Referrer-Policy')).toBe('no-referrer');
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
      expect(headers.get('Permissions-Policy')).toContain('geolocation=(self), camera=()');
      expect(headers.get('Strict-Transport-Security')).toBeNull();
    }
  });

  it('promise https only where https is used, and not because a reader claims it', async () => {
    const secure = await ask('/', { headers: { 'X-Secure': '1' } });
    expect(secure.headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
    const forged = await ask('/', { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(forged.headers.get('Strict-Transport-Security')).toBeNull();
  });
});

describe('[R163] the host name it is served under', () => {
  it.each([
    'localhost:3000',
    'app.localhost',
    '127.0.0.1:8080',
    '192.168.1.7',
    '[::1]:3000',
    'home.example',
    'HOME.example:443',
  ])('%s is answered', async host => {
    expect((await ask('/api/health', {}, host)).status).toBe(200);
  });

  it.each(['evil.example', 'localhost.evil.example', 'home.example.evil.example', '127.0.0.1.evil.example'])(
    '%s is refused, whatever is asked for',
    async host => {
      for (const path of ['/', '/api/health']) {
        const answer = await ask(path, {}, host);
        expect(answer.status).toBe(421);
        expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
      }
      const body = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: `http://${host}` },
        body: '{}',
      };
      expect((await ask('/api/chat/completions', body, host)).status).toBe(421);
    },
  );
});

it('[R163] a request that does not name exactly one host is refused', async () => {
  const ports = { callerOf: () => ({ address: 'reader', host: '', secure: false }), chat: testPorts() };
  const answer = await createGateway({ chat: DEFAULT_CHAT, hosts: ['*'] }, ports).fetch(
    new Request('http://localhost/api/health'),
  );
  expect(answer.status).toBe(400);
});

it('the health check answers and is not cached', async () => {
  const answer = await ask('/api/health');
  expect(await answer.json()).toMatchObject({ status: 'ok' });
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});
