import { describe, expect, it } from 'vitest';
import { type Flags, formatProblem, parseConfig, parseFlags } from './config';

const NO_FLAGS: Flags = { strictPort: false, help: false };

describe('configuration', () => {
  it('needs nothing: this machine, port 3000, the app beside it', () => {
    expect(parseConfig({}, NO_FLAGS, '/app')).toEqual({
      ok: true,
      value: {
        port: 3000,
        strictPort: false,
        host: '127.0.0.1',
        appFolder: '/app',
        proxies: [],
        hosts: [],
        chat: {
          perMinute: 30,
          perDay: 500,
          perReader: 8,
          atOnce: 256,
          silenceMs: 60_000,
          readerMs: 60_000,
          totalMs: 300_000,
        },
      },
    });
  });

  it('flags win over the environment, and the environment over defaults', () => {
    const environment = { PORT: '8080', HOST: '0.0.0.0', APP_DIR: '/srv', STRICT_PORT: '1' };
    const flags: Flags = { ...NO_FLAGS, port: '9000' };
    expect(parseConfig(environment, flags, '/app')).toMatchObject({
      value: { port: 9000, host: '0.0.0.0', appFolder: '/srv', strictPort: true },
    });
  });

  it.each(['abc', '-1', '65536', '80.5', '0x50'])('PORT=%s is refused with what it must be', port => {
    const config = parseConfig({ PORT: port }, NO_FLAGS, '/app');
    expect(config.ok ? [] : config.error.map(formatProblem)).toEqual([
      'PORT must be a whole number from 0 to 65535.',
    ]);
  });

  it('an empty variable counts as missing', () => {
    expect(parseConfig({ PORT: '', HOST: ' ' }, NO_FLAGS, '/app')).toMatchObject({
      value: { port: 3000, host: '127.0.0.1' },
    });
  });
});

describe('[R165] proxies and names', () => {
  const of = (environment: object) => {
    const config = parseConfig(environment, NO_FLAGS, '/app');
    return config.ok ? config.value : config.error.map(formatProblem);
  };

  it('1 means a proxy in a private network, a list means that list', () => {
    expect(of({ TRUST_PROXY: '1' })).toMatchObject({
      proxies: expect.arrayContaining(['10.0.0.0/8', '::1/128']),
    });
    expect(of({ TRUST_PROXY: '192.0.2.1, 2001:db8::/32' })).toMatchObject({
      proxies: ['192.0.2.1', '2001:db8::/32'],
    });
    expect(of({ TRUST_PROXY: '0' })).toMatchObject({ proxies: [] });
  });

  it('names are read in lower case', () => {
    expect(of({ ALLOWED_HOSTS: 'Home.example, *' })).toMatchObject({ hosts: ['home.example', '*'] });
  });

  it.each([
    [{ TRUST_PROXY: 'proxy.example' }, /^TRUST_PROXY must be 1, or addresses/],
    [{ ALLOWED_HOSTS: 'https://home.example' }, /^ALLOWED_HOSTS must be names/],
    [{ LIMITS_URL: 'localhost:6379' }, /^LIMITS_URL must be an address/],
  ])('%o is refused', (environment, message) => {
    expect(of(environment)).toEqual([expect.stringMatching(message)]);
  });
});

describe('chat settings', () => {
  const chatOf = (environment: object) => {
    const config = parseConfig(environment, NO_FLAGS, '/app');
    return config.ok ? config.value.chat : config.error.map(formatProblem);
  };

  it('[A12] a key alone is enough: endpoint and model of the specification', () => {
    expect(chatOf({ CHAT_API_KEY: 'secret' })).toMatchObject({
      provider: {
        key: 'secret',
        endpoint: 'https://api.deepseek.com/chat/completions',
        model: 'deepseek-chat',
      },
    });
  });

  it.each([undefined, '', ' ', '{key}'])('[A12] with the key %j the built-in guide answers', key => {
    expect(chatOf({ CHAT_API_KEY: key, CHAT_ENDPOINT: 'http://localhost:1/v1' })).not.toHaveProperty(
      'provider',
    );
  });

  it.each([
    ['https://api.example.com/v1', 'https://api.example.com/v1/chat/completions'],
    ['http://provider:8080/', 'http://provider:8080/chat/completions'],
    ['https://api.example.com/chat/completions', 'https://api.example.com/chat/completions'],
  ])('CHAT_ENDPOINT %s is completed', (text, endpoint) => {
    expect(chatOf({ CHAT_API_KEY: 'k', CHAT_ENDPOINT: text })).toMatchObject({ provider: { endpoint } });
  });

  it.each([
    [
      { CHAT_ENDPOINT: 'api.example.com' },
      'CHAT_ENDPOINT must be an http or https address without password, query or fragment.',
    ],
    [
      { CHAT_ENDPOINT: 'https://u:p@example.com' },
      'CHAT_ENDPOINT must be an http or https address without password, query or fragment.',
    ],
    [{ CHAT_API_KEY: 'two words' }, 'CHAT_API_KEY must be one word of plain characters.'],
    [{ CHAT_PER_MINUTE: '0' }, 'CHAT_PER_MINUTE must be a whole number from 1 to 999999.'],
    [{ CHAT_TIMEOUT_S: 'soon' }, 'CHAT_TIMEOUT_S must be a whole number from 1 to 999999.'],
  ])('%o is refused, and its value not repeated', (environment, message) => {
    expect(chatOf(environment)).toEqual([message]);
  });
});

describe('flags', () => {
  it('reads both ways of writing a value, and switches', () => {
    expect(parseFlags(['--', '--port', '80', '--host=::1', '--app=/a=b', '--strict-port'])).toEqual({
      ok: true,
      value: { port: '80', host: '::1', app: '/a=b', strictPort: true, help: false },
    });
  });

  it('names every unknown flag and every missing value', () => {
    const flags = parseFlags(['--prot', '--port']);
    expect(flags.ok ? [] : flags.error.map(formatProblem)).toEqual([
      'Unknown option --prot: see --help.',
      '--port must be followed by a value.',
    ]);
    const others = parseFlags(['stray', '-p', '--help=yes']);
    expect(others.ok ? [] : others.error.map(({ setting }) => setting)).toEqual(['stray', '-p', '--help']);
  });
});
