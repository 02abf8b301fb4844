import { err, ok, type Result } from '@app/kernel';

/** Everything the gateway reads from its environment and command line, checked once at the start. */
export interface GatewayConfig {
  /** The first port to try; with `strictPort` the only one. 0 lets the system choose. */
  readonly port: number;
  readonly strictPort: boolean;
  /** The address to listen on: this machine only, unless said otherwise. */
  readonly host: string;
  /** The folder of the built app, with an index.html in it. */
  readonly appFolder: string;
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
}

const DEFAULT_PORT = 3000;
const DEFAULT_HOST = '127.0.0.1';

export const USAGE = `Usage: npm start -- [options]

  --port <number>   first port to try (PORT, ${DEFAULT_PORT}); the next ones are tried when it is taken
  --strict-port     stop when the port is taken
  --host <address>  address to listen on (HOST, ${DEFAULT_HOST}); 0.0.0.0 opens it to the network
  --app <folder>    folder of the built app (APP_DIR, apps/web/dist)
  --help            this text

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

const problem = (setting: string, expected: string): ConfigProblem => ({
  code: 'gateway/bad-setting',
  setting,
  expected,
});
