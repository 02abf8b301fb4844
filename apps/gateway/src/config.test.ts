import { describe, expect, it } from 'vitest';
import { type Flags, formatProblem, parseConfig, parseFlags } from './config';

const NO_FLAGS: Flags = { strictPort: false, help: false };

describe('configuration', () => {
  it('needs nothing: this machine, port 3000, the app beside it', () => {
    expect(parseConfig({}, NO_FLAGS, '/app')).toEqual({
      ok: true,
      value: { port: 3000, strictPort: false, host: '127.0.0.1', appFolder: '/app' },
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

  it('an empty variable counts as absent', () => {
    expect(parseConfig({ PORT: '', HOST: ' ' }, NO_FLAGS, '/app')).toMatchObject({
      value: { port: 3000, host: '127.0.0.1' },
    });
  });
});

describe('flags', () => {
  it('reads both ways of writing a value, and switches', () => {
    expect(parseFlags(['--', '--port', '80', '--host=::1', '--app=/a=b', '--strict-port'])).toEqual({
      ok: true,
      value: { port: '80', host: '::1', app: '/a=b', strictPort: true, help: false },
    });
  });

  it('names every flag it does not know, and a value that is missing', () => {
    const flags = parseFlags(['--prot', '--port']);
    expect(flags.ok ? [] : flags.error.map(formatProblem)).toEqual([
      'Unknown option --prot: see --help.',
      '--port must be a value after it.',
    ]);
  });
});
