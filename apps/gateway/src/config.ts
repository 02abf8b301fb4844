import { CREDENTIAL } from '@app/chat';
import { err, ok, type Result } from '@app/kernel';
import { type ChatSettings, DEFAULT_CHAT, DEFAULT_PROVIDER, type Provider } from './chat/settings';

/** Everything the gateway reads from its environment and command line, checked once at the start. */
export interface GatewayConfig {
  /** The first port to try; with `strictPort` the only one. 0 lets the system choose. */
  readonly port: number;
  readonly strictPort: boolean;
  /** The address to listen on: this machine only, unless said otherwise. */
  readonly host: string;
  /** The folder of the built app, with an index.html in it. */
  readonly appFolder: string;
  /** A proxy in front names the reader's address in X-Forwarded-For, and may be believed. */
  readonly trustProxy: boolean;
  readonly chat: ChatSettings;
}

export interface ConfigProblem {
  readonly code: 'gateway/bad-setting' | 'gateway/unknown-flag';
  /** The name as the person wrote it: `PORT` or `--port`. */
  readonly setting: string;
  readonly expected: string;
}

export interface Flags {
  readonly port?: string;
  readonly host?: string;
  readonly app?: string;
  readonly strictPort: boolean;
  readonly help: boolean;
}

/** The variables that are read. */
export interface Environment {
  readonly PORT?: string | undefined;
  readonly HOST?: string | undefined;
  readonly STRICT_PORT?: string | undefined;
  readonly APP_DIR?: string | undefined;
  readonly TRUST_PROXY?: string | undefined;
  readonly CHAT_API_KEY?: string | undefined;
  readonly CHAT_ENDPOINT?: string | undefined;
  readonly CHAT_MODEL?: string | undefined;
  readonly CHAT_PER_MINUTE?: string | undefined;
  readonly CHAT_AT_ONCE?: string | undefined;
  readonly CHAT_TIMEOUT_S?: string | undefined;
}

const DEFAULT_PORT = 3000;
const DEFAULT_HOST = '127.0.0.1';

export const USAGE = `Usage: npm start -- [options]

  --port <number>   first port to try (PORT, ${DEFAULT_PORT}); the next ones are tried when it is taken
  --strict-port     stop when the port is taken
  --host <address>  address to listen on (HOST, ${DEFAULT_HOST}); 0.0.0.0 opens it to the network
  --app <folder>    folder of the built app (APP_DIR, apps/web/dist)
  --help            this text

Chat: CHAT_API_KEY, CHAT_ENDPOINT (${DEFAULT_PROVIDER.endpoint}),
CHAT_MODEL (${DEFAULT_PROVIDER.model}). Without a key the built-in guide answers.
docs/deploy.md lists every setting.`;

/** Reads flags over environment over defaults; every problem is returned, not just the first. */
export function parseConfig(
  environment: Environment,
  flags: Flags,
  defaultAppFolder: string,
): Result<GatewayConfig, readonly ConfigProblem[]> {
  const problems: ConfigProblem[] = [];
  const port = readPort(flags.port, environment, problems);
  const config: GatewayConfig = {
    port,
    strictPort: flags.strictPort || environment.STRICT_PORT === '1',
    host: (flags.host ?? environment.HOST)?.trim() || DEFAULT_HOST,
    appFolder: (flags.app ?? environment.APP_DIR)?.trim() || defaultAppFolder,
    trustProxy: environment.TRUST_PROXY === '1',
    chat: readChat(environment, problems),
  };
  return problems.length > 0 ? err(problems) : ok(config);
}

/** Reads `--name value`, `--name=value` and the switches; anything else is a problem. */
export function parseFlags(args: readonly string[]): Result<Flags, readonly ConfigProblem[]> {
  const values: Record<string, string> = {};
  const problems: ConfigProblem[] = [];
  const switches = new Set<string>();
  const queue = args.filter(arg => arg !== '--');
  for (let arg = queue.shift(); arg !== undefined; arg = queue.shift()) {
    const [name = '', inline] = arg.split(/=(.*)/s, 2);
    if (['--strict-port', '--help'].includes(arg)) switches.add(arg);
    else if (['--port', '--host', '--app'].includes(name)) {
      const value = inline ?? queue.shift();
      if (value === undefined) problems.push(problem(name, 'a value after it'));
      else values[name] = value;
    } else problems.push({ code: 'gateway/unknown-flag', setting: arg, expected: 'see --help' });
  }
  if (problems.length > 0) return err(problems);
  const { '--port': port, '--host': host, '--app': app } = values;
  return ok({
    ...(port === undefined ? {} : { port }),
    ...(host === undefined ? {} : { host }),
    ...(app === undefined ? {} : { app }),
    strictPort: switches.has('--strict-port'),
    help: switches.has('--help'),
  });
}

/** One line a person can act on. Values are not repeated: a setting may hold a secret. */
export const formatProblem = ({ code, setting, expected }: ConfigProblem): string =>
  code === 'gateway/unknown-flag'
    ? `Unknown option ${setting}: ${expected}.`
    : `${setting} must be ${expected}.`;

function readPort(flag: string | undefined, environment: Environment, problems: ConfigProblem[]): number {
  const [setting, text] = flag === undefined ? ['PORT', environment.PORT] : ['--port', flag];
  if (text === undefined || text.trim() === '') return DEFAULT_PORT;
  const port = Number(text);
  if (/^\d+$/.test(text.trim()) && port <= 65_535) return port;
  problems.push(problem(setting, 'a whole number from 0 to 65535'));
  return DEFAULT_PORT;
}

function readChat(environment: Environment, problems: ConfigProblem[]): ChatSettings {
  const provider = readProvider(environment, problems);
  const count = (setting: 'CHAT_PER_MINUTE' | 'CHAT_AT_ONCE' | 'CHAT_TIMEOUT_S', otherwise: number) => {
    const text = environment[setting]?.trim();
    if (!text) return otherwise;
    if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
    problems.push(problem(setting, 'a whole number from 1 to 999999'));
    return otherwise;
  };
  return {
    ...(provider ? { provider } : {}),
    perMinute: count('CHAT_PER_MINUTE', DEFAULT_CHAT.perMinute),
    atOnce: count('CHAT_AT_ONCE', DEFAULT_CHAT.atOnce),
    silenceMs: count('CHAT_TIMEOUT_S', DEFAULT_CHAT.silenceMs / 1000) * 1000,
    totalMs: DEFAULT_CHAT.totalMs,
  };
}

/** The key decides: without one, or with the placeholder in its place, nobody is asked. */
function readProvider(environment: Environment, problems: ConfigProblem[]): Provider | undefined {
  const key = environment.CHAT_API_KEY?.trim();
  const endpoint = readEndpoint(environment.CHAT_ENDPOINT?.trim() || DEFAULT_PROVIDER.endpoint);
  if (!endpoint) {
    problems.push(problem('CHAT_ENDPOINT', 'an http or https address without password, query or fragment'));
  }
  if (!key || key === CREDENTIAL) return undefined;
  if (!/^[\x21-\x7e]+$/.test(key)) problems.push(problem('CHAT_API_KEY', 'one word of plain characters'));
  return { key, endpoint: endpoint ?? '', model: environment.CHAT_MODEL?.trim() || DEFAULT_PROVIDER.model };
}

/** Unlike a reader's own endpoint, plain http is fine here: the provider may stand beside the gateway. */
function readEndpoint(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash) {
    return undefined;
  }
  const path = url.pathname.replace(/\/{1,9}$/, '');
  return url.origin + (path.endsWith('/chat/completions') ? path : `${path}/chat/completions`);
}

const problem = (setting: string, expected: string): ConfigProblem => ({
  code: 'gateway/bad-setting',
  setting,
  expected,
});
