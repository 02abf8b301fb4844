import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGateway } from './gateway';
import { appFiles, holdsApp } from './node/appFiles';
import { createCallers, ownNames } from './node/callers';
import {
  type ConfigProblem,
  type Environment,
  formatProblem,
  type GatewayConfig,
  parseConfig,
  parseFlags,
  USAGE,
} from './node/config';
import { formatListenError, listen } from './node/listen';
import { nodeChatPorts } from './node/ports';
import { createServer } from './node/server';
import { stopOnSignal } from './node/stop';

const here = dirname(fileURLToPath(import.meta.url));

/** A connection without traffic is closed after the provider's allowed silence and this, ms. */
const STALLED_MS = 15_000;

/** Only this machine. */
const HERE = /^(localhost|127\.0\.0\.1|\[::1\])$/;

// A log whose reader has gone must not end the service.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
await main();

async function main(): Promise<void> {
  const flags = parseFlags(process.argv.slice(2));
  if (!flags.ok) return stopWith(flags.error);
  if (flags.value.help) return console.log(USAGE);
  const config = parseConfig(process.env, flags.value, join(here, '..', '..', 'web', 'dist'));
  if (!config.ok) return stopWith(config.error);
  const { appFolder, port, host, strictPort, proxies, hosts, chat, limitsUrl } = config.value;
  if (!(await holdsApp(appFolder))) {
    return stopWith(
      `There is no built app in ${relative(process.cwd(), appFolder)}. Build it with: npm run build`,
    );
  }
  const callers = createCallers(proxies);
  const ports = nodeChatPorts();
  // Its client is half of the program, and rarely needed.
  const shared = limitsUrl && (await import('./node/sharedLimits')).sharedLimits(limitsUrl, chat, ports.log);
  if (shared) await shared.reached;
  const gateway = createGateway(
    { chat, hosts: [...hosts, ...ownNames()] },
    {
      files: appFiles(appFolder),
      callerOf: callers.of,
      chat: shared ? { ...ports, limits: shared } : ports,
    },
  );
  const server = createServer((request, bindings) => {
    callers.remember(request, bindings);
    return gateway.fetch(request);
  });
  // A reader who reads nothing of a file or an answer does not keep the connection.
  server.setTimeout(chat.silenceMs + STALLED_MS);
  const listening = await listen(server, { port, host, strict: strictPort });
  if (!listening.ok) return stopWith(formatListenError(listening.error, host));
  if (port !== 0 && listening.value !== port) console.log(`Port ${port} is taken; using ${listening.value}.`);
  console.log(`墨与星 Ink & Starlight: http://localhost:${listening.value}`);
  console.log(describeChat(config.value, process.env));
  stopOnSignal(server);
}

function describeChat({ chat: { provider } }: GatewayConfig, environment: Environment): string {
  if (provider) {
    const { host, hostname, protocol } = new URL(provider.endpoint);
    const readable = protocol === 'http:' && !HERE.test(hostname);
    return `Chat: ${provider.model} at ${host}${readable ? ' (over http: the key can be read in transit)' : ''}`;
  }
  const hint = environment.CHAT_ENDPOINT ? ' (CHAT_ENDPOINT is set but CHAT_API_KEY is not)' : '';
  return `Chat: the built-in guide${hint}`;
}

function stopWith(problem: string | readonly ConfigProblem[]): void {
  console.error(typeof problem === 'string' ? problem : problem.map(formatProblem).join('\n'));
  process.exitCode = 1;
}
