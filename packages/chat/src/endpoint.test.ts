import { describe, expect, it } from 'vitest';
import { DEFAULT_ENDPOINT, hostOf, parseEndpoint } from './endpoint';

describe('[A12] endpoints', () => {
  it('the default is the gateway that serves the app', () => {
    expect(DEFAULT_ENDPOINT).toBe('/api/chat/completions');
  });

  it.each([
    ['https://api.deepseek.com', 'https://api.deepseek.com/chat/completions'],
    [' https://API.example.com/v1/ ', 'https://api.example.com/v1/chat/completions'],
    ['https://api.example.com/v1/chat/completions', 'https://api.example.com/v1/chat/completions'],
    ['http://localhost:11434/v1', 'http://localhost:11434/v1/chat/completions'],
    ['http://127.0.0.1:8080', 'http://localhost:8080/chat/completions'],
    ['https://127.0.0.1', 'https://127.0.0.1/chat/completions'],
    ['https://192.168.1.20:65535', 'https://192.168.1.20:65535/chat/completions'],
    ['http://[::1]:8080/v1', 'http://localhost:8080/v1/chat/completions'],
    ['https://接口.example:8443/v1', 'https://接口.example:8443/v1/chat/completions'],
  ])('%s is %s', (text, endpoint) => {
    expect(parseEndpoint(text)).toEqual({ ok: true, value: endpoint });
  });

  it.each([
    '',
    'api.example.com',
    'http://api.example.com',
    'http://localhost.example.com',
    'ftp://api.example.com',
    'javascript:alert(1)',
    '//api.example.com',
    'https://user:secret@api.example.com',
    'https://api.example.com/?key=secret',
    'https://api.example.com/#x',
    'https://a b.com',
    'https://-x.com',
    'https:\\\\api.example.com',
    'https://a.example:99999',
    'http://localhost:65536',
    'https://1.2.3.4.5/v1',
    'https://256.256.256.256',
    'https://example.0x7f',
    'https://127.1',
  ])('%s is refused', text => {
    expect(parseEndpoint(text)).toEqual({ ok: false, error: { code: 'chat/endpoint-invalid' } });
  });

  it('the host can be named', () => {
    expect(hostOf('https://api.example.com:8443/v1/chat/completions')).toBe('api.example.com:8443');
  });
});
