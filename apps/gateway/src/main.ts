import type { Server } from 'node:http';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import {
  type ConfigProblem,
  type Environment,
  formatProblem,
  type GatewayConfig,
  parseConfig,
  parseFlags,
  USAGE,
} from './config';
import { createGateway } from './gateway';
import { folderAssets, holdsApp } from './node/folderAssets';
import { formatListenError, listen } from './node/listen';
import { createReaders, nodeChatPorts } from './node/ports';
import { stopOnSignal } from './node/stop';

/**
 * A connection that sends its request drop by drop is closed, ms: questions are small, and whoever sends them so slowly
 * only keeps others out. Answers may take as long as they take.
 */
const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
} as const;

const here = dirname(fileURLToPath(import.meta.url));

/** This machine, where nobody else listens. */
const HERE = /^(localhost|127\.0\.0\.1|\[::1\])$/;

await main();

async function main(): Promise<void> {
  const flags = parseFlags(process.argv.slice(2));
  if (!flags.ok) return stopWith(flags.error);
  if (flags.value.help) return console.log(USAGE);
  const config = parseConfig(process.env, flags.value, join(here, '..', '..', 'web', 'dist'));
  if (!config.ok) return stopWith(config.error);
  const { appFolder, port, host, strictPort, trustProxy } = config.value;
  if (!(await holdsApp(appFolder))) {
    return stopWith(
      `There is no built app in ${relative(process.cwd(), appFolder)}. Build it with: npm run build`,
    );
  }
  const readers = createReaders(trustProxy);
  const gateway = createGateway(config.value, {
    assets: folderAssets(appFolder),
    chat: nodeChatPorts(readers),
  });
  const server = createAdaptorServer({
    serverOptions: PATIENCE,
    fetch: (request, bindings) => {
      readers.remember(request, bindings as HttpBindings); // HTTP/1.1 only: no options for HTTP/2 are given
      return gateway.fetch(request);
    },
  }) as Server;
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
    return `Chat: ${provider.model} at ${host}${readable ? ' (over http: the key can be read on its way)' : ''}`;
  }
  const hint = environment.CHAT_ENDPOINT ? ' (CHAT_ENDPOINT is set but CHAT_API_KEY is not)' : '';
  return `Chat: the built-in guide${hint}`;
}

function stopWith(problem: string | readonly ConfigProblem[]): void {
  console.error(typeof problem === 'string' ? problem : problem.map(formatProblem).join('\n'));
  process.exitCode = 1;
}
