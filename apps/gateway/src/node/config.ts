import { parseArgs } from 'node:util';
import { CREDENTIAL } from '@app/chat';
import { err, ok, type Result } from '@app/kernel';
import { type ChatSettings, DEFAULT_CHAT, DEFAULT_PROVIDER, type Provider } from '../chat/settings';
import { isNetwork, PRIVATE_NETWORKS } from './callers';

/** Everything the gateway reads from its environment and command line, checked once at the start. */
export interface GatewayConfig {
  /** The first port to try; with `strictPort` the only one. 0 lets the system choose. */
  readonly port: number;
  readonly strictPort: boolean;
  /** The address to listen on: only this machine by default. */
  readonly host: string;
  /** The folder of the built app, containing index.html. */
  readonly appFolder: string;
  /** Proxies whose forwarding headers are trusted, as numeric networks. */
  readonly proxies: readonly string[];
  /** Names this site is served under, in lower case; `*` for any. */
  readonly hosts: readonly string[];
  /** A Valkey or Redis in which copies count their readers together; without it each counts alone. */
  readonly limitsUrl?: string;
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
  readonly ALLOWED_HOSTS?: string | undefined;
  readonly LIMITS_URL?: string | undefined;
  readonly CHAT_PER_MINUTE?: string | undefined;
  readonly CHAT_PER_DAY?: string | undefined;
  readonly CHAT_PER_READER?: string | undefined;
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

/** Reads flags over environment over defaults; returns every problem, not just the first. */
export function parseConfig(
  environment: Environment,
  flags: Flags,
  defaultAppFolder: string,
): Result<GatewayConfig, readonly ConfigProblem[]> {
  const problems: ConfigProblem[] = [];
  const port = readPort(flags.port, environment, problems);
  const limitsUrl = readLimitsUrl(environment, problems);
  const config: GatewayConfig = {
    port,
    strictPort: flags.strictPort || environment.STRICT_PORT === '1',
    host: (flags.host ?? environment.HOST)?.trim() || DEFAULT_HOST,
    appFolder: (flags.app ?? environment.APP_DIR)?.trim() || defaultAppFolder,
    proxies: readProxies(environment, problems),
    hosts: readHosts(environment, problems),
    ...(limitsUrl === undefined ? {} : { limitsUrl }),
    chat: readChat(environment, problems),
  };
  return problems.length > 0 ? err(problems) : ok(config);
}

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  app: { type: 'string' },
  'strict-port': { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** Reads `--name value`, `--name=value` and the switches; anything else is a problem. */
export function parseFlags(args: readonly string[]): Result<Flags, readonly ConfigProblem[]> {
  const { values, tokens } = parseArgs({
    args: args.filter(arg => arg !== '--'),
    options: OPTIONS,
    strict: false,
    tokens: true,
  });
  const problems = tokens.flatMap(token => {
    if (token.kind === 'positional') return unknown(token.value);
    if (token.kind !== 'option') return [];
    const option = Object.entries(OPTIONS).find(([name]) => name === token.name)?.[1];
    if (!option || !token.rawName.startsWith('--')) return unknown(token.rawName);
    if (option.type === 'string') return token.value ? [] : problem(token.rawName, 'followed by a value');
    return token.value === undefined ? [] : problem(token.rawName, 'written without a value');
  });
  if (problems.length > 0) return err(problems);
  const { port, host, app } = values;
  return ok({
    ...(typeof port === 'string' ? { port } : {}),
    ...(typeof host === 'string' ? { host } : {}),
    ...(typeof app === 'string' ? { app } : {}),
    strictPort: values['strict-port'] === true,
    help: values.help === true,
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

const wordsOf = (text: string | undefined): readonly string[] =>
  (text ?? '').split(',').flatMap(word => word.trim().toLowerCase() || []);

/** `1`: any proxy in a private network, where one's own usually is. */
function readProxies({ TRUST_PROXY }: Environment, problems: ConfigProblem[]): readonly string[] {
  const words = wordsOf(TRUST_PROXY).filter(word => word !== '0');
  if (words.length === 1 && words[0] === '1') return PRIVATE_NETWORKS;
  if (words.every(isNetwork)) return words;
  problems.push(
    problem('TRUST_PROXY', '1, or addresses and networks in numbers such as 10.0.0.0/8, with commas'),
  );
  return [];
}

function readHosts({ ALLOWED_HOSTS }: Environment, problems: ConfigProblem[]): readonly string[] {
  const words = wordsOf(ALLOWED_HOSTS);
  if (words.every(word => word === '*' || /^[\w-]+(\.[\w-]+)*$/.test(word))) return words;
  problems.push(
    problem('ALLOWED_HOSTS', 'names such as home.example, with commas, without scheme and port; or *'),
  );
  return [];
}

function readLimitsUrl({ LIMITS_URL }: Environment, problems: ConfigProblem[]): string | undefined {
  const text = LIMITS_URL?.trim();
  if (!text) return undefined;
  if (/^(redis|rediss|valkey|valkeys):\/\//.test(text) && URL.canParse(text)) return text;
  problems.push(problem('LIMITS_URL', 'an address such as redis://host:6379'));
  return undefined;
}

type CountSetting =
  | 'CHAT_PER_MINUTE'
  | 'CHAT_PER_DAY'
  | 'CHAT_PER_READER'
  | 'CHAT_AT_ONCE'
  | 'CHAT_TIMEOUT_S';

function readChat(environment: Environment, problems: ConfigProblem[]): ChatSettings {
  const provider = readProvider(environment, problems);
  const count = (setting: CountSetting, otherwise: number) => {
    const text = environment[setting]?.trim();
    if (!text) return otherwise;
    if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
    problems.push(problem(setting, 'a whole number from 1 to 999999'));
    return otherwise;
  };
  return {
    ...(provider ? { provider } : {}),
    perMinute: count('CHAT_PER_MINUTE', DEFAULT_CHAT.perMinute),
    perDay: count('CHAT_PER_DAY', DEFAULT_CHAT.perDay),
    perReader: count('CHAT_PER_READER', DEFAULT_CHAT.perReader),
    atOnce: count('CHAT_AT_ONCE', DEFAULT_CHAT.atOnce),
    silenceMs: count('CHAT_TIMEOUT_S', DEFAULT_CHAT.silenceMs / 1000) * 1000,
    readerMs: DEFAULT_CHAT.readerMs,
    totalMs: DEFAULT_CHAT.totalMs,
  };
}

/** The key decides: without one, or with the placeholder, no provider is asked. */
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

/** Unlike a reader's own endpoint, plain http is fine here: the provider may run beside the gateway. */
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

const unknown = (setting: string): ConfigProblem => ({
  code: 'gateway/unknown-flag',
  setting,
  expected: 'see --help',
});
