import { describe, expect, it } from 'vitest';
import { type ChatFailure, explainFailure, mapErrorMessage, parseRetryAfter } from './failure';

const http = (status: number, message = 'x', retryAfterS?: number): ChatFailure => ({
  kind: 'http',
  status,
  message,
  ...(retryAfterS === undefined ? {} : { retryAfterS }),
});

describe('raw messages of providers', () => {
  // Providers' own wording, with shortened keys.
  it.each([
    ['Authentication Fails, Your api key: ****c6 is invalid', 'chat/key-invalid'],
    ['Incorrect API key provided: sk-***', 'chat/key-invalid'],
    ['API KEY missing (network policy)', 'chat/key-invalid'],
  ])('[R107, A37] %s', (message, code) => {
    expect(mapErrorMessage(message)).toBe(code);
  });

  it.each(['network: Failed to fetch', 'NetworkError when attempting to fetch resource.', 'A NETWORK error'])(
    '[R108, A13] %s',
    message => {
      expect(mapErrorMessage(message)).toBe('chat/network');
    },
  );

  it.each(['Insufficient Balance', 'Model Not Exist', '', 'apikey', '<html>'])('[R109] %s', message => {
    expect(mapErrorMessage(message)).toBe('chat/unavailable');
  });
});

describe('[A13] failures and their bubbles', () => {
  it.each<[ChatFailure, string, string | undefined]>([
    [{ kind: 'offline' }, 'chat/network', 'chat/offline'],
    [{ kind: 'network', message: 'ECONNREFUSED' }, 'chat/network', undefined],
    [{ kind: 'cut-off' }, 'chat/network', undefined],
    [{ kind: 'timeout', seconds: 60 }, 'chat/network', 'chat/timeout'],
    [{ kind: 'unreached', host: 'api.example' }, 'chat/network', 'chat/refused-by-browser'],
    [http(401), 'chat/key-invalid', undefined],
    [http(403), 'chat/key-invalid', undefined],
    [http(402, 'Insufficient Balance'), 'chat/unavailable', 'chat/out-of-credit'],
    [http(429), 'chat/unavailable', 'chat/rate-limited'],
    [http(404), 'chat/unavailable', 'chat/model-unknown'],
    [http(500), 'chat/unavailable', 'chat/server-error'],
    [http(503), 'chat/unavailable', 'chat/server-error'],
    [http(502, 'network: no way through'), 'chat/network', undefined],
    [http(400), 'chat/unavailable', undefined],
    [{ kind: 'error', message: 'overloaded' }, 'chat/unavailable', undefined],
    [{ kind: 'not-an-answer' }, 'chat/unavailable', undefined],
  ])('%o', (failure, bubble, detail) => {
    const report = explainFailure(failure, 'deepseek-chat');
    expect(report.bubble.code).toBe(bubble);
    expect(report.detail?.code).toBe(detail);
    expect(report.actions.length).toBeGreaterThan(0);
  });

  it('[R110] an empty reply has its own words', () => {
    expect(explainFailure({ kind: 'empty' }, 'm')).toEqual({
      bubble: { code: 'chat/empty-reply' },
      actions: ['retry'],
    });
  });

  it('[R111] a failure outside the client gets the general message', () => {
    expect(explainFailure({ kind: 'unexpected' }, 'm').bubble.code).toBe('chat/failed');
  });

  it('a wrong key leads to the settings, and names no key', () => {
    const report = explainFailure(http(401, 'Your api key: sk-secret is invalid'), 'm');
    expect(report.actions).toEqual(['settings', 'built-in']);
    expect(JSON.stringify(report)).not.toContain('sk-secret');
  });

  it('waits for a provider that asks to wait', () => {
    expect(explainFailure(http(429, 'x', 7.2), 'm')).toMatchObject({
      retryAfterS: 8,
      detail: { seconds: 8 },
    });
    expect(explainFailure(http(429), 'm')).toMatchObject({ retryAfterS: 20 });
    expect(explainFailure(http(503, 'x', 30), 'm')).toMatchObject({ retryAfterS: 30 });
    expect(explainFailure(http(500), 'm')).not.toHaveProperty('retryAfterS');
    expect(explainFailure(http(503, 'x', 86_400), 'm')).not.toHaveProperty('retryAfterS');
  });
});

describe('Retry-After', () => {
  const now = Date.UTC(2026, 5, 21, 5, 7, 0);
  // RFC 9110, 10.2.3: seconds or an HTTP date.
  it.each([
    ['7', 7],
    [' 0 ', 0],
    ['Sun, 21 Jun 2026 05:07:30 GMT', 30],
    ['Sun, 21 Jun 2026 05:06:30 GMT', 0],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
  ])('%s', (header, seconds) => {
    expect(parseRetryAfter(header, now, Date.parse)).toBe(seconds);
  });
});
